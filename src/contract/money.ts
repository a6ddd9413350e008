import { z } from 'zod';
import { currencies, type Currency } from './locales.js';

/** An amount in integer minor units (cents, pence). */
export const Money = z.object({ amount: z.number().int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof Money>;

/** A price including and excluding VAT, in minor units. */
export const Price = z.object({ includingVat: Money, excludingVat: Money });
export type Price = z.infer<typeof Price>;

/** Schema of a value for each currency, all of them required. */
export const perCurrency = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(currencies.map((currency) => [currency, value])) as Record<Currency, Value>);
