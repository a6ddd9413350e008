import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../core/api.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../../ui/button.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { EnquiryForm } from './enquiry-form.js';
import { Received } from './received.js';
import { EnquiryPage } from './enquiry-page.js';

/** The link of the mail leads here. A click is asked for: programs that only look at a mail's links confirm nothing. */
const Confirm = ({ token }: { token: string }) => {
  const t = useTexts('form');
  const isHydrated = useIsHydrated();
  const confirm = useMutation(useApi().enquiries.confirm.mutationOptions());
  if (confirm.isSuccess) {
    return <Received title={t('newsletter.confirmedTitle')} text={t('newsletter.confirmedText')} />;
  }
  return (
    <>
      {confirm.error && <ProblemRemark error={confirm.error} />}
      <Button data-waiting={!isHydrated || undefined} disabled={!isHydrated || confirm.isPending} onClick={() => confirm.mutate({ input: { token } })}>
        {t('newsletter.confirm')}
      </Button>
    </>
  );
};

/** Sign up for the newsletter: double opt-in. */
export const Newsletter = () => {
  const t = useTexts('form');
  const token = useNavigation().place.search.get('token');
  const [sentTo, setSentTo] = useState<string>();
  const form = sentTo ? (
    <Received title={t('newsletter.sentTitle')} text={t('newsletter.sentText', { email: sentTo })} />
  ) : (
    <EnquiryForm kind="newsletter" action={t('newsletter.send')} onSent={setSentTo} />
  );
  return (
    <EnquiryPage title={t('newsletter.title')} summary={token ? t('newsletter.confirmSummary') : t('newsletter.summary')}>
      {token ? <Confirm token={token} /> : form}
    </EnquiryPage>
  );
};
