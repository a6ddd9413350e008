import type { Language } from '../contract/locales.js';
import type { Word } from '../domain/words.js';

/** Languages whose compounds have an optional `s` between their parts: `geluidwerend` and `geluidswerend`. */
const linksWithS: readonly Language[] = ['nl', 'de'];
/** Shortest compound whose linking letter is looked for, and shortest part on each side of it. */
const shortestLinked = 8;
const shortestPart = 3;
const longest = 40;

/** Another spelling of typed words. */
export interface Spelling {
  word: Word;
  /** Position of the first typed word that it replaces, and how many it replaces. */
  at: number;
  count: 1 | 2;
}

const withoutLink = (word: Word, at: number): Spelling[] => {
  const { folded } = word;
  if (folded.length < shortestLinked) return [];
  // In `ss` either letter gives the same word.
  const links = [...folded.matchAll(/s+/g)].map(({ index }) => index).filter((index) => index >= shortestPart && index < folded.length - shortestPart);
  return links.map((index) => ({ word: { ...word, folded: folded.slice(0, index) + folded.slice(index + 1) }, at, count: 1 }));
};

const joined = (word: Word, next: Word | undefined, at: number): Spelling[] => {
  if (!next || word.folded.length + next.folded.length > longest) return [];
  return [{ word: { written: word.written + next.written, folded: word.folded + next.folded, start: word.start, end: next.end }, at, count: 2 }];
};

/** Other spellings of a search: compounds without their linking letter, and consecutive words as one (`Lärm schutz`, `anti-bruit`). */
export const otherSpellings = (words: readonly Word[], language: Language): Spelling[] =>
  words.flatMap((word, at) => [...(linksWithS.includes(language) ? withoutLink(word, at) : []), ...joined(word, words[at + 1], at)]);
