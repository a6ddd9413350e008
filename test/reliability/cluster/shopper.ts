import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fetch } from 'undici';
import type { InputOf, OperationName, OutputOf } from '../../../src/contract/shop-api.js';
import { details, type Order, returnUrl } from '../../support/shop-api.js';

/** Maximum number of repetitions of a request. */
const tries = 120;
/** Pause before a repetition in ms. */
const again = 250;

/** A placed order with its payment. */
export interface Bought {
  orderId: string;
  number: string;
  /** In cents. */
  total: number;
  paymentId: string;
  redirectUrl: string;
}

/** Shopper who calls the procedures as the pages of the storefront do: each write has an idempotency key, and is repeated with it when no response came. */
export class ClusterShopper {
  /** Number of requests that had to be repeated. */
  notAtOnce = 0;
  /** Longest wait for a response, including repetitions, in ms. */
  longest = 0;
  private cookie = '';

  constructor(
    private readonly front: string,
    /** IP address that is sent in X-Forwarded-For. */
    private readonly address: string,
  ) {}

  async buy(productId: string): Promise<Bought> {
    await this.write<'addOrderLine'>('cart.addLine', { productId, quantity: 1 });
    await this.write<'setOrderDetails'>('orders.setDetails', details);
    const { totals } = await this.write<'setShipping'>('orders.setShipping', { method: 'Deliver' });
    const seen = await this.read<Order>('cart.order');
    expect(seen.lines).toHaveLength(1);
    const order = await this.write<'completeOrder'>('orders.complete', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    const { paymentId, redirectUrl } = await this.write<'initiatePayment'>('payments.initiate', { orderId: order.id, method: 'ideal', returnUrl });
    return { orderId: order.id, number: order.number!, total: order.totals.total.includingVat.amount, paymentId, redirectUrl };
  }

  read<Answer>(procedure: string): Promise<Answer> {
    return this.ask(procedure, () => fetch(`${this.front}/api/trpc/${procedure}`, { headers: this.headers })) as Promise<Answer>;
  }

  write<Name extends OperationName>(procedure: string, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const body = JSON.stringify({ json: { input, idempotencyKey: randomUUID() } });
    return this.ask(procedure, () =>
      fetch(`${this.front}/api/trpc/${procedure}`, { method: 'POST', headers: { ...this.headers, 'content-type': 'application/json' }, body }),
    ) as Promise<OutputOf<Name>>;
  }

  private get headers(): Record<string, string> {
    return { cookie: `__Host-locale=nl-NL; ${this.cookie}`, 'x-forwarded-for': this.address };
  }

  private async ask(procedure: string, send: () => ReturnType<typeof fetch>): Promise<unknown> {
    const start = performance.now();
    for (let left = tries; ; left -= 1) {
      const response = await send().catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text !== undefined) {
        const token = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-cart='));
        if (left < tries) this.notAtOnce += 1;
        this.longest = Math.max(this.longest, performance.now() - start);
        if (token) this.cookie = token.split(';', 1)[0]!;
        return (JSON.parse(text) as { result: { data: { json: unknown } } }).result.data.json;
      }
      const isOutage = response === undefined || text === undefined || response.status >= 500;
      if (!isOutage || left === 0) throw new Error(`${procedure} responded ${response?.status}: ${text}`);
      await pause(again);
    }
  }
}
