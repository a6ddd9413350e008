import { ConfigurationError } from '../../config/environment.js';
import { type BrandCode, defaultBrand } from '../../contract/brands.js';
import type { Executor } from '../database/database.module.js';
import { seedState } from './seed.tables.js';

const claim = 'brand';
const catalogue = 'catalogue';

/** Whose the database is; one that was filled before brands claimed theirs is the first brand's. */
const ownerOf = async (db: Executor): Promise<string | undefined> => {
  const rows = await db.select({ name: seedState.name, hash: seedState.hash }).from(seedState);
  return rows.find(({ name }) => name === claim)?.hash ?? (rows.some(({ name }) => name === catalogue) ? defaultBrand : undefined);
};

/**
 * Takes the database for a brand, once: the catalogue of another would take everything it sells off sale.
 * @throws ConfigurationError when it is another brand's
 */
export const claimDatabase = async (db: Executor, brand: BrandCode): Promise<void> => {
  const found = await ownerOf(db);
  if (found === undefined || found === brand) await db.insert(seedState).values({ name: claim, hash: brand, at: new Date() }).onConflictDoNothing();
  // Of two first starts at once the other may have been faster.
  const owner = await ownerOf(db);
  if (owner !== brand) throw new ConfigurationError(`BRAND: The database is that of ${owner}: give ${brand} its own DATA_DIR, or its own DATABASE_URL`);
};
