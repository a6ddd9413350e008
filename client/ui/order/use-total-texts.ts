import type { Order } from '../../../src/contract/order.js';
import { type ShownTotals, shownTotals } from '../../../src/domain/shown-totals.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useInView, useVat } from '../../core/vat.js';

export type Totalled = Pick<Order, 'country' | 'totals' | 'deliveryCost' | 'deliveryOnRequest'>;

export interface TotalTexts {
  shown: ShownTotals;
  /** Name of the total in the current VAT view. */
  label: string;
  /** Which delivery the total includes or lacks; null: the chosen one. */
  note: string | null;
  total: string;
}

/** Texts of the total that an order shows, in the current VAT view. Page namespaces: `cart`. */
export const useTotalTexts = (): ((order: Totalled) => TotalTexts) => {
  const t = useTexts('cart');
  const { money } = useFormat();
  const inView = useInView();
  const { hasIncludedVat } = useVat();
  const noteOf = (delivery: ShownTotals['delivery'], country: Order['country']): string | null => {
    if (delivery === 'chosen') return null;
    return delivery === 'expected' ? t('totals.withDelivery', { place: t(`totals.to.${country}`) }) : t('totals.withoutDelivery');
  };
  return (order) => {
    const shown = shownTotals(order);
    const label = t(hasIncludedVat ? 'totals.including' : 'totals.excluding');
    return { shown, label, note: noteOf(shown.delivery, order.country), total: money(inView(shown.total).chosen) };
  };
};
