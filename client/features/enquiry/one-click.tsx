import { useMutation } from '@tanstack/react-query';
import { problemOf, useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { FormStack } from '../../ui/form/form.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { EnquiryPage } from './enquiry-page.js';
import { Received } from './received.js';

/** Refusals of a mailed link that is used up or too old. */
export const overs: readonly string[] = ['GONE', 'NOT_FOUND', 'VALIDATION'];

interface OneClickProps {
  /** Where the form is posted to while no script runs. */
  action: string;
  token: string;
  label: string;
  error: unknown;
  isPending: boolean;
  onClick(): void;
}

/** A form of one button, for the token of a mailed link. */
export const OneClick = ({ action, token, label, error, isPending, onClick }: OneClickProps) => (
  <FormStack
    method="post"
    action={action}
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

/** What a link confirms; `form.<name>` holds the texts. */
type Confirmed = 'newsletter' | 'appointment';

/** Says that the link of a mail was used. */
export const Confirmed = ({ what }: { what: Confirmed }) => {
  const t = useTexts('form');
  const title = t(`${what}.confirmedTitle`);
  return (
    <EnquiryPage title={title}>
      <Received title={title} text={t(`${what}.confirmedText`)} />
    </EnquiryPage>
  );
};

/** Says that the link of a mail no longer works. */
export const OverLink = ({ what }: { what: Confirmed }) => {
  const t = useTexts('form');
  return (
    <Remark kind="warning" role="alert">
      <strong>{t(`${what}.expiredTitle`)}</strong>
      <p>{t(`${what}.expiredText`)}</p>
    </Remark>
  );
};

/** Where the link of a mail leads. A click is needed: programs that follow the links of a mail confirm nothing. */
export const ConfirmLink = ({ what, token, onOver }: { what: Confirmed; token: string; onOver(): void }) => {
  const t = useTexts('form');
  const onError = (error: unknown) => {
    if (overs.includes(problemOf(error)?.code ?? '')) onOver();
  };
  const confirm = useMutation(useApi().enquiries.confirm.mutationOptions({ onError }));
  if (confirm.isSuccess) return <Confirmed what={what} />;
  return (
    <EnquiryPage title={t(`${what}.confirmTitle`)} summary={t(`${what}.confirmSummary`)}>
      <OneClick action={`/forms/${what}/confirm`} token={token} label={t(`${what}.confirm`)} {...confirm} onClick={() => confirm.mutate({ input: { token } })} />
    </EnquiryPage>
  );
};
