import { languages, type Locale, locales } from '../../contract/locales.js';
import { type ThicknessBand, thicknessBands } from '../../contract/product.js';
import type { category, product, productCategory, productPrice, productText } from '../catalogue/catalogue.tables.js';
import type { searchSynonym } from '../catalogue/listing/listing.tables.js';
import { ratingOf } from '../../domain/acoustics.js';
import { isLower } from '../../domain/tier-price.js';
import { productModel } from '../configuration/product-model.js';
import { startingPriceOf } from '../configuration/starting-price.js';
import type { StoredAttribute, StoredFacets } from '../catalogue/catalogue.types.js';
import type { Catalogue, CategoryEntry, ProductEntry } from './catalogue-files.js';
import { localeTexts } from './locale-texts.js';
import { nameOf, skuOf, slugOf } from './variant.js';

/** Database rows of a catalogue. */
export interface CatalogueRows {
  categories: (typeof category.$inferInsert)[];
  products: (typeof product.$inferInsert)[];
  texts: (typeof productText.$inferInsert)[];
  links: (typeof productCategory.$inferInsert)[];
  synonyms: (typeof searchSynonym.$inferInsert)[];
  /** Price history, for products that have none in the database. */
  prices: (typeof productPrice.$inferInsert)[];
}

const perLocale = <Value>(value: (locale: Locale) => Value) => Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, Value>;
const everyLanguage = (word: string | StoredAttribute['name']) => (typeof word === 'string' ? { nl: word, de: word, fr: word, en: word } : word);

const categoryRow = ({ id, parent, picture, texts, completes = [] }: CategoryEntry, position: number, { pictures }: Catalogue): CatalogueRows['categories'][number] => {
  const { file, width, height, placeholder } = pictures.get(picture)!;
  const named = perLocale((locale) => localeTexts(texts, locale));
  return {
    id,
    parentId: parent ?? null,
    position,
    picture: { file, width, height, placeholder, alt: { nl: texts.nl.name, de: texts.de.name, fr: texts.fr.name, en: texts.en.name } },
    texts: named,
    completes,
  };
};

const attributesOf = (family: ProductEntry, { attributes }: Catalogue): StoredAttribute[] =>
  Object.entries(family.attributes).flatMap(([key, value]): StoredAttribute[] => {
    const kind = attributes[key];
    if (!kind) return [];
    if (kind.type === 'number') return typeof value === 'number' ? [{ key, name: kind.name, type: 'number', value, unit: everyLanguage(kind.unit) }] : [];
    return typeof value === 'number' ? [] : [{ key, name: kind.name, type: 'text', value: everyLanguage(value) }];
  });

/** The band a thickness in millimetres falls into. */
const bandOf = (thickness: number): ThicknessBand => thicknessBands.findLast((band) => thickness >= Number.parseInt(band, 10))!;

const facetsOf = ({ acoustics, brand }: ProductEntry, attributes: StoredAttribute[]): StoredFacets => {
  const word = (key: string) => {
    const found = attributes.find((attribute) => attribute.key === key);
    return found?.type === 'text' ? { value: found.value.en.toLowerCase(), label: found.value } : undefined;
  };
  const [material, fireClass] = [word('material'), word('fireClass')];
  const thickness = attributes.find(({ key }) => key === 'thickness');
  const rating = acoustics.kind === 'absorption' ? ratingOf(acoustics.bands) : undefined;
  return {
    brand,
    ...(thickness?.type === 'number' && { thickness: bandOf(thickness.value) }),
    ...(material && { material }),
    ...(fireClass && { fireClass }),
    ...(rating && { alphaW: rating.alphaW, absorptionClass: rating.absorptionClass }),
  };
};

/** Current prices. During a reduction, volume prices that are not lower than the reduced price do not apply. */
const pricesOf = ({ price, tiers, reduction }: ProductEntry): Pick<CatalogueRows['products'][number], 'prices' | 'reducedSince' | 'tiers'> => {
  if (!reduction) return { prices: price, reducedSince: null, tiers };
  return { prices: reduction.price, reducedSince: reduction.from, tiers: tiers.filter((tier) => isLower(tier.price, reduction.price)) };
};

const historyOf = ({ price, reduction, since }: ProductEntry, productId: string): CatalogueRows['prices'] => [
  { productId, prices: price, since: new Date(since) },
  ...(reduction ? [{ productId, prices: reduction.price, since: new Date(reduction.from) }] : []),
];

const familyRows = (family: ProductEntry, catalogue: Catalogue): Omit<CatalogueRows, 'categories' | 'synonyms'> => {
  const pictures = family.pictures.map((picture) => {
    const { width, height, placeholder } = catalogue.pictures.get(picture.file)!;
    return { ...picture, width, height, placeholder };
  });
  const shared = {
    family: family.code,
    type: family.type,
    popularity: family.popularity,
    since: family.since,
    mainCategory: family.categories[0]!,
    ...pricesOf(family),
    unit: family.unit,
    packaging: family.packaging,
    leadDays: family.leadDays,
    isWarehouse: family.warehouse,
    acoustics: family.acoustics,
    isOnSale: true,
    configuration: family.configuration ?? null,
    facets: facetsOf(family, attributesOf(family, catalogue)),
    attributes: attributesOf(family, catalogue),
    pictures,
  };
  const variants = family.variants.map(({ colour, stock }, position) => {
    const look = catalogue.colours[colour]!;
    const sku = skuOf(family.code, colour);
    const startingPrice = family.configuration ? startingPriceOf(productModel({ configuration: family.configuration, colour }), shared) : null;
    return { row: { ...shared, startingPrice, id: sku.toLowerCase(), sku, position, colour, colourFacts: { hex: look.hex, name: look.name }, stock }, look, position };
  });
  const texts = variants.flatMap(({ row, look, position }) =>
    locales.map((locale) => {
      const { name, purpose, slug, summary, description } = localeTexts(family.texts, locale);
      return { productId: row.id, locale, name: nameOf(name, look, position, locale), purpose, slug: slugOf(slug, look, position, locale), summary, description };
    }),
  );
  const links = variants.flatMap(({ row }) => [...new Set(family.categories)].map((categoryId) => ({ productId: row.id, categoryId })));
  return { products: variants.map(({ row }) => row), texts, links, prices: variants.flatMap(({ row }) => historyOf(family, row.id)) };
};

/** Converts a catalogue to database rows: one product for each colour of a family, and texts for each locale. */
export const rowsOf = (catalogue: Catalogue): CatalogueRows => {
  const families = catalogue.products.map((family) => familyRows(family, catalogue));
  return {
    categories: catalogue.categories.map((entry, position) => categoryRow(entry, position, catalogue)),
    products: families.flatMap(({ products }) => products),
    texts: families.flatMap(({ texts }) => texts),
    links: families.flatMap(({ links }) => links),
    synonyms: languages.flatMap((language) =>
      [catalogue.synonyms[language].everywhere, ...catalogue.synonyms[language].groups].flatMap((terms, group) => terms.map((term) => ({ language, group, term, stems: [] }))),
    ),
    prices: families.flatMap(({ prices }) => prices),
  };
};
