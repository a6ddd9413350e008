import { useState } from 'react';
import { useTexts } from '../../core/texts.js';
import { Section } from '../../ui/section.styles.js';
import { EnquiryForm } from './enquiry-form.js';
import { Received } from './received.js';

/** Apply for an offer of work. */
export const JobApplication = ({ jobOffer }: { jobOffer: string }) => {
  const t = useTexts('form');
  const [sentBy, setSentBy] = useState<string>();
  return (
    <Section aria-labelledby="apply">
      <header>
        <h2 id="apply">{t('application.title')}</h2>
      </header>
      {sentBy ? (
        <Received title={t('contact.sentTitle')} text={t('contact.sentText', { email: sentBy })} />
      ) : (
        <EnquiryForm kind="jobApplication" given={{ jobOffer }} action={t('application.send')} onSent={setSentBy} />
      )}
    </Section>
  );
};
