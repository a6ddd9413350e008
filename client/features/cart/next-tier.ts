import type { OrderLine } from '../../../src/contract/order.js';
import type { Price } from '../../../src/contract/money.js';

/** Returns the next volume price and the number of pieces that are missing for it; undefined when there is none or the stock is too low. */
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

/** Returns whether other lines of the family count for the volume price of a line. */
export const hasSharedTier = ({ quantity, tierQuantity, trace }: Pick<OrderLine, 'quantity' | 'tierQuantity' | 'trace'>): boolean =>
  tierQuantity > quantity && trace.some(({ step }) => step === 'tier');

/** Returns whether the quantity exceeds the stock. */
export const isScarce = ({ quantity, available }: Pick<OrderLine, 'quantity' | 'available'>): boolean => available !== null && available < quantity;
