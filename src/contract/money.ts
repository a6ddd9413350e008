import { z } from 'zod';
import { currencies } from './locales.js';

/** An amount in integer minor units (cents, pence). */
export const Money = z.object({ amount: z.number().int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof Money>;

/** A price including and excluding VAT, in minor units. */
export const Price = z.object({ includingVat: Money, excludingVat: Money });
export type Price = z.infer<typeof Price>;
