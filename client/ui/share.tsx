import { usePageAddress } from '../core/route-path.js';
import { useTexts } from '../core/texts.js';
import { useToast } from '../core/toasts.js';
import { useIsHydrated } from '../core/use-is-hydrated.js';
import { Icon } from './icon.js';
import { ShareLine } from './share.styles.js';

/** Opens the share dialog of the device, else copies the address. @returns whether the address was copied; undefined with a share dialog */
export const shareOrCopy = async (title: string, url: string, device: Pick<Navigator, 'share' | 'clipboard'> = navigator): Promise<boolean | undefined> => {
  if (typeof device.share === 'function') {
    // The promise also rejects when the visitor closes the dialog.
    await device.share({ title, url }).catch(() => undefined);
    return undefined;
  }
  return device.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
};

/** Plain links, so that third parties receive nothing before a click. */
const waysOf = (title: string, url: string) => ({
  mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
});

/** Links and a button to share this page, or another address. The button is last and invisible until hydration, to prevent layout shifts. */
export const Share = ({ title, url: given }: { title: string; url?: string }) => {
  const t = useTexts('global');
  const page = usePageAddress();
  const url = given ?? page;
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const ways = waysOf(title, url);
  const onClick = async () => {
    const isCopied = await shareOrCopy(title, url);
    if (isCopied) toast({ variant: 'success', title: t('share.copied') });
    else if (isCopied === false) toast({ variant: 'error', title: t('share.notCopied'), description: t('share.byHand') });
  };
  return (
    <ShareLine>
      <span>{t('share.title')}</span>
      <a href={ways.mail}>{t('share.mail')}</a>
      <a href={ways.whatsapp} rel="noopener">
        WhatsApp
      </a>
      <a href={ways.linkedin} rel="noopener">
        LinkedIn
      </a>
      <button type="button" data-ready={isHydrated || undefined} onClick={() => void onClick()}>
        <Icon name="link" />
        {isHydrated && typeof navigator.share === 'function' ? t('share.action') : t('share.copy')}
      </button>
    </ShareLine>
  );
};
