import type { Order, OrderState, PaymentStatus } from '../../../../src/contract/order.js';

/** States of an order that say all there is to say, whatever became of a payment. */
const byState = {
  paid: 'paid',
  inProduction: 'inProduction',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  withdrawn: 'withdrawn',
  refunded: 'refunded',
} as const satisfies Partial<Record<OrderState, string>>;

const byStatus = {
  open: 'waiting',
  pending: 'waiting',
  // The order says when it is settled; until it does, nothing is promised.
  authorized: 'waiting',
  paid: 'waiting',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
} as const satisfies Record<PaymentStatus, string>;

/** What the result page says about an order. `transfer`: the buyer pays by themselves, in their own time; `invoice`: later. */
export type Outcome = (typeof byState)[keyof typeof byState] | (typeof byStatus)[PaymentStatus] | 'invoice' | 'authorized' | 'transfer' | 'unpaid';

/** The state of the order decides; while it waits for money, its latest payment does. */
export const outcomeOf = ({ state, payment }: Pick<Order, 'state' | 'payment'>): Outcome => {
  if (state in byState) return byState[state as keyof typeof byState];
  if (state === 'authorized') return payment?.method === 'invoice' ? 'invoice' : 'authorized';
  if (!payment) return 'unpaid';
  const outcome = byStatus[payment.status];
  return outcome === 'waiting' && payment.method === 'banktransfer' ? 'transfer' : outcome;
};

/** The buyer has done their part: the order is made, whatever of it is done. */
const bought: readonly Outcome[] = ['paid', 'invoice', 'authorized', 'inProduction', 'shipped', 'delivered'];
export const isBought = (outcome: Outcome): boolean => bought.includes(outcome);

/** Outcomes after which the order still wants to be paid. */
const payable: readonly Outcome[] = ['failed', 'canceled', 'expired', 'unpaid'];
export const isPayable = (outcome: Outcome): boolean => payable.includes(outcome);

/** Seconds in which the bank's word is waited for on the page, and the longest pause between two questions. */
const patience = 240;
const longestPause = 30;

/** 1, 2, 3, 5, 8 … up to the longest, as many as fit. */
const pauses = (() => {
  const found: number[] = [];
  let waited = 0;
  for (let pause = 1, next = 2; waited + pause <= patience; [pause, next] = [Math.min(next, longestPause), Math.min(pause + next, longestPause)]) {
    found.push(pause);
    waited += pause;
  }
  return found;
})();

/**
 * Seconds to wait before asking for a payment's status once more; undefined when the page's patience is over.
 * @param asked how often it was asked already
 */
export const pauseBefore = (asked: number): number | undefined => pauses[asked];
