import { type Language, type Locale, locales, localeTable } from '../contract/locales.js';
import { partsOf, shortestCompound } from '../domain/compounds.js';
import type { Word } from '../domain/words.js';
import { Postings } from './postings.js';

interface Entry {
  written: string;
  stem: string;
  postings: Postings;
  /** Whether it occurs in a name, a category or a synonym. */
  isNaming: boolean;
}

/** A word of the catalogue in a locale, as the search finds it. */
export interface IndexedWord {
  locale: Locale;
  /** Folded. */
  word: string;
  /** Spelling of the catalogue. */
  written: string;
  stem: string;
  /** The word, its stem, and the parts of a compound with their stems. */
  keys: string[];
  /** Number of families whose texts contain it; 0: only a synonym does. */
  families: number;
  /** In PostgreSQL's hex format. */
  postings: string;
}

/** Shortest other word that counts as a part of compounds: shorter ones occur in many words by chance. Words of names always count. */
const shortestPlain = 4;
const german: Language = 'de';

/** The words of a catalogue by locale. */
export class Vocabulary {
  private readonly entries = new Map<Locale, Map<string, Entry>>(locales.map((locale) => [locale, new Map()]));

  /** Adds a word if it is new. @returns its postings, to which the caller adds families */
  add(locale: Locale, { folded, written }: Word, stem: string, isNaming: boolean): Postings {
    const words = this.entries.get(locale)!;
    const entry = words.get(folded) ?? { written, stem, postings: new Postings(), isNaming };
    entry.isNaming ||= isNaming;
    words.set(folded, entry);
    return entry.postings;
  }

  /** Yields every word with its search keys. */
  *rows(): Generator<IndexedWord> {
    for (const [locale, words] of this.entries) {
      const { language } = localeTable[locale];
      const parts = new Map(
        [...words].filter(([word, { isNaming }]) => isNaming || word.length >= shortestPlain).flatMap(([word, { stem }]) => [[stem, stem] as const, [word, stem] as const]),
      );
      for (const [word, { written, stem, postings }] of words) {
        const isPart = (part: string) => part !== word && part !== stem && parts.has(part);
        const split = word.length < shortestCompound ? [] : ([partsOf(word, isPart, language), partsOf(stem, isPart, language)].find(({ length }) => length) ?? []);
        const keys = [word, stem, ...split.flatMap((part) => [part, parts.get(part)!])];
        const spelt = language === german ? written : written.toLowerCase();
        yield { locale, word, written: spelt, stem, keys: [...new Set(keys)], families: postings.families, postings: postings.toHex() };
      }
    }
  }
}
