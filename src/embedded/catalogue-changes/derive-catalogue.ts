import { sql } from 'drizzle-orm';
import { product } from '../catalogue/catalogue.tables.js';
import { indexListing } from '../catalogue/indexing/index-listing.js';
import { indexedContent, indexPrices, lockListing } from '../catalogue/indexing/index-prices.js';
import { recordImportedStock } from '../catalogue/stock.js';
import type { Executor } from '../database/database.module.js';
import type { Catalogue, ProductEntry } from '../seed/catalogue-files.js';
import { withSamples } from '../seed/sample.js';
import type { OnProgress } from '../seed/progress-line.js';
import { announceChanges, readSold } from './announce-changes.js';
import { deleteCategories, listed, withdrawFamilies, writeCategories, writeFamilies, writeSynonyms } from './write-families.js';
import { writeReplacements } from './write-replacements.js';

/** What to derive again. */
export interface Derivation {
  catalogue: Catalogue;
  families: readonly ProductEntry[];
  /** Codes of families that are no longer in the catalogue. */
  removed?: readonly string[];
  hasNewCategories?: boolean;
  hasNewSynonyms?: boolean;
  onProgress?: OnProgress | undefined;
  /** Who changed the entries, for stock movements. */
  by?: string | undefined;
}

/**
 * Derives the tables of products, lists and searches from entries, and publishes what changed. Lists are rebuilt as a whole when texts, filters
 * or categories change; prices and availability are updated in place.
 */
export const deriveCatalogue = async (
  tx: Executor,
  { catalogue, families, removed = [], hasNewCategories = false, hasNewSynonyms = false, onProgress, by }: Derivation,
): Promise<void> => {
  const codes = listed(withSamples([...families.map(({ code }) => code), ...removed]));
  // In the order in which orders lock products, so that they cannot deadlock.
  await tx.execute(sql`select from ${product} where family in ${codes} order by id for no key update`);
  const [sold, indexed] = [await readSold(tx, codes), await indexedContent(tx, codes)];
  if (hasNewCategories) await writeCategories(tx, catalogue);
  if (hasNewSynonyms) await writeSynonyms(tx, catalogue);
  await withdrawFamilies(tx, removed);
  await writeFamilies(tx, families, catalogue, onProgress);
  await writeReplacements(tx, families);
  await recordImportedStock(tx, { by }, sql`p.family in ${codes}`);
  if (hasNewCategories) await deleteCategories(tx, catalogue);
  const isWhole = hasNewCategories || hasNewSynonyms || (await indexedContent(tx, codes)) !== indexed;
  await lockListing(tx, isWhole ? undefined : codes);
  if (isWhole) await indexListing(tx);
  else await indexPrices(tx, codes);
  await announceChanges(tx, sold, await readSold(tx, codes));
};
