import { languages, type Locale, locales } from '../../contract/locales.js';
import { type ThicknessBand, thicknessBands } from '../../contract/product.js';
import type { category, product, productCategory, productPrice, productText } from '../catalogue/catalogue.tables.js';
import type { searchSynonym } from '../catalogue/listing/listing.tables.js';
import { ratingOf } from '../../domain/acoustics.js';
import { productModel } from '../configuration/product-model.js';
import { startingPriceOf } from '../configuration/starting-price.js';
import type { StoredAttribute, StoredFacets, Texts } from '../catalogue/catalogue.types.js';
import type { Catalogue, CategoryEntry, ProductEntry } from './catalogue-files.js';
import { localeTexts } from './locale-texts.js';
import { priceHistory, pricesOn, today } from './price-schedule.js';
import { sampleFamilyOf, sampleLeadDays, sampleNameOf, samplePackaging, sampleSkuOf, sampleSlugOf } from './sample.js';
import { nameOf, skuOf, slugOf } from './variant.js';

/** Version of the derivation. Increment it when stored families must be derived again. */
export const derivationVersion = 2;

/** Database rows of families. */
export interface FamilyRows {
  products: (typeof product.$inferInsert)[];
  texts: (typeof productText.$inferInsert)[];
  links: (typeof productCategory.$inferInsert)[];
  /** Price history, for products that have none in the database. */
  prices: (typeof productPrice.$inferInsert)[];
}
/** Database rows of a catalogue. */
export interface CatalogueRows extends FamilyRows {
  categories: (typeof category.$inferInsert)[];
  synonyms: (typeof searchSynonym.$inferInsert)[];
}

const perLocale = <Value>(value: (locale: Locale) => Value) => Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, Value>;
const everyLanguage = (word: string | StoredAttribute['name']) => (typeof word === 'string' ? { nl: word, de: word, fr: word, en: word } : word);

const categoryRow = ({ id, parent, picture, texts, completes = [] }: CategoryEntry, position: number, { pictures }: Catalogue): CatalogueRows['categories'][number] => {
  const { file, width, height, placeholder } = pictures.get(picture)!;
  const named = perLocale((locale) => localeTexts(texts, locale)!);
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

/** Texts of a picture in every language; those that are missing are the name of the family, in its language or in another one. */
const altOf = (alt: Partial<Texts>, { texts }: ProductEntry): Texts => {
  const any = languages.map((language) => texts[language]?.name).find((name) => name !== undefined) ?? '';
  return Object.fromEntries(languages.map((language) => [language, alt[language] ?? texts[language]?.name ?? any])) as Texts;
};

/** Colours in the order of lists: those on sale first, because lists show the first one. */
const orderOf = ({ variants, ended }: ProductEntry, day: string) => {
  const isOver = (end: ProductEntry['ended']) => end !== undefined && end.since <= day;
  const placed = variants.map((variant, place) => ({ ...variant, place, isOnSale: !isOver(ended) && !isOver(variant.ended) }));
  return [...placed.filter(({ isOnSale }) => isOnSale), ...placed.filter(({ isOnSale }) => !isOnSale)];
};

/** Columns of a product that is off sale. Its stock is limited to nothing, so that carts do not sell it. */
export const offSale = { isOnSale: false, isWarehouse: true, stock: 0 };

const familyRows = (family: ProductEntry, catalogue: Catalogue, day: string): FamilyRows => {
  const pictures = family.pictures.map((picture) => {
    const { width, height, placeholder } = catalogue.pictures.get(picture.file)!;
    return { ...picture, alt: altOf(picture.alt, family), width, height, placeholder };
  });
  const { prices, reducedSince, tiers } = pricesOn(family, day);
  const attributes = attributesOf(family, catalogue);
  const shared = {
    family: family.code,
    type: family.type,
    popularity: family.popularity,
    since: family.since,
    mainCategory: family.categories[0]!,
    prices,
    reducedSince,
    tiers,
    unit: family.unit,
    packaging: family.packaging,
    leadDays: family.leadDays,
    acoustics: family.acoustics,
    configuration: family.configuration ?? null,
    facets: facetsOf(family, attributes),
    attributes,
    pictures,
  };
  const variants = orderOf(family, day).map(({ colour, stock, place, isOnSale }, position) => {
    const look = catalogue.colours[colour]!;
    const sku = skuOf(family.code, colour);
    const startingPrice = family.configuration ? startingPriceOf(productModel({ configuration: family.configuration, colour }), shared) : null;
    const sale = isOnSale ? { isOnSale, isWarehouse: family.warehouse, stock } : offSale;
    return {
      row: { ...shared, ...sale, startingPrice, id: sku.toLowerCase(), sku, position, colour, colourFacts: { hex: look.hex, name: look.name }, sampleOf: null },
      look,
      place,
    };
  });
  const texts = variants.flatMap(({ row, look, place }) =>
    locales.flatMap((locale) => {
      const words = localeTexts(family.texts, locale);
      if (!words) return [];
      const { name, purpose, slug, summary, description } = words;
      return [{ productId: row.id, locale, name: nameOf(name, look, place, locale), purpose, slug: slugOf(slug, look, place, locale), summary, description }];
    }),
  );
  const links = variants.flatMap(({ row }) => [...new Set(family.categories)].map((categoryId) => ({ productId: row.id, categoryId })));
  const history = priceHistory(family, day).map((step) => ({ ...step, since: new Date(step.since) }));
  const products = variants.map(({ row }) => row);
  const own = { products, texts, links, prices: products.flatMap(({ id }) => history.map((step) => ({ productId: id, ...step }))) };
  return joined([own, sampleRows(family, products, catalogue)]);
};

/** A sample of each colour: a product without options, volume prices and categories. Its position keeps it out of lists, which show the first of a family. */
const sampleRows = (family: ProductEntry, products: FamilyRows['products'], { colours }: Catalogue): FamilyRows => {
  const { samples } = family;
  if (!samples) return { products: [], texts: [], links: [], prices: [] };
  const rows = products.map((row) => {
    const sku = sampleSkuOf(family.code, row.colour);
    const sale = row.isOnSale ? { isWarehouse: true, stock: samples.stock } : offSale;
    const plain = { type: 'Standard', startingPrice: null, configuration: null, facets: {}, acoustics: { kind: 'none' } } as const;
    const priced = { prices: samples.price, reducedSince: null, unit: { per: 'piece', amount: 1 } } as const;
    const names = { id: sku.toLowerCase(), sku, family: sampleFamilyOf(family.code), position: row.position + 1, sampleOf: row.id };
    return { ...row, ...sale, ...plain, attributes: [], tiers: [], ...priced, ...names, packaging: samplePackaging, leadDays: sampleLeadDays };
  });
  const texts = rows.flatMap(({ id, colour }) =>
    locales.flatMap((locale) => {
      const words = localeTexts(family.texts, locale);
      if (!words) return [];
      const { name, slug, summary, description } = words;
      const look = colours[colour]!;
      return [{ productId: id, locale, name: sampleNameOf(name, look, locale), purpose: '', slug: sampleSlugOf(slug, look, locale), summary, description }];
    }),
  );
  return { products: rows, texts, links: [], prices: rows.map(({ id }) => ({ productId: id, since: new Date(family.since), prices: samples.price })) };
};

const joined = (families: readonly FamilyRows[]): FamilyRows => ({
  products: families.flatMap(({ products }) => products),
  texts: families.flatMap(({ texts }) => texts),
  links: families.flatMap(({ links }) => links),
  prices: families.flatMap(({ prices }) => prices),
});

/** Converts families to database rows: one product for each colour, and texts for each locale in whose language the family has some. */
export const familyRowsOf = (families: readonly ProductEntry[], catalogue: Catalogue, day = today()): FamilyRows =>
  joined(families.map((family) => familyRows(family, catalogue, day)));

export const categoryRowsOf = (catalogue: Catalogue): CatalogueRows['categories'] => catalogue.categories.map((entry, position) => categoryRow(entry, position, catalogue));

export const synonymRowsOf = ({ synonyms }: Pick<Catalogue, 'synonyms'>): CatalogueRows['synonyms'] =>
  languages.flatMap((language) =>
    [synonyms[language].everywhere, ...synonyms[language].groups].flatMap((terms, group) => terms.map((term) => ({ language, group, term, stems: [] }))),
  );

/** Converts a catalogue to database rows. */
export const rowsOf = (catalogue: Catalogue): CatalogueRows => ({
  ...familyRowsOf(catalogue.products, catalogue),
  categories: categoryRowsOf(catalogue),
  synonyms: synonymRowsOf(catalogue),
});
