import { type MethodsListParams, PaymentMethod } from '@mollie/api-client';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PaymentMethodId } from '../../../contract/order.js';
import { methodsFor, type Payer } from '../payment-methods.js';
import type { MollieApi } from './mollie-api.js';
import { amountAt } from './mollie-payment.js';

/** Payment methods of the shop that Mollie offers, with Mollie's names. Other methods do not involve Mollie. */
export const mollieMethods = {
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  creditcard: PaymentMethod.creditcard,
  paypal: PaymentMethod.paypal,
  klarna: PaymentMethod.klarna,
  banktransfer: PaymentMethod.banktransfer,
  eps: PaymentMethod.eps,
} as const satisfies Partial<Record<PaymentMethodId, PaymentMethod>>;
export const isMollieMethod = (id: PaymentMethodId): id is keyof typeof mollieMethods => id in mollieMethods;

const Methods = z.array(z.object({ id: z.string() }));

/** Deadline in milliseconds; without an answer all methods of `methodsFor` are shown. */
const waitTimeout = 1500;
const freshFor = 5 * 60_000;
/** Milliseconds without calls to Mollie after a failure. */
const retryAfter = 15_000;

/** Payment methods that Mollie offers for an amount and a country; cached for 5 minutes. */
export class MollieMethods {
  private readonly cached = new LRUCache<string, ReadonlySet<string>, MethodsListParams>({
    max: 500,
    ttl: freshFor,
    fetchMethod: (_key, _old, { context }) => this.request(context),
  });
  private refreshAt = 0;

  constructor(private readonly api: MollieApi) {}

  /** Returns the methods of `methodsFor` that Mollie offers too, most usual first; all of them if Mollie's list is not available. */
  async listFor(payer: Payer): Promise<PaymentMethodId[]> {
    const own = methodsFor(payer);
    const offered = await this.offeredTo(payer);
    return offered ? own.filter((id) => !isMollieMethod(id) || offered.has(mollieMethods[id])) : own;
  }

  private async offeredTo({ country, currency, amount }: Payer): Promise<ReadonlySet<string> | undefined> {
    const query = { billingCountry: country.toUpperCase(), ...(amount && { amount: amountAt({ amount, currency }) }) };
    const key = JSON.stringify(query);
    if (performance.now() < this.refreshAt) return this.cached.get(key);
    try {
      return await this.cached.forceFetch(key, { context: query });
    } catch {
      this.refreshAt = performance.now() + retryAfter;
      return undefined;
    }
  }

  private async request(query: MethodsListParams): Promise<ReadonlySet<string>> {
    const methods = await this.api.request(Methods, 'list methods', (client) => client.methods.list(query), { within: waitTimeout, attempts: 1 });
    return new Set(methods.map(({ id }) => id));
  }
}
