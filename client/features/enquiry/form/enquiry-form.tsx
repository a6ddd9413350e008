import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Enquire } from '../../../../src/contract/enquiry.js';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { usePlacePath } from '../../../core/place-path.js';
import { useTexts } from '../../../core/texts.js';
import { trackEnquiry } from '../../../core/track.js';
import { useIdempotency } from '../../../core/use-idempotency.js';
import { Honeypot } from '../../../ui/form/honeypot.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { Appointment } from '../appointment/appointment.js';
import { Consent } from './consent.js';
import { EnquiryFields } from './enquiry-fields.js';
import { draftFields, type EnquiryValues, type FormKind, type Given, inputOf, openedWith } from './enquiry-values.js';
import { usePosted, valuesOf } from './posted.js';

const fetchRules = async () => (await import('../../../../src/contract/enquiry.js')).Enquire;

/** Who wrote, and what was agreed. */
export interface Sent {
  email: string;
  appointment?: Enquire['appointment'];
  day?: string | undefined;
  time?: string | undefined;
  /** A moment is held until the link of a mail is used. */
  needsConfirmation?: boolean;
}

interface EnquiryFormProps {
  kind: FormKind;
  given?: Given;
  /** What the button says. */
  action: string;
  /** Beside a product its own action comes first. */
  isSecondary?: boolean;
  /** Forms that share a draft: what is typed into one stands in the others. */
  draft?: string;
  /** What goes along, above the fields. */
  children?: ReactNode;
  onSent(sent: Sent): void;
}

/** A form whose answer comes by mail. Sent again after no answer came, it is received once; without a script it is posted. */
export const EnquiryForm = ({ kind, given = {}, action, isSecondary, draft = kind, children, onSent }: EnquiryFormProps) => {
  const t = useTexts('form');
  const path = usePlacePath();
  const posted = usePosted(kind);
  const [openedAt] = useState(() => new Date().toISOString());
  const [uploads, setUploads] = useState(0);
  const keyOf = useIdempotency();
  const inFront = useWishes();
  const { mutateAsync } = useMutation(useApi().enquiries.send.mutationOptions());
  const initial = openedWith(kind, given, openedAt, posted && valuesOf(posted));
  const send = async (output: Enquire, values: EnquiryValues) => {
    const input = { ...output, ...(output.message && { message: [...inFront(values), output.message].join('\n') }) };
    const { id, needsConfirmation } = await mutateAsync({ input, idempotencyKey: keyOf(input) });
    trackEnquiry(kind, { what: `enquiry.${id}` });
    onSent({ email: input.email, appointment: input.appointment, day: input.appointmentDay, time: input.appointmentTime, needsConfirmation });
  };
  return (
    <SubmittedForm<EnquiryValues, Enquire>
      schema={fetchRules}
      toInput={inputOf}
      initial={initial}
      errors={posted?.errors}
      problem={posted?.problem}
      send={send}
      submit={action}
      action={`/forms/enquiries/${kind}`}
      hasFiles={kind !== 'newsletter'}
      draft={{ name: `enquiry.${draft}`, fields: draftFields }}
      blocked={uploads > 0 ? t('upload.stillSending') : undefined}
      {...(isSecondary && { kind: 'secondary' as const })}
    >
      <Carried values={{ ...initial.carried, page: path, key: keyOf() }} />
      {kind !== 'newsletter' && <p className="lead">{t('allRequired')}</p>}
      {children}
      {given.appointment && <Appointment kind={given.appointment} />}
      <EnquiryFields {...{ kind, given }} onSending={setUploads} />
      <Honeypot<EnquiryValues> name="website" />
      <Consent kind={given.appointment ? 'appointment' : kind} />
    </SubmittedForm>
  );
};

/** What goes along unseen when the form is posted; the times and keys of the server's rendering stay. */
const Carried = ({ values: { kind: _, ...values } }: { values: Record<string, string | boolean> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} suppressHydrationWarning />);

/** What is said in front of a message: fields that only some subjects have. */
const useWishes = (): ((values: EnquiryValues) => string[]) => {
  const t = useTexts('form');
  const { day: format } = useFormat();
  return ({ orderNumber, project, deadline }) => [
    ...(orderNumber ? [`${t('orderNumber')}: ${orderNumber}`] : []),
    ...(project ? [t('quotation.wishes', { project })] : []),
    ...(deadline ? [t('quotation.byDay', { day: format(deadline) })] : []),
  ];
};
