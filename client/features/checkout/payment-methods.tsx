import type { Order, PaymentMethodId } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { usePhone } from '../../core/phone.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { Remark } from '../../ui/remark.js';
import { PaymentMark } from '../../ui/trust/payment-mark.js';
import { OnAccountNote } from './on-account-note.js';
import { PaymentList } from './payment-methods.styles.js';

/** Returns the payment methods that are available for an order. */
export const usePaymentMethods = (orderId: string) => {
  const api = useApi();
  return useRead(api.payments.methods.queryOptions({ orderId }));
};

interface PaymentMethodsProps {
  order: Order;
  chosen: PaymentMethodId | undefined;
  onChoose(method: PaymentMethodId): void;
}

/** Payment methods as radio cards, with name and explanation. */
export const PaymentMethods = ({ order, chosen, onChoose }: PaymentMethodsProps) => {
  const t = useTexts('checkout');
  const phone = usePhone().printed;
  const methods = usePaymentMethods(order.id);
  if (methods.length === 0) return <Remark kind="warning">{t('payment.none', { phone })}</Remark>;
  return (
    <PaymentList>
      <Choices data-as="list">
        <legend className="visually-hidden">{t('payment.method')}</legend>
        {methods.map(({ id, name }) => (
          <RadioCard key={id}>
            <input
              type="radio"
              name="payment"
              value={id}
              required
              checked={id === chosen}
              onChange={() => onChoose(id)}
              aria-labelledby={`payment-${id}`}
              aria-describedby={`payment-${id}-about`}
            />
            <strong id={`payment-${id}`}>{name}</strong>
            <small id={`payment-${id}-about`}>{t(`payment.about.${id}`)}</small>
            <PaymentMark method={id} />
          </RadioCard>
        ))}
      </Choices>
      <p>{t('payment.noFees')}</p>
      <div aria-live="polite">{chosen === 'invoice' && <Remark kind="info">{t('payment.invoiceTerm')}</Remark>}</div>
      {!methods.some(({ id }) => id === 'invoice') && <OnAccountNote order={order} />}
    </PaymentList>
  );
};
