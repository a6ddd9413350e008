import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../core/api.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { EnquiryPage } from './enquiry-page.js';
import { EnquiryForm, type Sent } from './form/enquiry-form.js';
import { useWasSent } from './form/posted-draft.js';
import { Confirmed, ConfirmLink, OneButtonForm, expiredLinkCodes, ExpiredLink } from './one-button-form.js';
import { Received, ReceivedEnquiry } from './received.js';

/** Newsletter page: sign-up with double opt-in, confirmation, and unsubscription from the link in a mail. */
export const Newsletter = () => {
  const t = useTexts('form');
  const { search } = useNavigation().place;
  const [token, leaving] = [search.get('token'), search.get('unsubscribe')];
  const [isOver, setOver] = useState(expiredLinkCodes.includes(search.get('problem') ?? '') && !search.has('kind'));
  if (search.has('confirmed')) return <Confirmed what="newsletter" />;
  if (search.has('unsubscribed')) return <Done title={t('newsletter.leftTitle')} text={t('newsletter.leftText')} />;
  if (leaving) return <Leave token={leaving} />;
  return token && !isOver ? <ConfirmLink what="newsletter" token={token} onOver={() => setOver(true)} /> : <SignUp isOver={isOver} />;
};

const Done = ({ title, text }: { title: string; text: string }) => (
  <EnquiryPage title={title}>
    <Received title={title} text={text} />
  </EnquiryPage>
);

/** @param isOver whether the confirmation link is used up or expired */
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
          {isOver && <ExpiredLink what="newsletter" />}
          <PostedProblem except={expiredLinkCodes} />
          <EnquiryForm kind="newsletter" action={t('newsletter.send')} onSent={setSent} />
        </>
      )}
    </EnquiryPage>
  );
};

const Leave = ({ token }: { token: string }) => {
  const t = useTexts('form');
  const leave = useMutation(useApi().enquiries.unsubscribe.mutationOptions());
  if (leave.isSuccess) return <Done title={t('newsletter.leftTitle')} text={t('newsletter.leftText')} />;
  return (
    <EnquiryPage title={t('newsletter.leaveTitle')} summary={t('newsletter.leaveText')}>
      <OneButtonForm action="/forms/newsletter/unsubscribe" token={token} label={t('newsletter.leave')} {...leave} onClick={() => leave.mutate({ input: { token } })} />
    </EnquiryPage>
  );
};
