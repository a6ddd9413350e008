import { ConfigurationError } from '../../config/environment.js';
import { type BrandCode, defaultBrand } from '../../contract/brand-codes.js';
import type { Executor } from '../database/database.module.js';
import { seedState } from './seed.tables.js';

const claim = 'brand';
const catalogue = 'catalogue';

/** Brand of the database. A database that was filled before the brand was stored belongs to the default brand. */
const ownerOf = async (db: Executor): Promise<string | undefined> => {
  const rows = await db.select({ name: seedState.name, hash: seedState.hash }).from(seedState);
  return rows.find(({ name }) => name === claim)?.hash ?? (rows.some(({ name }) => name === catalogue) ? defaultBrand : undefined);
};

/**
 * Stores the brand of the database at the first start. Seeding another brand would take all products of this one off sale.
 * @throws ConfigurationError when the database belongs to another brand
 */
export const claimDatabase = async (db: Executor, brand: BrandCode): Promise<void> => {
  const found = await ownerOf(db);
  if (found === undefined || found === brand) await db.insert(seedState).values({ name: claim, hash: brand, at: new Date() }).onConflictDoNothing();
  // Another process may have stored its brand at the same time.
  const owner = await ownerOf(db);
  if (owner !== brand) throw new ConfigurationError(`BRAND: The database belongs to ${owner}. Set another DATA_DIR or DATABASE_URL for ${brand}.`);
};
