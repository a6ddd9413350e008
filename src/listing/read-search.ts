import { type Locale, localeTable } from '../contract/locales.js';
import type { Matched } from '../domain/fragments.js';
import { fold, type Word, wordsIn } from '../domain/words.js';
import { wordsOf } from './expression.js';
import { findFamilies, type NameMatches, type SearchMatches } from './find-families.js';
import type { ListingIndex } from './listing-index.js';
import { planSearch, type SearchPlan, type TypedWord, type Vocabulary } from './search-plan.js';

/** Limit of the words of a search; further ones are ignored. */
const maxWords = 8;
/** Limits of what a source returns: catalogue words by key, completions of the last word, similar words per typed word, article numbers. */
export const searchLimits = { keyed: 600, begun: 30, alike: 8, skus: 100 };
/** Shortest prefix by which article numbers are searched; shorter ones match too many. */
const shortestSku = 3;
/** Shortest prefix that is also searched after a hyphen. */
export const shortestInside = 5;

/** Words of a catalogue: in a database or in memory. */
export interface SearchSource {
  /** Stems of the typed words, and the synonym groups with a term that consists of these stems or of parts of the words. */
  stems(locale: Locale, words: readonly Word[]): Promise<{ typed: TypedWord[]; synonyms: Vocabulary['synonyms'] }>;
  /** Catalogue words that match the typed ones: by key, by the prefix of the last word, and by similarity. */
  vocabulary(locale: Locale, typed: readonly TypedWord[], synonyms: Vocabulary['synonyms']): Promise<Vocabulary>;
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

const isArticleNumber = (q: string): boolean => q.length >= shortestSku && !/\s/.test(q);

/** Runs a search. @param isTyping whether the last word may be incomplete */
export const readSearch = async (source: SearchSource, index: ListingIndex, locale: Locale, q: string, isTyping = false): Promise<Search> => {
  const { language } = localeTable[locale];
  const words = wordsIn(q, language).slice(0, maxWords);
  const folded = words.map((word) => word.folded).join(' ');
  const find = async (bySku: number[], { levels, direct }: Pick<SearchPlan, 'levels' | 'direct'> = { levels: [], direct: undefined }): Promise<SearchMatches> => {
    const wanted = [...levels, ...(direct ? [direct] : [])].flatMap(wordsOf);
    const [postings, named] = await Promise.all([source.postingsOf(locale, [...new Set(wanted)]), source.matchName(locale, folded)]);
    return findFamilies(index, { levels, direct, postings, bySku, named });
  };
  if (words.length === 0) return { typed: [], words: new Set(), didYouMean: null, found: await find([]) };
  const number = q.trim();
  const [{ typed, synonyms }, bySku] = await Promise.all([source.stems(locale, words), isArticleNumber(number) ? source.bySku(number) : []]);
  // The text has digits or hyphens and matches an article number, so it is not searched as words.
  if (bySku.length && /[\d-]/.test(q)) return { typed: words.map((word) => word.folded), words: new Set(), didYouMean: null, found: await find(bySku) };
  const plan = planSearch(typed, await source.vocabulary(locale, typed, synonyms), { language, isTyping });
  const isSuggested = bySku.length === 0 && plan.didYouMean !== null && fold(plan.didYouMean, language) !== folded;
  return { typed: plan.typed, words: plan.words, didYouMean: isSuggested ? plan.didYouMean : null, found: await find(bySku, plan) };
};
