import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { customerTypes, OrderDetails } from '../../../src/contract/order.js';
import { problemOf, useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { fieldNames, focusFirstError, showFieldErrors, useContractResolver } from '../../ui/form/contract-form.js';
import { AddressFields } from '../../ui/form/address-fields.js';
import { CheckField, TextArea, TextField } from '../../ui/form/fields.js';
import { Choices, FieldGroup } from '../../ui/form/form.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { Remark } from '../../ui/remark.js';
import { type DetailsValues, detailsInput } from './details-values.js';
import { StepActions } from './step-frame.js';
import { stepIndex, useSteps } from './steps.js';
import { remember } from './tab-memory.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';

/** The form of who orders and where it goes. Its rules are the contract's. */
export const DetailsForm = ({ initial }: { initial: DetailsValues }) => {
  const t = useTexts('checkout');
  const tForm = useTexts('form');
  const { goTo } = useSteps();
  const form = useForm<DetailsValues, unknown, OrderDetails>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial,
    resolver: useContractResolver(OrderDetails, detailsInput),
  });
  const isHydrated = useIsHydrated();
  const { subscribe, setError, control } = form;
  const [customerType, hasOtherAddress] = useWatch({ control, name: ['customerType', 'hasOtherAddress'] });
  const { save, others } = useSaveDetails((problem) => showFieldErrors(problem, new Set(fieldNames(initial)), setError));

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => remember('details', JSON.stringify(values)) }), [subscribe]);

  const onValid = (details: OrderDetails) => save.mutate({ input: details }, { onSuccess: () => void goTo(stepIndex('delivery')) });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onValid, (errors, event) => focusFirstError(errors, event?.target as HTMLFormElement))}>
        <p className="lead">{tForm('allRequired')}</p>
        <Choices data-as="pair">
          <legend>{t('details.customerType')}</legend>
          {customerTypes.map((type) => (
            <RadioCard key={type}>
              <input type="radio" value={type} defaultChecked={type === initial.customerType} {...form.register('customerType')} />
              <strong>{t(`details.${type}`)}</strong>
            </RadioCard>
          ))}
        </Choices>
        <FieldGroup>
          <legend>{t('details.contact')}</legend>
          <div className="fields">
            {customerType === 'Business' && (
              <>
                <TextField<DetailsValues> name="company" label={tForm('company')} autoComplete="organization" span={6} />
                <TextField<DetailsValues> name="vatNumber" label={tForm('vatNumber')} isOptional span={3} />
                <TextField<DetailsValues> name="reference" label={tForm('reference')} hint={tForm('referenceHint')} isOptional span={3} />
              </>
            )}
            <TextField<DetailsValues> name="contact.firstName" label={tForm('firstName')} autoComplete="given-name" />
            <TextField<DetailsValues> name="contact.lastName" label={tForm('lastName')} autoComplete="family-name" />
            <TextField<DetailsValues> name="contact.email" label={tForm('email')} hint={tForm('emailHint')} type="email" inputMode="email" autoComplete="email" />
            <TextField<DetailsValues> name="contact.phone" label={tForm('phone')} hint={tForm('phoneHint')} type="tel" inputMode="tel" autoComplete="tel" />
          </div>
        </FieldGroup>
        <AddressFields<DetailsValues> name="billing" purpose="billing" legend={t('details.billing')} />
        <CheckField<DetailsValues> name="hasOtherAddress" label={t('details.hasOtherAddress')} />
        {hasOtherAddress && <AddressFields<DetailsValues> name="shipping" purpose="shipping" legend={t('details.shipping')} />}
        <FieldGroup>
          <legend>{t('details.more')}</legend>
          <div className="fields">
            <TextArea<DetailsValues> name="note" label={tForm('note')} hint={tForm('noteHint')} isOptional span={6} rows={3} />
          </div>
        </FieldGroup>
        {save.error && <ProblemRemark error={save.error} />}
        {others.length > 0 && <Remark kind="danger">{others.join(' ')}</Remark>}
        <StepActions>
          <Button data-waiting={!isHydrated || undefined} disabled={!isHydrated || save.isPending}>
            {t('details.continue')}
          </Button>
        </StepActions>
      </form>
    </FormProvider>
  );
};

/** Saves the details; the server's findings go to their fields, what belongs to none of them is in `others`. */
const useSaveDetails = (showAtFields: (problem: NonNullable<ReturnType<typeof problemOf>>) => string[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [others, setOthers] = useState<string[]>([]);
  const save = useMutation(
    api.orders.setDetails.mutationOptions({
      onMutate: () => setOthers([]),
      onSuccess: (order) => {
        queryClient.setQueryData(api.cart.order.queryKey(), order);
        // Another country has other ways to pay.
        queryClient.removeQueries(api.payments.methods.queryFilter());
      },
      onError: (error) => {
        const problem = problemOf(error);
        if (problem) setOthers(showAtFields(problem));
      },
    }),
  );
  return { save, others };
};
