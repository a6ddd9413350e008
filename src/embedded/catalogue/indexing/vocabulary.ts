import { type Language, type Locale, locales, localeTable } from '../../../contract/locales.js';
import { partsOf, shortestCompound } from '../../../domain/compounds.js';
import type { Word } from '../../../domain/words.js';
import type { searchWord } from '../listing/listing.tables.js';
import { Postings } from '../listing/postings.js';

interface Entry {
  written: string;
  stem: string;
  postings: Postings;
  /** It stands in a name, a category or a synonym. */
  isNaming: boolean;
}

/** Compounds are made of the words of names; of others too, unless they are so short that they stand in many by chance. */
const shortestPlain = 4;
const german: Language = 'de';

/** The words of a catalogue, locale by locale. */
export class Vocabulary {
  private readonly entries = new Map<Locale, Map<string, Entry>>(locales.map((locale) => [locale, new Map()]));

  /** Takes a word up. @returns who bears it so far */
  add(locale: Locale, { folded, written }: Word, stem: string, isNaming: boolean): Postings {
    const words = this.entries.get(locale)!;
    const entry = words.get(folded) ?? { written, stem, postings: new Postings(), isNaming };
    entry.isNaming ||= isNaming;
    words.set(folded, entry);
    return entry.postings;
  }

  /** Every word with the keys it is found under. */
  *rows(): Generator<typeof searchWord.$inferInsert> {
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
