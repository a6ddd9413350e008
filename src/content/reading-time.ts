import { type Language, type Locale, localeTable } from '../contract/locales.js';

/** Words a practised reader takes in a minute (Trauzettel-Klosinski and Dietz 2012, IReST): compounds make German words long. */
const wordsPerMinute: Record<Language, number> = { nl: 202, de: 179, fr: 195, en: 228 };

/** Whole minutes it takes to read so many words, at least one. */
export const minutesFor = (words: number, locale: Locale): number => Math.max(1, Math.round(words / wordsPerMinute[localeTable[locale].language]));
