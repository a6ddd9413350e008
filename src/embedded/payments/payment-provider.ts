import type { Locale } from '../../contract/locales.js';
import type { Money, Price } from '../../contract/money.js';
import type { Payer } from './payment-methods.js';
import type { OrderDetails, PaymentMethodId, PaymentStatus } from '../../contract/order.js';

export interface PaymentRequest {
  /** The same key is the same payment, however often it is asked for. */
  key: string;
  orderId: string;
  amount: Money;
  method: PaymentMethodId;
  /** What the payer reads: the order's number. */
  description: string;
  locale: Locale;
  /** Where the payer goes afterwards, whatever the outcome. */
  returnUrl: string;
  /** Whom and what for: who lends money wants to know. */
  buyer: OrderDetails;
  items: readonly { name: string; quantity: number; total: Price; isDelivery: boolean }[];
  /** Percent contained in the prices of the items. */
  vatRate: number;
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
  /** @throws Problem UNAVAILABLE when the provider cannot be asked, VALIDATION for a method it does not take */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** @throws Problem UNAVAILABLE when the provider cannot be asked */
  getStatus(providerId: string): Promise<PaymentStatus>;
  /** Closes a payment nobody has paid yet, and tells how it stands: `paid` when that was quicker, `open` when it cannot be closed. */
  cancel(providerId: string): Promise<PaymentStatus>;
  /**
   * Pays back what was paid, or a part of it; asked again with the same key it tells how that stands.
   * @throws Problem UNAVAILABLE when the provider cannot be asked, UPSTREAM_FAILED when it refuses
   */
  refund(request: RefundRequest): Promise<Refund>;
  /** Ids of the payments behind an order at the provider; none for one it does not know. @throws Problem UNAVAILABLE */
  listPaymentsOf(providerOrderId: string): Promise<string[]>;
}

export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
