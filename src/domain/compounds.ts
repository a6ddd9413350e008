import type { Language } from '../contract/locales.js';

/** Linking letters between the parts of a compound; undefined: the language has no compounds in one word. */
const linking: Record<Language, readonly string[] | undefined> = {
  nl: ['', 's', 'n', 'en', 'e'],
  de: ['', 's', 'n', 'en', 'es', 'e', 'er'],
  en: [''],
  fr: undefined,
};
const shortestPart = 3;
const shortestHead = 4;
const maxParts = 3;

/** Minimum length of a compound. */
export const shortestCompound = shortestPart + shortestHead;

/** Possible rests of a word after a part and each of the linking letters. */
const restsAfter = (word: string, part: string, links: readonly string[]): string[] =>
  links.filter((link) => word.startsWith(link, part.length)).map((link) => word.slice(part.length + link.length));

const split = (word: string, isWord: (part: string) => boolean, links: readonly string[], left: number): string[] | undefined => {
  if (left === 1) return word.length >= shortestHead && isWord(word) ? [word] : undefined;
  for (let length = word.length - shortestHead; length >= shortestPart; length -= 1) {
    const part = word.slice(0, length);
    if (!isWord(part)) continue;
    for (const rest of restsAfter(word, part, links)) {
      const parts = split(rest, isWord, links, left - 1);
      if (parts) return [part, ...parts];
    }
  }
  return undefined;
};

/**
 * Splits a compound into known words: `wandpaneel` into `wand` and `paneel`. Prefers fewer parts, then longer first parts; the last part is the head,
 * and a longer word has priority over linking letters.
 * @returns empty if the word is not a compound
 */
export const partsOf = (word: string, isWord: (part: string) => boolean, language: Language): string[] => {
  const links = linking[language];
  if (!links) return [];
  for (let count = 2; count <= maxParts; count += 1) {
    const parts = split(word, isWord, links, count);
    if (parts) return parts;
  }
  return [];
};

/** All substrings of a word that could be parts of a compound. */
export const piecesOf = (word: string): string[] => {
  if (word.length < shortestCompound) return [];
  const pieces = new Set<string>();
  for (let start = 0; start <= word.length - shortestPart; start += 1) for (let end = start + shortestPart; end <= word.length; end += 1) pieces.add(word.slice(start, end));
  return [...pieces];
};
