import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { startCountingProxy } from '../support/counting-proxy.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';
import { verifyGuarantee } from './guarantee.js';

/** In ms; longer than the timeout of most proxies. */
const slowness = 65_000;

const shop = duringTests(startTestShop);
const slow = duringTests(() => startCountingProxy(shop.url, (path) => (path === '/Orders/complete' ? pause(slowness) : undefined)));
const storefront = duringTests(() => startTestStorefront(slow.url));

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
