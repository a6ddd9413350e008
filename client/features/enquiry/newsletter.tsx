import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf, useApi } from '../../core/api.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { FormStack } from '../../ui/form/form.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { EnquiryPage } from './enquiry-page.js';
import { EnquiryForm, type Sent } from './form/enquiry-form.js';
import { useWasSent } from './form/posted.js';
import { Received, ReceivedEnquiry } from './received.js';

/** Refusals of a mailed link that a new sign-up mends. */
const overs = ['GONE', 'NOT_FOUND', 'VALIDATION'];

/** Sign up for the newsletter: double opt-in; and the ways out of it, from its mails. */
export const Newsletter = () => {
  const t = useTexts('form');
  const { search } = useNavigation().place;
  const [token, leaving] = [search.get('token'), search.get('unsubscribe')];
  if (search.has('confirmed')) return <Done title={t('newsletter.confirmedTitle')} text={t('newsletter.confirmedText')} />;
  if (search.has('unsubscribed')) return <Done title={t('newsletter.leftTitle')} text={t('newsletter.leftText')} />;
  if (leaving) return <Leave token={leaving} />;
  return token ? <Confirm token={token} /> : <SignUp isOver={overs.includes(search.get('problem') ?? '') && !search.has('kind')} />;
};

const Done = ({ title, text }: { title: string; text: string }) => (
  <EnquiryPage title={title}>
    <Received title={title} text={text} />
  </EnquiryPage>
);

/** @param isOver the link that led here counts no more */
const SignUp = ({ isOver }: { isOver: boolean }) => {
  const t = useTexts('form');
  const wasSent = useWasSent('newsletter');
  const [sent, setSent] = useState<Sent>();
  return (
    <EnquiryPage title={t('newsletter.title')} summary={t('newsletter.summary')}>
      {sent || wasSent ? (
        <ReceivedEnquiry kind="newsletter" sent={sent} />
      ) : (
        <>
          {isOver && (
            <Remark kind="warning" role="alert">
              <strong>{t('newsletter.expiredTitle')}</strong>
              <p>{t('newsletter.expiredText')}</p>
            </Remark>
          )}
          <EnquiryForm kind="newsletter" action={t('newsletter.send')} onSent={setSent} />
        </>
      )}
    </EnquiryPage>
  );
};

/** The link of the mail leads here. A click is asked for: programs that only look at a mail's links confirm nothing. */
const Confirm = ({ token }: { token: string }) => {
  const t = useTexts('form');
  const confirm = useMutation(useApi().enquiries.confirm.mutationOptions());
  if (confirm.isSuccess) return <Done title={t('newsletter.confirmedTitle')} text={t('newsletter.confirmedText')} />;
  if (overs.includes(problemOf(confirm.error)?.code ?? '')) return <SignUp isOver />;
  return (
    <EnquiryPage title={t('newsletter.title')} summary={t('newsletter.confirmSummary')}>
      <OneClick to="confirm" token={token} label={t('newsletter.confirm')} {...confirm} onClick={() => confirm.mutate({ input: { token } })} />
    </EnquiryPage>
  );
};

const Leave = ({ token }: { token: string }) => {
  const t = useTexts('form');
  const leave = useMutation(useApi().enquiries.unsubscribe.mutationOptions());
  if (leave.isSuccess) return <Done title={t('newsletter.leftTitle')} text={t('newsletter.leftText')} />;
  return (
    <EnquiryPage title={t('newsletter.leaveTitle')} summary={t('newsletter.leaveText')}>
      <OneClick to="unsubscribe" token={token} label={t('newsletter.leave')} {...leave} onClick={() => leave.mutate({ input: { token } })} />
    </EnquiryPage>
  );
};

interface OneClickProps {
  /** The door's last part, where no script runs. */
  to: 'confirm' | 'unsubscribe';
  token: string;
  label: string;
  error: unknown;
  isPending: boolean;
  onClick(): void;
}

const OneClick = ({ to, token, label, error, isPending, onClick }: OneClickProps) => (
  <FormStack
    method="post"
    action={`/forms/newsletter/${to}`}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isPending) onClick();
    }}
  >
    <input type="hidden" name="token" value={token} />
    {error ? <ProblemRemark error={error} /> : null}
    <div className="actions">
      <Button aria-disabled={isPending || undefined}>{label}</Button>
    </div>
  </FormStack>
);
