import type { Language } from '../contract/locales.js';
import type { Fragment } from '../contract/product.js';
import { fold, wordsIn } from './words.js';

/** What a search stands for, as far as a name can show it: folded words. */
export interface Matched {
  /** Words as they were typed. */
  typed: readonly string[];
  /** Words of the catalogue that the search takes for these. */
  words: ReadonlySet<string>;
}

/** A letter alone is marked nowhere. */
const shortestBeginning = 2;

/** Letters at the beginning of a word that fold to what was typed; undefined: it does not begin so. */
const beginning = (word: string, typed: string, language: Language): number | undefined => {
  if (!fold(word, language).startsWith(typed)) return undefined;
  for (let length = 1; length <= word.length; length += 1) if (fold(word.slice(0, length), language).length >= typed.length) return length;
  return undefined;
};

/** A name cut at what matched: the beginning of a word where it was typed so, else the whole word. */
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
