import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useFormat } from '../../core/format.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useInView } from '../../core/vat.js';
import { Button } from '../../ui/button.styles.js';
import { Choices } from '../../ui/form/form.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { Remark } from '../../ui/remark.js';
import { DayChoice } from './day-choice.js';
import { usePhone } from '../../core/phone.js';
import { StepActions } from './step-frame.js';
import { stepIndex, useSteps } from './steps.js';
import { remember, useRemembered } from './tab-memory.js';

/** How and when the order comes. What was clicked in this tab counts, then what the order knows, then the first. */
export const DeliveryStep = ({ order }: { order: Order }) => {
  const api = useApi();
  const t = useTexts('checkout');
  const { money, day: format } = useFormat();
  const inView = useInView();
  const phone = usePhone().printed;
  const { goTo } = useSteps();
  const queryClient = useQueryClient();
  const options = useRead(api.orders.shippingOptions.queryOptions({}));
  const [keptMethod, keptDay] = [useRemembered('deliveryMethod'), useRemembered('deliveryDay')];
  const save = useMutation(api.orders.setShipping.mutationOptions({ onSuccess: (changed) => queryClient.setQueryData(api.cart.order.queryKey(), changed) }));

  const option = options.find(({ method }) => method === keptMethod) ?? options.find(({ method }) => method === order.shipping?.method) ?? options[0];
  if (!option) return <Remark kind="warning">{t('delivery.none', { phone })}</Remark>;
  const chosen = [keptDay, order.shipping?.date].find((day) => day && option.days.includes(day)) ?? option.days[0]!;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate({ input: { method: option.method, date: chosen } }, { onSuccess: () => void goTo(stepIndex('payment')) });
  };

  return (
    <form onSubmit={onSubmit}>
      <Choices data-as="row">
        <legend className="visually-hidden">{t('delivery.method')}</legend>
        {options.map(({ method, price, days }) => {
          const { chosen: amount } = inView(price);
          return (
            <RadioCard key={method}>
              <input type="radio" name="method" value={method} checked={method === option.method} onChange={() => remember('deliveryMethod', method)} />
              <strong>{t(`delivery.${method}`)}</strong>
              <small>{t('delivery.from', { price: amount.amount ? money(amount) : t('delivery.free'), day: format(days[0]!, 'short') })}</small>
            </RadioCard>
          );
        })}
      </Choices>
      <DayChoice days={option.days} chosen={chosen} onChoose={(day) => remember('deliveryDay', day)} />
      {save.error && <ProblemRemark error={save.error} />}
      <StepActions>
        <Button disabled={save.isPending}>{t('delivery.continue')}</Button>
      </StepActions>
    </form>
  );
};
