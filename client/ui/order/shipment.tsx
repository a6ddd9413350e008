import type { Order, Parcel } from '../../../src/contract/order.js';
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

/** Carrier and tracking code of a shipped order, and a link to the carrier's page about it if there is one. */
export const ParcelFacts = ({ parcel: { carrier, tracking, trackingUrl } }: { parcel: Parcel }) => {
  const t = useTexts('global');
  const text = [carrier, tracking].filter(Boolean).join(' ');
  return (
    <>
      {text && <div>{text}</div>}
      {trackingUrl && (
        <a href={trackingUrl} rel="external noopener">
          {t('track')}
        </a>
      )}
    </>
  );
};
