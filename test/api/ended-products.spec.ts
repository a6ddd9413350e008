import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { EndedProduct } from '../../src/contract/product.js';
import { href } from '../../src/contract/routes.js';
import { indexListing } from '../../src/embedded/catalogue/indexing/index-listing.js';
import { alone } from '../../src/embedded/catalogue-changes/catalogue-lock.js';
import { duringTests } from '../support/during-tests.js';
import { details, type Order, startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

/** A family that ended without a replacement, and one colour of a family that is still sold. */
const foil = 'mlv-black-01';
const petrol = 'wpn-petrol-01';
/** Replaced by a product that was replaced itself. */
const foam = 'wdg-anthracite-01';
const successor = 'egg-anthracite-01';

interface Cart {
  token: string;
  lineId: string;
}
const carts = new Map<string, Cart>();
const end = (id: string, replacedBy: string | null) => shop.db.execute(sql`update product set is_on_sale = false, replaced_by = ${replacedBy} where id = ${id}`);
beforeAll(async () => {
  for (const id of [foil, foam]) {
    const visitor = shop.visitor();
    const { lines } = await visitor.add(id, 2);
    carts.set(id, { token: visitor.token!, lineId: lines[0]!.id });
  }
  await end(foil, null);
  await end(petrol, null);
  await end(foam, 'WDG-burgundy-01');
  await end('wdg-burgundy-01', 'EGG-anthracite-01');
  await alone(shop.db, indexListing);
});

const textOf = async (id: string, locale: Locale): Promise<{ slug: string; name: string }> => {
  const { rows } = await shop.db.execute<{ slug: string; name: string }>(sql`select slug, name from product_text where product_id = ${id} and locale = ${locale}`);
  return rows[0]!;
};
const pathOf = async (id: string, locale: Locale): Promise<string> => href('productDetail', locale, { slug: (await textOf(id, locale)).slug });
const pageIn = (locale: Locale, path: string, cookie = '') =>
  storefront.page(path, { host: `${locale.toLowerCase()}.localhost:${new URL(storefront.url).port}`, cookie, 'accept-encoding': 'identity' });
type Texts = { ended: { title: string } };
const titleIn = (locale: Locale) => (JSON.parse(readFileSync(`locales/${baseLocaleOf[localeTable[locale].language]}/notFound.json`, 'utf8')) as Texts).ended.title;

describe('the page of a product that is not sold any more', () => {
  it.each(locales)('in %s says so with status 410, and shows its category and similar products', async (locale) => {
    const { name } = await textOf(foil, locale);
    const { status, text, headers } = await pageIn(locale, await pathOf(foil, locale));
    expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
    expect(text).toContain(`<h1>${titleIn(locale).replace('{name}', name)}</h1>`);
    expect(text).toContain('<meta name="robots" content="noindex');
    const { body } = await shop
      .visitor(locale)
      .call('get', `/Products/${locale}/${(await textOf(foil, locale)).slug}/ended`)
      .expect(200);
    const { category, alternatives } = body as EndedProduct;
    expect(alternatives).toHaveLength(4);
    for (const { slug } of alternatives) expect(text).toContain(`href="${href('productDetail', locale, { slug })}"`);
    expect(text).toContain(`href="${href('categoryDetail', locale, { slug: category!.slug })}"`);
    // The choice of language leads to the same product.
    for (const other of locales) expect(text).toContain(`href="${await pathOf(foil, other)}?locale=${other}"`);
  });

  it.each(locales)('in %s leads to the product on sale that replaces it, without the choices of the old one', async (locale) => {
    const { status, headers } = await pageIn(locale, `${await pathOf(foam, locale)}?configuration=abc`);
    expect([status, headers['location']]).toEqual([301, await pathOf(successor, locale)]);
  });

  it('shows first the other colours of its family', async () => {
    const { body } = await shop
      .visitor()
      .call('get', `/Products/nl-NL/${(await textOf(petrol, 'nl-NL')).slug}/ended`)
      .expect(200);
    expect((body as EndedProduct).alternatives[0]!.family).toBe('WPN');
  });

  it('has an address in another language that leads to its own', async () => {
    const { status, headers } = await pageIn('nl-NL', await pathOf(foil, 'de-DE'));
    expect([status, headers['location']]).toEqual([301, await pathOf(foil, 'nl-NL')]);
  });
});

describe('the REST endpoints', () => {
  const get = (path: string) => storefront.call('get', `/api${path}`, { 'x-locale': 'de-DE' });

  it.each([
    ['by its slug', async (id: string) => `/Products/de-DE/${(await textOf(id, 'de-DE')).slug}`],
    ['by its id', (id: string) => Promise.resolve(`/Products/${id}`)],
  ])('describe an ended product %s as a problem, with the page of its replacement', async (_, addressOf) => {
    const { body, status } = await get(await addressOf(foam));
    expect([status, body]).toMatchObject([410, { code: 'PRODUCT_ENDED', detail: 'Dieses Produkt führen wir nicht mehr.', instance: await pathOf(successor, 'de-DE') }]);
    expect((await get(await addressOf(foil))).body).not.toHaveProperty('instance');
  });

  it('name its replacement and similar products, and no such data for a product on sale', async () => {
    const { body } = await get(`/Products/de-DE/${(await textOf(foam, 'de-DE')).slug}/ended`).expect(200);
    expect(body).toMatchObject({ id: foam, replacement: { id: successor, ...(await textOf(successor, 'de-DE')), isConfigurable: false } });
    await get(`/Products/de-DE/${(await textOf(successor, 'de-DE')).slug}/ended`).expect(404);
  });

  it('list it nowhere', async () => {
    const { body: list } = await get('/Products?q=MLV-black').expect(200);
    const { body: cards } = await get(`/Products/cards?id=${foil}&id=${successor}`).expect(200);
    const { text: sitemap } = await storefront.page('/sitemap.xml', { host: `de-de.localhost:${new URL(storefront.url).port}` });
    expect([(list as { items: { id: string }[] }).items.filter(({ id }) => id === foil), (cards as { id: string }[]).map(({ id }) => id)]).toEqual([[], [successor]]);
    expect(sitemap).not.toContain((await textOf(foil, 'de-DE')).slug);
  });
});

describe('a cart with an ended product', () => {
  const cookieOf = (id: string) => `__Host-cart=${carts.get(id)!.token}`;
  const orderOf = async (id: string) =>
    (
      await shop
        .visitor()
        .call('get', '/Orders/current', { 'x-cart-token': carts.get(id)!.token })
        .expect(200)
    ).body as Order;

  it('marks its line, names its replacement, and cannot be ordered', async () => {
    const { lines, changes } = await orderOf(foam);
    const replacement = { id: successor, ...(await textOf(successor, 'nl-NL')), isConfigurable: false };
    expect([lines[0], changes]).toMatchObject([{ available: 0 }, [{ kind: 'gone', lineId: carts.get(foam)!.lineId, replacement }]]);
    expect((await orderOf(foil)).changes).toMatchObject([{ kind: 'gone', replacement: null }]);
    const buyer = shop.visitor();
    buyer.token = carts.get(foil)!.token;
    await buyer.complete(await buyer.prepare(details)).expect(409);
  });

  it('shows in each language that it is not sold any more, and offers the replacement', async () => {
    for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-GB'] as const) {
      const { text } = await pageIn(locale, href('cart', locale), cookieOf(foam));
      const { changes, blockedEnded } = JSON.parse(readFileSync(`locales/${locale}/cart.json`, 'utf8')) as { changes: { notSold: string; swap: string }; blockedEnded: string };
      for (const words of [changes.notSold, changes.swap.replace('{name}', (await textOf(successor, locale)).name), blockedEnded]) expect(text).toContain(words);
      expect(text).toContain(`href="${await pathOf(successor, locale)}"`);
    }
  });

  it('replaces the line without scripts', async () => {
    const form = { lineId: carts.get(foam)!.lineId, productId: successor, quantity: '2' };
    const { headers } = await storefront
      .call('post', '/forms/cart/swap', { cookie: cookieOf(foam) })
      .type('form')
      .send(form)
      .expect(303);
    expect(headers['location']).toBe('/winkelwagen');
    const { lines, changes } = await orderOf(foam);
    expect([lines.map(({ productId, quantity }) => [productId, quantity]), changes]).toEqual([[[successor, 2]], []]);
  });

  it('keeps the line when its replacement cannot be added', async () => {
    const form = { lineId: carts.get(foil)!.lineId, productId: petrol, quantity: '2' };
    const { headers } = await storefront
      .call('post', '/forms/cart/swap', { cookie: cookieOf(foil) })
      .type('form')
      .send(form)
      .expect(303);
    expect(headers['location']).toContain('problem=NOT_FOUND');
    expect((await orderOf(foil)).lines.map(({ productId }) => productId)).toEqual([foil]);
  });
});
