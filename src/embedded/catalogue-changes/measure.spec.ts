import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { connectPool } from '../database/pool.js';
import { readCatalogue } from '../seed/read-catalogue.js';
import { catalogueFolder } from '../seed/seed.js';
import { familiesAfter } from '../seed/synthetic/families.js';
import { applyChanges, changeCatalogue } from './apply-changes.js';
import { alone } from './catalogue-lock.js';
import { withPrice } from './edit-family.js';
import { planChanges } from './plan-changes.js';
import { readStoredCatalogue } from './read-stored-catalogue.js';
import { undoChanges } from './undo-changes.js';

it('measure', async () => {
  const database: TestDatabase = await startTestDatabase();
  const pool: Pool = connectPool(database.url);
  const db = drizzle(pool);
  const out: string[] = [];
  const timed = async <V>(name: string, work: () => Promise<V> | V): Promise<V> => {
    const start = performance.now();
    const value = await work();
    out.push(`${name}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
    return value;
  };
  try {
    const files = (await readCatalogue(catalogueFolder('ENC')))!.parse();
    const familyOf = familiesAfter(files);
    const families: (typeof files)['products'] = [];
    let skus = 0;
    for (let serial = 1; skus < 20_000; serial += 1) {
      const family = familyOf(serial);
      const code = `AAA${String(serial).padStart(6, '0')}`;
      families.push({ ...family, code, pictures: family.pictures.map((picture) => ({ ...picture, sku: picture.sku.replace(/^\w+/, code) })) });
      skus += family.variants.length;
    }
    out.push(`${families.length} families, ${skus} skus`);
    const note = { by: 'measure', reason: 'measure' };
    const changes = families.map((entry) => ({ kind: 'family', key: entry.code, entry }) as const);
    const current = await timed('read small', () => readStoredCatalogue(db));
    const plan = await timed('plan', () => planChanges(current, changes));
    out.push(JSON.stringify(plan.faults.slice(0, 3)));
    const id = await timed('apply new', () => alone(db, (tx) => applyChanges(tx, plan, note)));
    await db.execute('analyze');
    await timed('one price', () => changeCatalogue(db, [{ kind: 'family', key: families[7]!.code, entry: withPrice(families[7]!, { EUR: 7777 }, true) }], note));
    await timed('one text', () => changeCatalogue(db, [{ kind: 'family', key: families[8]!.code, entry: { ...families[8]!, texts: { ...families[8]!.texts, nl: { ...families[8]!.texts.nl!, name: 'Anders' } } } }], note));
    await timed('500 prices', () => changeCatalogue(db, families.slice(100, 600).map((family) => ({ kind: 'family', key: family.code, entry: withPrice(family, { EUR: 99_999 }, true) })), note));
    const all = await timed('read all', () => readStoredCatalogue(db));
    const second = await timed('plan all prices', () => planChanges(all, all.products.map((family) => ({ kind: 'family', key: family.code, entry: withPrice(family, { EUR: family.price.EUR + 100 }, true) })), { mayLackLanguages: true }));
    out.push(JSON.stringify(second.faults.slice(0, 3)), String(second.entries.length));
    const change = await timed('apply all prices', () => alone(db, (tx) => applyChanges(tx, { ...second, faults: [] }, note)));
    await timed('undo all prices', () => alone(db, (tx) => undoChanges(tx, change!, note)));
    out.push(String(id), `rss ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
  } finally {
    process.stderr.write(`${out.join('\n')}\n`);
    await pool.end();
    await database.stop();
  }
}, 600_000);
