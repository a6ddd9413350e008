import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useShippingDay } from '../../ui/order/shipment.js';
import { Remark } from '../../ui/remark.js';
import type { OrderChange } from './changes.js';

type DeliveryChange = Extract<OrderChange, { kind: 'delivery' }>;

interface ChangesRemarkProps {
  changes: readonly OrderChange[];
  /** Whether a line exceeds the stock, so that the order cannot be placed as it is. */
  isLacking: boolean;
}

/** Lists changes of the order with old and new values. The buttons below it accept or refuse them. */
export const ChangesRemark = ({ changes, isLacking }: ChangesRemarkProps) => {
  const t = useTexts('checkout');
  const { money, number } = useFormat();
  const shippingDay = useShippingDay();
  const deliveryText = ({ method, ...when }: DeliveryChange['before']) => `${t(`delivery.${method}`)}, ${shippingDay(when)}`;
  const say = (change: OrderChange): string => {
    switch (change.kind) {
      case 'gone':
        return t('changed.gone', { name: change.name });
      case 'stock':
        return t('changed.stock', { name: change.name, available: change.available, quantity: change.quantity });
      case 'pieces':
        return t('changed.pieces', { name: change.name, before: number(change.before), after: number(change.after) });
      case 'price':
        return t('changed.price', { name: change.name, before: money(change.before), after: money(change.after) });
      case 'delivery':
        return t('changed.delivery', { before: deliveryText(change.before), after: deliveryText(change.after) });
      case 'vatCharged':
      case 'vatReversed':
        return t(`changed.${change.kind}`);
      case 'vatRate':
        return t('changed.vatRate', { before: number(change.before), after: number(change.after) });
      default:
        return t(`changed.${change.kind}`, { before: money(change.before), after: money(change.after) });
    }
  };
  return (
    <Remark kind="warning" role="alert">
      <strong>{t('changed.title')}</strong>
      {changes.length === 0 && <p>{t('changed.other')}</p>}
      {changes.map((change) => (
        <p key={say(change)}>{say(change)}</p>
      ))}
      <p>{t(isLacking ? 'changed.chooseLess' : 'changed.choose')}</p>
    </Remark>
  );
};
