import type { Locale } from '../../contract/locales.js';
import type { Money } from '../../contract/money.js';
import type { Payer } from './payment-methods.js';
import type { PaymentMethodId, PaymentStatus } from '../../contract/order.js';

export interface PaymentRequest {
  amount: Money;
  method: PaymentMethodId;
  /** What the payer reads: the order's number. */
  description: string;
  locale: Locale;
  /** Where the payer goes afterwards, whatever the outcome. */
  returnUrl: string;
}

export interface StartedPayment {
  providerId: string;
  /** The provider's page on which the payer pays. */
  redirectUrl: string;
}

export interface RefundRequest {
  providerId: string;
  amount: Money;
  /** The same key pays back once, however often it is asked. */
  key: string;
  /** What the payer reads. */
  description: string;
}
export interface Refund {
  refundId: string;
  /** `pending` until the money has gone. */
  status: 'pending' | 'refunded' | 'failed';
}

/**
 * Who moves the money. The shop never believes what it is told about a payment (by a webhook, by a returning browser):
 * it always asks `getStatus`.
 */
export interface PaymentProvider {
  readonly name: string;
  listMethods(payer: Payer): Promise<PaymentMethodId[]>;
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** @throws Problem UNAVAILABLE when the provider cannot be asked */
  getStatus(providerId: string): Promise<PaymentStatus>;
  /** Closes a payment nobody has paid yet, and tells how it stands: `paid` when that was quicker. */
  cancel(providerId: string): Promise<PaymentStatus>;
  /** Pays back what was paid, or a part of it. @throws Problem UNAVAILABLE when the provider cannot be asked */
  refund(request: RefundRequest): Promise<Refund>;
}

export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
