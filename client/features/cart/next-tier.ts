import type { OrderLine } from '../../../src/contract/order.js';
import type { Price } from '../../../src/contract/money.js';

/** The next lower price of a piece and how many pieces more it takes; undefined when there is none. */
export const nextTier = ({
  quantity,
  tierQuantity,
  unitPrice,
  volumeDiscount,
  available,
}: Pick<OrderLine, 'quantity' | 'tierQuantity' | 'unitPrice' | 'volumeDiscount' | 'available'>): { missing: number; price: Price } | undefined => {
  const tier = volumeDiscount
    .filter(({ minQuantity, priceIncludingVat }) => minQuantity > tierQuantity && priceIncludingVat.amount < unitPrice.includingVat.amount)
    .toSorted((one, other) => one.minQuantity - other.minQuantity)[0];
  const missing = tier && tier.minQuantity - tierQuantity;
  if (!missing || (available !== null && quantity + missing > available)) return undefined;
  return { missing, price: { includingVat: tier.priceIncludingVat, excludingVat: tier.priceExcludingVat } };
};

/** Whether the volume price of a line is one that it has together with other lines of its family. */
export const hasSharedTier = ({ quantity, tierQuantity, trace }: Pick<OrderLine, 'quantity' | 'tierQuantity' | 'trace'>): boolean =>
  tierQuantity > quantity && trace.some(({ step }) => step === 'tier');

/** Whether more is asked for than can be had. */
export const isScarce = ({ quantity, available }: Pick<OrderLine, 'quantity' | 'available'>): boolean => available !== null && available < quantity;
