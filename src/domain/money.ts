import type { Currency } from '../contract/locales.js';
import type { Money, Price } from '../contract/money.js';

/** The nearest whole number; a half goes up. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

const product = (factors: readonly number[]): bigint => factors.reduce((whole, factor) => whole * BigInt(factor), 1n);

/** A product of whole numbers divided by another, rounded half up, however large they get and without a binary fraction on the way. */
export const roundedRatio = (factors: readonly number[], divisors: readonly number[]): number => {
  const below = product(divisors);
  const doubled = 2n * product(factors) + below;
  const quotient = doubled / (2n * below);
  // BigInt divides towards zero, half up means downwards.
  return Number(doubled < 0n && doubled % (2n * below) !== 0n ? quotient - 1n : quotient);
};

/**
 * The part of a gross amount that is not VAT.
 * @param gross minor units, VAT contained
 * @param ratePercent e.g. 21
 * @returns minor units, rounded half up
 */
export const netOf = (gross: number, ratePercent: number): number => roundHalfUp((gross * 100) / (100 + ratePercent));

/** Both VAT views of a gross amount in minor units. */
export const priceOf = (gross: number, currency: Currency, ratePercent: number): Price => ({
  includingVat: { amount: gross, currency },
  excludingVat: { amount: netOf(gross, ratePercent), currency },
});

/** Where in a whole something begins and ends: pieces 3 to 5 of 10. */
export interface Stretch {
  from: number;
  to: number;
  of: number;
}

/**
 * The share of an amount that falls on a stretch of a whole. Both ends are rounded, not the length: the shares of stretches
 * that follow each other add up to the amount to the cent.
 * @returns minor units, in both VAT views
 */
export const shareOf = ({ includingVat, excludingVat }: Price, { from, to, of }: Stretch): Price => {
  const share = ({ amount, currency }: Money): Money => ({ amount: of === 0 ? 0 : roundedRatio([amount, to], [of]) - roundedRatio([amount, from], [of]), currency });
  return { includingVat: share(includingVat), excludingVat: share(excludingVat) };
};

/** A price less another. */
export const lessOf = (one: Price, other: Price): Price => ({
  includingVat: { ...one.includingVat, amount: one.includingVat.amount - other.includingVat.amount },
  excludingVat: { ...one.excludingVat, amount: one.excludingVat.amount - other.excludingVat.amount },
});

/** The total of both views; nothing to add up is zero in the given currency. */
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
