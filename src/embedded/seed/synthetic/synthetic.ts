import { and, eq, like, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { product, productCategory, productPrice, productText } from '../../catalogue/catalogue.tables.js';
import { indexListing } from '../../catalogue/indexing/index-listing.js';
import { recordImportedStock } from '../../catalogue/stock.js';
import { stockMovement } from '../../catalogue/stock.tables.js';
import { faultLine, storeEntries } from '../../catalogue-changes/apply-changes.js';
import { catalogueEntry } from '../../catalogue-changes/catalogue-changes.tables.js';
import { alone } from '../../catalogue-changes/catalogue-lock.js';
import { planChanges } from '../../catalogue-changes/plan-changes.js';
import { writeFamilies } from '../../catalogue-changes/write-families.js';
import type { Executor } from '../../database/database.module.js';
import { CatalogueError } from '../catalogue-error.js';
import type { Catalogue } from '../catalogue-files.js';
import type { OnProgress } from '../progress-line.js';
import { familiesAfter, syntheticCodes, syntheticIds } from './families.js';

/** Families planned and written at a time. */
const batchSize = 500;
const note = { by: 'db seed --synthetic', reason: 'Generated products' };

const remove = async (tx: Executor): Promise<void> => {
  for (const { productId } of [productCategory, productText, productPrice]) await tx.delete(productId.table).where(like(productId, syntheticIds));
  await tx.delete(product).where(like(product.id, syntheticIds));
  await tx.delete(catalogueEntry).where(and(eq(catalogueEntry.kind, 'family'), like(catalogueEntry.key, syntheticCodes)));
  await tx.delete(stockMovement).where(like(stockMovement.productId, syntheticIds));
};

/**
 * Replaces the synthetic families by `count` families, beside those of the catalogue, to measure the shop with a large catalogue. They are
 * validated and derived as all others, but not logged as a change. Releases do not change them. 0 removes them.
 * @returns number of their products, one for each colour
 */
export const fillSynthetic = async (url: string, catalogue: Catalogue, count: number, onProgress: OnProgress = () => undefined): Promise<number> => {
  const client = new pg.Client({ connectionString: url, application_name: 'quiet-shop seed' });
  await client.connect();
  const db = drizzle(client);
  const familyOf = familiesAfter(catalogue);
  let written = 0;
  try {
    await alone(db, async (tx) => {
      await remove(tx);
      for (let done = 0; done < count; done += batchSize) {
        const families = Array.from({ length: Math.min(batchSize, count - done) }, (_, at) => familyOf(done + at + 1));
        const plan = planChanges(
          { ...catalogue, products: [] },
          families.map((entry) => ({ kind: 'family', key: entry.code, entry })),
        );
        if (plan.faults.length) throw new CatalogueError(plan.faults.map(faultLine));
        await storeEntries(tx, plan, note);
        await writeFamilies(tx, families, plan.catalogue);
        written += families.reduce((sum, { variants }) => sum + variants.length, 0);
        onProgress(done + families.length, count);
      }
      await recordImportedStock(tx, note);
      await indexListing(tx);
    });
    await db.execute(sql`vacuum analyze`);
  } finally {
    await client.end();
  }
  return written;
};
