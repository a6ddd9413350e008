import { locales, localeTable } from '../../../contract/locales.js';
import type { Executor } from '../../database/database.module.js';
import { insertRows } from '../../database/insert-rows.js';
import { listing, listingTag, listingText, searchSynonym, searchWord } from '../listing.tables.js';
import { wordsIn } from '../../../domain/words.js';
import { familiesOnSale, type FamilyRow, readCategories, type TextRow } from './families.js';
import { Stems } from './stems.js';
import { brandNames, type Tag, tagsOf } from './tags.js';
import { type FamilyWords, familyWords, vectorOf, weights } from './texts.js';
import { Vocabulary } from './vocabulary.js';

const writeFamilies = async (db: Executor, batch: readonly FamilyRow[], tagIds: readonly number[][]): Promise<void> => {
  const rows = batch.map(({ family, productId, popularity, since, prices, facets, colours }, at) => {
    const inStock = colours.some(({ isAvailable }) => isAvailable);
    return { family, productId, popularity, since, grossEur: prices.EUR, grossGbp: prices.GBP, alpha: facets.alphaW ?? 0, inStock, tags: tagIds[at]! };
  });
  await insertRows(db, listing, rows);
};

/** Tags by what they say, each with a number and the families that have it. */
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
        if (stem) vocabulary.add(locale, word, { stem, isNaming: true, families: 0 });
      }
  }
  await db.delete(searchSynonym);
  await insertRows(
    db,
    searchSynonym,
    terms.map(({ row, words }) => ({ ...row, stems: words.flatMap(({ folded }) => stems.of(folded, row.language) ?? []) })),
  );
};

const learnWords = (words: FamilyWords, stems: Stems, vocabulary: Vocabulary): void => {
  const seen = new Set<string>();
  for (const weight of weights)
    for (const word of words[weight]) {
      const stem = stems.of(word.folded, words.language);
      if (stem === null) continue;
      vocabulary.add(words.locale, word, { stem, isNaming: weight === 'A' || weight === 'B', families: seen.has(word.folded) ? 0 : 1 });
      seen.add(word.folded);
    }
};

const writeTexts = async (db: Executor, texts: readonly { family: string; words: FamilyWords }[], stems: Stems): Promise<void> => {
  const rows = texts.map(({ family, words }) => {
    const says = (folded: string) => stems.of(folded, words.language) !== null;
    const names = vectorOf({ ...words, B: [], C: [], D: [] }, says);
    return { family, locale: words.locale, name: words.A.map(({ folded }) => folded).join(' '), names, search: vectorOf(words, says) };
  });
  await insertRows(
    db,
    listingText,
    rows.toSorted((one, other) => one.locale.localeCompare(other.locale)),
  );
};

/**
 * Makes what lists and searches read, anew, from the catalogue's tables: to be called in the transaction that changed
 * them.
 * @param db a transaction, so that nobody sees a list half made
 */
export const indexListing = async (db: Executor): Promise<void> => {
  for (const table of [listingText, listing, listingTag, searchWord]) await db.delete(table);
  const [tree, brands] = [await readCategories(db), await brandNames()];
  const [stems, vocabulary, tags] = [new Stems(db), new Vocabulary(), new Tags()];
  await learnSynonyms(db, stems, vocabulary);
  const wordsOf = (family: FamilyRow) => (text: TextRow) => ({ family: family.family, words: familyWords(family, text, tree) });
  for await (const batch of familiesOnSale(db)) {
    await writeFamilies(
      db,
      batch.map(({ family }) => family),
      batch.map(({ family }) => tags.numbersOf(tagsOf(family, tree, brands))),
    );
    const texts = batch.flatMap(({ family, texts: written }) => written.map(wordsOf(family)));
    for (const [language, some] of Map.groupBy(texts, ({ words }) => words.language))
      await stems.learn(
        some.flatMap(({ words }) => weights.flatMap((weight) => words[weight])),
        language,
      );
    for (const { words } of texts) learnWords(words, stems, vocabulary);
    await writeTexts(db, texts, stems);
  }
  await insertRows(db, listingTag, tags.rows());
  await insertRows(db, searchWord, [...vocabulary.rows()]);
};
