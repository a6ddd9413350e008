import { loadBrand } from '../config/brand.js';
import type { Locale } from '../contract/locales.js';
import { productEntries, type SitemapSources } from './sitemap-entries.js';

const cardIn = (locale: Locale) => {
  const slug = `panel-${locale.toLowerCase()}`;
  const colours = ['grey', 'ochre'].map((id, at) => ({ id, name: id, hex: '#cccccc', productId: `wpn-${id}-01`, slug: at === 0 ? slug : `${slug}-${id}` }));
  return { id: colours[0]!.productId, slug, colours, updatedAt: '2026-03-02T09:00:00Z', picture: { file: 'products/WPN-1.webp', alt: 'A panel' } };
};

it('the sitemap contains one product page for each family, that of its first colour, in every locale', async () => {
  const shopApi = { call: async (_name: string, _input: object, { locale }: { locale: Locale }) => ({ items: [cardIn(locale)], total: 1 }) };
  const sources = {
    brand: await loadBrand('ENC'),
    shopApi,
    requestId: 'sitemap',
    originOf: (locale: Locale) => `https://${locale.toLowerCase()}.example`,
  } as unknown as SitemapSources;
  const entries = await productEntries(sources, 'nl-NL', 1);
  expect(entries.map(({ url }) => url)).toEqual(['https://nl-nl.example/product/panel-nl-nl']);
  const links = Object.fromEntries(entries[0]!.links!.map(({ lang, url }) => [lang, url]));
  expect(links).toMatchObject({ 'en-GB': 'https://en-gb.example/product/panel-en-gb', 'x-default': 'https://nl-nl.example/product/panel-nl-nl' });
});
