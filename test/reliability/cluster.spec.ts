import { randomUUID } from 'node:crypto';
import { setInterval as every } from 'node:timers/promises';
import { Client } from 'pg';
import { readMigrations } from '../../src/embedded/database/migrations.js';
import { eventually } from '../support/eventually.js';
import { hasRedis } from '../support/redis.js';
import { type Cluster, startCluster } from './cluster/cluster.js';
import { type Bought, ClusterShopper } from './cluster/shopper.js';
import { promised } from './promised.js';

/** Checkouts; `CHECKOUTS=3000` for the whole of what is promised. */
const checkouts = Number(process.env['CHECKOUTS'] ?? 300);
const atOnce = 8;
/** Milliseconds between two kills, at the least: the next is killed once the last of its kind is back. */
const killEvery = 700;
const product = 'wpn-lightgrey-01';
const stockBefore = 1_000_000;

let cluster: Cluster;
let books: Client;
beforeAll(async () => {
  if (!hasRedis) throw new Error('These tests need a Redis: install redis-server or valkey-server');
  cluster = await startCluster();
  books = await connect();
  await books.query('update product set stock = $1 where id = $2', [stockBefore, product]);
}, 120_000);
afterAll(async () => {
  await books?.end();
  await cluster?.stop();
}, 60_000);

const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: cluster.databaseUrl });
  // PostgreSQL is killed meanwhile.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const count = async (query: string): Promise<number> => Number((await books.query<{ count: string }>(query)).rows[0]!.count);
/** Of somebody in a network of their own. */
const addressOf = (of: number): string => `10.${(of >> 16) & 255}.${(of >> 8) & 255}.${of & 255}`;
const headers = { 'x-shop': 'ENC', 'x-locale': 'nl-NL', 'content-type': 'application/json' };

it('two Shop APIs that start at once on an empty database bring it to its schema once', async () => {
  expect(await count('select count(*) from drizzle.__drizzle_migrations')).toBe(readMigrations().length);
  expect(await count('select count(*) from product')).toBeGreaterThan(40);
});

it('a write that is asked for again with its key at the other Shop API is answered as it was first', async () => {
  const ask = (url: string, key: string) =>
    fetch(`${url}/orders/lines`, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: JSON.stringify({ productId: product, quantity: 1 }) });
  const key = randomUUID();
  const given = await ask(cluster.shopApis[0]!.url, key);
  const replayed = await ask(cluster.shopApis[1]!.url, key);
  expect([given.status, replayed.status]).toEqual([201, 201]);
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(await replayed.json()).toEqual(await given.json());
});

it('a cart that was begun at one storefront goes on at the other', async () => {
  const shopper = new ClusterShopper(cluster.front.url, addressOf(1));
  await shopper.write<'addOrderLine'>('cart.addLine', { productId: product, quantity: 1 });
  const seen = await Promise.all(cluster.storefronts.map(() => shopper.read<{ lines: unknown[] }>('cart.order')));
  expect(seen.map(({ lines }) => lines.length)).toEqual([1, 1]);
});

/** Seconds that a bank, or an operator, keeps trying. */
const patient = 300;
const unlessItFails = <Value>(work: Promise<Value>): Promise<Value | undefined> => work.catch(() => undefined);

const decideAtBank = async (id: string): Promise<true> => {
  const own = await connect();
  await own.query(`update test_bank_payment set status = 'paid' where id = $1`, [id]).finally(() => own.end());
  return true;
};
const tell = async (id: string): Promise<true | undefined> => {
  const told = { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: `id=${id}` };
  return (await fetch(`${cluster.inner.url}/orders/payment/webhook/payment`, told)).ok || undefined;
};
/** Pays, and has the bank tell the shop three times, in any order with others' news. */
const payAtBank = async ({ redirectUrl }: Bought): Promise<void> => {
  const id = redirectUrl.split('/').at(-1)!;
  await eventually('the payer to decide', () => unlessItFails(decideAtBank(id)), patient);
  const untilTaken = () => eventually('the bank’s news to be taken', () => unlessItFails(tell(id)), patient);
  await Promise.all([untilTaken(), untilTaken(), untilTaken()]);
};

it('nothing is lost, doubled or wrong while one of each is killed in turn, and shoppers notice a wait at most', async () => {
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
      // In turn: a database that is killed again before it has come back to itself shows nothing but that.
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
  books = await eventually('the database to be back', () => unlessItFails(connect()), patient);
  await eventually('the queue to be worked off', async () => ((await count('select count(*) from graphile_worker.jobs where run_at <= now()')) === 0 ? true : undefined), patient);

  const placed = `"order" where placed_at is not null`;
  promised(`${checkouts} checkouts, kills of all parts: orders lost`, {
    most: 0,
    unit: 'times',
    figure: bought.length - (await count(`select count(*) from ${placed} and number in (${bought.map(({ number }) => `'${number}'`).join()})`)),
  });
  promised('orders doubled', { most: 0, unit: 'times', figure: (await count(`select count(*) from ${placed}`)) - bought.length });
  promised('orders with one number', { most: 0, unit: 'times', figure: bought.length - (await count(`select count(distinct number) from ${placed}`)) });
  promised('pieces missing from the stock, or too many', {
    most: 0,
    unit: 'times',
    figure: Math.abs(stockBefore - bought.length - (await count(`select stock as count from product where id = '${product}'`))),
  });
  const paid = await books.query<{ order_id: string; amount: number }>(`select order_id, amount from payment where status = 'paid'`);
  const totals = new Map(bought.map(({ orderId, total }) => [orderId, total]));
  promised('payments that are not of one order each, at its price', {
    most: 0,
    unit: 'times',
    figure: paid.rows.filter(({ order_id, amount }) => totals.get(order_id) !== amount).length + Math.abs(new Set(paid.rows.map(({ order_id }) => order_id)).size - bought.length),
  });
  promised('orders paid without an invoice, or invoices without', { most: 0, unit: 'times', figure: Math.abs(bought.length - (await count('select count(*) from invoice'))) });
  const mails = await books.query<{ subject: string; count: string }>('select subject, count(*) from mail group by subject');
  promised('orders without their two mails', {
    most: 0,
    unit: 'times',
    figure: bought.filter(({ number }) => mails.rows.filter(({ subject }) => subject.includes(number)).length !== 2).length,
  });
  promised('mails sent twice', { most: 0, unit: 'times', figure: mails.rows.filter((row) => Number(row.count) > 1).length });
  // Each order asks for one read and five writes.
  promised('requests that were not answered at once', { most: 25, unit: '%', figure: (100 * found.notAtOnce) / (6 * bought.length) });
  promised(`the longest wait for an answer (${kills} kills)`, { most: 10_000, unit: 'ms', figure: found.longest });
}, 1_800_000);
