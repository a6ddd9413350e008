import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { DeliveryMethod, Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { trackShipping } from '../../core/track-order.js';
import { useFormat } from '../../core/format.js';
import { DayChoice } from '../../ui/calendar/day-choice.js';
import { TimeChoice } from '../../ui/calendar/time-choice.js';
import { useShippingDay, useSlotText } from '../../ui/order/shipment.js';
import { Fieldset } from '../../ui/form/fields.js';
import { PhoneField } from '../../ui/form/autocomplete-field.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { OnRequest } from './delivery-on-request.js';
import { MethodDescription } from './method-description.js';
import { MethodChoice } from './method-choice.js';
import { NoDelivery } from './no-delivery.js';
import { StepActions, StepContinue } from './step-frame.js';
import { requestedStep, stepIndex, useSteps } from './steps.js';
import { store, useStored } from './checkout-storage.js';
import { TerritoryNote } from './territory-note.js';
import { useVisitPhone, type VisitValues } from './use-visit-phone.js';
import { useDeliveryChoice } from './use-delivery-choice.js';

/** Checkout step for delivery method, day and time slot. */
export const DeliveryStep = ({ order }: { order: Order }) => {
  const api = useApi();
  const t = useTexts('checkout');
  const { goTo } = useSteps();
  const queryClient = useQueryClient();
  const shippingDay = useShippingDay();
  const slotText = useSlotText();
  const { day: format } = useFormat();
  const { search } = useNavigation().place;
  const hadChosen = useStored('deliveryDay') !== null;
  const choice = useDeliveryChoice(useRead(api.orders.shippingOptions.queryOptions({})), order);
  const visit = useVisitPhone(order, choice?.option.method);
  const save = useMutation(api.orders.setShipping.mutationOptions({ onSuccess: (changed) => queryClient.setQueryData(api.cart.order.queryKey(), changed) }));
  if (order.deliveryOnRequest) return <OnRequest {...order.deliveryOnRequest} />;
  if (!choice) return <NoDelivery order={order} />;
  const { options, option, day, times, slot, lost, lostMethod } = choice;
  /** The shopper was in a later step, but the order has lost its chosen delivery. */
  const hasFallenAway = hadChosen && !order.shipping && stepIndex(requestedStep(search)) > stepIndex('delivery');

  const keep = (date: string, time: string | undefined) => {
    store('deliveryDay', date);
    if (time) store('deliverySlot', time);
  };
  // Choosing a method does not store its day, so the day chosen before is kept.
  const chooseMethod = (method: DeliveryMethod) => store('deliveryMethod', method);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending || visit.isSaving) return;
    chooseMethod(option.method);
    keep(day, slot);
    const chosen = { method: option.method, date: day, ...(slot && { slot }) };
    const onSuccess = (changed: Order) => {
      trackShipping(changed);
      void goTo(stepIndex('payment'));
    };
    void visit.keep().then((isKept) => isKept && save.mutate({ input: chosen }, { onSuccess }));
  };

  const words = {
    title: t('delivery.chooseDay'),
    first: t('delivery.first'),
    firstDay: t('delivery.firstDay'),
    tooEarly: { reason: t('delivery.tooEarly.reason'), note: (first: string) => t('delivery.tooEarly.note', { day: first }) },
  };

  return (
    <form onSubmit={onSubmit}>
      {hasFallenAway && (
        <Remark kind="warning" role="alert">
          {t('delivery.fellAway')}
        </Remark>
      )}
      {order.territory && <TerritoryNote territory={order.territory} options={options} />}
      <MethodChoice options={options} chosen={option.method} onChoose={chooseMethod} />
      <MethodDescription method={option.method} />
      <DayChoice key={option.method} offered={option} words={words} chosen={day} onChoose={(date) => keep(date, undefined)} />
      <div aria-live="polite">
        {lostMethod && <Remark kind="warning">{t('delivery.lostMethod', { wished: t(`delivery.${lostMethod}`) })}</Remark>}
        {lost && <Remark kind="warning">{t('delivery.lost', { wished: shippingDay(lost), day: shippingDay({ date: day, slot: slot ?? null }) })}</Remark>}
      </div>
      {times.length === 0 ? (
        <p>{t('delivery.wholeDay', { day: format(day) })}</p>
      ) : (
        <TimeChoice legend={t('delivery.chooseSlot', { day: format(day) })} times={times} chosen={slot} onChoose={(time) => keep(day, time)} say={slotText} />
      )}
      {visit.isNeeded && (
        <FormProvider {...visit.form}>
          <Fieldset>
            <PhoneField<VisitValues> name="contact.phone" purpose="visit" {...(order.details && { country: order.details.billing.country })} span={6} />
          </Fieldset>
        </FormProvider>
      )}
      {(save.error ?? visit.error) && <ProblemRemark error={(save.error ?? visit.error)!} />}
      {visit.others.length > 0 && <Remark kind="danger">{visit.others.join(' ')}</Remark>}
      <StepActions>
        <StepContinue isPending={save.isPending || visit.isSaving}>{t('delivery.continue')}</StepContinue>
      </StepActions>
    </form>
  );
};
