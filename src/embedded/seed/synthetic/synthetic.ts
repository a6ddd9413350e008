import { like, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { product, productCategory, productText } from '../../catalogue/catalogue.tables.js';
import { indexListing } from '../../catalogue/indexing/index-listing.js';
import type { Executor } from '../../database/database.module.js';
import { insertRows } from '../../database/insert-rows.js';
import type { Catalogue } from '../catalogue-files.js';
import { rowsOf } from '../rows.js';
import { alone, type OnProgress } from '../seed.js';
import { familiesAfter, syntheticIds } from './families.js';

/** Families inserted at a time. */
const batchSize = 500;

const remove = async (tx: Executor): Promise<void> => {
  await tx.delete(productCategory).where(like(productCategory.productId, syntheticIds));
  await tx.delete(productText).where(like(productText.productId, syntheticIds));
  await tx.delete(product).where(like(product.id, syntheticIds));
};

/**
 * Replaces the synthetic families by `count` families, beside those of the catalogue files, to measure the shop with a large
 * catalogue. Seeding the catalogue does not change them. 0 removes them.
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
        const { products, texts, links } = rowsOf({ ...catalogue, products: families });
        await insertRows(tx, product, products);
        await insertRows(tx, productText, texts);
        await insertRows(tx, productCategory, links);
        written += products.length;
        onProgress(done + families.length, count);
      }
      await indexListing(tx);
    });
    await db.execute(sql`vacuum analyze`);
  } finally {
    await client.end();
  }
  return written;
};
