import type { Language } from '../contract/locales.js';

/** A word of a text. */
export interface Word {
  /** As written, with capitals and accents. */
  written: string;
  /** Normalised for comparison: only letters a to z and digits. */
  folded: string;
  /** Position in the text. */
  start: number;
  end: number;
}

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
/** Folds German umlauts written with an e: `buero`, `Büro` and `buro` become equal. */
const umlauts = (word: string) => word.replaceAll(/([aou])e/g, '$1');

/** Normalises a word for comparison: lower case, without accents and ligatures. */
export const fold = (text: string, language: Language): string => {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßœæøł]/g, (letter) => ligatures[letter]!);
  return language === 'de' ? umlauts(plain) : plain;
};

/** Maximum length of a word. */
const longest = 40;

/** Words of a text in their order: sequences of letters, and sequences of digits. */
export const wordsIn = (text: string, language: Language): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].flatMap(({ 0: run, index }) => {
    const folded = fold(run, language)
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, longest);
    return folded ? [{ written: run, folded, start: index, end: index + run.length }] : [];
  });
