import type { Locale } from '../../contract/locales.js';
import type { Money, Price } from '../../contract/money.js';
import type { Payer } from './payment-methods.js';
import type { OrderDetails, PaymentMethodId, PaymentStatus } from '../../contract/order.js';

export interface PaymentRequest {
  /** Idempotency key: a repeated key returns the same payment. */
  key: string;
  orderId: string;
  amount: Money;
  method: PaymentMethodId;
  /** Text that the payer sees: the order number. */
  description: string;
  locale: Locale;
  /** Where the payer returns, whatever the outcome. */
  returnUrl: string;
  /** Buyer and items, which providers of credit require. */
  buyer: OrderDetails;
  items: readonly { name: string; quantity: number; total: Price; isDelivery: boolean }[];
  /** VAT rate in percent, included in the prices of the items. */
  vatRate: number;
}

export interface StartedPayment {
  providerId: string;
  /** Payment page of the provider. */
  redirectUrl: string;
}

export interface RefundRequest {
  providerId: string;
  amount: Money;
  /** Idempotency key: a repeated key refunds once. */
  key: string;
  /** Text that the payer sees. */
  description: string;
}
export interface Refund {
  refundId: string;
  /** `pending` until the money is transferred. */
  status: 'pending' | 'refunded' | 'failed';
}

/** Payment provider. Webhooks and returning browsers can be forged, so the shop always reads the status with `getStatus`. */
export interface PaymentProvider {
  readonly name: string;
  listMethods(payer: Payer): Promise<PaymentMethodId[]>;
  /** @throws Problem UNAVAILABLE if the provider does not answer, VALIDATION for a method that it does not offer */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** @throws Problem UNAVAILABLE if the provider does not answer */
  getStatus(providerId: string): Promise<PaymentStatus>;
  /** Closes an unpaid payment. @returns its status: `paid` if it was paid before, `open` if it cannot be closed */
  cancel(providerId: string): Promise<PaymentStatus>;
  /**
   * Refunds a payment or a part of it. A repeated key returns the status of the refund.
   * @throws Problem UNAVAILABLE if the provider does not answer, UPSTREAM_FAILED if it rejects the refund
   */
  refund(request: RefundRequest): Promise<Refund>;
  /** Ids of the payments of an order at the provider; empty for an unknown one. @throws Problem UNAVAILABLE */
  listPaymentsOf(providerOrderId: string): Promise<string[]>;
}

export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
