import brand from '#brand';
import { chatLink } from '../../../core/chat-link.js';
import { useHref } from '../../../core/locale.js';
import { usePhone } from '../../../core/phone.js';
import { useTexts } from '../../../core/texts.js';
import { Icon } from '../../../ui/icon.js';
import { OpeningTimes } from './opening-times.js';

/** Contact options beside the form, and opening hours. */
export const ContactOptions = () => {
  const t = useTexts('form');
  const href = useHref();
  const phone = usePhone();
  const ways = [
    { icon: 'phone', text: phone.printed, href: phone.link },
    { icon: 'chat', text: t('contact.whatsapp'), href: chatLink(phone.printed), target: '_blank', rel: 'noopener noreferrer' },
    { icon: 'mail', text: brand.email, href: `mailto:${brand.email}` },
    { icon: 'calendar', text: t('enquiry.subjects.callBack'), href: href('contact', undefined, { about: 'callBack' }) },
  ] as const;
  return (
    <>
      <h2>{t('contact.direct')}</h2>
      <ul className="ways">
        {ways.map(({ icon, text, ...link }) => (
          <li key={icon}>
            <a {...link}>
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
      </ul>
      <OpeningTimes />
    </>
  );
};
