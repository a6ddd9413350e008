import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Order, PaymentMethodId } from '../../../../src/contract/order.js';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { trackPayment } from '../../../core/track-order.js';
import { Button } from '../../../ui/button.styles.js';
import { ProblemRemark } from '../../../ui/problem-remark.js';
import { PaymentMethods } from '../payment-methods.js';
import { usePayment } from '../use-payment.js';

/** Form to pay a placed order again. When that is refused, the order is fetched again, because it may be paid already. */
export const PayAgain = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const api = useApi();
  const queryClient = useQueryClient();
  const { money } = useFormat();
  const { pay, error } = usePayment();
  const [method, setMethod] = useState<PaymentMethodId | undefined>(order.payment?.method);
  const [isOpening, setIsOpening] = useState(false);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!method || isOpening) return;
    setIsOpening(true);
    pay(order.id, method, () => trackPayment(order, method)).catch(async () => {
      await queryClient.invalidateQueries(api.orders.byId.queryFilter({ id: order.id }));
      setIsOpening(false);
    });
  };

  return (
    <form onSubmit={onSubmit}>
      <PaymentMethods order={order} chosen={method} onChoose={setMethod} />
      {error && <ProblemRemark error={error} />}
      <Button disabled={isOpening}>{t('result.pay', { total: money(order.totals.total.includingVat) })}</Button>
      <output className="visually-hidden">{isOpening && t('result.opening')}</output>
    </form>
  );
};
