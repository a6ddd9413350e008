import type { ProblemCode } from '../contract/errors.js';
import type { Currency } from '../contract/locales.js';
import { limitIn } from './money.js';

/** Credit limit of a business over all unpaid invoices, unless ops set another for its account. Euro cents, or about their value in another currency (`limitIn`). */
export const onAccountLimit = 1_000_000;

/** Data of a business that wants to pay on account. Amounts are minor units. */
export interface OnAccountRequest {
  /** Whether the VAT register confirmed the VAT number of the order. */
  isProved: boolean;
  /** Credit limit that ops set for the customer's account; null: none set. */
  allowed: number | null;
  /** Sum of unpaid invoices. */
  owed: number;
  amount: number;
  currency: Currency;
}

/** Why an order cannot be paid on account; undefined if it can. Payment by invoice is credit, so the buyer must be verified, and the amount is limited. */
export const onAccountRefusal = ({ isProved, allowed, owed, amount, currency }: OnAccountRequest): Extract<ProblemCode, `ON_ACCOUNT_${string}`> | undefined => {
  if (!isProved && allowed === null) return 'ON_ACCOUNT_UNPROVED';
  return owed + amount > (allowed ?? limitIn(currency, onAccountLimit)) ? 'ON_ACCOUNT_LIMIT' : undefined;
};
