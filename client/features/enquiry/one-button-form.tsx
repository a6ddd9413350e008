import { useMutation } from '@tanstack/react-query';
import { problemOf, useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { FormStack } from '../../ui/form/form.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { EnquiryPage } from './enquiry-page.js';
import { Received } from './received.js';

/** Error codes of a mailed link that is used up, expired or not valid. */
export const expiredLinkCodes: readonly string[] = ['GONE', 'NOT_FOUND', 'VALIDATION'];

interface OneButtonFormProps {
  /** URL to which the form is posted without scripts. */
  action: string;
  token: string;
  label: string;
  error: unknown;
  isPending: boolean;
  onClick(): void;
}

/** Form with one button that sends the token of a mailed link. */
export const OneButtonForm = ({ action, token, label, error, isPending, onClick }: OneButtonFormProps) => (
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

/** Subject of a confirmation link; its texts are under `form.<name>`. */
type Confirmed = 'newsletter' | 'appointment';

/** Page after a successful confirmation. */
export const Confirmed = ({ what }: { what: Confirmed }) => {
  const t = useTexts('form');
  const title = t(`${what}.confirmedTitle`);
  return (
    <EnquiryPage title={title}>
      <Received title={title} text={t(`${what}.confirmedText`)} />
    </EnquiryPage>
  );
};

/** Notice that a mailed link is not valid any more. */
export const ExpiredLink = ({ what }: { what: Confirmed }) => {
  const t = useTexts('form');
  return (
    <Remark kind="warning" role="alert">
      <strong>{t(`${what}.expiredTitle`)}</strong>
      <p>{t(`${what}.expiredText`)}</p>
    </Remark>
  );
};

/** Target of a mailed confirmation link. It requires a click, so that mail scanners that open links confirm nothing. */
export const ConfirmLink = ({ what, token, onOver }: { what: Confirmed; token: string; onOver(): void }) => {
  const t = useTexts('form');
  const onError = (error: unknown) => {
    if (expiredLinkCodes.includes(problemOf(error)?.code ?? '')) onOver();
  };
  const confirm = useMutation(useApi().enquiries.confirm.mutationOptions({ onError }));
  if (confirm.isSuccess) return <Confirmed what={what} />;
  return (
    <EnquiryPage title={t(`${what}.confirmTitle`)} summary={t(`${what}.confirmSummary`)}>
      <OneButtonForm action={`/forms/${what}/confirm`} token={token} label={t(`${what}.confirm`)} {...confirm} onClick={() => confirm.mutate({ input: { token } })} />
    </EnquiryPage>
  );
};
