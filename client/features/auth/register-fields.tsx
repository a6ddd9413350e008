import { useFormContext, useWatch } from 'react-hook-form';
import { customerTypes } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { CheckField, TextField } from '../../ui/form/fields.js';
import { Choices, FieldGroup } from '../../ui/form/form.styles.js';
import { NewPasswordFields } from '../../ui/form/password-field.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { blankRegistration, type RegisterValues } from './register-values.js';

/** Who registers: as what, who, and how they sign in. */
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
        <FieldGroup>
          <legend>{t('company')}</legend>
          <div className="fields">
            <TextField<RegisterValues> name="company" label={tForm('company')} autoComplete="organization" span={6} />
            <TextField<RegisterValues> name="vatNumber" label={tForm('vatNumber')} isOptional span={6} />
            <TextField<RegisterValues> name="licenceCode" label={t('licenceCode')} hint={t('licenceCodeHint')} isOptional span={6} />
          </div>
        </FieldGroup>
      )}
      <FieldGroup>
        <legend>{t('who')}</legend>
        <div className="fields">
          <TextField<RegisterValues> name="firstName" label={tForm('firstName')} autoComplete="given-name" />
          <TextField<RegisterValues> name="lastName" label={tForm('lastName')} autoComplete="family-name" />
          <TextField<RegisterValues> name="phone" label={tForm('phone')} hint={tForm('phoneHint')} type="tel" inputMode="tel" autoComplete="tel" isOptional span={6} />
        </div>
      </FieldGroup>
      <FieldGroup>
        <legend>{t('signIn')}</legend>
        <div className="fields">
          <TextField<RegisterValues> name="email" label={tForm('email')} hint={tForm('emailHint')} type="email" inputMode="email" autoComplete="username" span={6} />
          <NewPasswordFields label={t('password')} />
        </div>
      </FieldGroup>
      <CheckField<RegisterValues> name="newsletter" label={t('newsletter')} />
    </>
  );
};
