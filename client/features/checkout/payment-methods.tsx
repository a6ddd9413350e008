import type { PaymentMethodId } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { Remark } from '../../ui/remark.js';
import { usePhone } from '../../core/phone.js';

/** Ways to pay an order. */
export const usePaymentMethods = (orderId: string) => {
  const api = useApi();
  return useRead(api.payments.methods.queryOptions({ orderId }));
};

interface PaymentMethodsProps {
  orderId: string;
  chosen: PaymentMethodId | undefined;
  onChoose(method: PaymentMethodId): void;
}

/** The ways to pay as radio cards. */
export const PaymentMethods = ({ orderId, chosen, onChoose }: PaymentMethodsProps) => {
  const t = useTexts('checkout');
  const phone = usePhone().printed;
  const methods = usePaymentMethods(orderId);
  if (methods.length === 0) return <Remark kind="warning">{t('payment.none', { phone })}</Remark>;
  return (
    <Choices data-as="list">
      <legend className="visually-hidden">{t('payment.method')}</legend>
      {methods.map(({ id, name }) => (
        <RadioCard key={id}>
          <input type="radio" name="payment" value={id} required checked={id === chosen} onChange={() => onChoose(id)} />
          <strong>{name}</strong>
        </RadioCard>
      ))}
    </Choices>
  );
};
