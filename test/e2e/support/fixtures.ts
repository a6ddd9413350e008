import { test as base, expect } from 'playwright/test';
import type { Locale } from '../../../src/contract/locales.js';
import { RunningShop } from './running-shop.js';
import { Shopper } from './shopper.js';
import { PageErrors } from './page-errors.js';

export { expect };

interface TestFixtures {
  /** Problems on the pages of the test; any unexpected one fails the test. */
  pageErrors: PageErrors;
  /** The page of the test with helpers for the host of a locale. */
  shopperIn(locale: Locale): Shopper;
}

interface WorkerFixtures {
  /** Shop of the worker. It is stopped at the end, and none of its processes may remain. */
  shop: RunningShop;
}

/** For `test.use`: a browser without the preference for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const shop = await RunningShop.start();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
  pageErrors: async ({}, use) => use(new PageErrors()),
  context: async ({ context, shop, pageErrors }, use, info) => {
    pageErrors.watch(context, shop);
    const before = shop.log.length;
    await use(context);
    if (info.status !== info.expectedStatus) {
      await info.attach('log of the shop', { body: shop.log.slice(before) });
      if (shop.shopApiLog) await info.attach('log of its Shop API', { body: shop.shopApiLog() });
    }
    expect(pageErrors.unexpected, 'unexpected warnings, errors and requests').toEqual([]);
  },
  shopperIn: async ({ page, shop }, use) => use((locale) => new Shopper(page, shop, locale)),
});
