import { useState } from 'react';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Icon } from '../../ui/icon.js';
import { ShareLine } from './share.styles.js';

/** Hands the page on by the device's own means, else by the clipboard. @returns whether the address was copied */
export const shareOrCopy = async (title: string, url: string, device: Pick<Navigator, 'share' | 'clipboard'> = navigator): Promise<boolean> => {
  if (typeof device.share === 'function') {
    // Closing the device's own dialog is no failure.
    await device.share({ title, url }).catch(() => undefined);
    return false;
  }
  return device.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
};

/** Ways to tell somebody of a product; nobody else hears of it. */
export const Share = ({ title }: { title: string }) => {
  const t = useTexts('product');
  const isHydrated = useIsHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const url = isHydrated ? window.location.origin + window.location.pathname : '';
  return (
    <ShareLine>
      {isHydrated && (
        <button type="button" onClick={async () => setIsCopied(await shareOrCopy(title, url))}>
          <Icon name={isCopied ? 'check' : 'globe'} />
          {t('share.action')}
        </button>
      )}
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
        <Icon name="mail" />
        {t('share.mail')}
      </a>
      <output>{isCopied && t('share.copied')}</output>
    </ShareLine>
  );
};
