import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Enquire, type EnquiryKind } from '../../../src/contract/enquiry.js';
import { problemOf, useApi } from '../../core/api.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../../ui/button.styles.js';
import { fieldNames, focusFirstError, showFieldErrors, useContractResolver } from '../../ui/form/contract-form.js';
import { CheckField, TextArea, TextField } from '../../ui/form/fields.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { EnquiryLayout } from './enquiry.styles.js';

/** What a form of this kind asks for; who asks and consent are asked in all of them. */
const asked = {
  contact: ['name', 'company', 'phone', 'message'],
  newsletter: ['name'],
  jobApplication: ['name', 'phone', 'message'],
  withdrawal: ['name', 'orderNumber'],
} as const satisfies { [Kind in EnquiryKind]?: readonly string[] };
type FormKind = keyof typeof asked;

interface EnquiryValues {
  kind: FormKind;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  orderNumber: string;
  jobOffer: string;
  consent: boolean;
}
const empty = { name: '', company: '', email: '', phone: '', message: '', orderNumber: '', consent: false };

/** As the contract takes it: what is empty is not sent. */
const inputOf = (values: EnquiryValues) => ({ ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), consent: values.consent });

interface EnquiryFormProps {
  kind: FormKind;
  /** Slug of the offer of work that is applied for. */
  jobOffer?: string;
  /** What the button says. */
  action: string;
  onSent(email: string): void;
}

/** A form whose answer comes by mail. Sent twice by mistake, it is received once. */
export const EnquiryForm = ({ kind, jobOffer = '', action, onSent }: EnquiryFormProps) => {
  const t = useTexts('form');
  const phone = usePhone();
  const isHydrated = useIsHydrated();
  const id = useId();
  const [idempotencyKey, setIdempotencyKey] = useState(() => globalThis.crypto.randomUUID());
  const [others, setOthers] = useState<string[]>([]);
  const initial: EnquiryValues = { ...empty, kind, jobOffer };
  const form = useForm<EnquiryValues, unknown, Enquire>({ mode: 'onTouched', shouldFocusError: false, defaultValues: initial, resolver: useContractResolver(Enquire, inputOf) });
  const send = useMutation(
    useApi().enquiries.send.mutationOptions({
      onMutate: () => setOthers([]),
      onSuccess: (_answer, { input }) => onSent(input.email),
      onError: (error) => {
        const problem = problemOf(error);
        if (!problem) return;
        setOthers(showFieldErrors(problem, new Set(fieldNames(initial)), form.setError));
        setIdempotencyKey(globalThis.crypto.randomUUID());
      },
    }),
  );
  const has = (field: string) => asked[kind].some((name) => name === field);
  return (
    <FormProvider {...form}>
      <EnquiryLayout
        as="form"
        noValidate
        aria-describedby={`${id}-required`}
        onSubmit={form.handleSubmit(
          (input) => send.mutate({ input, idempotencyKey }),
          (errors, event) => focusFirstError(errors, event?.target as HTMLFormElement),
        )}
      >
        <noscript>
          <Remark kind="warning">{t('noScript', { phone: phone.printed })}</Remark>
        </noscript>
        <p id={`${id}-required`}>{t('allRequired')}</p>
        <div className="fields">
          <TextField<EnquiryValues> name="name" label={t('name')} autoComplete="name" span={6} isOptional={kind === 'newsletter'} />
          <TextField<EnquiryValues> name="email" label={t('email')} type="email" inputMode="email" autoComplete="email" span={6} />
          {has('orderNumber') && <TextField<EnquiryValues> name="orderNumber" label={t('orderNumber')} hint={t('orderNumberHint')} span={6} />}
          {has('phone') && <TextField<EnquiryValues> name="phone" label={t('phone')} type="tel" inputMode="tel" autoComplete="tel" isOptional />}
          {has('company') && <TextField<EnquiryValues> name="company" label={t('company')} autoComplete="organization" isOptional />}
          {has('message') && <TextArea<EnquiryValues> name="message" label={t('message')} rows={7} span={6} />}
        </div>
        <CheckField<EnquiryValues> name="consent" label={t(`consent.${kind}`)} />
        {send.error && <ProblemRemark error={send.error} />}
        {others.length > 0 && <Remark kind="danger">{others.join(' ')}</Remark>}
        <Button data-waiting={!isHydrated || undefined} disabled={!isHydrated || send.isPending}>
          {action}
        </Button>
      </EnquiryLayout>
    </FormProvider>
  );
};
