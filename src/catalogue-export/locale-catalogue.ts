import { TypedFastBitSet } from 'typedfastbitset';
import type { DeliveryCalendar } from '../common/delivery-calendar.js';
import { type Locale, localeTable } from '../contract/locales.js';
import type { Picture, ProductCard, Suggestions } from '../contract/product.js';
import { fragmentsOf, type Matched } from '../domain/fragments.js';
import { priceOf } from '../domain/money.js';
import { vatRates } from '../domain/vat.js';
import { wordsIn } from '../domain/words.js';
import type { SearchedCatalogue } from '../listing/answer-lists.js';
import { type CategoryTree, tagsOf, withAncestors } from '../listing/family-tags.js';
import type { ListedCategory } from '../listing/listing.types.js';
import { Vocabulary } from '../listing/vocabulary.js';
import { categoriesIn, listedCategories } from './export-categories.js';
import type { ExportedProduct } from './export-row.js';
import { textIn } from './export-texts.js';
import { coloursOf, facetsOf, type Family, familiesIn, grossOf } from './families.js';
import { listingIndexOf } from './memory-index.js';
import { memorySearch } from './memory-search.js';
import type { ReadExport } from './read-export.js';
import { stemOf } from './stems.js';
import { isChosenVariant } from '../domain/colour-families.js';

/** The export in one locale: the products with a name, a slug, a picture and a price there. */
export interface LocaleCatalogue extends SearchedCatalogue {
  /** Cards of products by id, and of families by code, which show their first product. */
  cardOf(product: ExportedProduct): ProductCard;
  products: ReadonlyMap<string, ExportedProduct>;
  families: ReadonlyMap<string, Family>;
  categories: readonly ListedCategory[];
}

const pictureOf = ({ columns, values }: ExportedProduct, locale: Locale): Picture => ({
  file: textIn(values, 'picture', locale)!,
  width: columns.picture_width,
  height: columns.picture_height,
  alt: textIn(values, 'picture_alt', locale) ?? '',
  placeholder: null,
});

const priceIn = ({ columns }: ExportedProduct, locale: Locale) => {
  const { currency, country } = localeTable[locale];
  return priceOf(grossOf(columns, currency)!, currency, vatRates[country]);
};

/** Highest weight whose words name a thing: those of names (0) and categories (1), as in the embedded Shop API. */
const lastNaming = 1;

/** The words of a family by weight: 0 name, 1 categories, 2 attributes and colours, 3 summary. */
const learn = (vocabulary: Vocabulary, { products, ordinal }: Family, tree: CategoryTree, locale: Locale): void => {
  const { language } = localeTable[locale];
  const [{ columns, values }] = products;
  const text = (column: string) => textIn(values, column, locale);
  const categories = [...new Set(columns.category.flatMap((id) => withAncestors(id, tree)))].map((id) => tree.get(id)?.texts[locale]?.name);
  const colours = products.map((product) => textIn(product.values, 'colour_name', locale));
  const seen = new Set<string>();
  for (const [weight, texts] of [[text('name')], categories, [text('size'), text('material'), text('fire_class'), ...colours], [text('summary')]].entries())
    for (const word of wordsIn(texts.filter(Boolean).join(' / '), language)) {
      const stem = stemOf(word, language);
      if (stem === null) continue;
      const postings = vocabulary.add(locale, word, stem, weight <= lastNaming);
      if (!seen.has(word.folded)) postings.add(ordinal, weight);
      seen.add(word.folded);
    }
};

/** Indexes the export for a locale. */
export const localeCatalogue = (read: ReadExport, locale: Locale, brands: ReadonlyMap<string, string>, calendar: DeliveryCalendar): LocaleCatalogue => {
  const { language } = localeTable[locale];
  const families = familiesIn(read.products, locale);
  const tree = categoriesIn(read.categories, locale);
  const tags = families.map((family) =>
    tagsOf({ facets: facetsOf(family.products[0]), colours: coloursOf(family), categories: family.products[0].columns.category }, tree, brands),
  );
  const vocabulary = new Vocabulary();
  for (const family of families) learn(vocabulary, family, tree, locale);
  const everything = new TypedFastBitSet();
  everything.addRange(0, families.length);
  const categories = listedCategories(tree, tags);
  const index = listingIndexOf({ families, tags, everything, categories, currency: localeTable[locale].currency });
  const nameOf = ({ values }: ExportedProduct) => textIn(values, 'name', locale)!;
  const named = families.map(({ products, ordinal }) => ({
    name: wordsIn(nameOf(products[0]), language)
      .map(({ folded }) => folded)
      .join(' '),
    ordinal,
  }));
  const skus = families.flatMap(({ products, ordinal }) => products.map(({ columns: { sku, id } }) => ({ sku: sku ?? id, ordinal })));
  const familyOf = new Map(families.flatMap((family) => family.products.map((product) => [product.columns.id, family] as const)));

  const cardOf = (product: ExportedProduct, search?: Matched): ProductCard => {
    const { columns, values } = product;
    const family = familyOf.get(columns.id)!;
    const name = nameOf(product);
    return {
      id: columns.id,
      family: family.code,
      name,
      fragments: search ? fragmentsOf(name, search, language) : null,
      slug: textIn(values, 'slug', locale)!,
      picture: pictureOf(product, locale),
      price: priceIn(product, locale),
      isStartingPrice: columns.starting_price,
      saleUnit: null,
      lowestTier: null,
      rating:
        columns.alpha_w !== undefined && columns.absorption_class
          ? { alphaW: columns.alpha_w, shapeIndicators: values['shape_indicators'] ?? '', absorptionClass: columns.absorption_class }
          : null,
      colours: family.products.flatMap((one) =>
        one.columns.colour
          ? [
              {
                id: one.columns.colour,
                name: textIn(one.values, 'colour_name', locale) ?? one.columns.colour,
                hex: one.columns.colour_hex,
                productId: one.columns.id,
                slug: textIn(one.values, 'slug', locale)!,
              },
            ]
          : [],
      ),
      size: textIn(values, 'size', locale) ?? '',
      isMadeToOrder: columns.made_to_order,
      isAvailable: family.products.some((one) => one.columns.in_stock),
      isConfigurable: columns.configurable,
      delivery: calendar.promise({ leadDays: columns.lead_days, locale }),
      updatedAt: columns.updated_at,
    };
  };
  const suggestionOf = (product: ExportedProduct, search: Matched): Suggestions['products'][number] => {
    const { id, name, slug, picture, price, isStartingPrice, fragments } = cardOf(product, search);
    return { id, name, slug, picture, price, isStartingPrice, fragments: fragments! };
  };
  const first = (ordinal: number) => families[ordinal]!.products[0];
  const variantOf = (ordinal: number, chosen: readonly string[]) =>
    families[ordinal]!.products.find(({ columns: { colour, colour_hex: hex } }) => colour && isChosenVariant({ id: colour, hex }, chosen)) ?? first(ordinal);
  return {
    index,
    categories,
    words: memorySearch(locale, vocabulary, named, skus),
    cardsOf: async (ordinals, search, chosen) => ordinals.map((ordinal) => cardOf(variantOf(ordinal, chosen), search)),
    suggestionsOf: async (ordinals, search) => ordinals.map((ordinal) => suggestionOf(first(ordinal), search)),
    cardOf,
    products: new Map(families.flatMap(({ products }) => products.map((product) => [product.columns.id, product] as const))),
    families: new Map(families.map((family) => [family.code, family])),
  };
};
