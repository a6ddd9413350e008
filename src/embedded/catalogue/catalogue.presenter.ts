import { type Locale, locales, localeTable } from '../../contract/locales.js';
import type { Acoustics, Category, CategorySummary, DeliveryPromise, Facet, FacetKey, Picture, Product, ProductCard, Suggestions } from '../../contract/product.js';
import { absorptionClass, alphaW, nrc } from '../../domain/acoustics.js';
import { priceOf, roundHalfUp } from '../../domain/money.js';
import { imagesFor } from '../../domain/sku-pattern.js';
import { type GrossPrices, type GrossTier, tiersOf } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';
import type { CardRow, CategoryRow, FacetCount, LineRow, Listing, ProductRow, SuggestionRow } from './catalogue.queries.js';
import type { StoredAcoustics, StoredPicture, StoredUnit } from './catalogue.types.js';
import { attributesIn, coverOf, sizeIn } from './measures.js';

/** A product as an order line needs it; prices are gross. */
export interface LineProduct extends Omit<LineRow, 'colour' | 'pictures'> {
  /** Name of the colour. */
  colour: string;
  picture: Picture;
  prices: GrossPrices;
  tiers: GrossTier[];
}

const languageOf = (locale: Locale) => localeTable[locale].language;
const priceIn = (gross: number, locale: Locale) => priceOf(gross, localeTable[locale].currency, vatRates[localeTable[locale].country]);

const presentPicture = ({ file, width, height, alt }: Omit<StoredPicture, 'sku'>, locale: Locale): Picture => ({ file, width, height, alt: alt[languageOf(locale)] });
const picturesOf = ({ sku, pictures }: { sku: string; pictures: StoredPicture[] }, locale: Locale) => imagesFor(sku, pictures).map((entry) => presentPicture(entry, locale));

const ratingOf = ({ bands }: { bands: number[] }) => {
  const weighted = alphaW(bands);
  return { alphaW: weighted, absorptionClass: absorptionClass(weighted) };
};

const presentAcoustics = (acoustics: StoredAcoustics, locale: Locale): Acoustics => {
  switch (acoustics.kind) {
    case 'absorption':
      return { ...acoustics, mounting: acoustics.mounting[languageOf(locale)], ...ratingOf(acoustics), nrc: nrc(acoustics.bands) };
    case 'object':
      return { ...acoustics, mounting: acoustics.mounting[languageOf(locale)] };
    default:
      return acoustics;
  }
};

const lowestTier = ({ tiers }: CardRow, locale: Locale): ProductCard['lowestTier'] => {
  const last = tiers.at(-1);
  return last ? { minQuantity: last.minQuantity, price: priceIn(last.price[localeTable[locale].currency], locale) } : null;
};

/** The price of a square metre or metre. */
const unitPriceOf = ({ per, amount }: StoredUnit, gross: number, locale: Locale): Product['unitPrice'] =>
  per === 'piece' ? null : { per, price: priceIn(roundHalfUp(gross / amount), locale) };

/** A family in a list. */
export const presentCard = (row: CardRow, locale: Locale): ProductCard => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  picture: picturesOf(row, locale)[0]!,
  price: priceIn(row.prices[localeTable[locale].currency], locale),
  lowestTier: lowestTier(row, locale),
  rating: row.acoustics.kind === 'absorption' ? ratingOf(row.acoustics) : null,
  colours: row.colours,
  size: sizeIn(row.attributes, locale),
  updatedAt: row.updatedAt.toISOString(),
});

/** A facet of a list, what is chosen first told. */
export const presentFacet = (key: FacetKey, counts: readonly FacetCount[], listing: Listing): Facet => {
  const chosen = new Set([listing[key] ?? []].flat().map(String));
  return { key, values: counts.map((value) => ({ ...value, isSelected: chosen.has(value.value) })) };
};

export const presentSuggestion = (row: SuggestionRow, locale: Locale): Suggestions['products'][number] => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  picture: picturesOf(row, locale)[0]!,
  price: priceIn(row.prices[localeTable[locale].currency], locale),
});

/** A product on its page. */
export const presentProduct = ({ product, text, categoryTexts, colours }: ProductRow, locale: Locale, delivery: DeliveryPromise): Product => {
  const { currency, country } = localeTable[locale];
  const gross = product.prices[currency];
  const price = priceIn(gross, locale);
  const { name, slug, summary, description } = text;
  const { name: categoryName, slug: categorySlug } = categoryTexts[locale];
  return {
    id: product.id,
    sku: product.sku,
    type: product.type,
    isConfigurable: product.configuration !== null,
    name,
    slug,
    summary,
    description,
    colours,
    delivery,
    category: { id: product.mainCategory, name: categoryName, slug: categorySlug },
    pictures: picturesOf(product, locale),
    attributes: attributesIn(product.attributes, locale),
    acoustics: presentAcoustics(product.acoustics, locale),
    cover: coverOf(product),
    quantity: { current: 1 },
    volumeDiscount: tiersOf(product, currency, vatRates[country]),
    priceIncVat: price.includingVat,
    priceExcVat: price.excludingVat,
    unitPrice: unitPriceOf(product.unit, gross, locale),
    stock: { available: product.stock, isMadeToOrder: !product.isWarehouse },
    vatRate: vatRates[country],
  };
};

export const presentForLine = ({ colour, pictures, ...row }: LineRow, locale: Locale): LineProduct => ({
  ...row,
  colour: colour.name[languageOf(locale)],
  picture: picturesOf({ sku: row.sku, pictures }, locale)[0]!,
});

/** A category in a menu or on a tile. */
export const presentCategory = ({ category, productCount }: CategoryRow, locale: Locale): CategorySummary => {
  const { name, slug, summary } = category.texts[locale];
  return { id: category.id, name, slug, summary, picture: presentPicture(category.picture, locale), productCount };
};

/** A category on its page. */
export const presentCategoryPage = (row: CategoryRow, locale: Locale): Category => ({
  ...presentCategory(row, locale),
  description: row.category.texts[locale].description,
  slugs: slugsByLocale(locales.map((each) => ({ locale: each, slug: row.category.texts[each].slug }))),
});

export const slugsByLocale = (rows: readonly { locale: Locale; slug: string }[]): Record<Locale, string> =>
  Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug])) as Record<Locale, string>;
