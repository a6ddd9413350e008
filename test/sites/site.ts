import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RequestPage } from '../../cli/checks/site-findings.js';
import type { BrandCode } from '../../src/contract/brand-codes.js';
import type { Locale } from '../../src/contract/locales.js';
import { type BuildFacts, BuiltSite } from '../../src/views/built-site.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { stopOnFailure } from '../support/stop-on-failure.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

/** Built site of a brand with its own Shop API. */
export interface TestSite {
  storefront: TestStorefront;
  folder: string;
  /** Requests a path on the host of a locale, without following redirects. */
  request: RequestPage;
  /** Host header of a locale. */
  hostOf(locale: Locale): string;
  stop(): Promise<void>;
}

/** Returns the folder of the built site of a brand: the existing build, or one that this call makes synchronously. Its hook needs a timeout of 120 s. */
export const buildSite = (brand: BrandCode): string => {
  const { brand: built } = JSON.parse(readFileSync('dist/build.json', 'utf8')) as BuildFacts;
  if (built === brand) return `${process.cwd()}/dist/`;
  const folder = `test-results/sites/${brand.toLowerCase()}`;
  const { status, stderr } = spawnSync('node_modules/.bin/node', ['dist/cli/build/main.js', folder, '--draft'], { env: { ...process.env, BRAND: brand }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build of the site of ${brand} failed: ${stderr}`);
  return `${process.cwd()}/${folder}/`;
};

export const startSite = async (brand: BrandCode): Promise<TestSite> => {
  const folder = buildSite(brand);
  const shop: TestShop = await startTestShop({ BRAND: brand });
  const storefront = await stopOnFailure(shop.stop, async () => startTestStorefront(shop.url, brand, await BuiltSite.read(folder)));
  const hostOf = (locale: Locale) => `${locale.toLowerCase()}.localhost:${new URL(storefront.url).port}`;
  return {
    storefront,
    folder,
    hostOf,
    request: async (locale, path) => {
      // No compression, because it would take as long as rendering the page.
      const { status, headers, text } = await storefront.page(path, { host: hostOf(locale), 'accept-encoding': 'identity' });
      return { status, location: headers.location as string | undefined, text: text ?? '' };
    },
    stop: async () => {
      await storefront.stop();
      await shop.stop();
    },
  };
};
