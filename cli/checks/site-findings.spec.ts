import { loadBrand } from '../../src/config/brand.js';
import type { Brand } from '../../src/contract/brands.js';
import { type Locale, locales, localeTable } from '../../src/contract/locales.js';
import { href, matchRoute, routeKeys, routeTable } from '../../src/contract/routes.js';
import { isServed } from '../../src/domain/served-routes.js';
import { type Answer, type RequestPage, siteFindings } from './site-findings.js';

const two = ['nl-NL', 'en-GB'] as const satisfies Locale[];
const originOf = (locale: Locale) => `https://${locale.toLowerCase()}.example`;
const slug = 'thing';
let brand: Brand;
beforeAll(async () => {
  brand = await loadBrand('ENC');
});

/** A correct page. */
const pageAt = (locale: Locale, path: string): string => {
  const { key, params } = matchRoute(path, localeTable[locale].language)!;
  const addressIn = (one: Locale) => originOf(one) + href(key, one, params);
  const alternates = [...locales.map((one) => [one, addressIn(one)]), ['x-default', addressIn('nl-NL')]];
  const links = alternates.map(([lang, address]) => `<link rel="alternate" hreflang="${lang}" href="${address}">`).join('');
  return `<!doctype html><html lang="${locale}"><head><title>A page</title><link rel="canonical" href="${addressIn(locale)}">${links}</head><body><h1>A page</h1></body></html>`;
};
const sitemap = () => {
  const url = (key: (typeof routeKeys)[number]) =>
    `<url><loc>${originOf('nl-NL')}${href(key, 'nl-NL', { slug })}</loc>${locales.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${originOf(one)}${href(key, one, { slug })}"/>`).join('')}</url>`;
  const keys = routeKeys.filter((key) => routeTable[key].en.includes('{'));
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${keys.map(url).join('')}</urlset>`;
};

/** A correct site with some changed responses. */
const siteWith =
  (change: (locale: Locale, path: string, answer: Answer) => Answer = (_locale, _path, answer) => answer): RequestPage =>
  (locale, path) => {
    const given = (status: number, text = ''): Promise<Answer> => Promise.resolve(change(locale, path, { status, text }));
    if (path === '/sitemap.xml') return given(200, '<sitemapindex><sitemap><loc>https://x.example/sitemaps/all.xml</loc></sitemap></sitemapindex>');
    if (path === '/sitemaps/all.xml') return given(200, sitemap());
    const { key } = matchRoute(path, localeTable[locale].language)!;
    if (key === 'notFound' || key === 'checkoutResult' || !isServed(brand, key)) return given(404, pageAt(locale, path));
    return ['checkout', 'myAccountAddress', 'myAccountDetails'].includes(key) ? given(302) : given(200, pageAt(locale, path));
  };
const found = async (change?: (locale: Locale, path: string, answer: Answer) => Answer) =>
  (await siteFindings({ brand, request: siteWith(change), only: two })).map(({ code, place }) => `${code} ${place}`);
/** Changes the English contact page. */
const inContact = (change: (html: string) => string) => (locale: Locale, path: string, answer: Answer) =>
  locale === 'en-GB' && path === '/contact' ? { ...answer, text: change(answer.text) } : answer;

const contact = 'ENC en-GB contact /contact';

describe('the site check', () => {
  it('finds nothing in a correct site', async () => expect(await found()).toEqual([]));

  it.each<[string, (locale: Locale, path: string, answer: Answer) => Answer, string[]]>([
    ['a missing page', (locale, path, answer) => (path === '/contact' && locale === 'en-GB' ? { status: 404, text: '' } : answer), [`WRONG_STATUS ${contact}`]],
    ['a wrong language', inContact((html) => html.replace('lang="en-GB"', 'lang="de-DE"')), [`WRONG_LANGUAGE ${contact}`]],
    ['a page without a title', inContact((html) => html.replace('<title>A page', '<title>')), [`NO_TITLE ${contact}`]],
    ['two headings', inContact((html) => html.replace('<h1>', '<h1>One</h1><h1>')), [`HEADINGS ${contact}`]],
    ['a key instead of a text', inContact((html) => html.replace('<h1>A page', '<h1>form.contact.title')), [`UNTRANSLATED ${contact}`]],
    ['a placeholder that is not filled', inContact((html) => html.replace('<h1>A page', '<h1>Hello {name}')), [`UNTRANSLATED ${contact}`]],
    [
      'a canonical address of another page',
      inContact((html) => html.replace('canonical" href="https://en-gb.example/contact', 'canonical" href="https://en-gb.example/cart')),
      [`WRONG_CANONICAL ${contact}`, `NOT_ITS_OWN_ALTERNATE ${contact}`, 'NOT_RECIPROCAL contact nl-NL', 'NOT_RECIPROCAL contact en-GB'],
    ],
    ['a missing x-default', inContact((html) => html.replace('x-default', 'xx')), [`NO_DEFAULT_ALTERNATE ${contact}`]],
    ['alternates that are not reciprocal', inContact((html) => html.replace('hreflang="nl-NL"', 'hreflang="nl"')), ['NOT_RECIPROCAL contact en-GB']],
  ])('finds %s', async (_, change, codes) => expect(await found(change)).toEqual(codes));
});
