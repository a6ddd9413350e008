import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { and, eq, notLike, sql } from 'drizzle-orm';
import type { BrandCode } from '../../contract/brand-codes.js';
import { currencies, locales } from '../../contract/locales.js';
import { product } from '../catalogue/catalogue.tables.js';
import { recordImportedStock } from '../catalogue/stock.js';
import { alone } from '../catalogue-changes/catalogue-lock.js';
import type { CatalogueFault } from '../catalogue-changes/catalogue-changes.types.js';
import { applyRelease, hasEntries } from '../catalogue-changes/release.js';
import { listed, withdrawFamilies } from '../catalogue-changes/write-families.js';
import type { Database, Executor } from '../database/database.module.js';
import type { Catalogue } from './catalogue-files.js';
import { claimDatabase } from './claim-database.js';
import type { OnProgress } from './progress-line.js';
import { readCatalogue } from './read-catalogue.js';
import { derivationVersion } from './rows.js';
import { seedState } from './seed.tables.js';
import { syntheticIds } from './synthetic/families.js';
import { skuOf } from './variant.js';

/** Rows of `seed_state`: hash of the brand files that were written last, and hash of what the derived rows depend on besides the entries. */
const names = { files: 'catalogue', derivation: 'derivation' } as const;
const derivationHash = createHash('sha256')
  .update(JSON.stringify([locales, currencies, derivationVersion]))
  .digest('hex');

/** Path of the folder with a brand's catalogue files. */
export const catalogueFolder = (brand: BrandCode): string => fileURLToPath(new URL(`../../../brands/${brand.toLowerCase()}/catalogue`, import.meta.url));

const hashOf = async (db: Executor, name: string): Promise<string | undefined> =>
  (await db.select({ hash: seedState.hash }).from(seedState).where(eq(seedState.name, name)))[0]?.hash;

const storeHash = async (tx: Executor, name: string, hash: string): Promise<void> => {
  const state = { name, hash, at: new Date() };
  await tx.insert(seedState).values(state).onConflictDoUpdate({ target: seedState.name, set: state });
};

const isUnchanged = async (db: Executor, hash: string): Promise<boolean> =>
  (await hashOf(db, names.files)) === hash && (await hashOf(db, names.derivation)) === derivationHash && (await hasEntries(db));

/** Takes products off sale that an earlier release sold without storing their entries, and that this one no longer has. */
const withdrawUnknown = async (tx: Executor, { products }: Catalogue): Promise<void> => {
  const kept = listed(products.flatMap(({ code, variants }) => variants.map(({ colour }) => skuOf(code, colour).toLowerCase())));
  const unknown = await tx
    .selectDistinct({ family: product.family })
    .from(product)
    .where(and(product.isOnSale, notLike(product.id, syntheticIds), sql`${product.id} not in ${kept}`));
  const codes = new Set(products.map(({ code }) => code));
  await withdrawFamilies(
    tx,
    unknown.map(({ family }) => family).filter((family) => !codes.has(family)),
  );
};

export interface Seeded {
  /** Number of products of the stored catalogue. */
  products: number;
  /** Why the release was not written: what ops changed does not fit to it. */
  faults: CatalogueFault[];
}

/**
 * Writes a brand's catalogue files to the database in one transaction, once when several processes start together. What ops changed stays, and
 * so does the stock of products that are on sale. When no file changed, nothing is written.
 * @returns undefined when the brand has no catalogue or no file changed
 * @throws CatalogueError that lists every error with file and field; ConfigurationError when the database belongs to another brand
 */
export const seedCatalogue = async (db: Database, brand: BrandCode, onProgress: OnProgress = () => undefined, folder = catalogueFolder(brand)): Promise<Seeded | undefined> => {
  await claimDatabase(db, brand);
  const source = await readCatalogue(folder);
  if (!source || (await isUnchanged(db, source.hash))) return undefined;
  const files = source.parse();
  const seeded = await alone(db, async (tx): Promise<Seeded | undefined> => {
    if (await isUnchanged(tx, source.hash)) return undefined;
    if (!(await hasEntries(tx))) await withdrawUnknown(tx, files);
    const isWhole = (await hashOf(tx, names.derivation)) !== derivationHash;
    const { faults, catalogue } = await applyRelease(tx, files, { isWhole, onProgress });
    // Also products that only an earlier release had.
    await recordImportedStock(tx, { by: 'release' });
    if (faults.length === 0) {
      await storeHash(tx, names.files, source.hash);
      await storeHash(tx, names.derivation, derivationHash);
    }
    return { faults, products: catalogue.products.reduce((sum, { variants }) => sum + variants.length, 0) };
  });
  if (seeded) await db.execute(sql`analyze`);
  return seeded;
};
