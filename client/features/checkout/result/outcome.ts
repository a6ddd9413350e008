import type { Order, OrderState, PaymentStatus } from '../../../../src/contract/order.js';

/** Order states that determine the outcome regardless of the payment status. */
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
  // The order state confirms the payment. Until it does, the page shows "waiting".
  authorized: 'waiting',
  paid: 'waiting',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
} as const satisfies Record<PaymentStatus, string>;

/** Outcome on the result page. `transfer`: the buyer sends a bank transfer. `invoice`: the buyer pays after delivery. */
export type Outcome = (typeof byState)[keyof typeof byState] | (typeof byStatus)[PaymentStatus] | 'invoice' | 'authorized' | 'transfer' | 'unpaid';

/** Returns the outcome: from the order state; while the order awaits payment, from its latest payment. */
export const outcomeOf = ({ state, payment }: Pick<Order, 'state' | 'payment'>): Outcome => {
  if (state in byState) return byState[state as keyof typeof byState];
  if (state === 'authorized') return payment?.method === 'invoice' ? 'invoice' : 'authorized';
  if (!payment) return 'unpaid';
  const outcome = byStatus[payment.status];
  return outcome === 'waiting' && payment.method === 'banktransfer' ? 'transfer' : outcome;
};

/** Outcomes of orders that are paid, authorised or on account. */
const bought: readonly Outcome[] = ['paid', 'invoice', 'authorized', 'inProduction', 'shipped', 'delivered'];
export const isBought = (outcome: Outcome): boolean => bought.includes(outcome);

/** Outcomes after which the shopper can start another payment. */
const payable: readonly Outcome[] = ['failed', 'canceled', 'expired', 'unpaid'];
export const isPayable = (outcome: Outcome): boolean => payable.includes(outcome);

/** Seconds for which the page waits for the payment status, and the longest pause between two requests. */
const maxPolls = 240;
const longestPause = 30;

/** Pauses in seconds: 1, 2, 3, 5, 8 … up to `longestPause`, as many as fit into `maxPolls`. */
const pauses = (() => {
  const found: number[] = [];
  let waited = 0;
  for (let pause = 1, next = 2; waited + pause <= maxPolls; [pause, next] = [Math.min(next, longestPause), Math.min(pause + next, longestPause)]) {
    found.push(pause);
    waited += pause;
  }
  return found;
})();

/**
 * Returns the seconds to wait before the next status request; undefined when the waiting time is over.
 * @param requested number of requests so far
 */
export const pollDelay = (requested: number): number | undefined => pauses[requested];
