import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Enquire, type EnquiryKind } from '../../../src/contract/enquiry.js';
import { useApi } from '../../core/api.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { CheckField, TextArea, TextField } from '../../ui/form/fields.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';

/** What a form of this kind asks for; e-mail and consent are asked in all of them. */
const asked = {
  contact: ['company', 'phone', 'message'],
  quotation: ['quantity', 'company', 'phone', 'message'],
  newsletter: [],
  jobApplication: ['phone', 'message'],
} as const satisfies { [Kind in EnquiryKind]?: readonly string[] };
type FormKind = keyof typeof asked;

interface EnquiryValues {
  kind: FormKind;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  jobOffer: string;
  productId: string;
  quantity: string;
  consent: boolean;
}
const empty = { name: '', company: '', email: '', phone: '', message: '', jobOffer: '', productId: '', quantity: '', consent: false };

/** As the contract takes it: what is empty is not sent. */
const inputOf = (values: EnquiryValues) => {
  const { quantity, ...said } = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return { ...said, consent: values.consent, ...(quantity !== undefined && { quantity: Number(quantity) }) };
};

/** Beside a product its own action comes first. */
const secondary = { kind: 'secondary' } as const;

interface EnquiryFormProps {
  kind: FormKind;
  /** What is known before the visitor writes. */
  given?: Partial<Pick<EnquiryValues, 'jobOffer' | 'productId' | 'quantity' | 'message'>>;
  /** What the button says. */
  action: string;
  onSent(email: string): void;
}

/** A form whose answer comes by mail. Sent again after no answer came, it is received once. */
export const EnquiryForm = ({ kind, given, action, onSent }: EnquiryFormProps) => {
  const t = useTexts('form');
  const phone = usePhone();
  const [keys] = useState(() => new Map<string, string>());
  const { mutateAsync } = useMutation(useApi().enquiries.send.mutationOptions());
  const has = (field: string) => asked[kind].some((name) => name === field);
  const send = async (input: Enquire) => {
    const words = JSON.stringify(input);
    const idempotencyKey = keys.get(words) ?? globalThis.crypto.randomUUID();
    keys.set(words, idempotencyKey);
    await mutateAsync({ input, idempotencyKey });
    onSent(input.email);
  };
  return (
    <>
      <NeedsScript instead={t('noScript', { phone: phone.printed })} />
      <SubmittedForm<EnquiryValues, Enquire>
        schema={Enquire}
        toInput={inputOf}
        initial={{ ...empty, ...given, kind }}
        send={send}
        submit={action}
        {...(kind === 'quotation' && secondary)}
      >
        <p className="lead">{t('allRequired')}</p>
        <FieldGroup>
          <div className="fields">
            <TextField<EnquiryValues> name="name" label={t('name')} autoComplete="name" span={6} isOptional={kind === 'newsletter'} />
            <TextField<EnquiryValues> name="email" label={t('email')} type="email" inputMode="email" autoComplete="email" span={6} />
            {has('quantity') && <TextField<EnquiryValues> name="quantity" label={t('quotation.quantity')} type="number" inputMode="numeric" />}
            {has('phone') && <TextField<EnquiryValues> name="phone" label={t('phone')} type="tel" inputMode="tel" autoComplete="tel" isOptional />}
            {has('company') && <TextField<EnquiryValues> name="company" label={t('company')} autoComplete="organization" isOptional />}
            {has('message') && <TextArea<EnquiryValues> name="message" label={t('message')} rows={7} span={6} />}
          </div>
        </FieldGroup>
        <CheckField<EnquiryValues> name="consent" label={t(`consent.${kind}`)} />
      </SubmittedForm>
    </>
  );
};
