import { type Locale, localeTable } from '../contract/locales.js';
import type { Matched } from '../domain/fragments.js';
import { fold, type Word, wordsIn } from '../domain/words.js';
import { articleNumbersIn } from './article-numbers.js';
import { wordsOf } from './expression.js';
import { findFamilies, type NameMatches, type SearchMatches } from './find-families.js';
import type { ListingIndex } from './listing-index.js';
import { otherSpellings } from './other-spellings.js';
import { planSearch, type SearchPlan, type TypedWord, type Vocabulary } from './search-plan.js';
import { withSizesInMillimetres } from './typed-sizes.js';

/** Limit of the words of a search; further ones are ignored. */
const maxWords = 8;
/** Limits of what a source returns: catalogue words by key, completions of the last word, similar words per typed word, article numbers. */
export const searchLimits = { keyed: 600, begun: 30, alike: 8, skus: 100 };
/** Shortest prefix that is also searched after a hyphen. */
export const shortestInside = 5;

/** Words of a catalogue: in a database or in memory. */
export interface SearchSource {
  /** Stems of the typed words, and the synonym groups with a term that consists of these stems or of parts of the words. */
  stems(locale: Locale, words: readonly Word[]): Promise<{ typed: TypedWord[]; synonyms: Vocabulary['synonyms'] }>;
  /** Catalogue words that match the typed ones: by key, by the prefix of the last word, and by similarity. @param spellings others of the typed words, searched by key only */
  vocabulary(locale: Locale, typed: readonly TypedWord[], synonyms: Vocabulary['synonyms'], spellings: readonly TypedWord[]): Promise<Vocabulary>;
  /** Ordinals of families with an article number that begins with `q`, or has a part after a hyphen that does. */
  bySku(q: string): Promise<number[]>;
  /** Postings by word; empty for a word that no family contains. */
  postingsOf(locale: Locale, words: readonly string[]): Promise<Map<string, Uint8Array>>;
  /** Families with this name or with names that begin with it. @param name folded words, separated by spaces */
  matchName(locale: Locale, name: string): Promise<NameMatches>;
}

/** A search in words of the catalogue, with its result. */
export interface Search extends Matched {
  didYouMean: string | null;
  found: SearchMatches;
}

/** Families of the first spelling of an article number that there is. */
const familiesBySku = async (source: SearchSource, numbers: readonly string[]): Promise<number[]> => {
  for (const number of numbers) {
    const found = await source.bySku(number);
    if (found.length) return found;
  }
  return [];
};

/** Runs a search. @param isTyping whether the last word may be incomplete */
export const readSearch = async (source: SearchSource, index: ListingIndex, locale: Locale, q: string, isTyping = false): Promise<Search> => {
  const search = await readOnce(source, index, locale, q, isTyping);
  if (search.didYouMean === null || !search.found.families.isEmpty()) return search;
  // A correction is suggested only if it finds something.
  const corrected = await readOnce(source, index, locale, search.didYouMean, isTyping);
  return corrected.found.families.isEmpty() ? { ...search, didYouMean: null } : search;
};

const readOnce = async (source: SearchSource, index: ListingIndex, locale: Locale, q: string, isTyping: boolean): Promise<Search> => {
  const { language } = localeTable[locale];
  const words = wordsIn(withSizesInMillimetres(q), language).slice(0, maxWords);
  const folded = words.map((word) => word.folded).join(' ');
  const find = async (bySku: number[], { levels, direct }: Pick<SearchPlan, 'levels' | 'direct'> = { levels: [], direct: undefined }): Promise<SearchMatches> => {
    const wanted = [...levels, ...(direct ? [direct] : [])].flatMap(wordsOf);
    const [postings, named] = await Promise.all([source.postingsOf(locale, [...new Set(wanted)]), source.matchName(locale, folded)]);
    return findFamilies(index, { levels, direct, postings, bySku, named });
  };
  if (words.length === 0) return { typed: [], words: new Set(), didYouMean: null, found: await find([]) };
  const numbers = articleNumbersIn(q);
  const spellings = otherSpellings(words, language);
  const [{ typed: all, synonyms }, bySku] = await Promise.all([source.stems(locale, [...words, ...spellings.map(({ word }) => word)]), familiesBySku(source, numbers)]);
  // The text has digits or several parts and matches an article number, so it is not searched as words.
  if (bySku.length && /[\d-]/.test(numbers[0]!)) return { typed: words.map((word) => word.folded), words: new Set(), didYouMean: null, found: await find(bySku) };
  const typed = all.slice(0, words.length);
  const others = spellings.map((spelling, at) => ({ ...spelling, word: all[words.length + at]! }));
  const vocabulary = await source.vocabulary(
    locale,
    typed,
    synonyms,
    others.map(({ word }) => word),
  );
  const plan = planSearch(typed, vocabulary, { language, isTyping, spellings: others });
  const isSuggested = bySku.length === 0 && plan.didYouMean !== null && fold(plan.didYouMean, language) !== folded;
  return { typed: plan.typed, words: plan.words, didYouMean: isSuggested ? plan.didYouMean : null, found: await find(bySku, plan) };
};
