import type { IncomingMessage, Server } from 'node:http';
import { matchRoute, routeKeys } from '../../src/contract/routes.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
/** Cookies of the visitors: without any; a guest with a cart and an earlier order; a customer. */
const cookies = { stranger: '', guest: '', customer: '' };
let orderId: string;
beforeAll(async () => {
  cookies.customer = `__Host-session=${(await openAccount(shop)).token}`;
  const visitor = shop.visitor();
  orderId = (await visitor.order('wpn-lightgrey-01')).id;
  await visitor.fill('wpn-lightgrey-01');
  cookies.guest = `__Host-cart=${visitor.token}`;
}, 60_000);

/** Names of the calls that a page waited for, by step; the calls of a step are concurrent. */
const stepsOf = (timing = ''): string[][] => {
  const calls = [...timing.matchAll(/(\w+);dur=[\d.]+;desc="step (\d+)"/g)].map(([, name, step]) => ({ name: name!, step: Number(step) }));
  return [...Map.groupBy(calls, ({ step }) => step)].toSorted(([one], [other]) => one - other).map(([, those]) => those.map(({ name }) => name).toSorted());
};
const ask = async (storefront: TestStorefront, path: string, cookie = '') =>
  stepsOf((await storefront.page(path, { cookie, 'accept-language': 'nl-NL' })).headers['server-timing'] as string);
const withNewStorefront = async <Result>(use: (storefront: TestStorefront) => Promise<Result>, variables: NodeJS.ProcessEnv = { PAGE_CACHE: 'off' }): Promise<Result> => {
  const storefront = await startTestStorefront(shop.url, 'ENC', undefined, variables);
  try {
    return await use(storefront);
  } finally {
    await storefront.stop();
  }
};

/** Calls of each page with an empty read cache, by step. Each additional step makes visitors wait longer. */
const pages: [visitor: keyof typeof cookies, path: string, ...steps: string[]][] = [
  ['stranger', '/', 'listCategories listProducts'],
  ['stranger', '/producten', 'listCategories listProducts'],
  ['guest', '/producten', 'getOrder listCategories listProducts'],
  ['stranger', '/producten/wandpanelen', 'getCategoryBySlug listCategories', 'listProducts'],
  ['stranger', '/product/wandpaneel-stof', 'getProductBySlug listCategories', 'getProductSlugs listRelatedProducts previewConfiguration'],
  ['stranger', '/product/wandpaneel-stof-oker', 'getProductBySlug listCategories', 'getProductSlugs getProductSlugs listRelatedProducts previewConfiguration'],
  ['stranger', '/product/fotopaneel', 'getProductBySlug listCategories', 'getPhotoPrint getProductSlugs listRelatedProducts previewConfiguration'],
  ['stranger', '/blogs/galm-weg-bas-niet', 'listCategories listProductsById'],
  ['stranger', '/advies/bereken-uw-ruimte', 'listCategories listProducts listProducts', 'getProduct'],
  ['stranger', '/projecten/klaslokaal-met-plafondeilanden', 'listCategories listProductsById'],
  ['stranger', '/blogs', 'listCategories'],
  ['stranger', '/projecten', 'listCategories'],
  ['stranger', '/vacatures', 'listCategories'],
  ['stranger', '/vacature/panelenmaker', 'listCategories'],
  ['stranger', '/info/privacy', 'listCategories'],
  ['stranger', '/nieuwsbrief', 'listCategories'],
  ['stranger', '/herroepen', 'listCategories'],
  ['stranger', '/inspiratie', 'listCategories listProductsById'],
  ['stranger', '/zoeken?q=paneel', 'listCategories listProducts', 'listProductsById'],
  ['stranger', '/zoeken?q=xyzzy', 'listCategories listProducts', 'listProducts'],
  ['stranger', '/geluidspaneel-stof', 'listCategories listProducts'],
  ['stranger', '/vergelijken?p=wpn-lightgrey-01&p=slt-oak-01', 'getProduct getProduct listCategories'],
  ['stranger', '/favorieten?p=wpn-lightgrey-01', 'listCategories listProductsById'],
  ['guest', '/winkelwagen', 'getOrder listCategories listStorage'],
  ['guest', '/afrekenen', 'getOrder listCategories'],
  ['guest', '/afrekenen?step=delivery', 'getOrder listCategories', 'listShipping'],
  ['guest', '/afrekenen?step=payment', 'getOrder listCategories', 'listPaymentMethods'],
  ['guest', '/afrekenen/resultaat?order={order}', 'getOrder getOrder listCategories', 'listPaymentMethods'],
  ['customer', '/mijn-account', 'getMe getOrder listCategories', 'listGuestOrders listOrders'],
  ['customer', '/mijn-account?view=designs', 'getMe getOrder listCategories', 'listStorage'],
  ['customer', '/mijn-account/gegevens', 'getMe getOrder listCategories', 'getSecondFactor listSessions'],
  ['customer', '/mijn-account/adres', 'getMe getOrder listCategories'],
  ['guest', '/contact', 'getOrder listAppointments listCategories'],
];
const keyOf = (path: string) => matchRoute(new URL(path, 'http://shop.example').pathname, 'nl')?.key ?? 'notFound';

describe('a page with an empty read cache', () => {
  const storefront = duringTests(() => startTestStorefront(shop.url, 'ENC', undefined, { PAGE_CACHE: 'off' }));

  it.each(pages)('makes only the calls that it needs, with the fewest steps: %s, %s', async (visitor, path, ...steps) => {
    // Outdated responses are loaded again, like missing ones.
    storefront.app.get(ShopApiClient).expireCache();
    expect(await ask(storefront, path.replace('{order}', orderId), cookies[visitor])).toEqual(steps.map((step) => step.split(' ')));
  });

  it('is tested for every route', () => expect(new Set(pages.map(([, path]) => keyOf(path)))).toEqual(new Set(routeKeys)));
});

it('a page with a filled read cache makes no calls', () =>
  withNewStorefront(async (storefront) => {
    expect(await ask(storefront, '/producten')).not.toEqual([]);
    expect(await ask(storefront, '/producten')).toEqual([]);
  }));

it('a cached page makes no calls, and calls share connections', async () => {
  const requested: string[] = [];
  let connections = 0;
  const server = shop.app.getHttpServer() as Server;
  // The rating is refreshed in the background once a minute, so its call does not count.
  server.on('request', ({ url = '' }: IncomingMessage) => url.includes('rating') || requested.push(url)).on('connection', () => (connections += 1));
  await withNewStorefront(async (storefront) => {
    const paths = ['/', '/producten', '/product/wandpaneel-stof', '/producten/wandpanelen'];
    for (const path of paths) await storefront.page(path).expect(200);
    expect(requested.length).toBeGreaterThan(paths.length);
    expect(connections).toBeLessThan(requested.length);
    requested.length = 0;
    for (const path of paths) await storefront.page(path).expect(200);
    expect(requested).toEqual([]);
  }, {});
});
