import { type Language, type Locale, locales, localeTable } from '../../../contract/locales.js';
import { partsOf, shortestCompound } from '../../../domain/compounds.js';
import type { KnownWord } from '../search/search-plan.js';
import type { Word } from '../../../domain/words.js';

interface Entry {
  written: string;
  stem: string;
  families: number;
  /** It stands in a name, a category or a synonym. */
  isNaming: boolean;
}

/** Compounds are made of the words of names; of others too, unless they are so short that they stand in many by chance. */
const shortestPlain = 4;
const german: Language = 'de';

/** The words of a catalogue, locale by locale. */
export class Vocabulary {
  private readonly entries = new Map<Locale, Map<string, Entry>>(locales.map((locale) => [locale, new Map()]));

  /** Takes a word up; `families`: 1 for a text of a family, 0 for a synonym. */
  add(locale: Locale, { folded, written }: Word, { stem, isNaming, families }: { stem: string; isNaming: boolean; families: number }): void {
    const known = this.entries.get(locale)!.get(folded);
    if (!known) this.entries.get(locale)!.set(folded, { written, stem, families, isNaming });
    else Object.assign(known, { families: known.families + families, isNaming: known.isNaming || isNaming });
  }

  /** Every word with the keys it is found under. */
  *rows(): Generator<KnownWord & { locale: Locale }> {
    for (const [locale, words] of this.entries) {
      const { language } = localeTable[locale];
      const parts = new Map(
        [...words].filter(([word, { isNaming }]) => isNaming || word.length >= shortestPlain).flatMap(([word, { stem }]) => [[stem, stem] as const, [word, stem] as const]),
      );
      for (const [word, { written, stem, families }] of words) {
        const isPart = (part: string) => part !== word && part !== stem && parts.has(part);
        const split = word.length < shortestCompound ? [] : ([partsOf(word, isPart, language), partsOf(stem, isPart, language)].find(({ length }) => length) ?? []);
        const keys = [word, stem, ...split.flatMap((part) => [part, parts.get(part)!])];
        yield { locale, word, written: language === german ? written : written.toLowerCase(), stem, keys: [...new Set(keys)], families };
      }
    }
  }
}
