import brand from '#brand';
import { useState } from 'react';
import type { Country } from '../../../src/contract/locales.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { EnquiryForm } from './enquiry-form.js';
import { Received } from './received.js';
import { EnquiryPage } from './enquiry-page.js';

const ReachUs = () => {
  const t = useTexts('form');
  const phone = usePhone();
  const { name, address } = brand.seller;
  // The last line of an address is its country's code.
  const lines = [name, ...address.slice(0, -1), t(`countries.${address.at(-1)!.toLowerCase() as Country}`)];
  return (
    <>
      <h2>{t('contact.direct')}</h2>
      <p>
        <a href={phone.link}>
          <Icon name="phone" />
          {phone.printed}
        </a>
      </p>
      <p>
        <a href={`mailto:${brand.email}`}>
          <Icon name="mail" />
          {brand.email}
        </a>
      </p>
      <h2>{t('contact.visit')}</h2>
      <address>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </>
  );
};

/** Ask us something: by form, phone, mail or in person. */
export const Contact = () => {
  const t = useTexts('form');
  const [sentBy, setSentBy] = useState<string>();
  return (
    <EnquiryPage title={t('contact.title')} summary={t('contact.summary')} aside={<ReachUs />}>
      {sentBy ? (
        <Received title={t('contact.sentTitle')} text={t('contact.sentText', { email: sentBy })} />
      ) : (
        <EnquiryForm kind="contact" action={t('contact.send')} onSent={setSentBy} />
      )}
    </EnquiryPage>
  );
};
