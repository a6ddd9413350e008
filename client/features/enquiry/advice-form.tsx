import { useState } from 'react';
import { useTexts } from '../../core/texts.js';
import { FormSection } from './enquiry.styles.js';
import { EnquiryForm, type Sent } from './form/enquiry-form.js';
import { useWasSent } from './form/posted-draft.js';
import { ReceivedEnquiry } from './received.js';

interface AdviceFormProps {
  /** Room as query string of the calculator. */
  room?: string;
  productId?: string;
}

/** Advice request form within a text. Page namespaces: `form`, `yup`. */
export const AdviceForm = (given: AdviceFormProps) => {
  const t = useTexts('form');
  const wasSent = useWasSent('advice');
  const [sent, setSent] = useState<Sent>();
  return (
    <FormSection aria-labelledby="ask-advice">
      <header>
        <h2 id="ask-advice">{t('advice.title')}</h2>
        <p>{t('advice.text')}</p>
      </header>
      {sent || wasSent ? <ReceivedEnquiry kind="advice" sent={sent} /> : <EnquiryForm kind="advice" given={given} action={t('advice.send')} onSent={setSent} />}
    </FormSection>
  );
};
