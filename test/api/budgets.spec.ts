import { readFileSync } from 'node:fs';
import type { RouteKey } from '../../src/contract/routes.js';
import { type InitialLoad, initialLoadOf } from '../bench/initial-load.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

type Budget = { path: string } & InitialLoad;
/** Limits of the initial load by route. Bytes are gzip sizes; fonts are uncompressed. */
const budgets = JSON.parse(readFileSync('test/budgets.json', 'utf8')) as Record<RouteKey, Budget>;

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

const read = async (path: string) => Buffer.from(await (await fetch(storefront.url + path, { headers: { cookie: '__Host-locale=nl-NL' } })).arrayBuffer());

it.each(Object.entries(budgets) as [RouteKey, Budget][])('the initial load of %s is within its budget', async (route, { path, ...budget }) => {
  const view = await initialLoadOf(route, (await read(path)).toString(), read);
  const over = Object.entries(budget).filter(([name, most]) => view[name as keyof InitialLoad] > most);
  expect(over.map(([name, most]) => `${name}: ${view[name as keyof InitialLoad]} of ${most}`)).toEqual([]);
});

it('browsers compile the code of every page while it loads, by its first line', async () => {
  const files = (await read(budgets.productOverview.path)).toString().match(/\/assets\/(?:react|app)-[\w-]+\.js/g)!;
  expect(files).toHaveLength(2);
  const marks = await Promise.all(files.map(async (file) => (await read(file)).toString('utf8', 0, 29)));
  expect(marks).toEqual(Array(2).fill('//# allFunctionsCalledOnLoad\n'));
});

const handedOver = (html: string): unknown[] =>
  (JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!) as { queries: [unknown, unknown][] }).queries.map(([, data]) => data);
/** Routes whose pages contain serialised data that match. */
const routesWith = async (has: (data: object) => boolean): Promise<string[]> => {
  const found = await Promise.all(
    Object.entries(budgets).map(async ([route, { path }]) => {
      const data = handedOver((await read(path)).toString()).filter((one): one is object => typeof one === 'object' && one !== null);
      return data.some(has) ? [route] : [];
    }),
  );
  return found.flat();
};

it('only lists with filters contain the data of filters', async () => {
  expect(await routesWith((data) => 'priceRange' in data)).toEqual(['productOverview', 'categoryDetail']);
});

it('only the home page, which shows them, contains the data of category pictures', async () => {
  expect(await routesWith((data) => Array.isArray(data) && data.some((one: object) => 'productCount' in one))).toEqual(['home']);
});

it('the handed-over products of a list contain only what the browser shows', async () => {
  const unshown = ['family', 'isConfigurable', 'updatedAt', 'alt', 'dispatchOn'];
  for (const path of [budgets.productOverview.path, budgets.home.path]) {
    const lists = handedOver((await read(path)).toString()).filter((one): one is { items: { price?: object }[] } => typeof one === 'object' && one !== null && 'items' in one);
    const cards = lists.flatMap(({ items }) => items).filter(({ price }) => price !== undefined);
    expect(cards.length).toBeGreaterThan(0);
    expect(unshown.filter((name) => JSON.stringify(cards).includes(`"${name}":`))).toEqual([]);
  }
});
