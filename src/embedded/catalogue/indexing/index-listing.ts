import { brandNames } from '../../../config/brand.js';
import { type Currency, locales, localeTable } from '../../../contract/locales.js';
import { type Tag, tagsOf } from '../../../listing/family-tags.js';
import { Vocabulary } from '../../../listing/vocabulary.js';
import type { Executor } from '../../database/database.module.js';
import { insertRows } from '../../database/insert-rows.js';
import { listing, listingEdition, listingName, listingPrice, listingTag, searchSynonym, searchWord } from '../listing/listing.tables.js';
import { wordsIn } from '../../../domain/words.js';
import { familiesOnSale, type FamilyRow, readCategories } from './families.js';
import { Stems } from './stems.js';
import { type FamilyWords, familyWords } from './texts.js';

const writeFamilies = async (db: Executor, batch: readonly FamilyRow[], first: number, tagIds: readonly number[][]): Promise<void> => {
  const pricesOf = ({ prices, startingPrice }: FamilyRow) => startingPrice?.prices ?? prices;
  const rows = batch.map((row, at) => {
    const { family, productId, popularity, since, facets, colours } = row;
    const inStock = colours.some(({ isAvailable }) => isAvailable);
    const { EUR: grossEur, GBP: grossGbp } = pricesOf(row);
    return { family, productId, ordinal: first + at, popularity, since, grossEur, grossGbp, alpha: facets.alphaW ?? 0, inStock, tags: tagIds[at]! };
  });
  await insertRows(db, listing, rows);
  const prices = batch.flatMap((row) => Object.entries(pricesOf(row)).map(([currency, gross]) => ({ family: row.family, currency: currency as Currency, gross })));
  await insertRows(db, listingPrice, prices);
};

/** Assigns an id to each distinct tag and counts its families. */
class Tags {
  private readonly byName = new Map<string, Tag & { id: number; families: number }>();

  numbersOf(tags: readonly Tag[]): number[] {
    return tags.map((tag) => {
      const name = `${tag.facet} ${tag.value}`;
      const known = this.byName.get(name) ?? { ...tag, id: this.byName.size + 1, families: 0 };
      known.families += 1;
      this.byName.set(name, known);
      return known.id;
    });
  }

  rows = () => [...this.byName.values()];
}

const learnSynonyms = async (db: Executor, stems: Stems, vocabulary: Vocabulary): Promise<void> => {
  const terms = (await db.select().from(searchSynonym)).map((row) => ({ row, words: wordsIn(row.term, row.language) }));
  for (const { row, words } of terms) {
    await stems.learn(words, row.language);
    for (const locale of locales.filter((one) => localeTable[one].language === row.language))
      for (const word of words) {
        const stem = stems.of(word.folded, row.language);
        if (stem) vocabulary.add(locale, word, stem, true);
      }
  }
  await db.delete(searchSynonym);
  await insertRows(
    db,
    searchSynonym,
    terms.map(({ row, words }) => ({ ...row, stems: words.flatMap(({ folded }) => stems.of(folded, row.language) ?? []) })),
  );
};

/** Highest weight whose words name a thing: those of names (0) and categories (1). A word is indexed with its lowest weight only. */
const lastNaming = 1;
const learnWords = (ordinal: number, { locale, language, byWeight }: FamilyWords, stems: Stems, vocabulary: Vocabulary): void => {
  const seen = new Set<string>();
  for (const [weight, words] of byWeight.entries())
    for (const word of words) {
      const stem = stems.of(word.folded, language);
      if (stem === null) continue;
      const postings = vocabulary.add(locale, word, stem, weight <= lastNaming);
      if (!seen.has(word.folded)) postings.add(ordinal, weight);
      seen.add(word.folded);
    }
};

const writeNames = (db: Executor, texts: readonly { ordinal: number; words: FamilyWords }[]): Promise<void> => {
  const rows = texts.map(({ ordinal, words: { locale, byWeight } }) => ({ locale, name: byWeight[0]!.map(({ folded }) => folded).join(' '), ordinal }));
  return insertRows(
    db,
    listingName,
    rows.toSorted((one, other) => one.locale.localeCompare(other.locale)),
  );
};

/**
 * Rebuilds the tables of lists and searches from the catalogue's tables. Call it in the transaction that changed the catalogue.
 * @param db a transaction, so that other connections never read incomplete tables
 */
export const indexListing = async (db: Executor): Promise<void> => {
  for (const table of [listingName, listing, listingPrice, listingTag, listingEdition, searchWord]) await db.delete(table);
  const [tree, brands] = [await readCategories(db), await brandNames()];
  const [stems, vocabulary, tags] = [new Stems(db), new Vocabulary(), new Tags()];
  await learnSynonyms(db, stems, vocabulary);
  let ordinals = 0;
  for await (const batch of familiesOnSale(db)) {
    const first = ordinals;
    ordinals += batch.length;
    await writeFamilies(
      db,
      batch.map(({ family }) => family),
      first,
      batch.map(({ family }) => tags.numbersOf(tagsOf(family, tree, brands))),
    );
    const texts = batch.flatMap(({ family, texts: written }, at) => written.map((text) => ({ ordinal: first + at, words: familyWords(family, text, tree) })));
    for (const [language, some] of Map.groupBy(texts, ({ words }) => words.language))
      await stems.learn(
        some.flatMap(({ words }) => words.byWeight.flat()),
        language,
      );
    for (const { ordinal, words } of texts) learnWords(ordinal, words, stems, vocabulary);
    await writeNames(db, texts);
  }
  await insertRows(db, listingTag, tags.rows());
  await insertRows(db, searchWord, [...vocabulary.rows()]);
  await db.insert(listingEdition).values({});
};
