import type { Language } from '../contract/locales.js';
import type { Fragment } from '../contract/product.js';
import { fold, wordsIn } from './words.js';

/** Matched words of a search, folded. */
export interface Matched {
  /** Words of the query. */
  typed: readonly string[];
  /** Words of the catalogue that match them. */
  words: ReadonlySet<string>;
}

/** A single letter is not marked. */
const shortestBeginning = 2;

/** Number of letters at the start of a word that fold to the typed text; undefined if the word does not start with it. */
const beginning = (word: string, typed: string, language: Language): number | undefined => {
  if (!fold(word, language).startsWith(typed)) return undefined;
  for (let length = 1; length <= word.length; length += 1) if (fold(word.slice(0, length), language).length >= typed.length) return length;
  return undefined;
};

/** Splits a name at its matches: the typed start of a word, or else the whole word. */
export const fragmentsOf = (name: string, { typed, words }: Matched, language: Language): Fragment[] => {
  const fragments: Fragment[] = [];
  let done = 0;
  const take = (end: number, isMatch: boolean) => {
    if (end > done) fragments.push({ text: name.slice(done, end), isMatch });
    done = Math.max(done, end);
  };
  for (const { folded, start, end } of wordsIn(name, language)) {
    if (!words.has(folded)) continue;
    const lengths = typed.map((one) => (one.length < shortestBeginning ? 0 : (beginning(name.slice(start, end), one, language) ?? 0)));
    take(start, false);
    take(start + (Math.max(...lengths) || end - start), true);
  }
  take(name.length, false);
  return fragments;
};
