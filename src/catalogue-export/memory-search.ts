import { type Locale, localeTable } from '../contract/locales.js';
import { piecesOf } from '../domain/compounds.js';
import type { NameMatches } from '../listing/find-families.js';
import { searchLimits, type SearchSource, shortestInside } from '../listing/read-search.js';
import type { KnownWord } from '../listing/search-plan.js';
import type { Vocabulary } from '../listing/vocabulary.js';
import { leastSimilarity, similarityOf, trigramsOf } from './similarity.js';
import { stemOf } from './stems.js';

export interface NamedFamily {
  /** Folded words, separated by spaces. */
  name: string;
  ordinal: number;
}
export interface FamilySku {
  sku: string;
  ordinal: number;
}

interface Entry {
  known: KnownWord;
  postings: Uint8Array;
  trigrams: ReadonlySet<string>;
}

const inByteOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const mostUsed = (one: Entry, other: Entry) => other.known.families - one.known.families || inByteOrder(one.known.word, other.known.word);
const wordsOf = (entries: readonly Entry[], limit: number): KnownWord[] =>
  entries
    .toSorted(mostUsed)
    .slice(0, limit)
    .map(({ known }) => known);

/** Position of the first element for which `isAfter` holds; the elements before it must not fulfil it. */
const firstWhere = <Element>(sorted: readonly Element[], isAfter: (element: Element) => boolean): number => {
  const found = sorted.findIndex(isAfter);
  return found < 0 ? sorted.length : found;
};

/** The words of a catalogue in memory, in one locale. */
export const memorySearch = (locale: Locale, vocabulary: Vocabulary, named: readonly NamedFamily[], skus: readonly FamilySku[]): SearchSource => {
  const { language } = localeTable[locale];
  const entries = new Map<string, Entry>();
  const byKey = new Map<string, Entry[]>();
  for (const { locale: of, postings, ...known } of vocabulary.rows()) {
    if (of !== locale) continue;
    const entry = { known, postings: Buffer.from(postings.slice(2), 'hex'), trigrams: trigramsOf(known.word) };
    entries.set(known.word, entry);
    for (const key of known.keys) {
      const others = byKey.get(key);
      if (others) others.push(entry);
      else byKey.set(key, [entry]);
    }
  }
  const all = [...entries.values()];
  const sorted = named.toSorted((one, other) => inByteOrder(one.name, other.name) || one.ordinal - other.ordinal);
  const ordered = Int32Array.from(sorted, ({ ordinal }) => ordinal);
  const lowerSkus = skus.map(({ sku, ordinal }) => ({ sku: sku.toLowerCase(), ordinal }));

  /** Most similar words; for short words also those of nearly the same length with the same first letter. */
  const alikeOf = (folded: string): KnownWord[] => {
    if (/\d/.test(folded)) return [];
    const own = trigramsOf(folded);
    const isNear = ({ word }: KnownWord) => folded.length <= 5 && word[0] === folded[0] && Math.abs(word.length - folded.length) <= 1;
    return all
      .map((entry) => ({ entry, similarity: similarityOf(own, entry.trigrams) }))
      .filter(({ entry, similarity }) => similarity >= leastSimilarity || isNear(entry.known))
      .toSorted((one, other) => other.similarity - one.similarity || other.entry.known.families - one.entry.known.families)
      .slice(0, searchLimits.alike)
      .map(({ entry }) => entry.known);
  };

  const matchName = (name: string): NameMatches => ({
    ordered,
    start: firstWhere(sorted, (one) => one.name >= name),
    exactEnd: firstWhere(sorted, (one) => one.name > name),
    // In byte order `{` comes after all letters, so it ends the range of the prefix.
    prefixEnd: firstWhere(sorted, (one) => one.name >= `${name}{`),
  });

  return {
    stems: async (_, words) => ({ typed: words.map(({ written, folded }) => ({ written, folded, stem: stemOf({ folded }, language) })), synonyms: [] }),
    vocabulary: async (_, typed, __, spellings) => {
      const own = typed.flatMap(({ folded, stem }) => [folded, ...(stem ? [stem] : []), ...piecesOf(folded), ...piecesOf(stem ?? '')]);
      const keys = new Set([...own, ...spellings.flatMap(({ folded, stem }) => [folded, stem ?? folded])]);
      const last = typed.at(-1)!.folded;
      return {
        byKey: wordsOf([...new Set([...keys].flatMap((key) => byKey.get(key) ?? []))], searchLimits.keyed),
        byPrefix: wordsOf(
          all.filter(({ known }) => known.word.startsWith(last)),
          searchLimits.begun,
        ),
        alike: new Map(typed.map(({ folded }) => [folded, alikeOf(folded)])),
        synonyms: [],
      };
    },
    bySku: async (q) => {
      const lower = q.toLowerCase();
      const found = lowerSkus.filter(({ sku }) => sku.startsWith(lower) || (lower.length >= shortestInside && sku.includes(`-${lower}`)));
      return [...new Set(found.slice(0, searchLimits.skus).map(({ ordinal }) => ordinal))];
    },
    postingsOf: async (_, words) => new Map(words.map((word) => [word, entries.get(word)?.postings ?? new Uint8Array()])),
    matchName: async (_, name) => matchName(name),
  };
};
