import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

const hosts = { nl: 'nl-nl', de: 'de-de', fr: 'fr-fr', en: 'en-gb' } as const;
const ask = (path: string, language: keyof typeof hosts = 'nl') => storefront.page(path, { host: `${hosts[language]}.localhost:${new URL(storefront.url).port}` });
const pageAt = async (path: string, language?: keyof typeof hosts) => (await ask(path, language).expect(200)).text;
/** `main` element of a page. */
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
const headings = (html: string) => [...mainOf(html).matchAll(/<h[23][^>]*>(?:<a[^>]*>)?(.*?)(?:<\/a>)?<\/h[23]>/g)].map((match) => match[1]!.replaceAll(/<[^>]*>/g, ''));
const chosen = (html: string) => [...mainOf(html).matchAll(/<a [^>]*aria-current="true"[^>]*>(.*?)<\/a>/g)].map((match) => match[1]!.replaceAll(/<svg.*<\/svg>|<[^>]*>/g, ''));

describe('a list of documents', () => {
  it.each([
    ['nl', '/inspiratie', 'Thuis', 'Hout'],
    ['de', '/inspiration', 'Zuhause', 'Holz'],
    ['fr', '/inspiration', 'Maison', 'Bois'],
    ['en', '/inspiration', 'Home', 'Wood'],
  ] as const)('is filtered with links that need no JavaScript, and has the unfiltered list as canonical URL: %s', async (language, path, room, colour) => {
    const html = await pageAt(`${path}?room=home&colour=wood`, language);
    const pictures = mainOf(html).match(/<li id="/g)!.length;
    expect(chosen(html)).toEqual([`${room} ${pictures}`, `${colour} ${pictures}`]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}">`));
    expect(html).toContain(`href="${path}?room=home"`);
    expect(html).toContain(`href="${path}?colour=wood"`);
  });

  it('offers to remove a filter when nothing matches', async () => {
    const html = await pageAt('/inspiratie?room=home&colour=red');
    expect(headings(html)).toContain('Geen resultaten voor deze combinatie');
    expect(html).toContain('<a href="/inspiratie?room=home" data-kind="secondary"');
  });

  it.each([
    ['/inspiratie?room=cellar&colour=wood', '/inspiratie?colour=wood'],
    ['/inspiratie?colour=wood&colour=blue', '/inspiratie?colour=wood'],
    ['/projecten?room=cellar&utm_source=mail', '/projecten?utm_source=mail'],
    ['/blogs?kind=jobs', '/blogs'],
    ['/blogs?page=1', '/blogs'],
  ])('redirects invalid and default parameters: %s to %s', (path, location) => ask(path).expect(301).expect('location', location));

  it('responds 404 after its last page', async () => {
    for (const path of ['/blogs', '/projecten', '/inspiratie', '/vacatures']) await ask(`${path}?page=99`).expect(404);
  });

  it('shows advice among the articles, or only advice', async () => {
    const all = await pageAt('/blogs');
    const advice = await pageAt('/blogs?kind=advice');
    expect(mainOf(all)).toMatch(/Blog.*Advies/s);
    expect(mainOf(advice)).not.toContain('href="/blogs/');
    expect(advice).toMatch(/<title>[^<]+ · Advies · ENC<\/title>/);
  });

  it('shows reverberation times before and after of projects, and salary and closing date of job offers', async () => {
    expect(mainOf(await pageAt('/projecten'))).toMatch(/Nagalmtijd van \d,\d+\u00A0s naar \d,\d+\u00A0s/);
    expect(mainOf(await pageAt('/vacatures'))).toMatch(/Bruto per maand.*Reageren tot en met.*<time dateTime="\d{4}-\d{2}-\d{2}">/is);
  });

  it('links from a picture of a room to the products in it', async () => {
    expect(mainOf(await pageAt('/inspiratie?room=home'))).toContain('<a href="/product/lattenpaneel-hout">Lattenpaneel hout</a>');
  });
});

describe('a search', () => {
  it('finds every kind of result, each under its heading', async () => {
    const html = await pageAt('/zoeken?q=paneel');
    for (const group of ['Producten', 'Projecten', 'Artikelen', 'Inspiratie', 'Vacatures', 'Informatie'])
      expect(headings(html).join('|')).toMatch(new RegExp(`(?:^|\\|)${group} \\d+`));
    expect(mainOf(html)).toContain('<mark>panelen</mark>');
  });

  it('shows all results of a group that has no tab with ?more=', async () => {
    const html = mainOf(await pageAt('/zoeken?q=de&more=info'));
    const count = Number(/id="found-info"[^]*?<small>(\d+)/.exec(html)?.[1]);
    expect(count).toBeGreaterThan(4);
    expect(html.match(/href="\/info\//g)).toHaveLength(count);
  });

  it.each([
    ['de', '/suche?q=raeume', 'Räume'],
    ['fr', '/chercher?q=reverberation', 'éverbération'],
    ['en', '/search?q=offices', 'office'],
  ] as const)('in %s ignores accents and word endings: %s', async (language, path, word) => {
    expect(mainOf(await pageAt(path, language))).toMatch(new RegExp(`<mark>[^<]*${word}`, 'i'));
  });

  it('offers similar results when nothing matches', async () => {
    expect(headings(await pageAt('/zoeken?q=qwertzuiop+asdfghjkl+tuin'))).toContain('Vergelijkbare resultaten');
  });
});

describe('an unknown path', () => {
  it.each([
    ['nl', '/product/wandpaneel-stof-xl', 'href="/product/wandpaneel-stof'],
    ['nl', '/galm-weg-bas-niet.html', 'href="/blogs/galm-weg-bas-niet"'],
    ['de', '/blogs/absorptionswerte', 'href="/rat/'],
    ['fr', '/produit/panneau-mural', 'href="/produit/'],
    ['en', '/guides/call-centre', 'href="/projects/'],
  ] as const)('in %s %s suggests similar pages', async (language, path, link) => {
    const { text } = await ask(path, language).expect(404);
    expect(mainOf(text)).toContain(link);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('always links to the search and the lists', async () => {
    const { text } = await ask('/12345').expect(404);
    expect(mainOf(text)).toMatch(/<form action="\/zoeken">/);
    for (const path of ['/producten', '/blogs', '/projecten', '/inspiratie', '/contact']) expect(mainOf(text)).toContain(`<a href="${path}">`);
  });
});
