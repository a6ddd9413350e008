import { type Locale, localeTable } from '../../contract/locales.js';
import type { ColourEntries } from './catalogue-files.js';

type ColourEntry = ColourEntries[string];

/** `WPN`, `light-grey` -> `WPN-lightgrey-01`. */
export const skuOf = (family: string, colour: string): string => `${family}-${colour.replaceAll('-', '')}-01`;

/** Slug of a colour: the first colour has the family's slug, the others append theirs. */
export const slugOf = (slug: string, colour: ColourEntry, position: number, locale: Locale): string =>
  position === 0 ? slug : `${slug}-${colour.slug[localeTable[locale].language]}`;

/** Name of a colour: the first colour has the family's name, the others append theirs. */
export const nameOf = (name: string, colour: ColourEntry, position: number, locale: Locale): string =>
  position === 0 ? name : `${name}, ${colour.name[localeTable[locale].language]}`;
