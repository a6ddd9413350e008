import type { Page } from 'playwright/test';
import { measuringHosts, startThirdParties, type HostName, type ThirdPartyHosts } from '../../support/third-parties.js';
import { test as base, expect } from './fixtures.js';
import { panelSlug } from './journeys.js';
import { RunningShop } from './running-shop.js';
import type { Shopper } from './shopper.js';
import { rememberConsent, rememberedConsent } from './consent-cookie.js';
import type { PageErrors } from './page-errors.js';

export { expect };

/** Test with fakes of all third parties, which are reset before each test. */
export const testWithHosts = base.extend<{ atWork: void }, { hosts: ThirdPartyHosts }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const hosts = await startThirdParties();
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  atWork: [
    async ({ hosts }, use) => {
      hosts.reset();
      await use();
    },
    { auto: true },
  ],
});

/** Test with a shop that has all measuring services; nl-NL and de-DE have their own tag container. */
export const test = testWithHosts.extend<object, { shop: RunningShop }>({
  shop: [
    async ({ hosts }, use) => {
      const shop = await RunningShop.start({ ...hosts.variables, ...hosts.measuring });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Consent banner. */
export const consentBanner = ({ page, translate }: Shopper) => page.getByRole('region', { name: translate('form.banner.title') });
/** A button of the consent banner. */
export const answerOf = (shopper: Shopper, word: 'refuse' | 'accept' | 'choose') =>
  consentBanner(shopper).getByRole('button', { name: shopper.translate(`form.banner.${word}`), exact: true });
/** Paths of the requests to all measuring services. */
export const requestsOf = (hosts: ThirdPartyHosts) => measuringHosts.flatMap((name) => hosts[name].asked);
/** Declares requests to these hosts as expected. */
export const expectHosts = (troubles: PageErrors, ...names: HostName[]) =>
  troubles.expect(...names.map((name) => new RegExp(`request to a third party: http://${name}\\.localhost:`)));
/** Value of the consent cookie, with `T` instead of its time. */
export const consentOf = async (page: Page) => (await rememberedConsent(page.context()))?.value.replace(/\d{9,}/, 'T');
/** Sets the consent cookie of an earlier visit. */
export const storeConsent = ({ page, shop, locale }: Shopper, words: string) => rememberConsent(page.context(), shop.urlOf(locale), `1.${Math.floor(Date.now() / 1000)}${words}`);

/** Pages that load different things: pictures, a configurator, an embedded form, a cart. */
const fewPages = [['home'], ['productDetail', panelSlug['nl-NL']], ['contact'], ['cart']] as const;
export const pagesOfEachKind = [...fewPages, ['productOverview'], ['blogOverview'], ['inspirationOverview'], ['searchOverview'], ['newsletter']] as const;

export const browsePages = async (shopper: Shopper, pages: typeof fewPages | typeof pagesOfEachKind = fewPages) => {
  for (const [key, slug] of pages) {
    await shopper.open(key, slug);
    await shopper.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Effects and parts that load when the browser is idle have run after two idle periods.
    await shopper.page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done())))));
  }
  await shopper.page.waitForLoadState('networkidle');
};

/** Clicks a link of the main menu, which changes the route without loading a document. @returns its path */
export const follow = async ({ page, translate, title }: Shopper, at: number): Promise<string> => {
  const link = page
    .getByRole('navigation', { name: translate('header.mainMenu') })
    .first()
    .getByRole('link')
    .nth(at);
  const path = new URL((await link.getAttribute('href'))!, page.url()).pathname;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  // The URL changes before the page is rendered.
  await expect(title).toBeFocused();
  return path;
};

/** Entries of the data layer; gtag commands as lists. */
export const layerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) => (String(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry)),
  ) as Promise<(unknown[] & { event?: string })[]>;
