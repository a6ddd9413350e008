import { test as base, expect } from 'playwright/test';
import type { Locale } from '../../../src/contract/locales.js';
import { RunningShop } from './running-shop.js';
import { Shopper } from './shopper.js';
import { Troubles } from './troubles.js';

export { expect };

interface TestFixtures {
  /** What went wrong on the test's pages; anything that was not expected fails the test. */
  troubles: Troubles;
  /** The test's page in the hands of a shopper at a locale's host. */
  shopperIn(locale: Locale): Shopper;
}

interface WorkerFixtures {
  /** The worker's own shop; stopped at the end, and nothing of it may be left. */
  shop: RunningShop;
}

/** For `test.use`: a browser whose user did not ask for less motion, as most. */
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
  // oxlint-disable-next-line no-empty-pattern -- as above
  troubles: async ({}, use) => use(new Troubles()),
  context: async ({ context, shop, troubles }, use, info) => {
    troubles.watch(context, shop);
    const before = shop.log.length;
    await use(context);
    if (info.status !== info.expectedStatus) await info.attach('log of the shop', { body: shop.log.slice(before) });
    expect(troubles.unexpected, 'warnings, errors and stray requests').toEqual([]);
  },
  shopperIn: async ({ page, shop }, use) => use((locale) => new Shopper(page, shop, locale)),
});
