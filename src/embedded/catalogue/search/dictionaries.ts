import type { Language } from '../../../contract/locales.js';

/** PostgreSQL's stemming dictionary of each language. For a stop word, such as `the`, it returns no stem. */
export const dictionaries: Record<Language, string> = { nl: 'dutch_stem', de: 'german_stem', fr: 'french_stem', en: 'english_stem' };
