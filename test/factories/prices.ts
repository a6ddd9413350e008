import { type GrossPrices, inEachCurrency } from '../../src/domain/tier-price.js';

/** Gross prices in minor units. Currencies other than euro and pounds get the amount in euro, so that a new currency does not change the tests. */
export const inCurrencies = (EUR: number, GBP: number): GrossPrices => ({ ...inEachCurrency(() => EUR), GBP });
