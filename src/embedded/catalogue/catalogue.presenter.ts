import { type Locale, localeTable } from '../../contract/locales.js';
import type { Price } from '../../contract/money.js';
import type { Acoustics, DeliveryPromise, Picture, Product, ProductCard, Replacement, SaleUnit, Suggestions } from '../../contract/product.js';
import { nrc, ratingOf } from '../../domain/acoustics.js';
import { priceOf, roundHalfUp } from '../../domain/money.js';
import { reductionOf } from '../../domain/reduction.js';
import { imagesFor } from '../../domain/sku-pattern.js';
import { type GrossPrices, type GrossTier, tiersOf } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';
import { presentPicture } from '../../listing/present-lists.js';
import { deliveryCost } from '../delivery/delivery-cost.js';
import type { CardRow, LineRow, ProductRow } from './catalogue.queries.js';
import type { StoredAcoustics, StoredPicture, StoredUnit } from './catalogue.types.js';
import { attributesIn, coverOf, sizeIn } from './measures.js';
import { fragmentsOf, type Matched } from '../../domain/fragments.js';
import { type UnitOfSale, unitOfSale } from '../../domain/unit-of-sale.js';

/** The data of a product for an order line; prices are gross. */
export interface LineProduct extends Omit<LineRow, 'colour' | 'pictures' | 'replacedBy'> {
  /** Name of the colour. */
  colour: string;
  picture: Picture;
  /** The product on sale that replaces it, if it is not on sale any more. */
  replacement: Replacement | null;
  prices: GrossPrices;
  tiers: GrossTier[];
}

const languageOf = (locale: Locale) => localeTable[locale].language;
const priceIn = (gross: number, locale: Locale) => priceOf(gross, localeTable[locale].currency, vatRates[localeTable[locale].country]);

const picturesOf = ({ sku, pictures }: { sku: string; pictures: StoredPicture[] }, locale: Locale) => imagesFor(sku, pictures).map((entry) => presentPicture(entry, locale));

const presentAcoustics = (acoustics: StoredAcoustics, locale: Locale): Acoustics => {
  switch (acoustics.kind) {
    case 'absorption':
      return { ...acoustics, mounting: acoustics.mounting[languageOf(locale)], ...ratingOf(acoustics.bands), nrc: nrc(acoustics.bands) };
    case 'object':
      return { ...acoustics, mounting: acoustics.mounting[languageOf(locale)] };
    default:
      return acoustics;
  }
};

/** The price of a piece in a list. If options change the price, it is the lowest one. */
const listPriceOf = ({ prices, startingPrice }: Pick<CardRow, 'prices' | 'startingPrice'>, locale: Locale): Pick<ProductCard, 'price' | 'isStartingPrice'> => ({
  price: priceIn((startingPrice?.prices ?? prices)[localeTable[locale].currency], locale),
  isStartingPrice: startingPrice !== null,
});

const lowestTier = ({ tiers, startingPrice }: CardRow, locale: Locale): ProductCard['lowestTier'] => {
  const last = startingPrice ? startingPrice.lastTier : tiers.at(-1);
  return last ? { minQuantity: last.minQuantity, price: priceIn(last.price[localeTable[locale].currency], locale) } : null;
};

/**
 * What one piece of a card is, at the price of the card. That of goods cut to size is for another size than the unit's, or for the smallest one
 * if they have no size until the buyer chooses one, so that their unit is a piece.
 */
export const cardUnitOf = ({ unit, prices, startingPrice, area }: Pick<CardRow, 'unit' | 'prices' | 'startingPrice' | 'area'>, locale: Locale): SaleUnit => {
  const { currency } = localeTable[locale];
  const gross = (startingPrice?.prices ?? prices)[currency];
  const cut = area && (unit.per === 'piece' || gross !== prices[currency]) ? { grossPerSquareMetre: area.perSquareMetre[currency] } : undefined;
  return presentSaleUnit(unitOfSale(unit, gross, cut), (amount) => priceIn(amount, locale));
};

/** @param inViews the price in both VAT views of a gross amount */
export const presentSaleUnit = ({ gross, ...unit }: UnitOfSale, inViews: (gross: number) => Price): SaleUnit => ({ ...unit, price: gross === null ? null : inViews(gross) });

/** The price per m² or metre; null for goods sold by the piece. */
const unitPriceOf = ({ per, amount }: StoredUnit, gross: number, locale: Locale): Product['unitPrice'] =>
  per === 'piece' ? null : { per, price: priceIn(roundHalfUp(gross / amount), locale) };

export const presentCard = (row: CardRow, { locale, search, delivery }: { locale: Locale; search: Matched | undefined; delivery: DeliveryPromise }): ProductCard => ({
  id: row.id,
  family: row.family,
  name: row.name,
  fragments: search ? fragmentsOf(row.name, search, languageOf(locale)) : null,
  slug: row.slug,
  picture: picturesOf(row, locale)[0]!,
  ...listPriceOf(row, locale),
  saleUnit: cardUnitOf(row, locale),
  lowestTier: lowestTier(row, locale),
  rating: row.acoustics.kind === 'absorption' ? ratingOf(row.acoustics.bands) : null,
  colours: row.colours,
  size: sizeIn(row.attributes, locale),
  isMadeToOrder: !row.isWarehouse,
  isAvailable: row.isAvailable,
  isConfigurable: row.isConfigurable,
  delivery,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentSuggestion = (row: CardRow, locale: Locale, search: Matched): Suggestions['products'][number] => ({
  id: row.id,
  name: row.name,
  fragments: fragmentsOf(row.name, search, languageOf(locale)),
  slug: row.slug,
  picture: picturesOf(row, locale)[0]!,
  ...listPriceOf(row, locale),
});

/** A product for its page. */
export const presentProduct = ({ product, text, categoryTexts, colours, samples, pastPrices }: ProductRow, locale: Locale, delivery: DeliveryPromise): Product => {
  const { currency, country } = localeTable[locale];
  const gross = product.prices[currency];
  const price = priceIn(gross, locale);
  const reduction = reductionOf(gross, product.reducedSince, pastPrices ?? []);
  const { name, purpose, slug, summary, description } = text;
  const { name: categoryName, slug: categorySlug } = categoryTexts[locale];
  return {
    id: product.id,
    sku: product.sku,
    family: product.family,
    type: product.type,
    isConfigurable: product.configuration !== null,
    name,
    purpose,
    slug,
    summary,
    description,
    colours,
    samples: (samples ?? []).map(({ gross: of, ...sample }) => ({ ...sample, price: priceIn(of, locale) })),
    delivery,
    category: { id: product.mainCategory, name: categoryName, slug: categorySlug },
    pictures: picturesOf(product, locale),
    size: sizeIn(product.attributes, locale),
    attributes: attributesIn(product.attributes, locale),
    acoustics: presentAcoustics(product.acoustics, locale),
    cover: coverOf(product),
    quantity: { current: 1 },
    volumeDiscount: tiersOf(product, currency, vatRates[country]),
    priceIncVat: price.includingVat,
    priceExcVat: price.excludingVat,
    startingPrice: product.startingPrice && priceIn(product.startingPrice.prices[currency], locale),
    reduction: reduction && { lowestPrice30Days: priceIn(reduction.lowest, locale), percent: reduction.percent },
    saleUnit: presentSaleUnit(unitOfSale(product.unit, gross), (amount) => priceIn(amount, locale)),
    unitPrice: unitPriceOf(product.unit, gross, locale),
    stock: { available: product.stock, isMadeToOrder: !product.isWarehouse },
    deliveryCost: deliveryCost({ country, currency, lines: [{ quantity: 1, packaging: product.packaging }], goodsGross: gross, isLetter: false }),
    vatRate: vatRates[country],
  };
};

export const presentForLine = ({ colour, pictures, replacedBy: _, ...row }: LineRow, locale: Locale, replacement: Replacement | null): LineProduct => ({
  ...row,
  replacement,
  colour: colour.name[languageOf(locale)],
  picture: picturesOf({ sku: row.sku, pictures }, locale)[0]!,
});
