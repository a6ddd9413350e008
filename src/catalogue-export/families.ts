import { type Currency, type Locale, localeTable } from '../contract/locales.js';
import { thicknessBands } from '../contract/product.js';
import type { StoredFacets, Texts } from '../listing/listing.types.js';
import { type ExportedProduct, priceColumnOf } from './export-row.js';
import { textIn, textsOf } from './export-texts.js';

/** Products that differ only in appearance. Lists show the first one. */
export interface Family {
  code: string;
  ordinal: number;
  products: readonly [ExportedProduct, ...ExportedProduct[]];
}

/** Gross price in minor units; undefined: not sold in this currency. */
export const grossOf = (columns: ExportedProduct['columns'], currency: Currency): number | undefined => columns[priceColumnOf(currency)];

/** The families of the products that have a name, a slug, a picture and a price in a locale. */
export const familiesIn = (products: readonly ExportedProduct[], locale: Locale): Family[] => {
  const { currency } = localeTable[locale];
  const shown = products.filter(({ columns, values }) => grossOf(columns, currency) !== undefined && ['name', 'slug', 'picture'].every((column) => textIn(values, column, locale)));
  const byCode = Map.groupBy(shown, ({ columns }) => columns.family ?? columns.id);
  return [...byCode].map(([code, own], ordinal) => ({ code, ordinal, products: own as unknown as Family['products'] }));
};

/** The text of a facet, and as its value the English text in lower case. */
const word = ({ values }: ExportedProduct, column: string): { value: string; label: Texts } | undefined => {
  const label = textsOf(values, column);
  return label && { value: label.en.toLowerCase().slice(0, 80), label };
};

export const facetsOf = (product: ExportedProduct): StoredFacets => {
  const { brand, thickness, alpha_w: alphaW, absorption_class: absorptionClass } = product.columns;
  const [material, fireClass] = [word(product, 'material'), word(product, 'fire_class')];
  return {
    ...(brand && { brand }),
    ...(thickness !== undefined && { thickness: thicknessBands.findLast((band) => thickness >= Number.parseInt(band, 10))! }),
    ...(material && { material }),
    ...(fireClass && { fireClass }),
    ...(absorptionClass && { absorptionClass }),
    ...(alphaW !== undefined && { alphaW }),
  };
};

export const coloursOf = ({ products }: Family): { id: string; facts: { name: Texts; hex: string } }[] =>
  products.flatMap(({ columns: { colour, colour_hex: hex }, values }) => {
    if (!colour) return [];
    return [{ id: colour, facts: { hex, name: textsOf(values, 'colour_name') ?? { nl: colour, de: colour, fr: colour, en: colour } } }];
  });
