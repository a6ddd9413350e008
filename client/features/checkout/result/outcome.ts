import type { Order, PaymentStatus } from '../../../../src/contract/order.js';

/** What the result page says about an order. */
export type Outcome = 'waiting' | 'paid' | 'failed' | 'canceled' | 'expired' | 'unpaid' | 'cancelled';

const byStatus: Record<PaymentStatus, Outcome> = {
  open: 'waiting',
  pending: 'waiting',
  authorized: 'paid',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};

/** The state of the order decides; while it waits for money, its latest payment does. */
export const outcomeOf = ({ state, payment }: Pick<Order, 'state' | 'payment'>): Outcome => {
  if (state === 'paid' || state === 'cancelled') return state;
  return payment ? byStatus[payment.status] : 'unpaid';
};

/** Seconds in which the bank's word is waited for on the page. */
const patience = 30;

/**
 * Seconds to wait before asking for a payment's status once more: 1, 2, 3 …, in all not beyond the page's patience.
 * @param asked how often it was asked already
 */
export const pauseBefore = (asked: number): number | undefined => {
  const pause = asked + 1;
  const waited = (asked * pause) / 2;
  return waited + pause <= patience ? pause : undefined;
};
