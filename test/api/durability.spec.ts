import { sql } from 'drizzle-orm';
import { eventually } from '../support/eventually.js';
import { startTestCluster } from '../support/test-cluster.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';

/** Number of consecutive writes. */
const writes = 40;

/** Number of WAL fsyncs of PostgreSQL: since version 18 in `pg_stat_io`, before in `pg_stat_wal`. */
const waitsForDisk = async ({ db }: TestShop): Promise<number> => {
  const { rows } = await db.execute<{ version: number }>(sql`select current_setting('server_version_num')::int as version`);
  const counted = rows[0]!.version >= 180_000 ? sql`select sum(fsyncs) as waits from pg_stat_io where object = 'wal'` : sql`select wal_sync as waits from pg_stat_wal`;
  return Number((await db.execute<{ waits: string }>(counted)).rows[0]!.waits);
};

it('each acknowledged write causes at least one fsync of PostgreSQL', async () => {
  const shop = await startTestShop({}, startTestCluster);
  try {
    const product = (await shop.db.execute<{ id: string }>(sql`select id from product where is_on_sale and not is_warehouse order by id limit 1`)).rows[0]!.id;
    const visitor = shop.visitor();
    const before = await waitsForDisk(shop);
    for (let write = 0; write < writes; write += 1) await visitor.add(product);
    // Connections report their statistics at most once a second, with their next activity.
    await eventually('as many fsyncs as writes', async () => (await waitsForDisk(shop)) - before >= writes || undefined, 10);
  } finally {
    await shop.stop();
  }
}, 60_000);
