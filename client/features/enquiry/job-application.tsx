import { useState } from 'react';
import { useCapability } from '../../core/capabilities.js';
import { useTexts } from '../../core/texts.js';
import { FormSection } from './enquiry.styles.js';
import { EnquiryForm, type Sent } from './form/enquiry-form.js';
import { useWasSent } from './form/posted-draft.js';
import { ReceivedEnquiry } from './received.js';

/** Application form of a job. */
export const JobApplication = ({ jobOffer }: { jobOffer: string }) => {
  const t = useTexts('form');
  const wasSent = useWasSent('jobApplication');
  const [sent, setSent] = useState<Sent>();
  if (!useCapability('enquire')) return null;
  return (
    <FormSection aria-labelledby="apply">
      <header>
        <h2 id="apply">{t('application.title')}</h2>
        <p>{t('application.text')}</p>
      </header>
      {sent || wasSent ? (
        <ReceivedEnquiry kind="jobApplication" sent={sent} />
      ) : (
        <EnquiryForm key={jobOffer} kind="jobApplication" given={{ jobOffer }} draft={`jobApplication.${jobOffer}`} action={t('application.send')} onSent={setSent} />
      )}
    </FormSection>
  );
};
