import { sql } from 'drizzle-orm';
import type { InputOf } from '../../src/contract/shop-api.js';
import { webhookEvents } from '../../src/contract/webhook.js';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { OrderExpiry } from '../../src/embedded/orders/order-expiry.js';
import { WebhookEndpoints, WebhookRefused } from '../../src/embedded/webhooks/webhook-endpoints.js';
import { Caller } from '../contract/caller.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startReceiver } from '../support/webhook-receiver.js';
import { captureWarnings } from '../support/captured-warnings.js';
import { startTestShop } from '../support/shop-api.js';

const shop = duringTests(() => startTestShop({ WEBHOOKS_TO_PRIVATE: 'test' }));
const receiver = duringTests(startReceiver);
let endpoints: WebhookEndpoints;
let product: string;
beforeAll(async () => {
  endpoints = shop.app.get(WebhookEndpoints);
  [product] = await shop.products();
  await shop.setStock(product, 500);
});
beforeEach(() => shop.db.execute(sql`delete from webhook_endpoint`));
afterEach(() => {
  receiver.received.length = 0;
  receiver.statuses.length = 0;
});

/** Makes changes of orders a minute older. */
const settle = () => shop.db.execute(sql`update "order" set updated_at = updated_at - interval '1 minute' where updated_at > now() - interval '30 seconds'`);
const listen = () => endpoints.add(receiver.url, [...webhookEvents], 'a test');
const messages = (count: number) => eventually(`${count} messages`, () => Promise.resolve(receiver.received.length >= count ? receiver.received : undefined));
const delivery = (status: string) =>
  eventually(`a delivery that is ${status}`, async () =>
    (await endpoints.deliveries({ limit: 10 })).find((one) => one.status === status && (one.attempts > 0 || status !== 'waiting')),
  );

describe('a webhook endpoint', () => {
  it('receives events of a placed and paid order, signed with its secret', async () => {
    const { secret } = await listen();
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const { redirectUrl } = await visitor.pay(order);
    await fetch(shop.url + new URL(redirectUrl).pathname, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    const reported = (await messages(2)).map((message) => message.verify(secret));
    expect(reported.map(({ type }) => type).sort()).toEqual(['order.paid', 'order.placed']);
    for (const { data } of reported) expect(data).toMatchObject({ id: order.id, number: order.number, totals: order.totals });
    expect(JSON.stringify(reported)).not.toContain(visitor.token);
    expect(() => receiver.received[0]!.verify('whsec_bm90IHRoZSBzZWNyZXQ=')).toThrow();
  });

  it('receives orders in the shape in which a program reads those that it missed', async () => {
    const { secret } = await listen();
    const { key } = await shop.app.get(ApiKeys).add('ERP', ['orders:read']);
    await shop.db.execute(sql`update "order" set updated_at = updated_at - interval '1 hour'`);
    const since = new Date(Date.now() - 30 * 60_000).toISOString();
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const { redirectUrl } = await visitor.pay(order);
    await fetch(shop.url + new URL(redirectUrl).pathname, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    const other = await shop.visitor().order(product);
    const erp = new Caller({ name: 'embedded', url: shop.url });
    const read = (wanted: InputOf<'listChangedOrders'>) => erp.ok('listChangedOrders', wanted, { headers: { 'x-api-key': key } });
    // A change that is a few seconds old is held back.
    expect((await read({ since })).items).toEqual([]);
    await settle();
    const first = await read({ since, limit: 1 });
    const second = await read({ after: first.next, limit: 1 });
    expect([first.items, second.items].map(([item]) => item!.number)).toEqual([order.number, other.number]);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const reported = (await messages(3)).map((message) => message.verify(secret)).find(({ type }) => type === 'order.paid')!;
    expect(first.items[0]).toEqual(reported.data);
    expect(first.items[0]).toMatchObject({
      state: 'paid',
      details: { contact: { email: 'ada@example.nl' } },
      payment: { status: 'paid' },
      documents: [{ kind: 'invoice' }],
      refunds: [],
    });

    // A partial refund leaves the state, and moves the order to the end.
    await shop.app.get(Fulfilment).refund(order.number!, { amount: 100 });
    await messages(4);
    await settle();
    const refunded = await read({ after: second.next });
    const amount = { amount: 100, currency: 'EUR' };
    expect(refunded.items).toMatchObject([{ number: order.number, state: 'paid', documents: [{ kind: 'invoice' }, { kind: 'creditNote' }], refunds: [{ amount }] }]);
    expect(refunded.items[0]!.version).toBeGreaterThan(first.items[0]!.version);
    expect(await read({ after: refunded.next })).toEqual({ items: [], next: refunded.next, hasMore: false });
  });

  it('has its secret encrypted in the database, and receives nothing when the key of the shop is lost', async () => {
    const { id, secret } = await listen();
    const rotated = (await endpoints.rotate(id))!;
    const { rows } = await shop.db.execute(sql`select row_to_json(webhook_endpoint)::text as kept from webhook_endpoint`);
    for (const known of [secret, rotated]) expect(JSON.stringify(rows)).not.toContain(known.slice('whsec_'.length));
    await shop.db.execute(sql`update webhook_endpoint set secret = 'sealed:AAAA' || substr(secret, 12)`);
    await shop.visitor().order(product);
    expect((await delivery('waiting'))!.lastError).toBe('the secret of a webhook cannot be decrypted: DATA_KEY is not the key that encrypted it. Set DATA_KEY to that key.');
    expect(receiver.received).toEqual([]);
  });

  it('has unencrypted secrets of earlier releases encrypted at the next start', async () => {
    const { id, secret } = await listen();
    await shop.db.execute(sql`update webhook_endpoint set secret = ${secret}, former_secret = ${secret} where id = ${id}`);
    await endpoints.onModuleInit();
    const { rows } = await shop.db.execute<{ secret: string; former_secret: string }>(sql`select secret, former_secret from webhook_endpoint`);
    for (const kept of Object.values(rows[0]!)) expect(kept).toMatch(/^sealed:/);
    await shop.visitor().order(product);
    expect((await messages(1))[0]!.verify(secret).type).toBe('order.placed');
  });

  it('receives an event of an order that was cancelled unpaid', async () => {
    const { secret } = await listen();
    const order = await shop.visitor().order(product);
    await shop.db.execute(sql`update "order" set placed_at = now() - interval '4 days' where id = ${order.id}`);
    await shop.app.get(OrderExpiry).run();
    const types = (await messages(2)).map((message) => message.verify(secret).type);
    expect(types.sort()).toEqual(['order.cancelled', 'order.placed']);
  });

  it('receives nothing of a transaction that was rolled back', async () => {
    await listen();
    const visitor = shop.visitor();
    const cart = await visitor.fill(product);
    await shop.setStock(product, 0);
    await visitor.complete(cart).expect(409);
    await shop.setStock(product, 500);
    expect(await endpoints.deliveries({ limit: 10 })).toEqual([]);
  });

  it('receives a failed message again, with increasing delay', async () => {
    const { secret } = await listen();
    receiver.statuses.push(500);
    await shop.visitor().order(product);
    const first = await delivery('waiting');
    expect(first).toMatchObject({ attempts: 1, lastStatus: 500 });
    // About five seconds after the first attempt, which was made between the order and now.
    const next = first.nextAttemptAt!.getTime();
    expect(next - first.createdAt.getTime()).toBeGreaterThan(4900);
    expect(next - Date.now()).toBeLessThan(6000);
    expect(await endpoints.retry(first.id)).toBe(true);
    expect(await delivery('delivered')).toMatchObject({ id: first.id, lastStatus: 204, nextAttemptAt: null });
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect([receiver.received.length, ids.size]).toEqual([2, 1]);
    expect(receiver.received[1]!.verify(secret).type).toBe('order.placed');
    expect(await endpoints.retry('nothing')).toBe(false);
  });

  it('is disabled after a response 410', async () => {
    const { id } = await listen();
    const lines = captureWarnings(shop, 'Webhooks');
    receiver.statuses.push(410);
    await shop.visitor().order(product);
    const failed = await delivery('failed');
    expect(failed).toMatchObject({ lastStatus: 410 });
    expect(await eventually('a line in the log', () => Promise.resolve(lines[0]))).toBe(
      `Delivery ${failed.id} to endpoint ${id} failed after 1 attempts and is not retried: status 410`,
    );
    expect((await endpoints.list())[0]!.isActive).toBe(false);
    await shop.visitor().order(product);
    expect(await endpoints.deliveries({ limit: 10 })).toHaveLength(1);
  });

  it('that responds with a redirect has failed; redirects are not followed', async () => {
    await listen();
    receiver.statuses.push(302);
    await shop.visitor().order(product);
    expect(await delivery('waiting')).toMatchObject({ lastStatus: 302 });
  });
});

describe('without the setting for tests', () => {
  const strict = duringTests(startTestShop);

  it.each([
    'http://shop.example/hooks',
    'https://localhost/hooks',
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://10.1.2.3/hooks',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/hooks',
    'https://0x7f000001/hooks',
    'https://intranet/hooks',
    'https://user:secret@shop.example/hooks',
    'shop.example',
  ])('%s is refused as an endpoint', async (url) => {
    await expect(strict.app.get(WebhookEndpoints).add(url, ['order.placed'], '')).rejects.toBeInstanceOf(WebhookRefused);
  });
});
