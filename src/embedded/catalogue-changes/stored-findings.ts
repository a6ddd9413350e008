import { currencies, languages, locales, localeTable } from '../../contract/locales.js';
import { faultsBetween } from '../seed/catalogue-faults.js';
import { missingLanguages, type Catalogue, type ProductEntry } from '../seed/catalogue-files.js';
import { pricesOn, today } from '../seed/price-schedule.js';

/** Something about the stored catalogue that ops should look at. */
export interface StoredFinding {
  code: 'INVALID' | 'LANGUAGE_MISSING' | 'PICTURE_TEXT_MISSING' | 'PRICE_MISSING' | 'REDUCTION_WITHOUT_EFFECT' | 'SUCCESSOR_ENDED' | 'CATEGORY_EMPTY';
  /** Kind and key of the entry. */
  place: string;
  message: string;
  severity?: 'warning';
}

const localesOf = (language: string): string => locales.filter((locale) => localeTable[locale].language === language).join(', ');

const familyFindings = (family: ProductEntry, { products }: { products: ReadonlyMap<string, ProductEntry> }, day: string): StoredFinding[] => {
  const place = `family ${family.code}`;
  const { reduction, ended } = family;
  const missing = missingLanguages(family);
  const isWithout = reduction && reduction.from <= day && !(reduction.until && reduction.until < day) && pricesOn(family, day).reducedSince === null;
  return [
    ...missing.map((language): StoredFinding => ({ code: 'LANGUAGE_MISSING', place, message: `texts.${language}: not listed in ${localesOf(language)}` })),
    ...family.pictures.flatMap(({ file, alt }, at) =>
      languages
        .filter((language) => family.texts[language] && !alt[language])
        .map(
          (language): StoredFinding => ({
            code: 'PICTURE_TEXT_MISSING',
            place,
            message: `pictures.${at}.alt.${language}: ${file} has the name of the product`,
            severity: 'warning',
          }),
        ),
    ),
    ...currencies
      .filter((currency) => family.price[currency] === undefined)
      .map((currency): StoredFinding => ({ code: 'PRICE_MISSING', place, message: `price.${currency}: is missing` })),
    ...(isWithout ? [{ code: 'REDUCTION_WITHOUT_EFFECT' as const, place, message: 'reduction.price: is not lower than the price' }] : []),
    ...(ended?.replacedBy && products.get(ended.replacedBy)?.ended
      ? [{ code: 'SUCCESSOR_ENDED' as const, place, message: `ended.replacedBy: ${ended.replacedBy} is off sale too`, severity: 'warning' as const }]
      : []),
  ];
};

/** Checks the stored catalogue: what is invalid, and what is missing although the shop accepts it. */
export const storedFindings = (catalogue: Catalogue, day = today()): StoredFinding[] => {
  const products = new Map(catalogue.products.map((family) => [family.code, family]));
  const used = new Set(catalogue.products.filter(({ ended }) => !ended).flatMap(({ categories }) => categories));
  const parents = new Set(catalogue.categories.map(({ parent }) => parent));
  return [
    ...faultsBetween(catalogue).map(({ kind, key, path, message }): StoredFinding => ({ code: 'INVALID', place: `${kind} ${key}`, message: `${path}: ${message}` })),
    ...catalogue.products.flatMap((family) => familyFindings(family, { products }, day)),
    ...catalogue.categories
      .filter(({ id }) => !used.has(id) && !parents.has(id))
      .map(({ id }): StoredFinding => ({ code: 'CATEGORY_EMPTY', place: `category ${id}`, message: 'has no product on sale, so it is not shown', severity: 'warning' })),
  ];
};
