/** Products and prices of the example. A real Shop API reads them from its database or ERP. */
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../src/contract/locales.js';
import type { OutputOf } from '../../src/contract/shop-api.js';
import { found } from './server.ts';

type Order = OutputOf<'getOrder'>;
type Price = OutputOf<'priceProduct'>['unitPrice'];

// biome-ignore-start format: one row for each product
/** `net`: price of a piece without VAT, in cents and pence. Pictures are files of the storefront's build. */
export const products = [
  {
    id: 'hush-60',
    family: 'HSH',
    type: 'Standard',
    category: 'panels',
    net: { EUR: 4900, GBP: 4300 },
    size: '600 × 600 × 40 mm',
    picture: 'products/WPN-petrol-1.webp',
    texts: { nl: 'Fluisterpaneel', de: 'Flüsterpaneel', fr: 'Panneau Murmure', en: 'Whisper panel' },
  },
  {
    id: 'drift-120',
    family: 'DRF',
    type: 'Standard',
    category: 'ceiling',
    net: { EUR: 12900, GBP: 11400 },
    size: '1200 × 300 × 50 mm',
    picture: 'products/BAF-petrol-1.webp',
    texts: { nl: 'Plafondbaffel Drift', de: 'Deckenbaffel Drift', fr: 'Baffle Drift', en: 'Drift baffle' },
  },
  {
    id: 'view-80',
    family: 'VEW',
    type: 'PhotoPrint',
    category: 'panels',
    net: { EUR: 9900, GBP: 8700 },
    size: '800 × 600 × 50 mm',
    picture: 'products/PHO-landscape-1.webp',
    texts: { nl: 'Fotopaneel Uitzicht', de: 'Fotopaneel Aussicht', fr: 'Panneau photo Vue', en: 'View photo panel' },
  },
] as const;
export const categories = [
  { id: 'panels', picture: 'products/WPN-petrol-1.webp', texts: { nl: 'Panelen', de: 'Paneele', fr: 'Panneaux', en: 'Panels' } },
  { id: 'ceiling', picture: 'products/BAF-petrol-1.webp', texts: { nl: 'Plafond', de: 'Decke', fr: 'Plafond', en: 'Ceiling' } },
] as const;
// biome-ignore-end format: end of the rows
export type Product = (typeof products)[number];
type Category = (typeof categories)[number];

/** Formats of the photo print. `net`: surcharge without VAT. */
export const formats = [
  { id: 'f80', label: '80 × 60 cm', widthMm: 800, heightMm: 600, net: 0 },
  { id: 'f120', label: '120 × 80 cm', widthMm: 1200, heightMm: 800, net: 6000 },
];
export const print = { minimumDpi: 60, goodDpi: 100, bleedMm: 10, isRound: false };
export const shippingNet = { Deliver: 995, Pickup: 0 };
const vatRates = { at: 20, be: 21, de: 19, fr: 20, gb: 20, nl: 21 };
const locales: Locale[] = ['de-AT', 'de-DE', 'en-GB', 'fr-BE', 'fr-FR', 'nl-BE', 'nl-NL'];

/** What a locale decides: language of texts, currency, and the country of the VAT until an address is known. */
export interface Market {
  locale: Locale;
  language: keyof Product['texts'];
  country: Order['country'];
  currency: Order['currency'];
}
export const marketOf = (requested: string | undefined): Market => {
  const locale = locales.find((one) => one === requested) ?? 'nl-NL';
  const [language, country] = locale.toLowerCase().split('-') as [Market['language'], Market['country']];
  return { locale, language, country, currency: country === 'gb' ? 'GBP' : 'EUR' };
};

/** The market of the header `X-Locale`. */
export const marketIn = ({ headers }: FastifyRequest) => marketOf(headers['x-locale'] as string | undefined);

// Prices always have both views. Only unit prices are rounded: totals are sums of them, so that both views add up.
type Place = Pick<Market, 'country' | 'currency'>;
export const price = (including: number, excluding: number, currency: Order['currency']): Price => ({
  includingVat: { amount: including, currency },
  excludingVat: { amount: excluding, currency },
});
export const priceOf = (net: number, { country, currency }: Place) => price(Math.round(net * (1 + vatRates[country] / 100)), net, currency);
export const times = ({ includingVat, excludingVat }: Price, count: number) => price(includingVat.amount * count, excludingVat.amount * count, includingVat.currency);
export const plus = (one: Price, other: Price) =>
  price(one.includingVat.amount + other.includingVat.amount, one.excludingVat.amount + other.excludingVat.amount, one.includingVat.currency);
export const vatIn = ({ includingVat, excludingVat }: Price, { country, currency }: Place) => ({
  rate: vatRates[country],
  amount: { amount: includingVat.amount - excludingVat.amount, currency },
});

export const today = () => new Date().toISOString().slice(0, 10);
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const slugOf = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-');
const pictureOf = (file: string, alt: string) => ({ file, width: 1000, height: 1000, alt, placeholder: null });
const delivery = () => ({ orderBefore: `${today()}T14:00:00Z`, dispatchOn: dayAfter(today(), 1), deliverOn: dayAfter(today(), 2) });
/** Id, name, address and picture of a product or category. */
export const shownIn = ({ language }: Market, { id, texts, picture }: Product | Category) => {
  const name = texts[language];
  return { id, name, slug: slugOf(name), picture: pictureOf(picture, name) };
};
const refOf = (market: Market, one: Category) => (({ id, name, slug }) => ({ id, name, slug }))(shownIn(market, one));
export const slugsOf = (texts: Record<Market['language'], string>) =>
  Object.fromEntries(locales.map((locale) => [locale, slugOf(texts[marketOf(locale).language])])) as OutputOf<'getProductSlugs'>;
export const productOf = (id: string) => found<Product>(products.find((product) => product.id === id));
export const bySlug = <One extends Product | Category>(all: readonly One[], { language }: Market, slug: string) => found(all.find(({ texts }) => slugOf(texts[language]) === slug));

/** A product as the contract describes it. Facts that this shop does not have are null or empty. */
export const fullProduct = (product: Product, market: Market, available: number): OutputOf<'getProduct'> => {
  const { id, family, type, size, net } = product;
  const { picture, ...shown } = shownIn(market, product);
  const { includingVat, excludingVat } = priceOf(net[market.currency], market);
  const isConfigurable = type === 'PhotoPrint';
  return {
    ...shown,
    sku: id,
    family,
    type,
    isConfigurable,
    size,
    purpose: '',
    summary: `${shown.name}, ${size}`,
    description: [],
    category: refOf(market, categories.find((category) => category.id === product.category)!),
    pictures: [picture],
    colours: [],
    attributes: [{ name: 'material', value: 'felt', type: 'text' }],
    acoustics: { kind: 'none' },
    cover: null,
    quantity: { current: 1 },
    volumeDiscount: [],
    priceIncVat: includingVat,
    priceExcVat: excludingVat,
    startingPrice: null,
    reduction: null,
    unitPrice: null,
    stock: { available, isMadeToOrder: isConfigurable },
    delivery: delivery(),
    vatRate: vatRates[market.country],
  };
};

/** A product in a list. */
export const cardOf = (product: Product, market: Market, available: number): OutputOf<'listProducts'>['items'][number] => {
  const { id, family, type, size, net } = product;
  const isConfigurable = type === 'PhotoPrint';
  return {
    ...shownIn(market, product),
    id,
    family,
    size,
    fragments: null,
    price: priceOf(net[market.currency], market),
    isStartingPrice: isConfigurable,
    lowestTier: null,
    rating: null,
    colours: [],
    isMadeToOrder: isConfigurable,
    isAvailable: isConfigurable || available > 0,
    isConfigurable,
    delivery: delivery(),
    updatedAt: '2026-01-05T09:00:00Z',
  };
};
export const categoryFor = (category: Category, market: Market) => ({
  ...shownIn(market, category),
  parentId: null,
  summary: '',
  productCount: products.filter((product) => product.category === category.id).length,
});
