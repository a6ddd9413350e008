import { sql } from 'drizzle-orm';
import { eventually } from '../support/eventually.js';
import { startTestCluster } from '../support/test-cluster.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';

/** Writes that are acknowledged one after the other. */
const writes = 40;

/** How often PostgreSQL has waited until its log was on the disk: told since 18 by `pg_stat_io`, before by `pg_stat_wal`. */
const waitsForDisk = async ({ db }: TestShop): Promise<number> => {
  const { rows } = await db.execute<{ version: number }>(sql`select current_setting('server_version_num')::int as version`);
  const counted = rows[0]!.version >= 180_000 ? sql`select sum(fsyncs) as waits from pg_stat_io where object = 'wal'` : sql`select wal_sync as waits from pg_stat_wal`;
  return Number((await db.execute<{ waits: string }>(counted)).rows[0]!.waits);
};

it('acknowledges no write before it is on the disk, as PostgreSQL counts', async () => {
  const shop = await startTestShop({}, startTestCluster);
  try {
    const product = (await shop.db.execute<{ id: string }>(sql`select id from product where is_on_sale and not is_warehouse order by id limit 1`)).rows[0]!.id;
    const visitor = shop.visitor();
    const before = await waitsForDisk(shop);
    for (let write = 0; write < writes; write += 1) await visitor.add(product);
    // A connection tells what it counted once a second, when it has something else to do.
    await eventually('as many waits as writes', async () => (await waitsForDisk(shop)) - before >= writes || undefined, 10);
  } finally {
    await shop.stop();
  }
}, 60_000);
