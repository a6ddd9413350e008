import type { Order } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';

/** Says a part of a day (`09:00-12:00`) as it is said here. */
export const useSlotText = (): ((slot: string) => string) => {
  const t = useTexts('global');
  const { time } = useFormat();
  return (slot) => {
    const [from = '', to = ''] = slot.split('-');
    return t('slot', { from: time(from), to: time(to) });
  };
};

/** Says when an order comes: the day, and the hours where some were chosen. */
export const useShippingDay = (): ((shipping: Pick<NonNullable<Order['shipping']>, 'date' | 'slot'>) => string) => {
  const { day } = useFormat();
  const slotText = useSlotText();
  return ({ date, slot }) => (slot ? `${day(date)}, ${slotText(slot)}` : day(date));
};
