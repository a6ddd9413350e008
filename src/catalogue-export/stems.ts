import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stopwords as dutchStops } from '@orama/stopwords/dutch';
import { stopwords as englishStops } from '@orama/stopwords/english';
import { stopwords as frenchStops } from '@orama/stopwords/french';
import { stopwords as germanStops } from '@orama/stopwords/german';
import type { Language } from '../contract/locales.js';
import { fold, type Word } from '../domain/words.js';

/** Snowball stemmers, as PostgreSQL has them. */
const stemmers: Record<Language, (word: string) => string> = { nl: dutch, de: german, fr: french, en: english };
const foldedStops = (words: readonly string[], language: Language): ReadonlySet<string> => new Set(words.map((word) => fold(word, language)));
const stops: Record<Language, ReadonlySet<string>> = {
  nl: foldedStops(dutchStops, 'nl'),
  de: foldedStops(germanStops, 'de'),
  fr: foldedStops(frenchStops, 'fr'),
  en: foldedStops(englishStops, 'en'),
};

/** The stem of a word; null for a stop word, such as `the`. */
export const stemOf = ({ folded }: Pick<Word, 'folded'>, language: Language): string | null => (stops[language].has(folded) ? null : stemmers[language](folded) || folded);
