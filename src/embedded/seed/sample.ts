import { type Language, type Locale, localeTable } from '../../contract/locales.js';
import { sampleNumberOf } from '../../domain/sample-number.js';
import type { ColourEntries } from './catalogue-files.js';
import { nameOf, skuOf, slugOf } from './variant.js';

/** Words of samples: before the name, and in the slug. */
const words: Record<Language, { name: string; slug: string }> = {
  nl: { name: 'Monster: ', slug: 'monster' },
  de: { name: 'Muster: ', slug: 'muster' },
  fr: { name: 'Échantillon : ', slug: 'echantillon' },
  en: { name: 'Sample: ', slug: 'sample' },
};

/** Samples of a family are a family of their own, so that they count for no volume price and stand in no list. */
export const sampleFamilyOf = (family: string): string => `${family}-sample`;
/** Families of products, and of their samples. */
export const withSamples = (families: readonly string[]): string[] => families.flatMap((code) => [code, sampleFamilyOf(code)]);

/** `WPN`, `light-grey` -> `WPN-lightgrey-sample`. */
export const sampleSkuOf = (family: string, colour: string): string => sampleNumberOf(skuOf(family, colour));

type ColourEntry = ColourEntries[string];
/** The name of a sample contains its colour, also that of the first colour. */
export const sampleNameOf = (name: string, colour: ColourEntry, locale: Locale): string => words[localeTable[locale].language].name + nameOf(name, colour, 1, locale);
export const sampleSlugOf = (slug: string, colour: ColourEntry, locale: Locale): string => `${slugOf(slug, colour, 1, locale)}-${words[localeTable[locale].language].slug}`;

/** Packed in an envelope. */
export const samplePackaging = { weightKg: 0.1, volume: 0.0005, pallet: false } as const;
/** Working days to dispatch. */
export const sampleLeadDays = 1;
