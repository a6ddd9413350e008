import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Enquire } from '../../../../src/contract/enquiry.js';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { useRoutePath } from '../../../core/route-path.js';
import { useTexts } from '../../../core/texts.js';
import { trackEnquiry } from '../../../core/track.js';
import { useIdempotency } from '../../../core/use-idempotency.js';
import { Honeypot } from '../../../ui/form/honeypot.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { Appointment } from '../appointment/appointment.js';
import { Consent } from './consent.js';
import { EnquiryFields } from './enquiry-fields.js';
import { draftFields, type EnquiryValues, type FormContext, type FormKind, inputOf, openedWith } from './enquiry-values.js';
import { usePostedDraft, valuesOf } from './posted-draft.js';

const fetchRules = async () => (await import('../../../../src/contract/enquiry.js')).Enquire;

/** Sender and appointment of an enquiry that was sent. */
export interface Sent {
  email: string;
  appointment?: Enquire['appointment'];
  day?: string | undefined;
  time?: string | undefined;
  /** Whether the slot is only held until the mailed link is used. */
  needsConfirmation?: boolean;
}

interface EnquiryFormProps {
  kind: FormKind;
  given?: FormContext;
  /** Label of the submit button. */
  action: string;
  /** Whether the button is secondary, as beside a product with its own main button. */
  isSecondary?: boolean;
  /** Name of the draft. Forms with the same name share their typed values. */
  draft?: string;
  /** Content above the fields. */
  children?: ReactNode;
  onSent(sent: Sent): void;
}

/** Enquiry form, answered by mail. The idempotency key makes a repeated send harmless. Without scripts the form is posted. */
export const EnquiryForm = ({ kind, given = {}, action, isSecondary, draft = kind, children, onSent }: EnquiryFormProps) => {
  const t = useTexts('form');
  const path = useRoutePath();
  const posted = usePostedDraft(kind);
  const [openedAt] = useState(() => new Date().toISOString());
  const [uploads, setUploads] = useState(0);
  const keyOf = useIdempotency();
  const inFront = useMessagePrefix();
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
      <HiddenFields values={{ ...initial.carried, page: path, key: keyOf() }} />
      {kind !== 'newsletter' && <p className="lead">{t('allRequired')}</p>}
      {children}
      {given.appointment && <Appointment kind={given.appointment} />}
      <EnquiryFields {...{ kind, given }} onSending={setUploads} />
      <Honeypot<EnquiryValues> name="website" />
      <Consent kind={given.appointment ? 'appointment' : kind} />
    </SubmittedForm>
  );
};

/** Hidden fields of a form that is posted without scripts. They keep the time and key that the server rendered. */
const HiddenFields = ({ values: { kind: _, ...values } }: { values: Record<string, string | boolean> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} suppressHydrationWarning />);

/** Returns a function that gives the lines to put before the message, from fields that only some subjects have. */
const useMessagePrefix = (): ((values: EnquiryValues) => string[]) => {
  const t = useTexts('form');
  const { day: format, labelled } = useFormat();
  return ({ orderNumber, project, deadline }) => [
    ...(orderNumber ? [labelled(t('orderNumber'), orderNumber)] : []),
    ...(project ? [t('quotation.wishes', { project })] : []),
    ...(deadline ? [t('quotation.byDay', { day: format(deadline) })] : []),
  ];
};
