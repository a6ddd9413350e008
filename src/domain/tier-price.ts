import type { Currency } from '../contract/locales.js';
import type { QuantityPrice, TierPrice } from '../contract/product.js';
import { priceOf } from './money.js';

/** Consumer prices in minor units, VAT contained: the same in every country of a currency. */
export type GrossPrices = Record<Currency, number>;

/** A volume price as the catalogue keeps it: valid from `minQuantity` up to the next row. */
export interface GrossTier {
  minQuantity: number;
  price: GrossPrices;
}

/** What a product costs: one piece, and from which quantities less. */
export interface PricedGoods {
  prices: GrossPrices;
  tiers: readonly GrossTier[];
}

/** The tier whose range holds the quantity; undefined: the plain price applies. */
export const tierFor = <Tier extends { minQuantity: number; maxQuantity: number | null }>(tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.find((tier) => quantity >= tier.minQuantity && (tier.maxQuantity === null || quantity <= tier.maxQuantity));

/**
 * The price list without gaps: the plain price first, each row up to the piece before the next, the last one open-ended.
 * Goods without volume prices have no list.
 */
const ranges = ({ prices, tiers }: PricedGoods) => {
  if (tiers.length === 0) return [];
  const falling = [{ minQuantity: 1, price: prices }, ...tiers.toSorted((one, other) => one.minQuantity - other.minQuantity)];
  return falling
    .map((tier, at) => ({ ...tier, maxQuantity: falling[at + 1] ? falling[at + 1]!.minQuantity - 1 : null }))
    .filter((tier) => tier.maxQuantity === null || tier.maxQuantity >= tier.minQuantity);
};

/** The volume prices as a shopper reads them; empty without tiers. */
export const tiersOf = (goods: PricedGoods, currency: Currency, ratePercent: number): TierPrice[] =>
  ranges(goods).map(({ minQuantity, maxQuantity, price }) => {
    const { includingVat, excludingVat } = priceOf(price[currency], currency, ratePercent);
    return { minQuantity, maxQuantity, priceIncludingVat: includingVat, priceExcludingVat: excludingVat };
  });

/** Gross minor units of one piece when `quantity` pieces are bought. */
export const unitGross = (goods: PricedGoods, currency: Currency, quantity: number): number => (tierFor(ranges(goods), quantity)?.price ?? goods.prices)[currency];

/**
 * The price of a line. Its gross is the piece's gross times the quantity; its net is taken from that once,
 * so that many pieces never multiply a rounding.
 * @param tierQuantity pieces that decide the volume price
 */
export const quantityPrice = (goods: PricedGoods, quantity: number, currency: Currency, ratePercent: number, tierQuantity = quantity): QuantityPrice => {
  const gross = unitGross(goods, currency, tierQuantity);
  return {
    quantity,
    unitPrice: priceOf(gross, currency, ratePercent),
    total: priceOf(gross * quantity, currency, ratePercent),
    volumeDiscount: tiersOf(goods, currency, ratePercent),
  };
};
