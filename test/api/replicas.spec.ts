import { sql } from 'drizzle-orm';
import { StorefrontNotifier } from '../../src/embedded/webhooks/storefront-notifier.js';
import { StockService } from '../../src/embedded/stock/stock.service.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startTestShop } from '../support/shop-api.js';
import { startStandby, type Standby } from '../support/standby.js';
import { startTestCluster } from '../support/test-cluster.js';

const METRICS_TOKEN = 'a-token-of-the-tests-0123456789';
const family = 'wpn-lightgrey-01';

const cluster = duringTests(startTestCluster);
const standby = duringTests<Standby>(() => startStandby(cluster.dataDir!, Number(new URL(cluster.url).port)));
const shop = duringTests(async () =>
  startTestShop({ DATABASE_URL: cluster.url, DATABASE_READ_URL: standby.url, DATABASE_READ_LAG_SECONDS: '2', METRICS_TOKEN }, () =>
    Promise.resolve({ url: cluster.url, stop: () => Promise.resolve() }),
  ),
);

const stateOfReplica = async (): Promise<string> => (await shop.visitor().call('get', '/health/ready').expect(200)).body.checks.replica1;
const becomes = (state: string) => eventually(`a replica that is ${state}`, async () => ((await stateOfReplica()) === state ? true : undefined));
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  return Number(new RegExp(`^${name}\\{replica="[^"]+"\\} (\\S+)$`, 'm').exec(text)?.[1]);
};
const nameOf = async (): Promise<string> => (await shop.visitor().call('get', `/Products/${family}`).expect(200)).body.name;
const rename = (name: string) => shop.db.execute(sql`update product_text set name = ${name} where product_id = ${family} and locale = 'nl-NL'`);
const readsOf = async (pattern: RegExp) => (await standby.statements()).filter((statement) => pattern.test(statement)).length;

const isWrite = /^(?:\/\*.*?\*\/ )?(?:with .*\b)?(?:insert into|update|delete from|truncate|create|alter|drop)\b|\bfor (?:no key )?update\b|add_job|nextval|advisory/i;

describe('a replica of the database', () => {
  beforeAll(() => becomes('ok'));

  it('answers lists, searches, suggestions and products', async () => {
    for (const path of ['/Products', '/Products?q=paneel', '/Products/suggest?q=paneel', '/Categories', `/Products/${family}`, `/Products/${family}/related`]) {
      await standby.run('select 1');
      const before = (await standby.statements()).length;
      await shop.visitor().call('get', path).expect(200);
      expect([path, (await standby.statements()).length > before]).toEqual([path, true]);
    }
  });

  it('does not answer for what a customer just wrote, even while it has replayed nothing of it', async () => {
    const [id] = await shop.products();
    await standby.run('select pg_wal_replay_pause()');
    const visitor = shop.visitor();
    const placed = await visitor.order(id);
    expect((await visitor.get(placed.id)).lines.map(({ productId }) => productId)).toEqual([id]);
    await standby.run('select pg_wal_replay_resume()');
    await becomes('ok');
    expect(await readsOf(/from "order_line"/)).toBe(0);

    await shop.db.execute(sql`update "order" set updated_at = now() - interval '1 hour' where id = ${placed.id}`);
    expect((await visitor.get(placed.id)).lines.map(({ productId }) => productId)).toEqual([id]);
    expect(await readsOf(/from "order_line"/)).toBe(1);
  });

  it('is left out and reported while it lags more than allowed, and read again when it has caught up', async () => {
    await standby.run('select pg_wal_replay_pause()');
    const before = await nameOf();
    await rename('Hernoemd');
    expect(await nameOf()).toBe(before);
    await becomes('late');
    expect(await nameOf()).toBe('Hernoemd');
    expect(await metric('shop_replica_left_out')).toBe(1);
    expect(await metric('shop_replica_lag_seconds')).toBeGreaterThan(2);

    await standby.run('select pg_wal_replay_resume()');
    await becomes('ok');
    expect(await metric('shop_replica_left_out')).toBe(0);
    const reads = (await standby.statements()).length;
    expect(await nameOf()).toBe('Hernoemd');
    expect((await standby.statements()).length).toBeGreaterThan(reads);
  });

  it('has a changed product before storefronts are notified of the change', async () => {
    const [id] = await shop.products();
    const { sku } = (await shop.visitor().call('get', `/Products/${id}`).expect(200)).body as { sku: string };
    const seen = Promise.withResolvers<number>();
    shop.app.get(StorefrontNotifier).notify = () =>
      void shop
        .visitor()
        .call('get', `/Products/${id}`)
        .then(({ body }) => seen.resolve(body.stock.available), seen.reject);
    await standby.run('select pg_wal_replay_pause()');
    const stock = await shop.app.get(StockService).receive(sku, 7, { by: 'test' });
    expect(await seen.promise).toBe(stock);
    await standby.run('select pg_wal_replay_resume()');
    await becomes('ok');
  });

  it('may be killed while it is read, and is read again when it is back', async () => {
    const answers = Array.from({ length: 40 }, () => shop.visitor().call('get', '/Products?q=paneel'));
    const [, ...all] = await Promise.all([standby.kill(), ...answers]);
    expect(all.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await becomes('gone');
    await nameOf();
    await standby.start();
    await becomes('ok');
  });

  it('is not read after it was promoted, and never gets a statement that writes', async () => {
    const visitor = shop.visitor();
    const [id] = await shop.products();
    await visitor.order(id);
    await standby.run('select pg_promote()');
    await becomes('promoted');
    await rename('Na de promotie');
    expect(await nameOf()).toBe('Na de promotie');
    const statements = await standby.statements();
    expect(statements).toContain('set default_transaction_read_only = on');
    expect(statements.filter((statement) => isWrite.test(statement))).toEqual([]);
  });
});
