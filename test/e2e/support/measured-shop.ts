import type { Page } from 'playwright/test';
import { measuringHosts, startThirdParties, type HostName, type ThirdPartyHosts } from '../../support/third-parties.js';
import { test as base, expect } from './fixtures.js';
import { panelSlug } from './journeys.js';
import { RunningShop } from './running-shop.js';
import type { Shopper } from './shopper.js';
import { rememberConsent, rememberedConsent } from './consent-cookie.js';
import type { Troubles } from './troubles.js';

export { expect };

/** With everybody whom a page can load from; each test finds them at work, and asked for nothing. */
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

/** A shop that measures, in containers of its own in the Netherlands and Germany. */
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

/** The question whether anything may be measured. */
export const bannerOf = ({ page, say }: Shopper) => page.getByRole('region', { name: say('form.banner.title') });
/** What it can be answered with. */
export const answerOf = (shopper: Shopper, word: 'refuse' | 'accept' | 'choose') =>
  bannerOf(shopper).getByRole('button', { name: shopper.say(`form.banner.${word}`), exact: true });
/** What all who measure were asked. */
export const askedOf = (hosts: ThirdPartyHosts) => measuringHosts.flatMap((name) => hosts[name].asked);
/** Requests to these are what a test brings about. */
export const expectHosts = (troubles: Troubles, ...names: HostName[]) => troubles.expect(...names.map((name) => new RegExp(`request to a stranger: http://${name}\\.localhost:`)));
/** The choice that is remembered, without its time. */
export const consentOf = async (page: Page) => (await rememberedConsent(page.context()))?.value.replace(/\d{9,}/, 'T');
/** Has a shopper come with an answer from another day. */
export const giveBefore = ({ page, shop, locale }: Shopper, words: string) => rememberConsent(page.context(), shop.urlOf(locale), `1.${Math.floor(Date.now() / 1000)}${words}`);

/** Pages that differ in what they load: pictures, a configurator, a form of a service, a cart. */
const fewPages = [['home'], ['productDetail', panelSlug['nl-NL']], ['contact'], ['cart']] as const;
export const pagesOfEachKind = [...fewPages, ['productOverview'], ['blogOverview'], ['inspirationOverview'], ['searchOverview'], ['newsletter']] as const;

/** Opens pages and scrolls each to its end. */
export const lookAround = async (shopper: Shopper, pages: typeof fewPages | typeof pagesOfEachKind = fewPages) => {
  for (const [key, slug] of pages) {
    await shopper.open(key, slug);
    await shopper.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shopper.page.waitForLoadState('networkidle');
  }
};

/** Follows an entry of the main menu, which changes the page without loading it anew. @returns the path it leads to */
export const follow = async ({ page, say, title }: Shopper, at: number): Promise<string> => {
  const link = page
    .getByRole('navigation', { name: say('header.mainMenu') })
    .first()
    .getByRole('link')
    .nth(at);
  const path = new URL((await link.getAttribute('href'))!, page.url()).pathname;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  // The address is there before the page is.
  await expect(title).toBeFocused();
  return path;
};

/** What stands in the data layer; commands as lists. */
export const layerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) => (String(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry)),
  ) as Promise<(unknown[] & { event?: string })[]>;
