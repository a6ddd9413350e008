import { readFileSync } from 'node:fs';
import { BuiltSite } from '../../src/views/built-site.js';
import type { Site } from '../../src/views/site.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

type ErrorTexts = { trouble: { broken: { title: string }; retry: string } };
const textsOf = (locale: string) => (JSON.parse(readFileSync(`locales/${locale}/global.json`, 'utf8')) as ErrorTexts).trouble;

/** Site whose product list throws while it is rendered, because its data lack fields that the components use. */
const brokenSite = async (): Promise<Site> => {
  const site = await BuiltSite.read();
  const { load } = site.renderer;
  const damaged: typeof load = (subject) => {
    const list = subject.api.products.list;
    const products = {
      ...subject.api.products,
      list: { ...list, queryOptions: () => ({ ...list.queryOptions({}), queryFn: () => ({ items: [], total: 0, page: 1, pageSize: 16 }) }) },
    };
    return load({ ...subject, api: { ...subject.api, products } as unknown as typeof subject.api });
  };
  return Object.assign(Object.create(site) as Site, { renderer: { ...site.renderer, load: damaged } });
};

const shop = duringTests(startTestShop);
const storefront = duringTests(async () => startTestStorefront(shop.url, 'ENC', await brokenSite()));

describe('a page that throws while it is rendered', () => {
  it.each([
    ['nl-NL', '/producten'],
    ['de-DE', '/produkte'],
    ['fr-FR', '/produits'],
    ['en-GB', '/products'],
  ])('becomes an error page in %s, with a retry link and the request id of the log', async (locale, path) => {
    const { status, text, headers } = await storefront.page(path, { cookie: `__Host-locale=${locale}`, 'x-request-id': `trace-${locale}` });
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).toContain(textsOf(locale).broken.title);
    expect(text).toMatch(new RegExp(`<a [^>]*href=""[^>]*>${textsOf(locale).retry}</a>`));
    expect(text).toContain(headers['x-request-id'] ?? `trace-${locale}`);
    expect(text).not.toContain('<script');
  });
});
