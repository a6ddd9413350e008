import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError } from '../../src/config/environment.js';
import { DATABASE, type Database } from '../../src/embedded/database/database.module.js';
import { connectPool } from '../../src/embedded/database/pool.js';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { OrderExpiry } from '../../src/embedded/orders/order-expiry.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../src/embedded/payments/payment-provider.js';
import { Reconciliation } from '../../src/embedded/payments/reconciliation.js';
import { TestBank } from '../../src/embedded/payments/test-bank.js';
import type { Finding } from '../support/findings.js';
import { runShopServer, withShopServer } from '../support/with-shop-server.js';
import { type KillableShop, withKillableShop } from '../support/with-killable-shop.js';
import { withProgress } from '../support/with-progress.js';
import { type Ledger, readLedger } from './ledger.js';
import { reconcile } from './reconcile.js';
import { type Sent, sendWebhooks, tripled } from './send-webhooks.js';
import { endAtBank, placeTestOrders } from './test-orders.js';

export interface Replayed extends Sent {
  orders: number;
  payments: number;
  /** Number of times that the Shop API was killed. */
  kills: number;
  /** Completed refunds. */
  refunds: number;
  seconds: number;
  findings: Finding[];
}

/** @throws ConfigurationError when the payment provider is not the test bank */
const requireTestBank = (app: INestApplicationContext): void => {
  const provider = app.get<PaymentProvider>(PAYMENT_PROVIDER, { strict: false });
  if (!(provider instanceof TestBank)) throw new ConfigurationError(`Payments go to ${provider.name}. Only payments of the test bank can be replayed.`);
};

const idsIn = ({ orders }: Ledger): string[] => orders.flatMap(({ payments }) => payments.map(({ providerId }) => providerId));
const evaluate = (before: Ledger, after: Ledger, kills: number, sent: Sent, startedAt: number): Replayed => ({
  orders: before.orders.length,
  payments: idsIn(before).length,
  ...sent,
  kills,
  refunds: after.orders.flatMap(({ payments }) => payments.flatMap(({ refunds }) => refunds)).filter(({ status }) => status === 'refunded').length,
  seconds: Math.round((Date.now() - startedAt) / 1000),
  findings: reconcile(before, after),
});

/** Runs the jobs of the next 100 days at once that cancel unpaid orders and query open payments. */
const letTimePass = async (app: INestApplicationContext): Promise<void> => {
  while (await app.get(OrderExpiry, { strict: false }).run());
  for (let day = 1; day <= 100 && (await app.get(Reconciliation, { strict: false }).run(new Date(Date.now() + day * 86_400_000))); day += 1);
};

/** Replays the payments of the shop's own orders. */
export const replayExistingOrders = (): Promise<Replayed> =>
  withShopServer(async ({ app, url }) => {
    requireTestBank(app);
    const startedAt = Date.now();
    const db = app.get<Database>(DATABASE);
    const before = await readLedger(db);
    const sent = await withProgress('Sending webhooks', (report) => sendWebhooks(url, tripled(idsIn(before)), report));
    await letTimePass(app);
    return evaluate(before, await readLedger(db), 0, sent, startedAt);
  });

/** Waits until the shop has cancelled all overdue orders, so that their payments arrive after the cancellation. */
const cancelOverdue = async (db: Database): Promise<void> => {
  const overdue = sql`select 1 from "order" where state = 'awaitingPayment' and placed_at < now() - interval '3 days' limit 1`;
  while ((await db.execute(overdue)).rows.length) {
    await addJobs(db, 'cancel_unpaid_orders', [null]);
    await pause(500);
  }
};

/** Kills the shop repeatedly while `work` runs. @param lifetime milliseconds from each start to the kill @returns number of kills */
const killing = async (shop: KillableShop, lifetime: number, work: Promise<unknown>): Promise<number> => {
  const over = work.then(
    () => true,
    () => true,
  );
  for (let kills = 0; ; kills += 1) {
    await Promise.race([shop.untilOpen(), over]);
    // The first kill comes early, because the shop already runs when the first webhook is sent.
    if (await Promise.race([over, pause(kills ? lifetime : lifetime / 10, false)])) return kills;
    shop.kill();
  }
};

/** Replays payments of new orders in a separate database, while the shop is killed repeatedly. @param lifetime milliseconds from each start to the kill */
export const replayNewOrders = (orders: number, lifetime: number): Promise<Replayed> =>
  withKillableShop(async (shop) => {
    const startedAt = Date.now();
    const pool = connectPool(shop.databaseUrl);
    try {
      const db = drizzle(pool);
      const endings = await withProgress('Placing orders', (report) => placeTestOrders(shop, db, orders, report));
      const before = await readLedger(db);
      await cancelOverdue(db);
      const outcomes = new Map(endings.map((ending) => [ending.id, ending]));
      const sending = withProgress('Sending webhooks', (report) => sendWebhooks(shop.url, tripled([...outcomes.keys()]), report, (id) => endAtBank(db, outcomes.get(id)!)));
      const [kills, sent] = await Promise.all([killing(shop, lifetime, sending), sending]);
      await shop.untilOpen();
      await runShopServer(shop.environment, shop.databaseUrl, ({ app }) => letTimePass(app));
      return evaluate(before, await readLedger(db), kills, sent, startedAt);
    } finally {
      await pool.end();
    }
  });
