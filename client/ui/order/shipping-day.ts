import type { Order } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';

/** Formats a time slot (`09:00-12:00`). */
export const useSlotText = (): ((slot: string) => string) => {
  const t = useTexts('global');
  const { time } = useFormat();
  return (slot) => {
    const [from = '', to = ''] = slot.split('-');
    return t('slot', { from: time(from), to: time(to) });
  };
};

/** Formats the delivery day of an order, with the time slot if there is one. */
export const useShippingDay = (): ((shipping: Pick<NonNullable<Order['shipping']>, 'date' | 'slot'>) => string) => {
  const { day } = useFormat();
  const slotText = useSlotText();
  return ({ date, slot }) => (slot ? `${day(date)}, ${slotText(slot)}` : day(date));
};
