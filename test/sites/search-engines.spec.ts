import type { Locale } from '../../src/contract/locales.js';
import { samplesOf } from '../../cli/checks/site-findings.js';
import { href, type SlugRouteKey } from '../../src/contract/routes.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';
import { property, type Thing, thingsOf } from './rich-results.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
let samples: Awaited<ReturnType<typeof samplesOf>>;
const request = async (locale: Locale, path: string) => {
  const { status, text } = await storefront.page(path, { host: `www.enc-${locale === 'nl-NL' ? 'stilte.nl' : 'quiet.uk'}.example` });
  return { status, text };
};
const origin = { 'nl-NL': 'https://www.enc-stilte.nl.example', 'en-GB': 'https://www.enc-quiet.uk.example' } as const;
beforeAll(async () => {
  samples = await samplesOf(request, 'nl-NL');
});

const htmlOf = async (locale: 'nl-NL' | 'en-GB', path: string): Promise<string> => (await request(locale, path)).text;
const pathOf = (key: SlugRouteKey, locale: 'nl-NL' | 'en-GB' = 'nl-NL') => href(key, locale, { slug: samples.get(key)![locale]! });
const thing = (html: string, type: string): Thing | undefined => thingsOf(html).find((one) => one['@type'] === type);

describe('pages contain for search engines', () => {
  it('the organisation and the search action of the site', async () => {
    const html = await htmlOf('en-GB', '/');
    expect(thing(html, 'Organization')).toMatchObject({
      name: 'ENC B.V.',
      url: `${origin['en-GB']}/`,
      vatID: 'NL000099998B57',
      address: { postalCode: '3542 AB', addressLocality: 'Utrecht', addressCountry: 'NL' },
    });
    expect(thing(html, 'WebSite')).toMatchObject({
      inLanguage: 'en-GB',
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${origin['en-GB']}/search?q={search_term_string}` } },
    });
  });

  it('a product with its manufacturer and its price including and excluding VAT', async () => {
    const path = pathOf('productDetail', 'en-GB');
    const product = thing(await htmlOf('en-GB', path), 'Product')!;
    for (const field of ['name', 'description', 'sku', 'category']) expect(product[field]).toMatch(/\w/);
    expect(product).toMatchObject({ brand: { name: 'ENC' }, manufacturer: { name: 'EDG Productie B.V.', email: 'product-safety@edg.example' } });
    expect((product['image'] as string[])[0]).toMatch(/^https:\/\/www\.enc-quiet\.uk\.example\/media\/products\//);
    const offer = product['offers'] as Thing & { price: string; priceSpecification: { price: string; priceCurrency: string; valueAddedTaxIncluded: boolean }[] };
    expect(offer).toMatchObject({
      url: origin['en-GB'] + path,
      priceCurrency: 'GBP',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|MadeToOrder|OutOfStock)$/),
    });
    const [including, excluding] = offer.priceSpecification;
    expect([including!.valueAddedTaxIncluded, excluding!.valueAddedTaxIncluded]).toEqual([true, false]);
    expect(including!.price).toBe(offer.price);
    expect(Math.abs(Number(including!.price) / 1.2 - Number(excluding!.price))).toBeLessThan(0.011);
  });

  it('that all colours of a family are found at the page of the first one', async () => {
    const [main, ochre] = await Promise.all(['/product/wandpaneel-stof', '/product/wandpaneel-stof-oker'].map((path) => htmlOf('nl-NL', path)));
    const canonical = `${origin['nl-NL']}/product/wandpaneel-stof`;
    for (const html of [main!, ochre!]) {
      expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="en-GB" href="${origin['en-GB']}/product/fabric-wall-panel">`);
    }
    expect(ochre).toContain('<title>Wandpaneel stof, oker | akoestisch paneel · ENC</title>');
    expect(property(ochre!, 'og:description')).toMatch(/ Kleur: oker\.$/);
    expect(property(main!, 'og:description')).toMatch(/ Kleur: lichtgrijs, oker, petrol, houtskoolgrijs\.$/);
    expect(property(ochre!, 'og:url')).toBe(`${canonical}-oker`);
    expect(thing(ochre!, 'ProductGroup')).toEqual(thing(main!, 'ProductGroup'));
    expect(thing(ochre!, 'Product')).toMatchObject({ name: 'Wandpaneel stof, oker', isVariantOf: { '@id': `${canonical}#group` }, offers: { url: `${canonical}-oker` } });
    const listed = (await storefront.page('/sitemaps/products-1.xml', { host: 'www.enc-stilte.nl.example' })).text;
    expect([listed.includes(`<loc>${canonical}</loc>`), listed.includes(`<loc>${canonical}-oker</loc>`)]).toEqual([true, false]);
  });

  it('the breadcrumbs of a page', async () => {
    const path = pathOf('productDetail');
    const trail = thing(await htmlOf('nl-NL', path), 'BreadcrumbList')!['itemListElement'] as { position: number; name: string; item: string }[];
    expect(trail.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(trail[0]).toMatchObject({ name: 'Home', item: `${origin['nl-NL']}/` });
    expect(trail[2]!.item).toBe(origin['nl-NL'] + path);
  });

  it.each([
    ['blogDetail', 'BlogPosting'],
    ['adviceDetail', 'Article'],
    ['projectDetail', 'Article'],
  ] as const)('author, dates and picture of an article: %s', async (key, type) => {
    const path = pathOf(key);
    const article = thing(await htmlOf('nl-NL', path), type)!;
    expect(article).toMatchObject({
      headline: expect.stringMatching(/\w/),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      mainEntityOfPage: origin['nl-NL'] + path,
      author: { name: 'ENC B.V.' },
      image: expect.stringMatching(/^https:\/\/www\.enc-stilte\.nl\.example\/media\//),
    });
  });

  it('a job posting with dates, place and salary', async () => {
    const job = thing(await htmlOf('nl-NL', pathOf('jobOfferDetail')), 'JobPosting')!;
    expect(job).toMatchObject({
      title: expect.stringMatching(/\w/),
      datePosted: expect.stringMatching(/^\d{4}-/),
      validThrough: expect.stringMatching(/^\d{4}-/),
      employmentType: expect.stringMatching(/^(?:FULL|PART)_TIME$/),
      hiringOrganization: { name: 'ENC B.V.' },
      jobLocation: { address: { addressLocality: 'Utrecht', addressCountry: 'NL' } },
      baseSalary: { currency: 'EUR', value: { unitText: 'MONTH' } },
    });
    expect(String(job['description'])).not.toContain('<');
  });

  it('robots.txt with sitemap and disallowed paths, and noindex on the search page', async () => {
    const robots = await storefront.page('/robots.txt', { host: 'www.enc-stilte.nl.example' }).expect(200);
    expect(robots.text).toContain(`Sitemap: ${origin['nl-NL']}/sitemap.xml`);
    expect(robots.text).toContain('Disallow: /api/');
    expect(await htmlOf('nl-NL', '/zoeken?q=paneel')).toContain('<meta name="robots" content="noindex">');
  });

  it('canonical and alternate links of each page of a list', async () => {
    const html = await htmlOf('nl-NL', '/producten?page=2');
    expect(html).toContain(`<link rel="canonical" href="${origin['nl-NL']}/producten?page=2">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en-GB" href="${origin['en-GB']}/products?page=2">`);
    const inEnglish = await htmlOf('en-GB', '/products?page=2');
    for (const page of [html, inEnglish]) expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${origin['nl-NL']}/producten?page=2">`);
  });
});

describe('Open Graph tags', () => {
  it.each(['productDetail', 'blogDetail', 'categoryDetail'] as const)('contain title, description and picture: %s', async (key) => {
    const path = pathOf(key);
    const html = await htmlOf('nl-NL', path);
    expect(property(html, 'og:title')).toMatch(/ · ENC$/);
    expect(property(html, 'og:description')).toMatch(/\w/);
    expect(property(html, 'og:url')).toBe(origin['nl-NL'] + path);
    expect(property(html, 'og:locale')).toBe('nl_NL');
    await storefront
      .page(new URL(property(html, 'og:image')!).pathname)
      .expect(200)
      .expect('content-type', 'image/webp');
  });
});

describe('the feed', () => {
  it('lists the latest articles in the language of the host, newest first', async () => {
    const { text } = await storefront.page('/feeds/articles.xml', { host: 'www.enc-quiet.uk.example' }).expect(200).expect('content-type', 'application/rss+xml; charset=utf-8');
    expect(text).toContain('<language>en-gb</language>');
    const items = [...text.matchAll(/<item>[^]*?<link>([^<]+)<\/link>[^]*?<pubDate>([^<]+)<\/pubDate>/g)].map((match) => ({ link: match[1]!, date: Date.parse(match[2]!) }));
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items).toEqual(items.toSorted((one, other) => other.date - one.date));
    for (const { link } of items) await storefront.page(new URL(link).pathname, { host: 'www.enc-quiet.uk.example' }).expect(200);
  });

  it('is linked only from the overview pages of the same documents', async () => {
    const feedsOn = async (path: string) =>
      [...(await htmlOf('nl-NL', path)).matchAll(/<link rel="alternate" type="application\/(?:rss|atom)\+xml" title="ENC" href="([^"]+)">/g)].map((match) => match[1]!);
    expect(await feedsOn('/blogs')).toEqual(['/feeds/articles.xml', '/feeds/articles.atom']);
    expect(await feedsOn('/projecten')).toEqual(['/feeds/projects.xml', '/feeds/projects.atom']);
    expect(await feedsOn('/contact')).toEqual([]);
    for (const path of await feedsOn('/projecten')) await storefront.page(path).expect(200);
    await storefront.page('/feed.xml').expect(301).expect('location', '/feeds/articles.xml');
    await storefront.page('/feeds/nothing.xml').expect(404);
  });
});
