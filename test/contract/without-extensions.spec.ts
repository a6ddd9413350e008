import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import superjson, { type SuperJSONResult } from 'superjson';
import type { Response } from 'supertest';
import { samplesOf } from '../../cli/checks/site-findings.js';
import { productFeedPath } from '../../src/contract/feeds.js';
import { type Locale, locales } from '../../src/contract/locales.js';
import type { Product, ProductPage, Suggestions } from '../../src/contract/product.js';
import { href, type RouteKey, routeTable } from '../../src/contract/routes.js';
import { openAccount, type TestCustomer } from '../support/customers.js';
import { eventually } from '../support/eventually.js';
import { type MinimalShopApi, startMinimalShopApi } from '../support/minimal-shop-api.js';
import { readProductFeed } from '../support/product-feed.js';
import { exportRowsOf, type ExportServer, jsonLinesOf, startExportServer } from '../support/product-export.js';
import { details, type Order, returnUrl, startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { textAt } from '../support/xml.js';

const productId = 'wpn-lightgrey-01';

let shop: TestShop;
let api: MinimalShopApi;
let source: ExportServer;
let dataDir: string;
let storefront: TestStorefront;
let customer: TestCustomer;
const start = (variables: NodeJS.ProcessEnv = {}) => startTestStorefront(api.url, 'ENC', undefined, { DATA_DIR: dataDir, PAYMENT_HOSTS: shop.url, ...variables });
beforeAll(async () => {
  shop = await startTestShop();
  [api, source, dataDir, customer] = await Promise.all([
    startMinimalShopApi(shop.url),
    exportRowsOf(shop).then((rows) => startExportServer(jsonLinesOf(rows))),
    mkdtemp(join(tmpdir(), 'quiet-shop-export-')),
    openAccount(shop),
  ]);
  storefront = await start({ CATALOGUE_URL: source.url });
}, 60_000);
afterAll(async () => {
  await storefront?.stop();
  await Promise.all([api?.stop(), source?.stop(), shop?.stop(), dataDir && rm(dataDir, { recursive: true, force: true })]);
});

const hostOf = (locale: Locale) => `${locale.toLowerCase()}.localhost:${new URL(storefront.url).port}`;
const pageIn = async (locale: Locale, path: string, cookie = '') => {
  const { status, text, headers } = await storefront.page(path, { host: hostOf(locale), cookie, 'accept-encoding': 'identity' });
  return { status, text: text ?? '', location: headers['location'] as string | undefined };
};
const linksIn = (html: string): string[] => [
  // Links to the same page in another language are left out.
  ...new Set([...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)(?!\?locale=)["#?]/g)].map((match) => match[1]!)),
];
const actionsIn = (html: string): string[] => [...html.matchAll(/ (?:form)?action="([^"]*)"/gi)].map((match) => match[1]!);
const cookieOf = (answer: Response, name: string): string => (answer.headers['set-cookie'] as unknown as string[]).find((cookie) => cookie.startsWith(name))!.split(';')[0]!;
const write = (path: string, input: unknown, cookie: string) => storefront.call('post', `/api/trpc/${path}`, { cookie, 'x-locale': 'nl-NL' }).send(superjson.serialize({ input }));
const dataOf = <Data>({ body }: Response): Data => superjson.deserialize((body as { result: { data: SuperJSONResult } }).result.data);

/** Controls of extensions. Invoices are downloads, the others are forms. */
const absent =
  /forms\/(?:cart\/(?:save|order|drop|seen)|enquiries|newsletter|appointment|withdrawal|orders\/(?:link|reorder|change|cancel|claim|dismiss)|auth\/sign-out-everywhere|me\/export|Orders\/)|\/datasheet/;

describe('a Shop API with the 56 calls of the specification, and a product export', () => {
  const lists = async (query: string, locale: Locale) => {
    const headers = { 'x-shop': 'ENC', 'x-locale': locale };
    const [own, there] = await Promise.all([storefront.call('get', `/api/Products?${query}`, headers), shop.visitor(locale).call('get', `/Products?${query}`)]);
    expect([own.status, there.status]).toEqual([200, 200]);
    return [own.body as ProductPage, there.body as ProductPage];
  };
  const comparable = ({ items, facets, categories, total, priceRange }: ProductPage) => ({
    items: items.map(({ id, name, slug, price, colours, isAvailable, isStartingPrice }) => ({ id, name, slug, price, colours, isAvailable, isStartingPrice })),
    facets,
    categories,
    total,
    priceRange,
  });

  it.each<[Locale, string]>([
    ['nl-NL', ''],
    ['nl-NL', 'sort=priceAsc&page=2&pageSize=9'],
    ['nl-NL', 'absorptionClass=A&inStock=true'],
    ['de-DE', 'thickness=25-49&thickness=50-99&sort=newest'],
    ['en-GB', 'minPrice=5000&maxPrice=20000&sort=priceDesc'],
    ['fr-FR', 'colour=ochre&sort=absorption'],
  ])('in %s lists, filters, counts and sorts like the embedded Shop API: %s', async (locale, query) => {
    const [own, there] = await lists(query, locale);
    expect(comparable(own!)).toEqual(comparable(there!));
    expect(own!.total).toBeGreaterThan(0);
  });

  it.each<[Locale, string]>([
    ['nl-NL', 'wandpaneel'],
    ['de-DE', 'Deckensegel'],
    ['fr-FR', 'panneaux muraux'],
    ['en-GB', 'curtian'],
    ['nl-NL', 'WPN-ochre'],
  ])('in %s finds "%s" like the embedded Shop API', async (locale, q) => {
    const [own, there] = await lists(new URLSearchParams({ q, sort: 'relevance' }).toString(), locale);
    expect([own!.items[0]!.id, own!.didYouMean]).toEqual([there!.items[0]!.id, there!.didYouMean]);
    expect(own!.items[0]!.fragments).toEqual(there!.items[0]!.fragments);
  });

  it('suggests a correction of a misspelt word', async () => {
    const [own] = await lists('q=vitl&sort=relevance', 'nl-NL');
    expect([own!.didYouMean, own!.total > 0]).toEqual(['vilt', true]);
  });

  it('suggests products and categories while the visitor types', async () => {
    const { body } = await storefront.call('get', '/api/Products/suggest?q=wandp', { 'x-locale': 'nl-NL' }).expect(200);
    const { products, categories } = body as Suggestions;
    expect([products[0]!.name, categories.map(({ name }) => name)]).toEqual(['Wandpaneel stof', expect.arrayContaining(['Wandpanelen'])]);
  });

  it.each<Locale>(['nl-NL', 'de-DE'])(
    'in %s has no page that fails, and no link or form that leads nowhere',
    async (locale) => {
      const request = (one: Locale, path: string) => pageIn(one, path);
      const samples = await samplesOf(request, locale);
      const routes = (Object.keys(routeTable) as RouteKey[]).filter((key) => !['notFound', 'newsletter', 'withdrawal', 'checkoutResult', 'jobOfferDetail'].includes(key));
      const paths = routes.flatMap((key) =>
        routeTable[key].en.includes('{') ? (samples.get(key)?.[locale] ? [href(key, locale, { slug: samples.get(key)![locale]! })] : []) : [href(key, locale)],
      );
      expect(paths.length).toBeGreaterThan(15);
      const found = new Set<string>();
      for (const path of paths) {
        const { status, text } = await pageIn(locale, path);
        expect([`200 ${path}`, `302 ${path}`]).toContain(`${status} ${path}`);
        expect([path, [...actionsIn(text), ...linksIn(text)].filter((target) => absent.test(target))]).toEqual([path, []]);
        for (const link of linksIn(text)) found.add(link);
      }
      const broken: string[] = [];
      for (const path of found) {
        const { status } = await pageIn(locale, path);
        if (status !== 200 && status !== 302) broken.push(`${status} ${path}`);
      }
      expect(broken).toEqual([]);
    },
    120_000,
  );

  it.each<[string, RouteKey]>([
    ['the newsletter', 'newsletter'],
    ['withdrawals', 'withdrawal'],
  ])('answers the direct address of %s with the 404 page', async (_, key) => {
    const { status, text } = await pageIn('nl-NL', href(key, 'nl-NL'));
    expect([status, text.includes('<h1')]).toEqual([404, true]);
  });

  it('sells: product, cart, checkout, order and payment', async () => {
    const added = await storefront.call('post', '/forms/cart/add').type('form').send({ productId, quantity: 2 }).expect(303);
    const cart = cookieOf(added, '__Host-cart=');
    const cartPage = await pageIn('nl-NL', '/winkelwagen', cart);
    expect([cartPage.status, actionsIn(cartPage.text).filter((action) => absent.test(action))]).toEqual([200, []]);
    expect((await pageIn('nl-NL', '/afrekenen', cart)).status).toBe(200);
    await write('orders.setDetails', details, cart).expect(200);
    const { totals } = dataOf<Order>(await write('orders.setShipping', { method: 'Deliver' }, cart).expect(200));
    for (const step of ['details', 'delivery', 'payment', 'review']) expect((await pageIn('nl-NL', `/afrekenen?step=${step}`, cart)).status).toBe(200);
    const order = dataOf<Order>(await write('orders.complete', { acceptTerms: true, expectedTotal: totals.total.includingVat }, cart).expect(200));
    const { redirectUrl } = dataOf<{ redirectUrl: string }>(await write('payments.initiate', { orderId: order.id, method: 'ideal', returnUrl }, cart).expect(200));
    expect(redirectUrl).toContain('http');
    const result = await pageIn('nl-NL', `/afrekenen/resultaat?order=${order.id}`, cart);
    expect([result.status, result.text.includes(order.number!), actionsIn(result.text).filter((action) => absent.test(action))]).toEqual([200, true, []]);
    expect((await pageIn('nl-NL', '/afrekenen/resultaat?order=unknown')).status).toBe(404);
  });

  it('shows the account without the sections that need extensions', async () => {
    const session = cookieOf(await write('auth.signIn', { email: customer.email, password: customer.password }, '').expect(200), '__Host-session=');
    const added = await write('cart.addLine', { productId, quantity: 1 }, session).expect(200);
    expect(dataOf<Order>(added).lines).toHaveLength(1);
    await write('orders.setDetails', { ...details, contact: { ...details.contact, email: customer.email } }, session).expect(200);
    const { totals } = dataOf<Order>(await write('orders.setShipping', { method: 'Pickup' }, session).expect(200));
    const order = dataOf<Order>(await write('orders.complete', { acceptTerms: true, expectedTotal: totals.total.includingVat }, session).expect(200));
    for (const path of ['/mijn-account', '/mijn-account/gegevens', '/mijn-account/adres', '/mijn-account?view=designs', `/mijn-account?order=${order.id}`]) {
      const { status, text } = await pageIn('nl-NL', path, session);
      expect([path, status, [...actionsIn(text), ...linksIn(text)].filter((target) => absent.test(target))]).toEqual([path, 200, []]);
    }
  });

  it('is asked for its extensions once, and for none of them by a page', () => {
    expect(api.refused).toEqual(['GET /Capabilities']);
  });

  it('declares what the storefront can do without it', async () => {
    const { body } = await storefront.call('get', '/api/Capabilities').expect(200);
    expect((body as { extensions: string[] }).extensions.toSorted()).toEqual(
      ['getCapabilities', 'getCategoryBySlug', 'listCategories', 'listProducts', 'listProductsById', 'listRelatedProducts', 'previewConfiguration', 'suggestProducts'].toSorted(),
    );
    await storefront.call('get', '/api/me/sessions').expect(404);
  });
});

describe('a Shop API with the 56 calls', () => {
  it('has a product feed in every locale that follows the rules of Google Merchant Center, and robots.txt lists it', async () => {
    const feeding = await start({ CATALOGUE_URL: source.url, PRODUCT_FEED: 'on' });
    const textOf = async (locale: Locale, path: string) => (await feeding.page(path, { host: `${locale.toLowerCase()}.localhost` })).text;
    try {
      for (const locale of locales) {
        const xml = await eventually(`the product feed in ${locale}`, async () => {
          const text = await textOf(locale, productFeedPath);
          return text.startsWith('<?xml') ? text : undefined;
        });
        const { items, faults } = readProductFeed(xml);
        const { body } = await shop.visitor(locale).call('get', `/Products/${productId}`).expect(200);
        const { slug, priceIncVat } = body as Product;
        const { amount, currency } = priceIncVat;
        const item = items.find((one) => textAt(one, 'g:id') === productId)!;
        expect([locale, faults, items.length > 50]).toEqual([locale, [], true]);
        expect([textAt(item, 'link'), textAt(item, 'g:price')]).toEqual([
          `http://${locale.toLowerCase()}.localhost:3000${href('productDetail', locale, { slug })}`,
          `${(amount / 100).toFixed(2)} ${currency}`,
        ]);
      }
      expect(await textOf('nl-NL', '/robots.txt')).toContain(`Sitemap: http://nl-nl.localhost${productFeedPath}`);
    } finally {
      await feeding.stop();
    }
  }, 120_000);
});

describe('a product export', () => {
  it('is kept, so that a restart works while its source is down', async () => {
    source.document = undefined;
    const restarted = await start({ CATALOGUE_URL: source.url });
    const { body } = await restarted.call('get', '/api/Products', { 'x-locale': 'nl-NL' }).expect(200);
    await restarted.stop();
    expect((body as ProductPage).total).toBeGreaterThan(10);
  });

  it('is requested with the ETag of the kept document, and is not sent again while it is the same', async () => {
    source.document = jsonLinesOf(await exportRowsOf(shop));
    source.statuses = [];
    const restarted = await start({ CATALOGUE_URL: source.url });
    await restarted.call('get', '/api/Products').expect(200);
    await restarted.stop();
    expect(source.statuses).toEqual([304]);
  });
});

describe('a Shop API with the 56 calls and no export', () => {
  it('has a home page without lists, and a search for documents only', async () => {
    const bare = await start();
    const home = await bare.page('/', { 'accept-language': 'nl-NL' }).expect(200);
    expect(linksIn(home.text).filter((path) => path.startsWith('/producten'))).toEqual([]);
    await bare.page('/producten', { 'accept-language': 'nl-NL' }).expect(404);
    await bare.page('/zoeken?q=galm', { 'accept-language': 'nl-NL' }).expect(200);
    const product = await shop.visitor().call('get', `/Products/${productId}`).expect(200);
    await bare.page(`/product/${(product.body as { slug: string }).slug}`, { 'accept-language': 'nl-NL' }).expect(200);
    await bare.stop();
  });
});
