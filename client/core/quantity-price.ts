import type { Price } from '../../src/contract/money.js';
import type { Product, TierPrice } from '../../src/contract/product.js';
import { priceOf, roundHalfUp } from '../../src/domain/money.js';
import { tierFor } from '../../src/domain/tier-price.js';

/** What a quantity costs. */
export interface QuantityPrice {
  /** The volume price that applies; none: the plain price. */
  tier: TierPrice | undefined;
  each: Price;
  total: Price;
  /** Price of a square metre or metre at that price; none where it does not apply. */
  perUnit: Price | undefined;
}

/** The price of a quantity by the rule the server uses, on the prices the server gave: the gross is multiplied, then split. */
export const priceOfQuantity = ({ volumeDiscount, priceIncVat, priceExcVat, unitPrice, vatRate }: Product, quantity: number): QuantityPrice => {
  const tier = tierFor(volumeDiscount, quantity);
  const each = tier ? { includingVat: tier.priceIncludingVat, excludingVat: tier.priceExcludingVat } : { includingVat: priceIncVat, excludingVat: priceExcVat };
  const { amount, currency } = each.includingVat;
  const perUnit = unitPrice && priceOf(roundHalfUp((unitPrice.price.includingVat.amount * amount) / priceIncVat.amount), currency, vatRate);
  return { tier, each, total: priceOf(amount * quantity, currency, vatRate), perUnit: perUnit ?? undefined };
};
