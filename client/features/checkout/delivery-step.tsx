import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { DeliveryMethod, Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { usePhone } from '../../core/phone.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { trackShipping } from '../../core/track-order.js';
import { useShippingDay } from '../../ui/order/shipping-day.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { DayChoice } from './day-choice.js';
import { MethodAbout } from './method-about.js';
import { MethodChoice } from './method-choice.js';
import { SlotChoice } from './slot-choice.js';
import { StepActions, StepContinue } from './step-frame.js';
import { stepIndex, useSteps } from './steps.js';
import { remember } from './tab-memory.js';
import { useDeliveryChoice } from './use-delivery-choice.js';

/** How and when the order comes. */
export const DeliveryStep = ({ order }: { order: Order }) => {
  const api = useApi();
  const t = useTexts('checkout');
  const phone = usePhone().printed;
  const { goTo } = useSteps();
  const queryClient = useQueryClient();
  const shippingDay = useShippingDay();
  const options = useRead(api.orders.shippingOptions.queryOptions({}));
  const choice = useDeliveryChoice(options, order);
  const save = useMutation(api.orders.setShipping.mutationOptions({ onSuccess: (changed) => queryClient.setQueryData(api.cart.order.queryKey(), changed) }));
  if (!choice) return <Remark kind="warning">{t('delivery.none', { phone })}</Remark>;
  const { option, day, times, slot, lost } = choice;

  const keep = (date: string, time: string | undefined) => {
    remember('deliveryDay', date);
    if (time) remember('deliverySlot', time);
  };
  // The day in sight stays the wish while another way is looked at: only a choice replaces it.
  const chooseMethod = (method: DeliveryMethod) => remember('deliveryMethod', method);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    chooseMethod(option.method);
    keep(day, slot);
    const chosen = { method: option.method, date: day, ...(slot && { slot }) };
    save.mutate(
      { input: chosen },
      {
        onSuccess: (changed) => {
          trackShipping(changed);
          void goTo(stepIndex('payment'));
        },
      },
    );
  };

  return (
    <form onSubmit={onSubmit}>
      <MethodChoice options={options} chosen={option.method} onChoose={chooseMethod} />
      <MethodAbout method={option.method} />
      <DayChoice key={option.method} option={option} chosen={day} onChoose={(date) => keep(date, undefined)} />
      <div aria-live="polite">
        {lost && <Remark kind="warning">{t('delivery.lost', { wished: shippingDay(lost), day: shippingDay({ date: day, slot: slot ?? null }) })}</Remark>}
      </div>
      <SlotChoice day={day} times={times} chosen={slot} onChoose={(time) => keep(day, time)} />
      {save.error && <ProblemRemark error={save.error} />}
      <StepActions>
        <StepContinue isPending={save.isPending}>{t('delivery.continue')}</StepContinue>
      </StepActions>
    </form>
  );
};
