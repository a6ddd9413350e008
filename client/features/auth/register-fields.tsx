import { useFormContext, useWatch } from 'react-hook-form';
import { customerTypes } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { CheckField, Fieldset, TextField } from '../../ui/form/fields.js';
import { AutocompleteField, PhoneField } from '../../ui/form/autocomplete-field.js';
import { Choices } from '../../ui/form/form.styles.js';
import { NewPasswordFields } from '../../ui/form/password-field.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { blankRegistration, type RegisterValues } from './register-values.js';

/** Fields of the registration: customer type, company, contact, credentials. */
export const RegisterFields = () => {
  const t = useTexts('register');
  const tForm = useTexts('form');
  const { register } = useFormContext<RegisterValues>();
  const customerType = useWatch<RegisterValues, 'customerType'>({ name: 'customerType' });
  return (
    <>
      <Choices data-as="pair">
        <legend>{t('customerType')}</legend>
        {customerTypes.map((type) => (
          <RadioCard key={type}>
            <input type="radio" value={type} defaultChecked={type === blankRegistration.customerType} {...register('customerType')} />
            <strong>{t(type)}</strong>
          </RadioCard>
        ))}
      </Choices>
      {customerType === 'Business' && (
        <Fieldset legend={t('company')}>
          <AutocompleteField<RegisterValues> is="company" name="company" span={6} />
          <TextField<RegisterValues> name="vatNumber" label={tForm('vatNumber')} autoCapitalize="characters" autoComplete="off" isOptional span={6} />
          <TextField<RegisterValues> name="licenceCode" label={t('licenceCode')} autoCapitalize="characters" autoComplete="off" hint={t('licenceCodeHint')} isOptional span={6} />
        </Fieldset>
      )}
      <Fieldset legend={t('who')}>
        <AutocompleteField<RegisterValues> is="firstName" name="firstName" />
        <AutocompleteField<RegisterValues> is="lastName" name="lastName" />
        <PhoneField<RegisterValues> name="phone" purpose="delivery" isOptional span={6} />
      </Fieldset>
      <Fieldset legend={t('signIn')}>
        <AutocompleteField<RegisterValues> is="email" name="email" hint={tForm('emailHint')} autoComplete="username" span={6} />
        <NewPasswordFields label={t('password')} />
      </Fieldset>
      <CheckField<RegisterValues> name="newsletter" label={t('newsletter')} />
    </>
  );
};
