import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { BrandCode } from '../contract/brand-codes.js';
import type { CatalogueFault } from './catalogue-changes/catalogue-changes.types.js';
import type { Database } from './database/database.module.js';
import { migrateDatabase } from './database/migrate.js';
import { connectPool } from './database/pool.js';
import { progressLine } from './seed/progress-line.js';
import { seedCatalogue } from './seed/seed.js';

/** The shop starts with the catalogue that it has, because ops can correct it while it runs. */
const refusedRelease = (faults: readonly CatalogueFault[]): string =>
  [
    'The catalogue of this release was not written, because changes in this shop do not fit to it. Correct these entries (catalogue diff, catalogue reset):',
    ...faults.slice(0, 20).map(({ kind, key, path, message }) => `  - ${kind} ${key}: ${path}: ${message}`),
  ].join('\n');

/** Migrates a database to the newest schema and seeds the brand's catalogue; fast when nothing has changed. @returns whether the catalogue changed */
export const prepareDatabase = async (url: string, brand: BrandCode, output: NodeJS.WriteStream = process.stdout): Promise<boolean> => {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url, application_name: 'quiet-shop seed' });
  await client.connect();
  const progress = progressLine('Filling the shop', output);
  try {
    const seeded = await seedCatalogue(drizzle(client), brand, progress.report);
    if (!seeded) return false;
    const { products, faults } = seeded;
    progress.finish(`The shop holds ${products} products`);
    if (faults.length) output.write(`${refusedRelease(faults)}\n`);
    return faults.length === 0;
  } finally {
    await client.end();
  }
};

/** Prepares a database, and runs `work` on it. */
export const withPreparedDatabase = async <Value>(url: string, brand: BrandCode, work: (db: Database) => Promise<Value>, output?: NodeJS.WriteStream): Promise<Value> => {
  await prepareDatabase(url, brand, output);
  const pool = connectPool(url);
  try {
    return await work(drizzle(pool));
  } finally {
    await pool.end();
  }
};
