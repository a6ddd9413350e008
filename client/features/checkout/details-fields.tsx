import { useFormContext, useWatch } from 'react-hook-form';
import type { Customer } from '../../../src/contract/customer.js';
import { customerTypes, type Order } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { AddressFields } from '../../ui/form/address-fields.js';
import { CheckField, Fieldset, TextArea, TextField } from '../../ui/form/fields.js';
import { AutocompleteField, PhoneField } from '../../ui/form/autocomplete-field.js';
import { Choices } from '../../ui/form/form.styles.js';
import { PasswordField } from '../../ui/form/password-field.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { AddressSuggestion } from './address-suggestion.js';
import type { DetailsValues } from './details-values.js';
import { EmailField } from './email-field.js';
import { SavedAddresses } from './saved-addresses.js';
import type { AddressCheck } from './use-address-check.js';
import { VatNote } from './vat-note.js';
import { VatNumberField } from './vat-number-field.js';

interface DetailsFieldsProps {
  initial: DetailsValues;
  order: Order;
  customer: Customer | null;
  checks: Record<'billing' | 'shipping', AddressCheck>;
}

/** Fields of the details step: customer type, contact, addresses, note. */
export const DetailsFields = ({ initial, order, customer, checks }: DetailsFieldsProps) => {
  const t = useTexts('checkout');
  const tForm = useTexts('form');
  const { register } = useFormContext<DetailsValues>();
  const [customerType, hasOtherAddress, vatNumber, country] = useWatch<DetailsValues, ['customerType', 'hasOtherAddress', 'vatNumber', 'billing.country']>({
    name: ['customerType', 'hasOtherAddress', 'vatNumber', 'billing.country'],
  });
  const isBusiness = customerType === 'Business';
  const isReverseCharge = isBusiness && order.totals.isReverseCharge && vatNumber === order.details?.vatNumber;
  const address = (purpose: 'billing' | 'shipping') => ({ name: purpose, purpose, legend: t(`details.${purpose}`), onLeave: () => void checks[purpose].check(false) }) as const;
  return (
    <>
      <p className="lead">{tForm('allRequired')}</p>
      <Choices data-as="pair">
        <legend>{t('details.customerType')}</legend>
        {customerTypes.map((type) => (
          <RadioCard key={type}>
            <input type="radio" value={type} defaultChecked={type === initial.customerType} {...register('customerType')} />
            <strong>{t(`details.${type}`)}</strong>
          </RadioCard>
        ))}
      </Choices>
      <Fieldset legend={t('details.contact')}>
        {isBusiness && (
          <>
            <AutocompleteField<DetailsValues> is="company" name="company" span={6} />
            <VatNumberField />
            <TextField<DetailsValues> name="reference" label={tForm('reference')} hint={tForm('referenceHint')} isOptional span={3} />
            {isReverseCharge && (
              <div data-span="6">
                <VatNote order={order} />
              </div>
            )}
          </>
        )}
        <AutocompleteField<DetailsValues> is="firstName" name="contact.firstName" />
        <AutocompleteField<DetailsValues> is="lastName" name="contact.lastName" />
        <EmailField />
        <PhoneField<DetailsValues> name="contact.phone" purpose="delivery" country={country} isOptional />
        {!customer && <AccountPassword />}
      </Fieldset>
      <AddressFields<DetailsValues> {...address('billing')} before={customer && <SavedAddresses customer={customer} purpose="billing" />}>
        <AddressSuggestion purpose="billing" check={checks.billing} />
      </AddressFields>
      <CheckField<DetailsValues> name="hasOtherAddress" label={t('details.hasOtherAddress')} />
      {hasOtherAddress && (
        <AddressFields<DetailsValues>
          {...address('shipping')}
          before={
            <>
              {customer && <SavedAddresses customer={customer} purpose="shipping" />}
              <TextField<DetailsValues> name="shipping.recipient" label={tForm('recipient')} hint={tForm('recipientHint')} autoComplete="shipping name" isOptional span={6} />
            </>
          }
        >
          <AddressSuggestion purpose="shipping" check={checks.shipping} />
        </AddressFields>
      )}
      <Fieldset legend={t('details.more')}>
        <TextArea<DetailsValues> name="note" label={tForm('note')} hint={tForm('noteHint')} isOptional span={6} rows={3} />
      </Fieldset>
    </>
  );
};

/** Password for the account that is registered with the order. */
const AccountPassword = () => {
  const t = useTexts('checkout');
  const rule = useTexts('yup')('errors.string.password');
  const wantsAccount = useWatch<DetailsValues, 'wantsAccount'>({ name: 'wantsAccount' });
  return wantsAccount && <PasswordField<DetailsValues> name="password" label={t('account.password')} hint={rule} autoComplete="new-password" span={6} />;
};
