import type { PaymentStatus } from '../../contract/order.js';

const closed: readonly PaymentStatus[] = ['failed', 'canceled', 'expired'];

/** Nothing more is expected of it. */
export const isFinal = (status: PaymentStatus): boolean => status === 'paid' || closed.includes(status);

/**
 * Whether news of a payment may change what is known. Late and reordered news must not turn a paid payment back;
 * a closed one can still turn out to be paid (a bank transfer that crossed its expiry).
 */
export const isProgress = (known: PaymentStatus, news: PaymentStatus): boolean => {
  if (known === news || known === 'paid') return false;
  return news === 'paid' || !closed.includes(known);
};
