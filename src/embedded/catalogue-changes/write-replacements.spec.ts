import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import type { Database } from '../database/database.module.js';
import { connectPool } from '../database/pool.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { changeCatalogue } from './apply-changes.js';
import { readStoredCatalogue } from './read-stored-catalogue.js';

describe('a family that ends', () => {
  let database: TestDatabase;
  let pool: Pool;
  let db: Database;
  beforeAll(async () => {
    database = await startTestDatabase();
    pool = connectPool(database.url);
    db = drizzle(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  const edit = async (change: (entry: ProductEntry) => ProductEntry): Promise<void> => {
    const [entry] = (await readStoredCatalogue(db, ['EGG'])).products;
    const { changeSet } = await changeCatalogue(db, [{ kind: 'family', key: 'EGG', entry: change(entry!) }], { by: 'Ada', reason: 'test' });
    expect(changeSet).toBeDefined();
  };
  const productsOf = async () =>
    (await db.execute<Record<string, unknown>>(sql`select id, is_on_sale as "isOnSale", replaced_by as "replacedBy", stock from product where family = 'EGG' order by id`)).rows;
  const movements = async () =>
    (await db.execute<Record<string, unknown>>(sql`select change, stock, reason, "by" from stock_movement where product_id = 'egg-grey-01' order by id`)).rows;

  it('is replaced, colour by colour, by the family that ops name, until it returns; its stock is booked', async () => {
    await edit((entry) => ({ ...entry, ended: { since: '2026-01-01', replacedBy: 'PYR' } }));
    expect(await productsOf()).toEqual([
      { id: 'egg-anthracite-01', isOnSale: false, replacedBy: 'PYR-anthracite-01', stock: 0 },
      { id: 'egg-grey-01', isOnSale: false, replacedBy: 'PYR-grey-01', stock: 0 },
    ]);
    await edit(({ ended: _, ...entry }) => entry);
    expect(await productsOf()).toMatchObject([
      { isOnSale: true, replacedBy: null },
      { isOnSale: true, replacedBy: null, stock: 390 },
    ]);
    expect(await movements()).toEqual([
      { change: 390, stock: 390, reason: 'seed', by: 'release' },
      { change: -390, stock: 0, reason: 'import', by: 'Ada' },
      { change: 390, stock: 390, reason: 'import', by: 'Ada' },
    ]);
  });

  it('is replaced by the first colour of a family that lacks its own', async () => {
    await edit((entry) => ({ ...entry, ended: { since: '2026-01-01', replacedBy: 'WDG' } }));
    expect(await productsOf()).toMatchObject([{ replacedBy: 'WDG-anthracite-01' }, { replacedBy: 'WDG-anthracite-01' }]);
  });
});
