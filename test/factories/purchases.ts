import fc from 'fast-check';
import { countries, currencies, type Currency } from '../../src/contract/locales.js';
import { deliveryMethods, maximumLines } from '../../src/contract/order.js';
import { type GrossTier, inEachCurrency } from '../../src/domain/tier-price.js';
import { lineProduct, sheetModel } from './goods.js';
import type { Bought, Purchase } from './priced-order.js';

const gross = fc.integer({ min: 1, max: 500_000 });

/** Price list whose unit price never rises with the quantity. */
const priceList = fc
  .record({
    prices: fc.record(Object.fromEntries(currencies.map((currency) => [currency, gross])) as Record<Currency, typeof gross>),
    steps: fc.array(fc.record({ more: fc.integer({ min: 1, max: 200 }), percent: fc.integer({ min: 50, max: 100 }) }), { maxLength: 4 }),
  })
  .map(({ prices, steps }) => {
    const tiers: GrossTier[] = [];
    for (const { more, percent } of steps) {
      const before = tiers.at(-1) ?? { minQuantity: 1, price: prices };
      const less = (amount: number) => Math.max(1, Math.floor((amount * percent) / 100));
      tiers.push({ minQuantity: before.minQuantity + more, price: inEachCurrency((currency) => less(before.price[currency])) });
    }
    return { prices, tiers };
  });

const choices = fc.record({
  size: fc.record({ width: fc.integer({ min: 100, max: 2000 }), height: fc.integer({ min: 100, max: 1000 }) }),
  backing: fc.boolean(),
  edge: fc.boolean(),
  coating: fc.boolean(),
  holes: fc.integer({ min: 0, max: 20 }),
});

export const goods = fc
  .record({ list: priceList, family: fc.uuid(), weightKg: fc.integer({ min: 1, max: 80 }), pallet: fc.boolean() })
  .map(({ list, family, weightKg, pallet }) => lineProduct({ ...list, family, packaging: { weightKg, pallet } }));

export const bought: fc.Arbitrary<Bought> = fc
  .record({ quantity: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9999 })), goods, choices: fc.option(choices, { nil: undefined }) })
  .map(({ choices: chosen, ...rest }) => ({ ...rest, ...(chosen && { model: sheetModel, choices: chosen }) }));

const vatNumber = fc.constantFrom(undefined, 'BE0403170701', 'DE136695976', 'NL004495445B01', 'DE000000000');

/** Any valid purchase. */
export const purchase: fc.Arbitrary<Purchase> = fc.record({
  to: fc.constantFrom(...countries),
  currency: fc.constantFrom(...currencies),
  buyer: fc.record({ customerType: fc.constantFrom('Private' as const, 'Business' as const), vatNumber }),
  by: fc.constantFrom(undefined, ...deliveryMethods),
  buys: fc.oneof(fc.array(bought, { minLength: 1, maxLength: 8 }), fc.array(bought, { minLength: 1, maxLength: maximumLines })),
});
