import { currencies, type Currency } from '../contract/locales.js';
import type { QuantityPrice, TierPrice } from '../contract/product.js';
import { priceOf } from './money.js';

/** Consumer prices in minor units, including VAT; the same in every country of a currency. */
export type GrossPrices = Record<Currency, number>;
/** Prices that were stored earlier. They lack a currency that the shop has added since. */
export type PastPrices = Partial<GrossPrices>;

/** A volume price as stored in the catalogue: valid from `minQuantity` up to the next row. */
export interface GrossTier<Prices = GrossPrices> {
  minQuantity: number;
  price: Prices;
}

/** Base price of a product, and its volume prices. */
export interface PricedGoods<Prices = GrossPrices> {
  prices: Prices;
  tiers: readonly GrossTier<Prices>[];
}

export const inEachCurrency = (amountIn: (currency: Currency) => number): GrossPrices =>
  Object.fromEntries(currencies.map((currency) => [currency, amountIn(currency)])) as GrossPrices;

/** Whether a price is lower than another in every currency. */
export const isLower = (one: GrossPrices, other: GrossPrices): boolean => currencies.every((currency) => one[currency] < other[currency]);

/** The tier that contains a quantity; undefined if the base price applies. */
export const tierFor = <Tier extends { minQuantity: number; maxQuantity: number | null }>(tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.find((tier) => quantity >= tier.minQuantity && (tier.maxQuantity === null || quantity <= tier.maxQuantity));

/**
 * Price list without gaps: starts with the base price; each row ends before the next one, and the last one has no upper limit.
 * Empty for goods without volume prices.
 */
const ranges = <Prices>({ prices, tiers }: PricedGoods<Prices>) => {
  if (tiers.length === 0) return [];
  const falling = [{ minQuantity: 1, price: prices }, ...tiers.toSorted((one, other) => one.minQuantity - other.minQuantity)];
  return falling
    .map((tier, at) => ({ ...tier, maxQuantity: falling[at + 1] ? falling[at + 1]!.minQuantity - 1 : null }))
    .filter((tier) => tier.maxQuantity === null || tier.maxQuantity >= tier.minQuantity);
};

/** Volume prices for display; empty without tiers. */
export const tiersOf = (goods: PricedGoods, currency: Currency, ratePercent: number): TierPrice[] =>
  ranges(goods).map(({ minQuantity, maxQuantity, price }) => {
    const { includingVat, excludingVat } = priceOf(price[currency], currency, ratePercent);
    return { minQuantity, maxQuantity, priceIncludingVat: includingVat, priceExcludingVat: excludingVat };
  });

/** Gross unit price in minor units at a quantity. */
export const unitGross = <Prices extends PastPrices>(goods: PricedGoods<Prices>, currency: Currency, quantity: number): Prices[Currency] =>
  (tierFor(ranges(goods), quantity)?.price ?? goods.prices)[currency];

/**
 * Price of a line. The gross amount is the gross unit price times the quantity. The net amount is computed from it once,
 * so that rounding is not multiplied by the quantity.
 * @param tierQuantity number of pieces that determines the volume price
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
