import { href } from '../../src/contract/routes.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { freezeClock } from '../support/frozen-clock.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

const token = 'token-of-the-cached-regions';
const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url, 'ENC', undefined, { METRICS_TOKEN: token }));
/** Renders the main content for each request. */
const uncached = duringTests(() => startTestStorefront(shop.url, 'ENC', undefined, { PAGE_CACHE: 'off' }));

freezeClock();

const host = 'nl-nl.localhost:3000';
const cookieOf = (name: string, headers: Record<string, unknown>) => (headers['set-cookie'] as string[]).find((cookie) => cookie.startsWith(`${name}=`))!.split(';')[0]!;

/** Adds a product to a cart. @returns the cookie of the cart */
const add = async (productId: string, quantity: number, cookie?: string): Promise<string> => {
  const answer = storefront.call('post', '/forms/cart/add', cookie ? { cookie } : {}).type('form');
  const { headers } = await answer.send({ productId, quantity }).expect(303);
  return cookie ?? cookieOf('__Host-cart', headers);
};

const signedIn = async (): Promise<string> => {
  const { email, password } = await openAccount(shop);
  const { headers } = await storefront.call('post', '/forms/auth/sign-in').type('form').send({ email, password }).expect(303);
  return cookieOf('__Host-session', headers);
};

const visitors: Record<string, () => Promise<string>> = {
  'without a cart': () => Promise.resolve('__Host-locale=nl-NL'),
  'with two panels': () => add('wpn-lightgrey-01', 2),
  'with three panels': () => add('wpn-lightgrey-01', 3),
  'with a sample': () => add('wpn-ochre-sample', 1),
  'with prices without VAT': async () => `${await add('wpn-lightgrey-01', 2)}; __Host-vat=excl`,
  'with consent': async () => `${await add('wpn-lightgrey-01', 2)}; __Host-consent=1.${Math.floor(Date.now() / 1000)}.media`,
  'with an account': async () => add('wpn-lightgrey-01', 4, await signedIn()),
};

/** A page of each kind. */
const paths = [
  '/',
  '/producten',
  '/producten?sort=newest',
  '/product/wandpaneel-stof',
  '/product/wandpaneel-stof?width=800',
  '/product/fotopaneel',
  '/product/panelenlijm',
  '/blogs',
  '/contact',
  '/zoeken?q=paneel',
  href('newsletter', 'nl-NL'),
  href('favourites', 'nl-NL'),
  href('cart', 'nl-NL'),
  '/nergens',
];

/** The HTML without what differs between any two renderings: the time, and keys that count together with the content of their form. */
const htmlOf = ({ text }: { text: string }) => text.replace(/(name="(?:openedAt|key)" value=")[^"]+/g, '$1');
const pageOf = (server: TestStorefront, path: string, cookie: string) => server.page(path, { host, cookie, 'accept-language': 'nl-NL' });
const keptRegions = async (): Promise<Record<string, number>> => {
  const { text } = await storefront.call('get', '/metrics', { authorization: `Bearer ${token}` }).expect(200);
  return Object.fromEntries([...text.matchAll(/^shop_page_regions_kept_total\{region="(\w+)"\} (\d+)$/gm)].map(([, region, count]) => [region!, Number(count)]));
};

/** Pages show the payment methods as soon as they are known. Those of a visitor with a cart are not in the page cache. */
beforeAll(async () => {
  const cart = await add('wpn-lightgrey-01', 1);
  const methods = (server: TestStorefront) => eventually('the payment methods', async () => (await pageOf(server, '/', cart)).text.includes('Overboeking') || undefined);
  await Promise.all([methods(storefront), methods(uncached)]);
});

describe('pages of visitors with different carts and settings', () => {
  it('contain what they contain when each is rendered for one request', async () => {
    const cookies = await Promise.all(Object.entries(visitors).map(async ([name, cookie]) => [name, await cookie()] as const));
    const before = await keptRegions();
    for (let time = 0; time < 2; time += 1) for (const path of paths) for (const [, cookie] of cookies) await pageOf(storefront, path, cookie);
    const faults: string[] = [];
    for (const path of paths)
      for (const [name, cookie] of cookies) {
        const [kept, alone] = [await pageOf(storefront, path, cookie), await pageOf(uncached, path, cookie)];
        if (htmlOf(kept) !== htmlOf(alone) || kept.status !== alone.status) faults.push(`${path} for a visitor ${name}`);
      }
    expect(faults).toEqual([]);
    // Otherwise the test would compare rendered pages only.
    const after = await keptRegions();
    for (const region of ['header', 'main', 'footer']) expect([region, after[region]! - (before[region] ?? 0) > paths.length]).toEqual([region, true]);
  });

  it('show a changed cart immediately', async () => {
    const cart = await add('wpn-lightgrey-01', 1);
    const path = '/product/wandpaneel-stof';
    const inCart = async () => {
      const { text } = await pageOf(storefront, path, cart);
      return [/<b aria-hidden="true">(\d+)<\/b>/.exec(text)?.[1], text.split('in winkelwagen<').length - 1];
    };
    for (let time = 0; time < 3; time += 1) expect(await inCart()).toEqual(['1', 0]);
    await add('wpn-ochre-sample', 1, cart);
    expect(await inCart()).toEqual(['2', 1]);
  });

  it.each([
    ['/product/plafondeiland', ['footer', 'header', 'main']],
    ['/product/plafondeiland?width=800', ['footer', 'header']],
    ['/herroepen?declare=1', []],
  ])('contain cached parts only where addresses are shared by many: %s', async (path, expected) => {
    const cart = await add('wpn-lightgrey-01', 5);
    for (let time = 0; time < 2; time += 1) await pageOf(storefront, path, cart);
    const before = await keptRegions();
    await pageOf(storefront, path, cart);
    const after = await keptRegions();
    expect(
      Object.keys(after)
        .filter((region) => after[region] !== before[region])
        .sort(),
    ).toEqual(expected);
  });
});
