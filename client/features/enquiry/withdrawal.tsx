import { useState } from 'react';
import { useLinkTo } from '../../core/link-to.js';
import { useTexts } from '../../core/texts.js';
import { EnquiryForm } from './enquiry-form.js';
import { Received } from './received.js';
import { EnquiryPage } from './enquiry-page.js';

/** Withdraw from a contract: who, which order, and a button that says what it does (Directive (EU) 2023/2673, article 11a). */
export const Withdrawal = () => {
  const t = useTexts('form');
  const [sentBy, setSentBy] = useState<string>();
  const policy = useLinkTo()('info:withdrawal');
  const aside = policy && (
    <>
      <h2>{t('withdrawal.aside')}</h2>
      <p>{t('withdrawal.exempt')}</p>
      <a href={policy.href}>{policy.label}</a>
    </>
  );
  return (
    <EnquiryPage title={t('withdrawal.title')} summary={t('withdrawal.summary')} aside={aside}>
      {sentBy ? (
        <Received title={t('withdrawal.sentTitle')} text={t('withdrawal.sentText', { email: sentBy })} />
      ) : (
        <EnquiryForm kind="withdrawal" action={t('withdrawal.confirm')} onSent={setSentBy} />
      )}
    </EnquiryPage>
  );
};
