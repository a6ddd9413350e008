import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Customer } from '../../../src/contract/customer.js';
import { type Order, OrderDetailsForm } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { Card } from '../../ui/card.styles.js';
import { fieldNames, focusFirstError, showFieldErrors, useContractResolver } from '../../ui/form/contract-form.js';
import { FormAnnouncer } from '../../ui/form/form-announcer.js';
import { useSubmitOnce } from '../../ui/form/use-submit-once.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { DetailsFields } from './details-fields.js';
import { type DetailsValues, detailsInput, storedValues } from './details-values.js';
import { InlineSignIn } from './inline-sign-in.js';
import { StepActions, StepContinue } from './step-frame.js';
import { stepIndex, useSteps } from './steps.js';
import { store } from './checkout-storage.js';
import { useAddressCheck } from './use-address-check.js';
import { useAccountRequest, useSaveDetails } from './use-save-details.js';
import { useVatCheck } from './use-vat-check.js';
import { type Identification, IdentificationChoice } from './identification-choice.js';

interface DetailsFormProps {
  initial: DetailsValues;
  order: Order;
  customer: Customer | null;
}

/** Form for contact and addresses of the order. It validates with the contract schema. */
export const DetailsForm = ({ initial, order, customer }: DetailsFormProps) => {
  const t = useTexts('checkout');
  const { goTo } = useSteps();
  const form = useForm<DetailsValues, unknown, OrderDetailsForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial,
    resolver: useContractResolver(OrderDetailsForm, detailsInput),
  });
  const { subscribe, setError, setValue, control } = form;
  const wantsAccount = useWatch({ control, name: 'wantsAccount' });
  const [isSigningIn, setIsSigningIn] = useState(false);
  const checks = { billing: useAddressCheck(form, 'billing'), shipping: useAddressCheck(form, 'shipping') };
  const { save, others } = useSaveDetails((problem) => showFieldErrors(problem, new Set(fieldNames(initial)), setError));
  const requestAccount = useAccountRequest();
  const checkVat = useVatCheck();

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => store('details', storedValues(values)) }), [subscribe]);

  const choose = (way: Identification) => {
    setIsSigningIn(way === 'signIn');
    if (way !== 'signIn') setValue('wantsAccount', way === 'register', { shouldDirty: true });
  };
  const onValid = async ({ password, ...details }: OrderDetailsForm) => {
    const vat = details.vatNumber ? await checkVat(details.vatNumber, details.billing.country) : undefined;
    if (vat?.fault) return setError('vatNumber', { type: vat.verdict.status, message: vat.fault }, { shouldFocus: true });
    const isRight = (await checks.billing.check(true)) && (!details.shipping || (await checks.shipping.check(true)));
    if (!isRight) return;
    await save.mutateAsync({ input: details }).then(
      () => {
        if (password !== undefined) requestAccount(details, password);
        setValue('wantsAccount', false);
        return goTo(stepIndex('delivery'));
      },
      () => undefined,
    );
  };
  const onSubmit = useSubmitOnce(form.handleSubmit(onValid, (errors, event) => focusFirstError(errors, event?.target as HTMLFormElement)));
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      {!customer && (
        <IdentificationChoice way={isSigningIn ? 'signIn' : wantsAccount ? 'register' : 'guest'} onChoose={choose}>
          {isSigningIn && (
            <Card as="section" aria-label={t('account.signIn')}>
              <InlineSignIn email={form.getValues('contact.email')} />
            </Card>
          )}
        </IdentificationChoice>
      )}
      <form noValidate hidden={isSigningIn && !customer} onSubmit={onSubmit}>
        <DetailsFields initial={initial} order={order} customer={customer} checks={checks} />
        <FormAnnouncer />
        {save.error && <ProblemRemark error={save.error} />}
        {others.length > 0 && <Remark kind="danger">{others.join(' ')}</Remark>}
        <StepActions>
          <StepContinue isPending={isSubmitting}>{t('details.continue')}</StepContinue>
        </StepActions>
      </form>
    </FormProvider>
  );
};
