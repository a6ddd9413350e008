import { useMutation } from '@tanstack/react-query';
import { type Customer, UpdateDetails } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { TextField } from '../../ui/form/fields.js';
import { AutocompleteField, PhoneField } from '../../ui/form/autocomplete-field.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { detailsInput, type DetailsValues, valuesOf } from './details-values.js';

/** Form for name and phone; businesses also have company and VAT number. */
export const DetailsForm = ({ customer }: { customer: Customer }) => {
  const t = useTexts('account');
  const tForm = useTexts('form');
  const update = useMutation(useApi().user.updateDetails.mutationOptions());
  const wished = customer.pendingEmail ?? customer.email;
  // The email address may have been changed since the form was rendered, so the current one is sent.
  const send = (input: UpdateDetails) => update.mutateAsync({ input: { ...input, email: wished } });
  return (
    <section>
      <SubmittedForm schema={UpdateDetails} toInput={detailsInput} initial={valuesOf(customer)} send={send} submit={t('details.save')} done={t('details.saved')} isWork>
        <FieldGroup>
          <legend className="visually-hidden">{t('details.contact')}</legend>
          <div className="fields">
            {customer.customerType === 'Business' && (
              <>
                <AutocompleteField<DetailsValues> is="company" name="company" span={6} />
                <TextField<DetailsValues> name="vatNumber" label={tForm('vatNumber')} autoCapitalize="characters" autoComplete="off" isOptional span={6} />
              </>
            )}
            <AutocompleteField<DetailsValues> is="firstName" name="firstName" />
            <AutocompleteField<DetailsValues> is="lastName" name="lastName" />
            <PhoneField<DetailsValues> name="phone" purpose="delivery" isOptional span={6} />
          </div>
        </FieldGroup>
      </SubmittedForm>
    </section>
  );
};
