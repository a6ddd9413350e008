import { z } from 'zod';
import { Id, idOf } from '../fields.js';
import { none, operation, type Operation } from '../operation.js';
import { InitiatedPayment, InitiatePayment, ListPaymentMethods, Payment, PaymentMethod } from '../order.js';

/** The provider's own id. It is only a hint: the Shop API then queries the provider. */
const byProviderId = z.strictObject({ id: Id });

export const payments = {
  listPaymentMethods: operation('GET /orders/payment/methods', { summary: 'Payment methods', input: ListPaymentMethods, output: z.array(PaymentMethod), errors: ['NOT_FOUND'] }),
  initiatePayment: operation('POST /orders/payment/initiate', {
    summary: 'Start a payment of a placed order',
    input: InitiatePayment,
    output: InitiatedPayment,
    status: 201,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY', 'FOREIGN_RETURN_URL', 'CONFLICT', 'ON_ACCOUNT_UNPROVED', 'ON_ACCOUNT_LIMIT', 'SOLD_OUT_UNPAID', 'STOCK_NOT_HELD'],
    isIdempotent: true,
    perMinute: 120,
  }),
  getPaymentStatus: operation('GET /orders/payment/status/{id}', {
    summary: 'Status of a payment',
    input: z.strictObject({ id: idOf('payment') }),
    output: Payment,
    errors: ['NOT_FOUND'],
  }),
  orderWebhook: operation('POST /orders/payment/webhook/order', {
    summary: 'Notification of a payment provider about an order',
    input: byProviderId,
    output: none,
    consumes: 'form',
  }),
  paymentWebhook: operation('POST /orders/payment/webhook/payment', {
    summary: 'Notification of a payment provider about a payment',
    input: byProviderId,
    output: none,
    consumes: 'form',
  }),
} as const satisfies Record<string, Operation>;
