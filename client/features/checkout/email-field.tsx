import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { useCheck } from '../../core/use-check.js';
import { FieldNote } from '../../ui/form/field-note.js';
import { AutocompleteField } from '../../ui/form/autocomplete-field.js';
import type { DetailsValues } from './details-values.js';

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).trim();

/** Email field. A domain without mail server causes a warning but does not block the form, because the look-up may be wrong. */
export const EmailField = () => {
  const t = useTexts('checkout');
  const tForm = useTexts('form');
  const { trigger } = useFormContext<DetailsValues>();
  const request = useCheck(useApi().checks.emailDomain.mutationOptions());
  const domain = domainOf(useWatch<DetailsValues, 'contact.email'>({ name: 'contact.email' }));
  const [deaf, setDeaf] = useState<string>();
  const check = async () => {
    if (!(await trigger('contact.email'))) return;
    const verdict = await request({ domain });
    setDeaf(verdict?.valid === false ? domain : undefined);
  };
  return (
    <AutocompleteField<DetailsValues>
      is="email"
      name="contact.email"
      hint={tForm('emailHint')}
      note={deaf === domain ? <FieldNote kind="warning">{t('email.takesNoMail', { domain })}</FieldNote> : null}
      onLeave={() => void check()}
    />
  );
};
