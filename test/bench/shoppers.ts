import { randomUUID } from 'node:crypto';
import { type Locale, locales } from '../../src/contract/locales.js';
import { shopApiHeaders } from '../../src/contract/operation.js';
import { productSorts } from '../../src/contract/product.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../src/contract/shop-api.js';
import { SeededRandom } from '../../src/embedded/seed/synthetic/seeded-random.js';
import { httpRequestOf } from '../../src/shop-api/client/http-request.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import type { Wire } from './load.js';
import { networkOf } from './networks.js';

/** Operation that a shopper calls while choosing options. */
const configuring = 'previewConfiguration' satisfies OperationName;
type Option = OutputOf<typeof configuring>['options'][number];

const contextIn = (locale: Locale) => ({ shop: 'ENC', locale, requestId: randomUUID() }) as const;
const sorts = productSorts.filter((sort) => sort !== 'relevance');
/** Products on a page of the storefront. */
const pageSize = 16;
/** Number of products among which configurable ones are searched. */
const sampled = 60;

/** Categories, facets, words and configurable products that generated requests use. */
export interface Offer {
  categories: string[];
  facets: { key: string; value: string }[];
  /** Words of product names by locale. */
  words: Record<Locale, string[]>;
  configurable: { id: string; options: Option[] }[];
}

export const readOffer = async (url: string): Promise<Offer> => {
  const client = new ShopApiClient(url, 60_000);
  const ask = <Name extends OperationName>(name: Name, input: InputOf<Name>, locale: Locale = 'nl-NL') => client.request(name, input, contextIn(locale));
  const categories = (await ask('listCategories', {})).map(({ id }) => id);
  const { facets, items } = await ask('listProducts', { pageSize: sampled, sort: 'newest' });
  const words = {} as Offer['words'];
  for (const locale of locales) {
    const names = (await ask('listProducts', { pageSize: 100 }, locale)).items.map(({ name }) => name);
    words[locale] = [...new Set(names.flatMap((name) => name.split(/[\s,]+/)))].filter((word) => word.length > 3);
  }
  const configurable: Offer['configurable'] = [];
  for (const { id } of items) {
    if ((await ask('getProduct', { id })).isConfigurable) configurable.push({ id, options: (await ask(configuring, { id, choices: {} })).options });
  }
  await client.close();
  return { categories, facets: facets.flatMap(({ key, values }) => values.map(({ value }) => ({ key, value }))), words, configurable };
};

const between = (range: { min: number; max: number; step: number }, dice: SeededRandom) =>
  range.min + range.step * dice.integer(0, Math.floor((range.max - range.min) / range.step));
/** Random choice for an option; undefined for options without values, such as files and remarks. */
const choiceOf = ({ values, range, dimensions, kind }: Option, dice: SeededRandom) => {
  if (values.length) return dice.pick(values).id;
  if (range) return between(range, dice);
  if (dimensions) return { width: between(dimensions.width, dice), height: between(dimensions.height, dice) };
  return kind === 'Checkbox' ? dice.fraction() < 0.5 : undefined;
};

/** Generates requests of shoppers in all locales, in the same order in every run. Requests rarely repeat. */
export const shoppersOf = ({ categories, facets, words, configurable }: Offer) => {
  const dice = new SeededRandom(7);
  const wire = <Name extends OperationName>(name: Name, input: InputOf<Name>, locale: Locale): Wire => ({
    ...httpRequestOf(shopApi[name], input),
    headers: {
      [shopApiHeaders.shop]: 'ENC',
      [shopApiHeaders.locale]: locale,
      [shopApiHeaders.forwardedFor]: networkOf(dice.integer(0, 65_535)),
      'content-type': 'application/json',
    },
  });
  const anywhere = () => dice.pick(locales);
  /** A word, sometimes (15%) with two letters swapped. */
  const typed = (locale: Locale): string => {
    const word = dice.pick(words[locale]);
    const at = dice.integer(0, word.length - 2);
    return dice.fraction() < 0.15 ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) : word;
  };
  /** Filter with up to two facets, and usually a maximum price. */
  const narrowed = (): Record<string, unknown> => ({
    ...Object.fromEntries(dice.pickSome(facets, dice.pick([0, 0, 1, 1, 2])).map(({ key, value }) => [key, value])),
    ...(dice.fraction() < 0.8 && { maxPrice: dice.integer(20, 9000) * 100 }),
  });
  return {
    list: (): Wire => {
      const input = { ...narrowed(), pageSize, page: dice.pick([1, 1, 1, 2, 3]), sort: dice.pick(sorts), ...(dice.fraction() < 0.7 && { category: dice.pick(categories) }) };
      return wire('listProducts', input, anywhere());
    },
    search: (): Wire => {
      const locale = anywhere();
      const q = dice.fraction() < 0.4 ? `${typed(locale)} ${typed(locale)}` : typed(locale);
      return wire('listProducts', { ...(dice.fraction() < 0.3 && narrowed()), q, pageSize, sort: 'relevance' }, locale);
    },
    suggest: (): Wire => {
      const locale = anywhere();
      return wire('suggestProducts', { q: typed(locale).slice(0, dice.integer(2, 8)) }, locale);
    },
    configure: (): Wire => {
      const { id, options } = dice.pick(configurable);
      const choices = Object.fromEntries(options.flatMap((option) => [[option.id, choiceOf(option, dice)] as const]).filter(([, choice]) => choice !== undefined));
      return wire(configuring, { id, choices: choices as InputOf<typeof configuring>['choices'], quantity: dice.integer(1, 40) }, anywhere());
    },
  };
};
export type Shoppers = ReturnType<typeof shoppersOf>;
