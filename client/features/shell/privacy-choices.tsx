import { type ComponentType, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLinkTo } from '../../core/link-to.js';
import { useLoadTexts } from '../../core/load-texts.js';
import { useNavigation } from '../../core/page.js';
import { isReloading } from '../../core/reload-page.js';
import { useTexts } from '../../core/texts.js';

/** Link that opens the consent choices. Without scripts, when no third party is loaded, it opens the privacy policy. */
export const PrivacyChoices = () => {
  const t = useTexts('footer');
  const privacy = useLinkTo()('info:privacy');
  const needTexts = useLoadTexts();
  const { navigate } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const [Choices, setChoices] = useState<ComponentType<{ onClose(): void }>>();
  if (!privacy) return null;
  const open = async () => {
    try {
      const [{ ConsentChoices }] = await Promise.all([import('../../ui/consent-choices.js'), needTexts(['form'])]);
      setChoices(() => ConsentChoices);
      setIsOpen(true);
    } catch {
      if (!(await isReloading())) await navigate(privacy.href);
    }
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <>
      <a href={privacy.href} aria-haspopup="dialog" onClick={onClick}>
        {t('privacyChoices')}
      </a>
      {/* Rendered outside the footer, which has the colours of a dark background. */}
      {Choices && isOpen && createPortal(<Choices onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
};
