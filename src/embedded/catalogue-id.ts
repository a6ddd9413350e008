import { Id } from '../contract/fields.js';

/** Id in a catalogue file. It has no other characters, because documents link to it: `category:wall-panels`. */
export const CatalogueId = Id.regex(/^[\w-]+$/, 'yup.errors.string.matches');
