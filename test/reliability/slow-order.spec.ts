import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { type CountingProxy, startCountingProxy } from '../support/counting-proxy.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { verifyGuarantee } from './guarantee.js';

/** In ms; longer than the timeout of most proxies. */
const slowness = 65_000;

let shop: TestShop;
let slow: CountingProxy;
let storefront: TestStorefront;
beforeAll(async () => {
  shop = await startTestShop();
  slow = await startCountingProxy(shop.url, (path) => (path === '/Orders/complete' ? pause(slowness) : undefined));
  storefront = await startTestStorefront(slow.url);
}, 60_000);
afterAll(async () => {
  await storefront.stop();
  await slow.stop();
  await shop.stop();
});

it('an order that takes 65 seconds is placed once, also when repeated meanwhile, and every request gets its number', async () => {
  const visitor = shop.visitor();
  const { totals } = await visitor.fill('wpn-lightgrey-01');
  const idempotencyKey = randomUUID();
  const place = () =>
    storefront
      .call('post', '/api/trpc/orders.complete', { cookie: `__Host-cart=${visitor.token}` })
      .send({ json: { input: { acceptTerms: true, expectedTotal: totals.total.includingVat }, idempotencyKey } });
  const answers = await Promise.all([place(), place(), place()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await shop.db.execute<{ placed: string }>(sql`select count(*) as placed from "order" where placed_at is not null`);
  verifyGuarantee('executions of an order that takes 65 s', { most: 1, unit: 'times', figure: Number(rows[0]!.placed) });
  const numbers = new Set(answers.map(({ body }) => (body as { result: { data: { json: { number: string } } } }).result.data.json.number));
  expect([...numbers]).toEqual([expect.stringMatching(/\d/)]);
}, 180_000);
