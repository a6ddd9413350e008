import type { ProblemCode } from '../contract/errors.js';

/** Minor units that a business may owe on unpaid invoices at once, unless ops set another amount for its account. A pound counts as a euro. */
export const onAccountLimit = 1_000_000;

/** A business that wishes to pay on account. Amounts are minor units. */
export interface OnAccountWish {
  /** Whether the register knows the VAT number of the order. */
  isProved: boolean;
  /** What ops allow the customer's account to owe; null: they decided nothing. */
  allowed: number | null;
  /** What the business owes on unpaid invoices already. */
  owed: number;
  amount: number;
}

/**
 * Why an order cannot be paid on account; undefined: it can. An invoice is credit, so that the shop has to know whom it lends to, and how much.
 */
export const onAccountRefusal = ({ isProved, allowed, owed, amount }: OnAccountWish): Extract<ProblemCode, `ON_ACCOUNT_${string}`> | undefined => {
  if (!isProved && allowed === null) return 'ON_ACCOUNT_UNPROVED';
  return owed + amount > (allowed ?? onAccountLimit) ? 'ON_ACCOUNT_LIMIT' : undefined;
};
