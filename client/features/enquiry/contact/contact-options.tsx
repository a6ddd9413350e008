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
  return (
    <>
      <h2>{t('contact.direct')}</h2>
      <ul className="ways">
        <li>
          <a href={phone.link}>
            <Icon name="phone" />
            {phone.printed}
          </a>
        </li>
        <li>
          <a href={chatLink(phone.printed)} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            {t('contact.whatsapp')}
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" />
            {brand.email}
          </a>
        </li>
        <li>
          <a href={href('contact', undefined, { about: 'callBack' })}>
            <Icon name="calendar" />
            {t('enquiry.subjects.callBack')}
          </a>
        </li>
      </ul>
      <OpeningTimes />
    </>
  );
};
