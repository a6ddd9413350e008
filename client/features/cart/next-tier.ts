import type { OrderLine } from '../../../src/contract/order.js';
import type { Price } from '../../../src/contract/money.js';

/** The next lower price of a piece and how many pieces more it takes; undefined when there is none. */
export const nextTier = ({
  quantity,
  unitPrice,
  volumeDiscount,
  available,
}: Pick<OrderLine, 'quantity' | 'unitPrice' | 'volumeDiscount' | 'available'>): { missing: number; price: Price } | undefined => {
  const tier = volumeDiscount
    .filter(({ minQuantity, priceIncludingVat }) => minQuantity > quantity && priceIncludingVat.amount < unitPrice.includingVat.amount)
    .toSorted((one, other) => one.minQuantity - other.minQuantity)[0];
  if (!tier || (available !== null && tier.minQuantity > available)) return undefined;
  return { missing: tier.minQuantity - quantity, price: { includingVat: tier.priceIncludingVat, excludingVat: tier.priceExcludingVat } };
};

/** Whether more is asked for than can be had. */
export const isScarce = ({ quantity, available }: Pick<OrderLine, 'quantity' | 'available'>): boolean => available !== null && available < quantity;
