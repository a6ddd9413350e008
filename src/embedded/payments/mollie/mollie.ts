import { OrderEmbed } from '@mollie/api-client';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { ConcurrencyLimiter } from '../../../common/concurrency-limiter.js';
import { Problem } from '../../../contract/errors.js';
import type { PaymentMethodId, PaymentStatus } from '../../../contract/order.js';
import type { Payer } from '../payment-methods.js';
import type { PaymentProvider, PaymentRequest, Refund, RefundRequest, StartedPayment } from '../payment-provider.js';
import { type MollieApi, MollieRefusal } from './mollie-api.js';
import { isMollieMethod, mollieMethods, MollieMethods } from './mollie-methods.js';
import { amountAt, MolliePayment, paymentBody } from './mollie-payment.js';

const refundStatuses = { queued: 'pending', pending: 'pending', processing: 'pending', refunded: 'refunded', failed: 'failed', canceled: 'failed' } as const satisfies Record<
  string,
  Refund['status']
>;
const MollieRefund = z.object({
  id: z.string(),
  status: z.enum(Object.keys(refundStatuses) as (keyof typeof refundStatuses)[]),
  metadata: z.object({ key: z.string() }).nullable().catch(null),
});
type MollieRefund = z.infer<typeof MollieRefund>;
const Order = z.object({ _embedded: z.object({ payments: z.array(z.object({ id: z.string() })).default([]) }).default({ payments: [] }) });

const refundOf = ({ id, status }: MollieRefund): Refund => ({ refundId: id, status: refundStatuses[status] });
const isUnknown = (error: unknown): boolean => error instanceof MollieRefusal && (error.status === 404 || error.status === 410);
/** Rejects ids of other providers without calling Mollie. */
const assertAtMollie = (id: string): void => {
  if (!/^tr_\w+$/.test(id)) throw new MollieRefusal(404, undefined, `${id} is not the id of a Mollie payment`);
};
/** Maximum number of payments that are read from one of Mollie's orders. */
const maximumPayments = 50;

/** Payment provider that uses Mollie's Payments API. */
export class Mollie implements PaymentProvider {
  readonly name = 'mollie';
  private readonly logger = new Logger('Mollie');
  private readonly methods: MollieMethods;
  private readonly starting = new Map<string, Promise<StartedPayment>>();
  /** Limits look-ups of orders, because anybody can call the webhook. */
  private readonly limiter = new ConcurrencyLimiter(2, 20);

  /** @param webhookUrl where Mollie sends webhooks; undefined if it cannot reach the shop, which then polls */
  constructor(
    private readonly api: MollieApi,
    private readonly webhookUrl: string | undefined,
  ) {
    this.methods = new MollieMethods(api);
  }

  listMethods(payer: Payer): Promise<PaymentMethodId[]> {
    return this.methods.listFor(payer);
  }

  /** Creates a payment. A repeated key returns the same payment, even if the first response was lost. Concurrent calls with the same key share one request. */
  start(request: PaymentRequest): Promise<StartedPayment> {
    const running = this.starting.get(request.key);
    if (running) return running;
    const started = this.create(request).finally(() => this.starting.delete(request.key));
    this.starting.set(request.key, started);
    return started;
  }

  private async create(request: PaymentRequest): Promise<StartedPayment> {
    if (!isMollieMethod(request.method)) throw new Problem('UNAVAILABLE');
    const body = paymentBody(request, mollieMethods[request.method], this.webhookUrl);
    const { id, page } = await this.api.request(MolliePayment, 'create a payment', ({ payments }) => payments.create(body)).catch((error: unknown) => this.refuse(error));
    if (!page) throw new Problem('UNAVAILABLE');
    return { providerId: id, redirectUrl: page };
  }

  async getStatus(providerId: string): Promise<PaymentStatus> {
    return (await this.find(providerId))?.status ?? 'expired';
  }

  async cancel(providerId: string): Promise<PaymentStatus> {
    const payment = await this.find(providerId);
    if (!payment?.isCancelable) return payment?.status ?? 'expired';
    try {
      return (await this.api.request(MolliePayment, `cancel ${providerId}`, ({ payments }) => payments.cancel(providerId))).status;
    } catch (error) {
      if (error instanceof MollieRefusal) return this.getStatus(providerId);
      throw error;
    }
  }

  /** Refunds a payment. Mollie deletes idempotency keys after an hour, so existing refunds with this key are searched first. A repeated call returns their status. */
  async refund({ providerId, amount, key, description }: RefundRequest): Promise<Refund> {
    const refund = { paymentId: providerId, amount: amountAt(amount), description, metadata: { key }, idempotencyKey: key };
    try {
      assertAtMollie(providerId);
      const refunds = await this.api.request(z.array(MollieRefund), `list refunds of ${providerId}`, ({ paymentRefunds }) =>
        paymentRefunds.page({ paymentId: providerId, limit: 250 }),
      );
      const known = refunds.find(({ metadata }) => metadata?.key === key);
      if (known) return refundOf(known);
      return refundOf(await this.api.request(MollieRefund, `refund ${providerId}`, ({ paymentRefunds }) => paymentRefunds.create(refund)));
    } catch (error) {
      if (!(error instanceof MollieRefusal)) throw error;
      this.logger.error(`Mollie rejected the refund of ${providerId}: ${error.message}`);
      throw new Problem('UPSTREAM_FAILED');
    }
  }

  async listPaymentsOf(providerOrderId: string): Promise<string[]> {
    if (/^tr_\w{4,40}$/.test(providerOrderId)) return [providerOrderId];
    if (!/^ord_[\w.]{4,40}$/.test(providerOrderId)) return [];
    try {
      const { _embedded } = await this.limiter.run(() =>
        this.api.request(Order, `get ${providerOrderId}`, ({ orders }) => orders.get(providerOrderId, { embed: [OrderEmbed.payments] })),
      );
      return _embedded.payments.slice(0, maximumPayments).map(({ id }) => id);
    } catch (error) {
      if (error instanceof MollieRefusal) return [];
      throw error;
    }
  }

  /** Returns undefined if Mollie has no such payment; callers treat it as expired. With the API key of the right profile it is found again. */
  private async find(providerId: string): Promise<MolliePayment | undefined> {
    try {
      assertAtMollie(providerId);
      return await this.api.request(MolliePayment, `get ${providerId}`, ({ payments }) => payments.get(providerId));
    } catch (error) {
      if (!isUnknown(error)) return this.refuse(error);
      this.logger.warn(`Mollie has no payment ${providerId}. Check that MOLLIE_API_KEY belongs to the profile that created it`);
      return undefined;
    }
  }

  /** @throws Problem VALIDATION for a method that the account does not offer, else UNAVAILABLE */
  private refuse(error: unknown): never {
    if (!(error instanceof MollieRefusal)) throw error;
    this.logger.error(`Mollie rejected a request: ${error.message}${error.field ? ` (${error.field})` : ''}`);
    if (error.field === 'method') throw new Problem('VALIDATION', { errors: [{ field: 'method', code: 'yup.errors.mixed.oneOf', params: { values: '' } }] });
    throw new Problem('UNAVAILABLE');
  }
}
