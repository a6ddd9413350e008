import type { Brand } from '../contract/brands.js';
import { type Language, type Locale, localeTable } from '../contract/locales.js';
import type { Money } from '../contract/money.js';
import type { Product } from '../contract/product.js';
import { href } from '../contract/routes.js';
import { colourOf, fullNameOf } from '../domain/variants.js';

/** The site whose products a feed lists. */
export interface FeedSite {
  brand: Pick<Brand, 'siteName'>;
  locale: Locale;
  /** Scheme and host. */
  origin: string;
}
/** A field of an item: its element and text, or the fields inside it. */
export type FeedField = readonly [name: string, value: string | readonly FeedField[]];

/** Maximum lengths of texts. @see https://support.google.com/merchants/answer/7052112 Product data specification */
const longest = { id: 50, title: 150, description: 5000, brand: 70, color: 100, size: 100, product_type: 750, item_group_id: 50 } as const;
/** Maximum number of further pictures. */
const furtherPictures = 10;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);
const amountOf = ({ amount, currency }: Money): string => `${(amount / 100).toFixed(2)} ${currency}`;

/** Names of the attribute with the weight of a piece. */
const weightNames: Record<Language, string> = { nl: 'Gewicht', de: 'Gewicht', fr: 'Poids', en: 'Weight' };
const weightOf = ({ attributes }: Product, locale: Locale): string | undefined => {
  const value = attributes.find(({ name }) => name === weightNames[localeTable[locale].language])?.value;
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s?(kg|g)$/.exec(value ?? '') ?? [];
  return number && unit ? `${number.replace(',', '.')} ${unit}` : undefined;
};

/** A number whose last digit is the check digit of the others (GS1 General Specifications, 7.9). */
const isGtin = (digits: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
};
const gtinOf = ({ attributes }: Product): string | undefined => attributes.find(({ name, value }) => /^(?:GTIN|EAN)\b/i.test(name) && isGtin(value))?.value;

/** What is in stock, or can be ordered and from when. Undefined: it can be ordered, but the day of dispatch is unknown, which Google requires. */
const availabilityOf = ({ stock, delivery }: Product): FeedField[] | undefined => {
  if (!stock.isMadeToOrder) return [['g:availability', stock.available > 0 ? 'in_stock' : 'out_of_stock']];
  return (
    (delivery && [
      ['g:availability', 'backorder'],
      ['g:availability_date', `${delivery.dispatchOn}T00:00Z`],
    ]) ??
    undefined
  );
};

/** The m² or metres of a piece, to which merchant centres relate the price. */
const measureOf = ({ saleUnit, unitPrice, priceIncVat }: Product): { per: 'm2' | 'm'; amount: number } | undefined => {
  if (saleUnit) return saleUnit.per !== null && saleUnit.amount !== null ? { per: saleUnit.per, amount: saleUnit.amount } : undefined;
  if (!unitPrice?.price.includingVat.amount) return undefined;
  return { per: unitPrice.per, amount: Math.round((priceIncVat.amount / unitPrice.price.includingVat.amount) * 1000) / 1000 };
};

const unitsOf = (product: Product): FeedField[] => {
  const measure = measureOf(product);
  const unit = measure?.per === 'm2' ? 'sqm' : 'm';
  return measure
    ? [
        ['g:unit_pricing_measure', `${measure.amount} ${unit}`],
        ['g:unit_pricing_base_measure', `1 ${unit}`],
      ]
    : [];
};

/**
 * Prices with VAT as the page shows them first, because Google disapproves products whose page has another price. Without the former price if
 * options change the price, because that page shows none. Another reduced product has its lowest price of 30 days as regular price.
 */
const pricesOf = ({ startingPrice, reduction, priceIncVat }: Product): FeedField[] =>
  reduction && !startingPrice
    ? [
        ['g:price', amountOf(reduction.lowestPrice30Days.includingVat)],
        ['g:sale_price', amountOf(priceIncVat)],
      ]
    : [['g:price', amountOf(priceIncVat)]];

const pictureUrl = (file: string, origin: string): string => (/^https?:/.test(file) ? file : `${origin}/media/${file}`);

/**
 * Fields of a product as an item of a product feed.
 * @param shipping price of its delivery; null: unknown
 * @returns undefined if a required field is unknown: its picture, or when it is dispatched
 */
export const feedItem = (product: Product, shipping: Money | null, { brand, locale, origin }: FeedSite): FeedField[] | undefined => {
  const [picture, ...more] = product.pictures.filter(({ file }) => file);
  const availability = availabilityOf(product);
  if (!picture || !availability) return undefined;
  const colour = colourOf(product);
  const gtin = gtinOf(product);
  const weight = weightOf(product, locale);
  const optional = (name: string, value: string | undefined): FeedField[] => (value ? [[name, value]] : []);
  return [
    ['g:id', cut(product.id, longest.id)],
    ['title', cut(fullNameOf(product), longest.title)],
    ['description', cut([product.summary, ...product.description].filter(Boolean).join('\n') || fullNameOf(product), longest.description)],
    ['link', origin + href('productDetail', locale, { slug: product.slug })],
    ['g:image_link', pictureUrl(picture.file, origin)],
    ...more.slice(0, furtherPictures).map(({ file }): FeedField => ['g:additional_image_link', pictureUrl(file, origin)]),
    ...availability,
    ...pricesOf(product),
    ...unitsOf(product),
    ['g:brand', cut(brand.siteName, longest.brand)],
    gtin ? ['g:gtin', gtin] : ['g:identifier_exists', 'no'],
    ['g:condition', 'new'],
    ...(colour ? ([['g:item_group_id', cut(product.family, longest.item_group_id)]] as FeedField[]) : []),
    ...(colour ? ([product.type === 'Standard' ? ['g:color', cut(colour.name, longest.color)] : ['g:size', cut(colour.name, longest.size)]] as FeedField[]) : []),
    ...optional('g:product_type', cut(product.category.name, longest.product_type)),
    ...optional('g:shipping_weight', weight),
    ...(shipping
      ? ([
          [
            'g:shipping',
            [
              ['g:country', localeTable[locale].country.toUpperCase()],
              ['g:price', amountOf(shipping)],
            ],
          ],
        ] as FeedField[])
      : []),
  ];
};
