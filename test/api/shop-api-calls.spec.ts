import type { Server } from 'node:http';
import { href, type RouteKey, routeKeys } from '../../src/contract/routes.js';
import { openAccount } from '../support/customers.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

let shop: TestShop;
/** Cookies of a guest with goods in the cart, and of a customer with some. */
let guest: string;
let customer: string;
let orderId: string;

const withStorefront = async <Result>(use: (storefront: TestStorefront) => Promise<Result>): Promise<Result> => {
  const storefront = await startTestStorefront(shop.url);
  try {
    return await use(storefront);
  } finally {
    await storefront.stop();
  }
};

/** Names of the calls that a page waited for, step by step: those of a step were under way at once. */
const stepsOf = (timing = ''): string[][] => {
  const calls = [...timing.matchAll(/(\w+);dur=[\d.]+;desc="step (\d+)"/g)].map(([, name, step]) => ({ name: name!, step: Number(step) }));
  return [...Map.groupBy(calls, ({ step }) => step)].toSorted(([one], [other]) => one - other).map(([, those]) => those.map(({ name }) => name).toSorted());
};
/** What a page costs the Shop API when nothing is known yet. */
const askedFor = (path: string, cookie = '') => withStorefront(async (storefront) => stepsOf((await storefront.page(path, { cookie, 'accept-language': 'nl-NL' })).headers['server-timing'] as string));

beforeAll(async () => {
  shop = await startTestShop();
  const { token } = await openAccount(shop);
  customer = `__Host-session=${token}`;
  const visitor = shop.visitor();
  orderId = (await visitor.fill('wpn-lightgrey-01')).id;
  guest = `__Host-cart=${visitor.token}`;
}, 60_000);
afterAll(() => shop.stop());

const paths: Partial<Record<RouteKey, string>> = {};
it('prints', async () => {
  for (const key of routeKeys) console.log(key, JSON.stringify(await askedFor(href(key, 'nl-NL', { slug: 'x' }))), JSON.stringify(await askedFor(href(key, 'nl-NL', { slug: 'x' }), guest)), JSON.stringify(await askedFor(href(key, 'nl-NL', { slug: 'x' }), customer)));
}, 300_000);
