import { type Currency, currencyTable } from '../contract/locales.js';
import type { Money, Price } from '../contract/money.js';

/** Rounds to the nearest whole number, halves up. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

const product = (factors: readonly number[]): bigint => factors.reduce((whole, factor) => whole * BigInt(factor), 1n);

/** Product of whole numbers divided by another product, rounded half up. Exact for any size, because it uses integers only. */
export const roundedRatio = (factors: readonly number[], divisors: readonly number[]): number => {
  const below = product(divisors);
  const doubled = 2n * product(factors) + below;
  const quotient = doubled / (2n * below);
  // BigInt division truncates towards zero; rounding half up needs the floor.
  return Number(doubled < 0n && doubled % (2n * below) !== 0n ? quotient - 1n : quotient);
};

/**
 * Net amount of a gross amount.
 * @param gross minor units, including VAT
 * @param ratePercent e.g. 21
 * @returns minor units, rounded half up
 */
export const netOf = (gross: number, ratePercent: number): number => roundHalfUp((gross * 100) / (100 + ratePercent));

/** Price in both VAT views of a gross amount in minor units. */
export const priceOf = (gross: number, currency: Currency, ratePercent: number): Price => ({
  includingVat: { amount: gross, currency },
  excludingVat: { amount: netOf(gross, ratePercent), currency },
});

/** A limit that is set once for all currencies, in minor units of one of them. @param limit euro cents */
export const limitIn = (currency: Currency, limit: number): number => limit * currencyTable[currency].perEuro;

/** A range of a whole: pieces 3 to 5 of 10. */
export interface Section {
  from: number;
  to: number;
  of: number;
}

/**
 * Share of an amount that corresponds to a range. Both ends are rounded instead of the length, so that the shares of consecutive
 * ranges add up to the amount exactly. The net amount follows from the rounded gross one, so that no share has a negative VAT.
 * @returns minor units, in both VAT views
 */
export const shareOf = ({ includingVat, excludingVat }: Price, { from, to, of }: Section): Price => {
  const grossTo = (end: number): number => (of === 0 ? 0 : roundedRatio([includingVat.amount, end], [of]));
  const netTo = (end: number): number => (includingVat.amount === 0 ? 0 : roundedRatio([excludingVat.amount, grossTo(end)], [includingVat.amount]));
  return {
    includingVat: { ...includingVat, amount: grossTo(to) - grossTo(from) },
    excludingVat: { ...excludingVat, amount: netTo(to) - netTo(from) },
  };
};

/** Difference of two prices. */
export const lessOf = (one: Price, other: Price): Price => ({
  includingVat: { ...one.includingVat, amount: one.includingVat.amount - other.includingVat.amount },
  excludingVat: { ...one.excludingVat, amount: one.excludingVat.amount - other.excludingVat.amount },
});

/** Sum of prices in both VAT views; without prices, zero in the given currency. */
export const sumPrices = (prices: readonly Price[], currency: Currency): Price => ({
  includingVat: sum(
    prices.map((price) => price.includingVat),
    currency,
  ),
  excludingVat: sum(
    prices.map((price) => price.excludingVat),
    currency,
  ),
});

/** @throws RangeError when an amount is in another currency */
const sum = (amounts: readonly Money[], currency: Currency): Money => {
  if (amounts.some((money) => money.currency !== currency)) throw new RangeError(`Not all amounts are in ${currency}`);
  return { amount: amounts.reduce((total, money) => total + money.amount, 0), currency };
};
