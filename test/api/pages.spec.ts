import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'undici';
import type { RouteKey } from '../../src/contract/routes.js';
import { filesWithImports as filesIn, type Manifest } from '../../src/views/client-files.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

type Headers = Record<string, string>;
const languageOf = async (path: string, headers: Headers) => /<html lang="([^"]+)"/.exec((await storefront.page(path, headers).expect(200)).text)?.[1];
const filesBelow = (sources: readonly string[]) => filesIn(JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest, sources);
const portOf = () => new URL(storefront.url).port;

describe('every page', () => {
  it.each(['/producten', '/contact', '/winkelwagen'])('has one script, which the policy allows by its hash, and no inline styles: %s', async (path) => {
    const { text, headers } = await storefront.page(path).expect(200);
    const policy = headers['content-security-policy'] as string;
    const scripts = [...text.matchAll(/<script (?!type="application\/(?:ld\+)?json")([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, attributes]) => /\s(?:src|nonce)=/.test(attributes!))).toEqual([false]);
    const hash = createHash('sha256').update(scripts[0]![2]!).digest('base64');
    expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}' 'strict-dynamic';`);
    expect(policy).not.toContain('unsafe-');
    expect(text).not.toMatch(/<style|\sstyle="|\son\w+="/);
  });

  it('loads no validation schemas on pages without forms', async () => {
    const scriptsOf = async (key: RouteKey) =>
      (await Promise.all(filesBelow(['client/start.tsx', `client/pages/${key}/index.tsx`]).map(async (file) => (await storefront.page(file).expect(200)).text))).join('\n');
    /** A string of the schema library. */
    const schemas = 'invalid_type';
    expect(await scriptsOf('contact')).toContain(schemas);
    for (const key of ['home', 'productOverview', 'productDetail', 'blogOverview', 'searchOverview'] as const)
      expect([key, (await scriptsOf(key)).includes(schemas)]).toEqual([key, false]);
  });

  it('lists the files for hydration: including the route chunk and one file with its texts on interactive pages, without them on others', async () => {
    const filesOf = async (path: string) => /data-files="([^"]*)"/.exec((await storefront.page(path).expect(200)).text)![1]!.split(' ');
    const ownPart = (key: RouteKey) => filesBelow([`client/pages/${key}/index.tsx`]).at(-1);
    const ofContact = await filesOf('/contact');
    expect(ofContact).toEqual(expect.arrayContaining(filesBelow(['virtual:texts/nl-NL', 'virtual:texts/nl-NL/form+yup', 'client/pages/contact/index.tsx'])));
    for (const namespace of ['form', 'yup']) expect(ofContact).not.toContain(filesBelow([`virtual:texts/nl-NL/${namespace}`])[0]);
    expect(await filesOf('/producten')).toEqual(filesBelow(['virtual:texts/nl-NL', 'client/start.tsx']).slice(0, -1));
    expect(await filesOf('/producten')).not.toContain(ownPart('productOverview'));
  });

  it.each(['/', '/geen-pagina', '/api/nothing', '/api/products', '/api/trpc/auth.hasEnded', '/sitemap.xml', '/health/live', '/icons/favicon.svg'])(
    'and every other response has the security headers: %s',
    async (path) => {
      expect((await storefront.page(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    },
  );

  it.each(['br', 'gzip'])('is sent in %s to clients that accept it', async (encoding) => {
    const { headers, text } = await storefront.page('/producten', { 'accept-encoding': encoding }).expect(200);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) });
    expect(text).toContain('</html>');
  });

  it('is compressed with a window of 128 kB when it is sent once, because V8 counts the memory of larger ones and collects the heap for them', async () => {
    const { headers, body } = await request(`${storefront.url}/winkelwagen`, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    // The first seven bits contain the window size (RFC 7932, section 9.1): 0000001 is 17 bits.
    expect(new Uint8Array(await body.arrayBuffer())[0]! & 0b111_1111).toBe(1);
  });

  it('is sent uncompressed to clients without Accept-Encoding', async () => {
    const { headers } = await storefront.page('/producten', { 'accept-encoding': '' }).expect(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('has `no-store` on the cart, while built files are cacheable for a year', async () => {
    expect((await storefront.page('/winkelwagen').expect(200)).headers['cache-control']).toBe('no-store');
    const { text } = await storefront.page('/').expect(200);
    const stylesheet = /rel="stylesheet" href="([^"]+)"/.exec(text)![1]!;
    const file = await storefront.page(stylesheet, { 'accept-encoding': 'br' }).expect(200);
    expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  });

  it.each(['/assets/', '/assets/nothing.js', '/assets/..%2f..%2fbuild.json', '/assets/%2e%2e/%2e%2e/build.json', '/media/%00', '/icons/favicon.svg/'])(
    'serves only files of the build: %s',
    async (path) => {
      const answer = await storefront.page(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)]);
    },
  );

  it.each([
    ['/geen-pagina', 'nl-NL'],
    ['/product/geen-product', 'nl-NL'],
    ['/producten?page=999', 'nl-NL'],
  ])('that does not exist is a 404 page with header and footer: %s', async (path, lang) => {
    const { text } = await storefront.page(path).expect(404);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a search', () => {
  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '{count} $& \\u003c', "'; --"])(
    'shows the search text escaped: %s',
    async (q) => {
      const { text } = await storefront.page(`/zoeken?q=${encodeURIComponent(q)}`).expect(200);
      expect(text).not.toMatch(/<script>alert|<img src=x/);
      expect(text.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('of an unknown kind searches all kinds, and a page beyond the last is 404', async () => {
    expect((await storefront.page('/zoeken?q=paneel&type=nonsense').expect(200)).text).toContain('Wandpaneel stof');
    await storefront.page('/zoeken?q=paneel&type=product&page=99').expect(404);
    await storefront.page(`/zoeken?q=${'x'.repeat(5000)}`).expect(200);
  });
});

describe('a comparison', () => {
  const wall = 'p=wpn-lightgrey-01&p=slt-oak-01';
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr([^>]*)><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, marks, label, cells]) => ({
      differs: marks!.includes('data-differs'),
      label: label!.replaceAll(/<[^>]*>.*/g, ''),
      cells: cells!.replaceAll(/<\/?td>/g, '|'),
    }));

  it('shows the figures of the products side by side without scripts, marks those that differ, and is not indexed', async () => {
    const { text } = await storefront.page(`/vergelijken?${wall}`, { 'accept-language': 'nl-NL' }).expect(200);
    const rows = rowsOf(text);
    expect(rows).toContainEqual({ differs: true, label: 'Absorptieklasse', cells: '|A||C|' });
    expect(rows).toContainEqual({ differs: true, label: 'Dikte', cells: '|50 mm||21 mm|' });
    expect(rows.find(({ label }) => label.startsWith('Emissie'))).toMatchObject({ differs: false });
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['an article number in capitals', `${wall}&p=PYR-anthracite-01`, `${wall}&p=pyr-anthracite-01`],
    ['a product twice', `${wall}&p=slt-oak-01`, wall],
    ['an unknown product', `${wall}&p=nothing`, `${wall}&missing=1`],
    ['a fifth product', `${wall}&p=pyr-anthracite-01&p=cld-lightgrey-01&p=baf-white-01`, undefined],
  ])('has one address for its products: %s', async (_name, query, target) => {
    const { headers } = await storefront.page(`/vergelijken?${query}`, { 'accept-language': 'nl-NL' }).expect(302);
    if (target) expect(headers['location']).toBe(`/vergelijken?${target}`);
    await storefront.page(headers['location']!, { 'accept-language': 'nl-NL' }).expect(200);
  });

  it('refuses a fifth product in words', async () => {
    expect((await storefront.page(`/vergelijken?${wall}&full=1`, { 'accept-language': 'nl-NL' }).expect(200)).text).toContain('U kunt 4 producten tegelijk vergelijken.');
  });
});

describe('questions about a product', () => {
  it('are answered on the page of each product of their families, and found by the search', async () => {
    const question = 'Houdt dit geluid van de buren tegen?';
    for (const path of ['/product/wandpaneel-stof', '/product/piramideschuim']) expect((await storefront.page(path).expect(200)).text).toContain(`<summary>${question}</summary>`);
    const { text } = await storefront.page('/zoeken?q=buren%20tegen').expect(200);
    expect(text).toContain(`<summary>${question}</summary>`);
    expect(text).toContain('#answer-does-it-keep-the-neighbours-out"');
  });

  it('lead to the contact form for that product', async () => {
    const { text } = await storefront.page('/product/wandpaneel-stof').expect(200);
    const [, path] = /href="([^"]+)"[^>]*>Stel uw vraag over dit product/.exec(text)!;
    expect((await storefront.page(path!.replaceAll('&amp;', '&')).expect(200)).text).toContain('Wandpaneel stof');
  });
});

describe('the language of a page', () => {
  it('is that of the host, regardless of cookie and browser', async () => {
    const headers = { host: `fr-be.localhost:${portOf()}`, cookie: '__Host-locale=de-DE', 'accept-language': 'en' };
    expect(await languageOf('/', headers)).toBe('fr-BE');
    expect(await languageOf('/', { ...headers, host: 'www.enc-ruhe.at.example' })).toBe('de-AT');
  });

  it.each<[string, Headers, string]>([
    ['that of the cookie', { cookie: '__Host-locale=de-AT', 'accept-language': 'en' }, 'de-AT'],
    ['that of the browser', { 'accept-language': 'it, fr-BE;q=0.8, en;q=0.9' }, 'en-GB'],
    ['the language of the browser, with a country of the shop', { 'accept-language': 'fr-CA' }, 'fr-FR'],
    ['Dutch, if none is known', { cookie: '__Host-locale=xx', 'accept-language': 'it' }, 'nl-NL'],
  ])('without a locale in the host is %s', async (_, headers, locale) => {
    expect(await languageOf('/', headers)).toBe(locale);
  });

  it('is switched by ?locale= and stored in a cookie for a year', async () => {
    const answer = await storefront.page('/produkte?page=2&locale=de-DE').expect(302);
    expect(answer.headers.location).toBe('/produkte?page=2');
    expect(answer.headers['set-cookie']).toEqual(['__Host-locale=de-DE; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
  });

  it('is switched by a redirect to the other host when hosts have locales', async () => {
    const answer = await storefront.page('/?locale=de-DE', { host: `nl-nl.localhost:${portOf()}` }).expect(302);
    expect(answer.headers.location).toBe(`http://de-de.localhost:${portOf()}/`);
  });

  it('ignores an unknown ?locale=', async () => {
    expect(await languageOf('/?locale=xx', {})).toBe('nl-NL');
  });

  it('redirects the path of another language to that of the current one', async () => {
    await storefront.page('/produkte').expect(301).expect('location', '/producten');
    await storefront.page('/panier', { cookie: '__Host-locale=en-GB' }).expect(301).expect('location', '/cart');
  });
});

describe('the VAT display', () => {
  it('is including VAT by default, and follows its cookie in the server-rendered page', async () => {
    const pressed = async (headers: Headers) => /"vat":"(\w+)"/.exec((await storefront.page('/producten', headers).expect(200)).text)?.[1];
    expect(await pressed({})).toBe('incl');
    expect(await pressed({ cookie: '__Host-vat=excl' })).toBe('excl');
    expect(await pressed({ cookie: '__Host-vat=nonsense' })).toBe('incl');
    const [including, excluding] = await Promise.all(['incl', 'excl'].map(async (view) => (await storefront.page('/producten', { cookie: `__Host-vat=${view}` })).text));
    expect(including).not.toContain('41,32');
    expect(excluding).toContain('41,32');
  });

  it('is switched without JavaScript, and redirects only within the shop', async () => {
    const choose = (back: string) => storefront.call('post', '/forms/vat').type('form').send({ view: 'excl', back });
    const answer = await choose('/producten?page=2').expect(303).expect('location', '/producten?page=2');
    expect(answer.headers['set-cookie']).toEqual(['__Host-vat=excl; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
    for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) await choose(back).expect(303).expect('location', '/');
  });
});

describe('a path that is not canonical', () => {
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
  ])('%s is redirected in one step', async (path, location) => {
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
  ])('%s does not redirect to another host', async (path) => {
    const { headers } = await storefront.page(path);
    expect(new URL(headers.location as string, storefront.url).origin).toBe(storefront.url);
  });

  it.each([
    ['/producten%FF', '/producten'],
    ['/%ff', '/'],
    ['/%', '/'],
    ['/zoeken%0d%0a', '/zoeken'],
    ['/product/wandpaneel-stof%E0%A4%A', '/product/wandpaneel-stofa'],
    ['/blogs/%C0%80', '/blogs'],
    ['/product/%00', '/product'],
    ['/Caf%C3%A9', '/caf%C3%A9'],
  ])('%s loses escapes that are no text, and keeps the case of the others', (path, location) => storefront.page(path).expect(301).expect('location', location));

  it.each([
    ['/producten.html', 'href="/producten"'],
    ['/producten,', 'href="/producten"'],
    ['/Over_Mijn_Account.php', ''],
    ['/mijn_account', 'href="/mijn-account"'],
    ['/warenkorb.htm', 'href="/winkelwagen"'],
    ['/product/wandpaneel_stof', 'href="/product/wandpaneel-stof'],
    ['/product/wandpaneel-stof.html', 'href="/product/wandpaneel-stof'],
    ['/product/wandpaneel-stof,', 'href="/product/wandpaneel-stof'],
    ['/product/w%C3%A4ndpaneel', ''],
    ['/blogs/galm weg.html'.replace(' ', '%20'), ''],
    [`/product/${'a'.repeat(300)}`, ''],
    ['/producten/%2F', ''],
  ])('%s is a 404 page that links to what was meant', async (path, link) => {
    const { status, text } = await storefront.page(path.toLowerCase().replace('%c3%a4', '%C3%A4').replace('%2f', '%2F'));
    expect(status).toBe(404);
    expect(text).toContain('Pagina niet gevonden');
    expect(text.slice(text.indexOf('<main'))).toContain(link);
  });

  it('of another language with an unknown slug is 404 and not redirected', async () => {
    await storefront.page('/produkt/gibt-es-nicht').expect(404);
  });
});
