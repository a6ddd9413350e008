import type { Price } from '../../src/contract/money.js';
import type { Product, SaleUnit, TierPrice } from '../../src/contract/product.js';
import { priceOf, roundHalfUp } from '../../src/domain/money.js';
import { grossPerUnit } from '../../src/domain/unit-of-sale.js';
import { tierFor } from '../../src/domain/tier-price.js';

/** Price of a quantity. */
export interface QuantityPrice {
  /** Volume price that applies; undefined: the plain price. */
  tier: TierPrice | undefined;
  each: Price;
  total: Price;
  /** Price of a square metre or metre; undefined for products without one. */
  perUnit: Price | undefined;
}

/** Calculates the price of a quantity from the server's prices with the rule of the server: multiplies the gross price, then splits off the VAT. */
export const priceOfQuantity = ({ volumeDiscount, priceIncVat, priceExcVat, saleUnit, unitPrice, vatRate }: Product, quantity: number): QuantityPrice => {
  const tier = tierFor(volumeDiscount, quantity);
  const each = tier ? { includingVat: tier.priceIncludingVat, excludingVat: tier.priceExcludingVat } : { includingVat: priceIncVat, excludingVat: priceExcVat };
  const { amount, currency } = each.includingVat;
  /** From the unit, as the shop calculates it; a Shop API that does not state the unit has only a rounded price. */
  const grossOfUnit = saleUnit?.amount ? grossPerUnit(amount, saleUnit.amount) : unitPrice && roundHalfUp((unitPrice.price.includingVat.amount * amount) / priceIncVat.amount);
  return { tier, each, total: priceOf(amount * quantity, currency, vatRate), perUnit: grossOfUnit ? priceOf(grossOfUnit, currency, vatRate) : undefined };
};

/** The unit of sale with the price per m² or metre that applies to a quantity. A Shop API that describes only that price has no more to show. */
export const saleUnitAt = ({ saleUnit, unitPrice }: Product, perUnit: Price | undefined): SaleUnit | null => {
  if (saleUnit) return { ...saleUnit, price: saleUnit.price && (perUnit ?? saleUnit.price) };
  return unitPrice && perUnit ? { form: 'piece', pieces: 1, per: unitPrice.per, amount: null, price: perUnit } : null;
};
