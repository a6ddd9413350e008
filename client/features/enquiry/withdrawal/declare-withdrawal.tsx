import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Enquire } from '../../../../src/contract/enquiry.js';
import { useApi } from '../../../core/api.js';
import { useCapability } from '../../../core/capabilities.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { Fieldset, TextArea, TextField } from '../../../ui/form/fields.js';
import { AutocompleteField } from '../../../ui/form/autocomplete-field.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { usePostedDraft } from '../form/posted-draft.js';
import { StepText } from './withdrawal.styles.js';

interface Values {
  name: string;
  email: string;
  orderNumber: string;
  message: string;
}
const inputOf = (values: Values) => ({ kind: 'withdrawal', ...values, consent: true });

/** Form for a withdrawal in a free text. It is also accepted when the order number has a typing error. */
export const DeclareWithdrawal = () => {
  const t = useTexts('form');
  const href = useHref();
  const { navigate, place } = useNavigation();
  const [key] = useState(() => globalThis.crypto.randomUUID());
  const posted = usePostedDraft('withdrawal');
  const canFind = useCapability('checkWithdrawal', 'getCheckedWithdrawal', 'withdrawChecked');
  const { mutateAsync } = useMutation(useApi().enquiries.send.mutationOptions());
  const send = async (input: Enquire) => {
    const { receivedAt } = await mutateAsync({ input, idempotencyKey: key });
    await navigate(href('withdrawal', undefined, { declared: receivedAt }));
  };
  return (
    <StepText>
      <h2>{t('withdrawal.declare.title')}</h2>
      <p>{t('withdrawal.declare.text')}</p>
      <SubmittedForm
        schema={Enquire}
        toInput={inputOf}
        initial={{ name: '', email: '', orderNumber: place.search.get('number') ?? '', message: '', ...posted?.values }}
        errors={posted?.errors}
        problem={posted?.problem}
        send={send}
        submit={t('withdrawal.confirm')}
        isWork
        action="/forms/withdrawal/declare"
        aside={canFind && <a href={href('withdrawal')}>{t('withdrawal.find.title')}</a>}
      >
        <input type="hidden" name="key" value={key} suppressHydrationWarning />
        <Fieldset>
          <AutocompleteField<Values> is="name" name="name" span={6} />
          <AutocompleteField<Values> is="email" name="email" span={6} />
          <TextField<Values> name="orderNumber" label={t('withdrawal.declare.order')} autoComplete="off" autoCapitalize="characters" maxLength={120} span={6} />
          <TextArea<Values> name="message" label={t('message')} rows={4} span={6} isOptional />
        </Fieldset>
      </SubmittedForm>
    </StepText>
  );
};
