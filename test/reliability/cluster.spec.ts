import { randomUUID } from 'node:crypto';
import { setInterval as every } from 'node:timers/promises';
import { Client } from 'pg';
import { readMigrations } from '../../src/embedded/database/migrations.js';
import { eventually } from '../support/eventually.js';
import { hasRedis } from '../support/redis.js';
import { type Cluster, startCluster } from './cluster/cluster.js';
import { type Bought, ClusterShopper } from './cluster/shopper.js';
import { verifyGuarantee } from './guarantee.js';

/** Number of checkouts; the figures in docs/reliability.md are measured with `CHECKOUTS=3000`. */
const checkouts = Number(process.env['CHECKOUTS'] ?? 300);
const atOnce = 8;
/** Minimum time between two kills in ms. A part is killed only when the other one of its kind, or it itself if it is alone, is ready again. */
const killEvery = 700;
const product = 'wpn-lightgrey-01';
const stockBefore = 1_000_000;

let cluster: Cluster;
let ledger: Client;
beforeAll(async () => {
  if (!hasRedis) throw new Error('These tests need Redis. Install redis-server or valkey-server.');
  cluster = await startCluster();
  ledger = await connect();
  await ledger.query('update product set stock = $1 where id = $2', [stockBefore, product]);
}, 120_000);
afterAll(async () => {
  await ledger?.end();
  await cluster?.stop();
}, 60_000);

const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: cluster.databaseUrl });
  // PostgreSQL is killed during the test.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const count = async (query: string): Promise<number> => Number((await ledger.query<{ count: string }>(query)).rows[0]!.count);
/** IP address of a shopper, each in a different network. */
const addressOf = (of: number): string => `10.${(of >> 16) & 255}.${(of >> 8) & 255}.${of & 255}`;
const headers = { 'x-shop': 'ENC', 'x-locale': 'nl-NL', 'content-type': 'application/json' };

it('two Shop APIs that start at the same time on an empty database apply its migrations once', async () => {
  expect(await count('select count(*) from drizzle.__drizzle_migrations')).toBe(readMigrations().length);
  expect(await count('select count(*) from product')).toBeGreaterThan(40);
});

it('a write repeated with its idempotency key at the other Shop API gets the first response', async () => {
  const ask = (url: string, key: string) =>
    fetch(`${url}/orders/lines`, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: JSON.stringify({ productId: product, quantity: 1 }) });
  const key = randomUUID();
  const given = await ask(cluster.shopApis[0]!.url, key);
  const replayed = await ask(cluster.shopApis[1]!.url, key);
  expect([given.status, replayed.status]).toEqual([201, 201]);
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(await replayed.json()).toEqual(await given.json());
});

it('both storefronts show the same cart', async () => {
  const shopper = new ClusterShopper(cluster.front.url, addressOf(1));
  await shopper.write<'addOrderLine'>('cart.addLine', { productId: product, quantity: 1 });
  const seen = await Promise.all(cluster.storefronts.map(() => shopper.read<{ lines: unknown[] }>('cart.order')));
  expect(seen.map(({ lines }) => lines.length)).toEqual([1, 1]);
});

/** Seconds for which the bank, the payer and the test repeat a call that fails. */
const patient = 300;
const unlessItFails = <Value>(work: Promise<Value>): Promise<Value | undefined> => work.catch(() => undefined);

const decideAtBank = async (id: string): Promise<true> => {
  const own = await connect();
  await own.query(`update test_bank_payment set status = 'paid' where id = $1`, [id]).finally(() => own.end());
  return true;
};
const tell = async (id: string): Promise<true | undefined> => {
  const reported = { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: `id=${id}` };
  return (await fetch(`${cluster.inner.url}/orders/payment/webhook/payment`, reported)).ok || undefined;
};
/** Pays, and sends the webhook of the bank three times, concurrently with those of other payments. */
const payAtBank = async ({ redirectUrl }: Bought): Promise<void> => {
  const id = redirectUrl.split('/').at(-1)!;
  await eventually('the decision of the payer', () => unlessItFails(decideAtBank(id)), patient);
  const untilTaken = () => eventually('a payment webhook to be accepted', () => unlessItFails(tell(id)), patient);
  await Promise.all([untilTaken(), untilTaken(), untilTaken()]);
};

it('nothing is lost, duplicated or wrong while parts are killed in turn, and shoppers only wait longer', async () => {
  const bought: Bought[] = [];
  const found = { notAtOnce: 0, longest: 0 };
  let kills = 0;
  let isOver = false;
  let next = 0;
  const shop = async () => {
    while (next < checkouts) {
      const shopper = new ClusterShopper(cluster.front.url, addressOf((next += 1) + 1000));
      const order = await shopper.buy(product);
      bought.push(order);
      await payAtBank(order);
      if (bought.length % 100 === 0) process.stdout.write(`${bought.length} of ${checkouts} checkouts, ${kills} kills\n`);
      found.notAtOnce += shopper.notAtOnce;
      found.longest = Math.max(found.longest, shopper.longest);
    }
  };
  const kill = async () => {
    for await (const _ of every(killEvery)) {
      if (isOver) return;
      // In turn, because a database that is killed again during its recovery could not serve any request.
      const victim = cluster.victims[kills % cluster.victims.length]!;
      if (!victim.isSpare()) continue;
      victim.kill();
      kills += 1;
    }
  };
  const killing = kill();
  await Promise.all(Array.from({ length: atOnce }, shop)).finally(() => (isOver = true));
  await killing;
  await Promise.all(cluster.shopApis.map((program) => program.ready()));
  ledger = await eventually('the database to accept connections', () => unlessItFails(connect()), patient);
  await eventually('the queue to be empty', async () => ((await count('select count(*) from graphile_worker.jobs where run_at <= now()')) === 0 ? true : undefined), patient);

  const placed = `"order" where placed_at is not null`;
  verifyGuarantee(`${checkouts} checkouts while all parts are killed in turn: orders lost`, {
    most: 0,
    unit: 'times',
    figure: bought.length - (await count(`select count(*) from ${placed} and number in (${bought.map(({ number }) => `'${number}'`).join()})`)),
  });
  verifyGuarantee('orders placed twice', { most: 0, unit: 'times', figure: (await count(`select count(*) from ${placed}`)) - bought.length });
  verifyGuarantee('orders that share a number', { most: 0, unit: 'times', figure: bought.length - (await count(`select count(distinct number) from ${placed}`)) });
  verifyGuarantee('difference in pieces between stock and orders', {
    most: 0,
    unit: 'times',
    figure: Math.abs(stockBefore - bought.length - (await count(`select stock as count from product where id = '${product}'`))),
  });
  const paid = await ledger.query<{ order_id: string; amount: number }>(`select order_id, amount from payment where status = 'paid'`);
  const totals = new Map(bought.map(({ orderId, total }) => [orderId, total]));
  verifyGuarantee('payments that do not match one order each and its total', {
    most: 0,
    unit: 'times',
    figure: paid.rows.filter(({ order_id, amount }) => totals.get(order_id) !== amount).length + Math.abs(new Set(paid.rows.map(({ order_id }) => order_id)).size - bought.length),
  });
  verifyGuarantee('difference between the numbers of paid orders and invoices', {
    most: 0,
    unit: 'times',
    figure: Math.abs(bought.length - (await count('select count(*) from invoice'))),
  });
  const mails = await ledger.query<{ subject: string; count: string }>('select subject, count(*) from mail group by subject');
  verifyGuarantee('orders without exactly two mails', {
    most: 0,
    unit: 'times',
    figure: bought.filter(({ number }) => mails.rows.filter(({ subject }) => subject.includes(number)).length !== 2).length,
  });
  verifyGuarantee('mails sent twice', { most: 0, unit: 'times', figure: mails.rows.filter((row) => Number(row.count) > 1).length });
  // An order takes one read and five writes.
  verifyGuarantee('requests that were repeated', { most: 25, unit: '%', figure: (100 * found.notAtOnce) / (6 * bought.length) });
  verifyGuarantee(`longest wait for a response, including repetitions (${kills} kills)`, { most: 10_000, unit: 'ms', figure: found.longest });
}, 1_800_000);
