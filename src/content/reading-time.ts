import { type Language, type Locale, localeTable } from '../contract/locales.js';

/** Words per minute of trained readers (Trauzettel-Klosinski and Dietz 2012, IReST); fewer in German, where compounds make words long. */
const wordsPerMinute: Record<Language, number> = { nl: 202, de: 179, fr: 195, en: 228 };

/** Reading time of a number of words in whole minutes, at least one. */
export const minutesFor = (words: number, locale: Locale): number => Math.max(1, Math.round(words / wordsPerMinute[localeTable[locale].language]));
