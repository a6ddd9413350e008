import type { Language } from '../contract/locales.js';

/** A word of a text: as it stands there, and as it is compared. */
export interface Word {
  /** With its capitals and accents. */
  written: string;
  /** In the letters a to z and digits alone. */
  folded: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
/** In German an umlaut may be written with an e: `buero`, `Büro` and `buro` become the same. */
const umlauts = (word: string) => word.replaceAll(/([aou])e/g, '$1');

/** A word without its accents, as it is compared: whoever leaves them out means the same. */
export const fold = (text: string, language: Language): string => {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßœæøł]/g, (letter) => ligatures[letter]!);
  return language === 'de' ? umlauts(plain) : plain;
};

/** Longer than any word there is. */
const longest = 40;

/** The words of a text in their order: runs of letters, and of digits. */
export const wordsIn = (text: string, language: Language): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].flatMap(({ 0: run, index }) => {
    const folded = fold(run, language)
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, longest);
    return folded ? [{ written: run, folded, start: index, end: index + run.length }] : [];
  });
