import type { Language } from '../../../contract/locales.js';

/** PostgreSQL's dictionary of stems for each language; for a word that says nothing, such as `the`, it has none. */
export const dictionaries: Record<Language, string> = { nl: 'dutch_stem', de: 'german_stem', fr: 'french_stem', en: 'english_stem' };
