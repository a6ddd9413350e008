import type { PaymentStatus } from '../../contract/order.js';

const closed: readonly PaymentStatus[] = ['failed', 'canceled', 'expired'];

/** Whether no further change of status is expected. */
export const isFinal = (status: PaymentStatus): boolean => status === 'paid' || closed.includes(status);

/**
 * Whether a new status may replace the known one. Webhooks can arrive late or out of order, so a paid payment stays paid.
 * A closed payment can still become paid, for example by a bank transfer that arrives after its expiry.
 */
export const isProgress = (known: PaymentStatus, news: PaymentStatus): boolean => {
  if (known === news || known === 'paid') return false;
  return news === 'paid' || !closed.includes(known);
};
