import { readFileSync } from 'node:fs';
import type { RouteKey } from '../../src/contract/routes.js';
import { filesBelow as filesIn, type Manifest } from '../../src/views/client-files.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

let shop: TestShop;
let storefront: TestStorefront;
beforeAll(async () => {
  shop = await startTestShop();
  storefront = await startTestStorefront(shop.url);
});
afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

type Headers = Record<string, string>;
const languageOf = async (path: string, headers: Headers) => /<html lang="([^"]+)"/.exec((await storefront.page(path, headers).expect(200)).text)?.[1];
const policyOf = async (path: string) => (await storefront.page(path)).headers['content-security-policy'] as string;
const filesBelow = (sources: readonly string[]) => filesIn(JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest, sources);
const portOf = () => new URL(storefront.url).port;

describe('every page', () => {
  it('allows the scripts of its own answer and nothing inline', async () => {
    const { text, headers } = await storefront.page('/producten').expect(200);
    const policy = headers['content-security-policy'] as string;
    const nonce = /'nonce-([\w-]{22,})'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    const scripts = text.match(/<script (?!type="application\/(?:ld\+)?json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(text).not.toMatch(/<style|\sstyle="|\son\w+="/);
  });

  it('loads no schemas and no form kit where nothing is filled in', async () => {
    const scriptsOf = async (key: RouteKey) =>
      (await Promise.all(filesBelow(['client/start.tsx', `client/pages/${key}/index.tsx`]).map(async (file) => (await storefront.page(file).expect(200)).text))).join('\n');
    /** A word of the schema library's own. */
    const schemas = 'invalid_type';
    expect(await scriptsOf('contact')).toContain(schemas);
    for (const key of ['home', 'productOverview', 'productDetail', 'blogOverview', 'searchOverview'] as const)
      expect([key, (await scriptsOf(key)).includes(schemas)]).toEqual([key, false]);
  });

  it('names the files that bring it to life: with its own part where that is used at once, without where it is looked at first', async () => {
    const filesOf = async (path: string) => /data-files="([^"]*)"/.exec((await storefront.page(path).expect(200)).text)![1]!.split(' ');
    const ownPart = (key: RouteKey) => filesBelow([`client/pages/${key}/index.tsx`]).at(-1);
    expect(await filesOf('/contact')).toEqual(
      expect.arrayContaining(filesBelow(['client/start.tsx', 'virtual:texts/nl-NL', 'virtual:texts/nl-NL/form', 'client/pages/contact/index.tsx'])),
    );
    expect(await filesOf('/producten')).toEqual(filesBelow(['virtual:texts/nl-NL', 'client/start.tsx']));
    expect(await filesOf('/producten')).not.toContain(ownPart('productOverview'));
  });

  it('makes its nonce anew for each answer', async () => {
    expect(await policyOf('/producten')).not.toBe(await policyOf('/producten'));
  });

  it.each(['/', '/geen-pagina', '/api/nothing', '/api/products', '/api/trpc/auth.hasEnded', '/sitemap.xml', '/health/live', '/icons/favicon.svg'])(
    'and every other answer carries the security headers: %s',
    async (path) => {
      expect((await storefront.page(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    },
  );

  it.each(['br', 'gzip'])('goes out in %s to who takes it, and is the same page', async (encoding) => {
    const { headers, text } = await storefront.page('/producten', { 'accept-encoding': encoding }).expect(200);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) });
    expect(text).toContain('</html>');
  });

  it('goes out as it is to who names no encoding', async () => {
    const { headers } = await storefront.page('/producten', { 'accept-encoding': '' }).expect(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('keeps the cart’s out of shared caches, and the built files for a year', async () => {
    expect((await storefront.page('/winkelwagen').expect(200)).headers['cache-control']).toBe('no-store');
    const { text } = await storefront.page('/').expect(200);
    const stylesheet = /rel="stylesheet" href="([^"]+)"/.exec(text)![1]!;
    const file = await storefront.page(stylesheet, { 'accept-encoding': 'br' }).expect(200);
    expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  });

  it.each(['/assets/', '/assets/nothing.js', '/assets/..%2f..%2fbuild.json', '/assets/%2e%2e/%2e%2e/build.json', '/media/%00', '/icons/favicon.svg/'])(
    'has no files but those of the build: %s',
    async (path) => {
      const answer = await storefront.page(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)]);
    },
  );

  it.each([
    ['/geen-pagina', 'nl-NL'],
    ['/product/geen-product', 'nl-NL'],
    ['/producten?page=999', 'nl-NL'],
  ])('that is none answers 404 in the shop’s own frame: %s', async (path, lang) => {
    const { text } = await storefront.page(path).expect(404);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a search', () => {
  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '{count} $& \\u003c', "'; --"])(
    'shows what was looked for as text: %s',
    async (q) => {
      const { text } = await storefront.page(`/zoeken?q=${encodeURIComponent(q)}`).expect(200);
      expect(text).not.toMatch(/<script>alert|<img src=x/);
      expect(text.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('of another kind than this site has is one of everything, and a page beyond the last is none', async () => {
    expect((await storefront.page('/zoeken?q=paneel&type=nonsense').expect(200)).text).toContain('Wandpaneel stof');
    await storefront.page('/zoeken?q=paneel&type=product&page=99').expect(404);
    await storefront.page(`/zoeken?q=${'x'.repeat(5000)}`).expect(200);
  });
});

describe('the language of a page', () => {
  it('is the host’s, whatever cookie and browser say', async () => {
    const headers = { host: `fr-be.localhost:${portOf()}`, cookie: '__Host-locale=de-DE', 'accept-language': 'en' };
    expect(await languageOf('/', headers)).toBe('fr-BE');
    expect(await languageOf('/', { ...headers, host: 'www.enc-ruhe.at.example' })).toBe('de-AT');
  });

  it.each<[string, Headers, string]>([
    ['the cookie’s', { cookie: '__Host-locale=de-AT', 'accept-language': 'en' }, 'de-AT'],
    ['the browser’s', { 'accept-language': 'it, fr-BE;q=0.8, en;q=0.9' }, 'en-GB'],
    ['the browser’s language in its own country', { 'accept-language': 'fr-CA' }, 'fr-FR'],
    ['Dutch, where nothing is known', { cookie: '__Host-locale=xx', 'accept-language': 'it' }, 'nl-NL'],
  ])('is else %s', async (_, headers, locale) => {
    expect(await languageOf('/', headers)).toBe(locale);
  });

  it('is switched by ?locale= and remembered a year', async () => {
    const answer = await storefront.page('/produkte?page=2&locale=de-DE').expect(302);
    expect(answer.headers.location).toBe('/produkte?page=2');
    expect(answer.headers['set-cookie']).toEqual(['__Host-locale=de-DE; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
  });

  it('is switched to the other host where hosts stand for locales', async () => {
    const answer = await storefront.page('/?locale=de-DE', { host: `nl-nl.localhost:${portOf()}` }).expect(302);
    expect(answer.headers.location).toBe(`http://de-de.localhost:${portOf()}/`);
  });

  it('leaves an unknown ?locale= alone', async () => {
    expect(await languageOf('/?locale=xx', {})).toBe('nl-NL');
  });

  it('brings another language’s path to this one’s', async () => {
    await storefront.page('/produkte').expect(301).expect('location', '/producten');
    await storefront.page('/panier', { cookie: '__Host-locale=en-GB' }).expect(301).expect('location', '/cart');
  });
});

describe('the VAT display', () => {
  it('includes VAT at first and follows its cookie in the first HTML', async () => {
    const pressed = async (headers: Headers) => /"vat":"(\w+)"/.exec((await storefront.page('/producten', headers).expect(200)).text)?.[1];
    expect(await pressed({})).toBe('incl');
    expect(await pressed({ cookie: '__Host-vat=excl' })).toBe('excl');
    expect(await pressed({ cookie: '__Host-vat=nonsense' })).toBe('incl');
    const [including, excluding] = await Promise.all(['incl', 'excl'].map(async (view) => (await storefront.page('/producten', { cookie: `__Host-vat=${view}` })).text));
    expect(including).not.toContain('41,32');
    expect(excluding).toContain('41,32');
  });

  it('is switched without scripts, and the way back stays in the shop', async () => {
    const choose = (back: string) => storefront.call('post', '/forms/vat').type('form').send({ view: 'excl', back });
    const answer = await choose('/producten?page=2').expect(303).expect('location', '/producten?page=2');
    expect(answer.headers['set-cookie']).toEqual(['__Host-vat=excl; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
    for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) await choose(back).expect(303).expect('location', '/');
  });
});

describe('a path in disorder', () => {
  it.each([
    ['/producten/', '/producten'],
    ['/producten//', '/producten'],
    ['//producten', '/producten'],
    ['/producten/?sort=newest', '/producten?sort=newest'],
    ['/producten?page=1', '/producten'],
    ['///', '/'],
    ['/PRODUCTEN', '/producten'],
    ['//Produkte//?page=1', '/producten'],
    ['/Contact/?page=1&sort=x', '/contact?sort=x'],
    ['/PRODUKT/Wandpaneel-Stoff/', '/product/wandpaneel-stof'],
    ['/rat/daempfen-oder-daemmen', '/advies/dempen-of-isoleren'],
    ['/Info/impressum', '/info/colofon'],
  ])('%s is put in order, in one step', async (path, location) => {
    await storefront.page(path).expect(301).expect('location', location);
    await storefront.page(location).expect(200);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/\\/evil.example/',
    '///evil.example//',
    '//evil.example?locale=de-DE',
    '/%5Cevil.example/',
    '/%2F/evil.example/',
    '//evil.example/%2e%2e/',
  ])('%s leads to no other host', async (path) => {
    const { headers } = await storefront.page(path);
    expect(new URL(headers.location as string, storefront.url).origin).toBe(storefront.url);
  });

  it.each(['/product/%E0%A4%A', '/product/%00', '/%ff', '/blogs/%C0%80', '/zoeken%0d%0a', '/%'])('that cannot be decoded, or holds what no path holds, is malformed: %s', (path) =>
    storefront
      .page(path)
      .expect(400)
      .expect('content-type', /problem\+json/),
  );

  it('of another language with a slug that is nobody’s is not found, not sent on', async () => {
    await storefront.page('/produkt/gibt-es-nicht').expect(404);
  });
});
