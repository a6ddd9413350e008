import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { BrandCode } from '../contract/brand-codes.js';
import { migrateDatabase } from './database/migrate.js';
import { progressLine } from './seed/progress-line.js';
import { seedCatalogue } from './seed/seed.js';

/** Migrates a database to the newest schema and seeds the brand's catalogue; fast when nothing has changed. @returns whether the catalogue changed */
export const prepareDatabase = async (url: string, brand: BrandCode, output: NodeJS.WriteStream = process.stdout): Promise<boolean> => {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url, application_name: 'quiet-shop seed' });
  await client.connect();
  const progress = progressLine('Filling the shop', output);
  try {
    const products = await seedCatalogue(drizzle(client), brand, progress.report);
    if (products !== undefined) progress.finish(`The shop holds ${products} products`);
    return products !== undefined;
  } finally {
    await client.end();
  }
};
