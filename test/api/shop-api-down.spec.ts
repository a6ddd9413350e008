import { readFileSync } from 'node:fs';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

/** Title of the error page in a locale. */
const unavailableIn = (locale: string) =>
  (JSON.parse(readFileSync(`locales/${locale}/global.json`, 'utf8')) as { trouble: { unavailable: { title: string } } }).trouble.unavailable.title;
const seen = '/producten';

let shop: TestShop;
let storefront: TestStorefront;
let cart: string;
beforeAll(async () => {
  shop = await startTestShop();
  storefront = await startTestStorefront(shop.url);
  const [product] = await shop.products();
  const { headers } = await storefront
    .call('post', '/api/trpc/cart.addLine')
    .send({ json: { input: { productId: product, quantity: 1 } } })
    .expect(200);
  cart = (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
  await storefront.page(seen).expect(200);
  await storefront.page('/health/ready').expect(200, { status: 'ok', checks: { process: 'ok', shopApi: 'ok' } });
  await shop.stop();
});
afterAll(() => storefront.stop());

describe('while the Shop API is down', () => {
  it.each([
    ['nl-NL', '/winkelwagen'],
    ['de-DE', '/warenkorb'],
    ['fr-FR', '/panier'],
    ['en-GB', '/checkout'],
  ])('cart and checkout respond 503 in %s', async (locale, path) => {
    const answer = await storefront.page(path, { cookie: `__Host-locale=${locale}; ${cart}` });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text).toContain(`<html lang="${locale}"`);
    expect(answer.text).toContain(unavailableIn(locale));
  });

  it('cached pages of the catalogue still work', async () => {
    const answer = await storefront.page(seen);
    expect(answer.status).toBe(200);
    expect(answer.text.match(/href="\/product\//g)?.length).toBeGreaterThanOrEqual(16);
  });

  it('they still work when the cached data are long stale', async () => {
    const clock = performance.now.bind(performance);
    performance.now = () => clock() + 3_600_000;
    try {
      // The first page is served while its data are refreshed, the others after the refresh has failed.
      for (let requested = 0; requested < 3; requested += 1) await storefront.page(seen).expect(200);
    } finally {
      performance.now = clock;
    }
  });

  it.each([
    ['de-DE', '/blogs'],
    ['de-DE', '/rat/daempfen-oder-daemmen'],
    ['fr-FR', '/projets'],
    ['en-GB', '/contact'],
    ['nl-BE', '/info/privacy'],
  ])('documents still work, also in a language whose catalogue is not cached: %s %s', async (locale, path) => {
    for (const cookie of [`__Host-locale=${locale}`, `__Host-locale=${locale}; ${cart}`]) {
      const answer = await storefront.page(path, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`<html lang="${locale}"`);
    }
  });

  it('crawlers get the sitemap and feeds of documents, and 503 with Retry-After for the others', async () => {
    await storefront.page('/sitemaps/content.xml').expect(200);
    await storefront.page('/feeds/articles.xml').expect(200);
    await storefront.page('/sitemaps/categories.xml').expect(503).expect('retry-after', '5');
  });

  it('REST endpoints respond 503 with Retry-After', async () => {
    const answer = await storefront.call('get', '/api/Orders/current', { 'x-cart-token': cart.split('=')[1]!, 'x-locale': 'de-DE' }).expect(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  });

  it('the storefront is live, but not ready', async () => {
    await storefront.page('/health/live').expect(200);
    const { body, headers } = await storefront.page('/health/ready').expect(503);
    expect(body).toEqual({ status: 'unavailable', checks: { process: 'ok', shopApi: 'ECONNREFUSED' } });
    expect(headers['retry-after']).toBe('5');
  });
});
