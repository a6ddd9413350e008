import { useHref } from '../../core/locale.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ContactCard } from './contact.styles.js';

/** Card with links to the contact page and the phone number. */
export const Contact = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const phone = usePhone();
  return (
    <div className="container">
      <ContactCard data-dark aria-labelledby="contact">
        <h2 id="contact">{t('contact.title')}</h2>
        <p>{t('contact.text')}</p>
        <div>
          <Button as="a" href={href('contact')}>
            {t('contact.action')}
          </Button>
          <a href={phone.link}>{t('contact.call', { phone: phone.printed })}</a>
        </div>
      </ContactCard>
    </div>
  );
};
