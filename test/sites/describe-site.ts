import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type Answer, read, siteFindings } from '../../cli/checks/site-findings.js';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { parseSitemap, type SitemapItem } from 'sitemap';
import { loadBrand, loadSite } from '../../src/config/brand.js';
import { type BrandCode, brandCodes, defaultBrand } from '../../src/contract/brand-codes.js';
import { baseLocaleOf, type Locale, locales } from '../../src/contract/locales.js';
import type { Operation } from '../../src/contract/operation.js';
import { href, matchRoute, type PlainRouteKey, type RouteKey, routeKeys, routeTable } from '../../src/contract/routes.js';
import { shopApi } from '../../src/contract/shop-api.js';
import { isListed, isServed } from '../../src/domain/served-routes.js';
import { crawl } from './crawl.js';
import { expectedTypes, richResultFaults } from './rich-results.js';
import { readable, textFaults } from '../support/text-faults.js';
import { startSite, type TestSite } from './site.js';
import { stylesheetsOf, unstyledClassesIn } from './unstyled-classes.js';

/** Resolves the rules once, although the validator requests them for every page. */
class FixedRules extends StaticConfigLoader {
  private resolved?: ReturnType<StaticConfigLoader['getConfigFor']>;

  override getConfigFor(page: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.resolved ??= super.getConfigFor(page);
    return this.resolved;
  }
}
const validator = new HtmlValidate(
  new FixedRules({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // React's style of attributes and void elements, which is valid HTML.
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The content security policy allows only the script that is part of the page and what it adds, so that integrity attributes are not needed.
      'require-sri': 'off',
      'long-title': 'off',
      'element-permitted-content': 'error',
    },
  }),
);
const faultsIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`));
};

/** Entries of all sitemaps in the sitemap index of a host. */
const sitemapOf = async (site: TestSite, locale: Locale): Promise<SitemapItem[]> => {
  const index = (await site.request(locale, '/sitemap.xml')).text;
  const names = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  const maps = await Promise.all(names.map(async (name) => parseSitemap(Readable.from([(await site.request(locale, name)).text]))));
  return maps.flat();
};

/** Number of spec files that share the brands, so that sites are tested in parallel. */
const shares = globSync('test/sites/sites-*.spec.ts').length;
/** Declares the tests of the sites that belong to one of these files. @param share number of the file, from 1 */
export const describeSites = (share: number): void => brandCodes.filter((_, at) => at % shares === share - 1).forEach(describeSite);

const describeSite = (code: BrandCode): void =>
  describe(`the site of ${code}`, () => {
    /** Brands share markup, texts and routes: the default brand is tested in every locale, the others in one locale of each language. */
    const requested = code === defaultBrand ? locales : Object.values(baseLocaleOf);
    /** Two locales are enough, because brands and countries share the code that generates links; the content check follows links in documents for every locale of every brand. */
    const crawled = Object.values(baseLocaleOf).slice(0, 2);
    let site: TestSite;
    beforeAll(async () => {
      site = await startSite(code);
    }, 300_000);
    afterAll(() => site.stop());

    it('serves every route with the right status, valid HTML, complete texts and styles, and the structured data that search engines require', async () => {
      const faults: string[] = [];
      const stylesheets = stylesheetsOf(site.folder);
      const described = new Set<RouteKey>();
      let pages = 0;
      const onPage = async (locale: Locale, key: RouteKey, path: string, { status, text }: Answer) => {
        pages += 1;
        if (status === 200) described.add(key);
        if (status === 200) faults.push(...richResultFaults(key, text).map((fault) => `${locale} ${path} ${fault}`));
        if (status === 200 || status === 404)
          faults.push(...[...(await faultsIn(text)), ...unstyledClassesIn(text, stylesheets), ...textFaults(readable(text))].map((fault) => `${locale} ${path} ${fault}`));
      };
      const findings = await siteFindings({ brand: await loadBrand(code), request: site.request, only: requested, onPage });
      expect({ findings, faults: [...new Set(faults)] }).toEqual({ findings: [], faults: [] });
      expect(pages).toBe(requested.length * routeKeys.length);
      // Every route with required structured data was requested.
      const brand = await loadBrand(code);
      expect([...described]).toEqual(expect.arrayContaining(routeKeys.filter((key) => expectedTypes[key] && isServed(brand, key))));
    }, 600_000);

    it('shows no picture twice on its home page, in any locale', async () => {
      for (const locale of locales) {
        const { text } = await site.request(locale, '/');
        const shown = [...text.slice(text.indexOf('<main')).matchAll(/<img[^>]* src="(\/media\/[^"]+)"/g)].map(([, picture]) => picture!);
        expect(shown.length).toBeGreaterThan(3);
        expect({ locale, repeated: shown.filter((picture, at) => shown.indexOf(picture) !== at) }).toEqual({ locale, repeated: [] });
      }
    });

    it('contains no texts, colours or addresses of other brands', async () => {
      const own = await loadSite(code);
      const assets = `${site.folder}client/assets`;
      const files = readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file));
      const everything = files.map((file) => readFileSync(`${assets}/${file}`, 'utf8')).join('\n');
      const styles = [...stylesheetsOf(site.folder).values()].join('\n');
      expect(styles).toContain(own.theme.colors.paper);
      for (const other of brandCodes.filter((one) => one !== code)) {
        const { default: brand, theme } = await loadSite(other);
        const colours = Object.values(theme.colors).filter((colour) => !Object.values(own.theme.colors).includes(colour));
        expect(colours.filter((colour) => styles.includes(colour))).toEqual([]);
        const texts = brand.footer.flatMap(({ entries }) => entries).flatMap((entry) => (entry.kind === 'Text' ? Object.values(entry.text) : []));
        // The site of the group links to its brands.
        const addresses = own.look.marks ? [] : Object.values(brand.domains);
        expect([...texts, ...addresses, brand.email].filter((words) => everything.includes(words))).toEqual([]);
        for (const part of ['content', 'catalogue']) expect(existsSync(`${site.folder}brands/${other.toLowerCase()}/${part}`)).toBe(false);
      }
    });

    it('has its own icon in every size', async () => {
      const { default: brand, theme } = await loadSite(code);
      const manifest = JSON.parse(readFileSync(`${site.folder}client/icons/site.webmanifest`, 'utf8')) as { name: string; icons: { src: string; sizes: string }[] };
      expect(manifest.name).toBe(brand.siteName);
      await site.storefront
        .page('/icons/site.webmanifest')
        .expect(200)
        .expect('content-type', /^application\/manifest\+json/);
      for (const { src, sizes } of [...manifest.icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }, { src: '/icons/icon-32.png', sizes: '32x32' }]) {
        const { width, height } = await sharp(readFileSync(`${site.folder}client${src}`)).metadata();
        expect(`${width}x${height}`).toBe(sizes);
        await site.storefront.page(src).expect(200).expect('content-type', 'image/png');
      }
      await site.storefront.page('/favicon.ico').expect(301).expect('location', '/icons/favicon.ico');
      expect((await site.request('nl-NL', '/')).text).toContain(`<meta name="theme-color" content="${theme.colors.paper}">`);
    });

    it('has REST endpoints, OpenAPI paths and procedures only for features that are switched on', async () => {
      const brand = await loadBrand(code);
      const document = (await site.storefront.page('/api/openapi.json').expect(200)).body as { paths: Record<string, Record<string, unknown>> };
      for (const { method, path } of Object.values<Operation>(shopApi)) {
        // A brand without products still receives enquiries, and its Shop API has capabilities.
        const isOpen = brand.permissions.products || ['/Enquiries', '/Uploads', '/Capabilities'].some((start) => path.startsWith(start));
        expect([path, document.paths[path]?.[method.toLowerCase()] !== undefined]).toEqual([path, isOpen]);
        if (isOpen) continue;
        const answer = await site.storefront.call(method.toLowerCase() as 'get', `/api${path.replaceAll(/\{\w+\}/g, 'x')}`);
        expect([path, answer.status]).toEqual([path, 404]);
      }
      const request = (procedure: string) => site.storefront.page(`/api/trpc/${procedure}?input=${encodeURIComponent('{"json":{}}')}`);
      await request('products.list').expect(brand.permissions.products ? 200 : 404);
      await request('user.me').expect(brand.permissions.account ? 200 : 404);
      await request('content.links').expect(200);
    });

    it('lists in its sitemap exactly the indexable pages, and all of them exist', async () => {
      const brand = await loadBrand(code);
      const named = await sitemapOf(site, 'de-AT');
      expect(named.length).toBeGreaterThanOrEqual(20);
      for (const { url, links } of named) {
        expect(links.map(({ lang }) => lang).toSorted()).toEqual([...locales, 'x-default'].toSorted());
        const { pathname, host } = new URL(url);
        expect(host).toBe(site.hostOf('de-AT'));
        const { key } = matchRoute(pathname, 'de')!;
        expect([key, isServed(brand, key) && isListed(key)]).toEqual([key, true]);
        const { status, text } = await site.request('de-AT', pathname);
        expect([pathname, status, text.includes('<meta name="robots" content="noindex">')]).toEqual([pathname, 200, false]);
        expect([pathname, read(text).canonical]).toEqual([pathname, url]);
      }
      expect(new Set(named.map(({ url }) => url)).size).toBe(named.length);
      const expected = routeKeys.filter((key) => isServed(brand, key) && isListed(key) && !routeTable[key].en.includes('{')).map((key) => href(key as PlainRouteKey, 'de-AT'));
      expect(named.map(({ url }) => new URL(url).pathname)).toEqual(expect.arrayContaining(expected));
    });

    it('has no broken links, no links to redirects, and no missing files', async () => {
      const { faults, pages, files } = await crawl(site, crawled);
      expect(faults).toEqual([]);
      expect(pages).toBeGreaterThan(crawled.length * 15);
      expect(files).toBeGreaterThan(20);
    }, 600_000);
  });
