import type { Page } from 'playwright/test';
import type { Locale } from '../../src/contract/locales.js';
import { type HostName, measuringHosts, startThirdParties, type ThirdPartyHosts } from '../support/third-parties.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test as base } from './support/fixtures.js';
import { panelSlug } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { RunningShop } from './support/running-shop.js';
import type { Shopper } from './support/shopper.js';
import type { Troubles } from './support/troubles.js';

/** A shop that measures, in containers of its own in the Netherlands and Germany. */
const test = base.extend<object, { hosts: ThirdPartyHosts; shop: RunningShop }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const hosts = await startThirdParties();
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ hosts }, use) => {
      const shop = await RunningShop.start({ ...hosts.variables, ...hosts.measuring });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ hosts }) => hosts.reset());

const bannerOf = ({ page, say }: Shopper) => page.getByRole('region', { name: say('form.banner.title') });
const say = (shopper: Shopper, word: 'refuse' | 'accept' | 'choose') => bannerOf(shopper).getByRole('button', { name: shopper.say(`form.banner.${word}`), exact: true });
/** Asked of all who measure. */
const askedOf = (hosts: ThirdPartyHosts) => measuringHosts.flatMap((name) => hosts[name].asked);
const expectHosts = (troubles: Troubles, ...names: HostName[]) => troubles.expect(...names.map((name) => new RegExp(`request to a stranger: http://${name}\\.localhost:`)));
const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value.replace(/\d{9,}/, 'T');
const giveBefore = async (shopper: Shopper, words: string) =>
  shopper.page.context().addCookies([{ name: 'consent', value: `1.${Math.floor(Date.now() / 1000)}${words}`, url: shopper.shop.urlOf(shopper.locale) }]);

/** Looks at a page of each kind, down to its foot. */
const lookAround = async (shopper: Shopper) => {
  const kinds = [
    ['home'],
    ['productOverview'],
    ['productDetail', panelSlug['nl-NL']],
    ['blogOverview'],
    ['inspirationOverview'],
    ['contact'],
    ['searchOverview'],
    ['cart'],
    ['newsletter'],
  ] as const;
  for (const [key, slug] of kinds) {
    await shopper.open(key, slug);
    await shopper.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shopper.page.waitForLoadState('networkidle');
  }
};
/** Follows a link of the main menu, which changes the page without loading it anew. */
const follow = async ({ page, say: words }: Shopper, at: number) => {
  const link = page
    .getByRole('navigation', { name: words('header.mainMenu') })
    .first()
    .getByRole('link')
    .nth(at);
  const path = new URL((await link.getAttribute('href'))!, page.url()).pathname;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  return path;
};
/** What stands in the data layer; commands as lists. */
const layerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) => (String(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry)),
  ) as Promise<(unknown[] & { event?: string })[]>;

test('nobody is asked for anything before an answer, nor after a refusal', async ({ shopperIn, page, hosts }) => {
  const shopper = shopperIn('nl-NL');
  await lookAround(shopper);
  await expect(bannerOf(shopper)).toBeVisible();
  const html = await page.evaluate(async () => (await fetch(window.location.href)).text());
  const [shown] = html.split('<script type="application/json"');
  expect(shown).not.toMatch(/preconnect|dns-prefetch/);
  for (const name of measuringHosts) expect(shown).not.toContain(hosts[name].origin);
  expect(await consentOf(page)).toBeUndefined();

  await say(shopper, 'refuse').click();
  await expect(bannerOf(shopper)).toBeHidden();
  expect(await consentOf(page)).toBe('1.T');
  await lookAround(shopper);
  await expect(bannerOf(shopper)).toBeHidden();
  expect(askedOf(hosts)).toEqual([]);
  expect((await layerOf(page)).filter((entry) => !Array.isArray(entry))).toEqual([]);
});

for (const [locale, container, script] of [
  ['nl-NL', 'GTM-NLNL', '/nl.js'],
  ['de-DE', 'GTM-DEDE', '/de.js'],
] as const satisfies [Locale, string, string][]) {
  test(`after a yes those who were named are asked, the container of ${locale} among them, and told of each page`, async ({ shopperIn, page, hosts, troubles }) => {
    const shopper = shopperIn(locale);
    expectHosts(troubles, ...measuringHosts);
    await shopper.open('home');
    await expect(bannerOf(shopper)).toContainText(new URL(hosts.ads.origin).host);
    await say(shopper, 'accept').click();
    expect(await consentOf(page)).toBe('1.T.statistics.marketing');
    await expect.poll(() => hosts.tags.asked).toEqual([`/gtm.js?id=${container}`, '/collect']);
    const start = (await layerOf(page)).slice(0, 3);
    expect(start).toMatchObject([
      ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' }],
      { event: 'gtm.js' },
    ]);
    const paths = [new URL(shopper.urlOf('home')).pathname, await follow(shopper, 0), await follow(shopper, 1)];
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === paths[1]);
    paths.push(paths[1]!);
    const calls = () => hosts.ads.asked.slice(1).map((call) => new URL(call, shopper.urlOf('home')).searchParams);
    await expect.poll(() => calls().length).toBe(4);
    expect(hosts.ads.asked[0]).toBe(script);
    expect(calls().map((call) => [call.get('event'), new URL(call.get('url')!).pathname])).toEqual(paths.map((path) => ['page-load', path]));
    expect(calls().every((call) => Boolean(call.get('title')))).toBe(true);
    await expect.poll(() => hosts.pixel.asked).toEqual(paths.map((path) => `/1.gif?site=quiet&path=${encodeURIComponent(path)}&locale=${locale}`));
    expect([...hosts.forms.asked, ...hosts.chat.asked]).toEqual([]);
  });
}

test('an answer from before measures the first page, and tells the tags of it before anything else', async ({ shopperIn, page, hosts, troubles }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(troubles, ...measuringHosts);
  await giveBefore(shopper, '.statistics');
  await shopper.open('productDetail', panelSlug['nl-NL']);
  await expect.poll(() => hosts.tags.asked.length).toBe(2);
  expect((await layerOf(page)).slice(0, 2)).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
  ]);
  expect([...hosts.ads.asked, ...hosts.pixel.asked]).toEqual([]);
  await expect(bannerOf(shopper)).toBeHidden();
});

test('the monitor is told every two seconds how the page was drawn, when there is something to tell', async ({ shopperIn, page, hosts, troubles }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(troubles, ...measuringHosts);
  await giveBefore(shopper, '.statistics');
  await page.clock.install();
  await shopper.open('home');
  const marks = () => hosts.monitor.told.flatMap((told) => (JSON.parse(told) as { marks: { name: string; value: number; path: string }[] }).marks);
  await expect.poll(() => marks().map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  expect(marks().every(({ path, value }) => path === '/' && value >= 0)).toBe(true);
  expect(hosts.monitor.asked.every((path) => path === '/in')).toBe(true);

  await page.clock.pauseAt(Date.now() + 600_000);
  await page.clock.runFor(2000);
  await page.waitForLoadState('networkidle');
  const before = hosts.monitor.told.length;
  await page.evaluate(() => {
    const until = performance.timeOrigin + performance.now();
    for (let at = 0; at < 3e8; at += 1) if (until < 0) return;
  });
  const isLong = () => page.evaluate(() => new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'longtask', buffered: true })).then(() => true));
  expect(await isLong()).toBe(true);
  expect(hosts.monitor.told.length).toBe(before);
  await page.clock.runFor(2000);
  await expect.poll(() => hosts.monitor.told.length).toBe(before + 1);
  expect(JSON.parse(hosts.monitor.told.at(-1)!)).toMatchObject({ marks: expect.arrayContaining([expect.objectContaining({ name: 'long task' })]) });
});

for (const [manner, failure] of [
  ['hangs', 'timeout'],
  ['missing', 'blocked'],
] as const) {
  test(`hosts of which each ${manner} delay no page, and are told to the log once`, async ({ shopperIn, page, shop, hosts, troubles }) => {
    const shopper = shopperIn('nl-NL');
    expectHosts(troubles, ...measuringHosts);
    troubles.expect(/status of 404/);
    for (const name of measuringHosts) hosts[name].manner = manner;
    await giveBefore(shopper, '.statistics.marketing');
    const started = performance.now();
    await page.goto(shopper.urlOf('home'), { waitUntil: 'load' });
    await shopper.untilAlive();
    expect(performance.now() - started).toBeLessThan(4000);
    await follow(shopper, 0);
    await expect(shopper.title).toBeFocused();
    await expect.poll(() => hosts.pixel.asked.length).toBe(2);
    for (const party of ['tagManager', 'adCall', 'pixel']) await expect.poll(() => shop.log).toMatch(new RegExp(`${party} ${failure} on /`));
    await follow(shopper, 1);
    await expect.poll(() => hosts.pixel.asked.length).toBe(3);
    expect(shop.log.match(new RegExp(`pixel ${failure}`, 'g'))).toHaveLength(1);
  });
}

test('the policy names nobody who is not set up in this locale', async ({ page, hosts, shop }) => {
  const policyIn = async (locale: Locale) => (await page.request.get(shop.urlOf(locale))).headers()['content-security-policy']!;
  const named = (policy: string) => measuringHosts.filter((name) => policy.includes(hosts[name].origin));
  expect(named(await policyIn('nl-NL'))).toEqual([...measuringHosts]);
  expect(await policyIn('nl-NL')).toContain('https://*.google-analytics.com');
  expect(named(await policyIn('fr-FR'))).toEqual(['pixel', 'monitor']);
  expect(await policyIn('fr-FR')).not.toContain('google-analytics');
});

test('a yes is taken back in the footer: the page is loaded anew without the scripts and their cookies', async ({ shopperIn, page, context, hosts, troubles }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(troubles, ...measuringHosts);
  await shopper.open('blogOverview');
  await say(shopper, 'accept').click();
  const measuringCookies = async () => (await context.cookies(page.url())).map(({ name }) => name).filter((name) => name.startsWith('_g'));
  await expect.poll(measuringCookies).toEqual(['_ga', '_gcl_au']);
  await page.getByRole('link', { name: shopper.say('footer.privacyChoices') }).click();
  await page.getByRole('checkbox', { name: new RegExp(shopper.say('form.choices.marketing.title')) }).uncheck();
  const reloaded = page.waitForEvent('load');
  await shopper.button('form.choices.save').click();
  await reloaded;
  expect(await consentOf(page)).toBe('1.T.statistics');
  await shopper.untilAlive();
  await expect.poll(() => hosts.tags.asked.filter((path) => path.startsWith('/gtm'))).toHaveLength(2);
  expect(await page.evaluate(() => 'adCall' in window)).toBe(false);

  await page.getByRole('link', { name: shopper.say('footer.privacyChoices') }).click();
  const again = page.waitForEvent('load');
  await shopper.button('form.choices.refuse').click();
  await again;
  await shopper.untilAlive();
  await expect.poll(measuringCookies).toEqual([]);
  const before = askedOf(hosts).length;
  await lookAround(shopper);
  expect(askedOf(hosts)).toHaveLength(before);
});

test('a browser that refuses for its user is believed, until they say otherwise', async ({ shopperIn, page, context, hosts, troubles }) => {
  const shopper = shopperIn('nl-NL');
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await lookAround(shopper);
  await expect(bannerOf(shopper)).toBeHidden();
  expect(askedOf(hosts)).toEqual([]);
  expectHosts(troubles, ...measuringHosts);
  await page.getByRole('link', { name: shopper.say('footer.privacyChoices') }).click();
  await expect(page.getByText(shopper.say('form.choices.signal'))).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(shopper.say('form.choices.statistics.title')) }).check();
  await shopper.button('form.choices.save').click();
  await expect.poll(() => hosts.tags.asked.length).toBe(2);
});

test('the banner is first for the keyboard, hides nothing that has the focus, moves nothing, and is accessible', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.open('productOverview');
  await expect(bannerOf(shopper)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
  await expect(page.locator(':focus')).toHaveCount(0);
  const [refuse, accept] = await Promise.all(
    [say(shopper, 'refuse'), say(shopper, 'accept')].map((button) =>
      button.evaluate((one) => ({
        ...one.getBoundingClientRect().toJSON(),
        look: getComputedStyle(one).cssText || [getComputedStyle(one).background, getComputedStyle(one).color, getComputedStyle(one).font].join(),
      })),
    ),
  );
  expect([refuse!.width, refuse!.height, refuse!.top, refuse!.look]).toEqual([accept!.width, accept!.height, accept!.top, accept!.look]);

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    const hidden = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement!;
        const banner = document.querySelector('[data-banner]')!;
        if (banner.contains(focused) || focused === document.body) return undefined;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const over = banner.getBoundingClientRect();
        const isBehind = top < window.innerHeight && top >= over.top && left >= over.left && right <= over.right && bottom > over.top;
        return isBehind ? focused.outerHTML.slice(0, 80) : undefined;
      });
      if (name) hidden.push(name);
    }
    expect(hidden, `what has the focus behind the banner at ${width} px`).toEqual([]);
  }
  await expectAccessible(page, 'a page with the banner');

  await page.reload();
  await expect(bannerOf(shopper)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(say(shopper, 'refuse')).toBeFocused();
  await byKeyboard(page).press(say(shopper, 'choose'));
  const dialog = page.getByRole('dialog', { name: shopper.say('form.choices.title') });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(say(shopper, 'choose')).toBeFocused();
  await byKeyboard(page).press(say(shopper, 'choose'));
  await byKeyboard(page).press(dialog.getByRole('button', { name: shopper.say('form.choices.refuse') }));
  await expect(bannerOf(shopper)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

test('other tabs follow an answer, and the checkout does not ask', async ({ shopperIn, page, context }) => {
  const shopper = shopperIn('nl-NL');
  const other = await context.newPage();
  await shopper.open('home');
  await expect(bannerOf(shopper)).toBeVisible();
  await other.goto(shopper.urlOf('contact'));
  const otherBanner = other.getByRole('region', { name: shopper.say('form.banner.title') });
  await expect(otherBanner).toBeVisible();
  await other.getByRole('button', { name: shopper.say('form.banner.refuse'), exact: true }).click();
  await expect(otherBanner).toBeHidden();
  await expect(bannerOf(shopper)).toBeHidden();
  await page.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked, and nobody is asked for anything', async ({ page, shopperIn, hosts, troubles }) => {
    troubles.expect(/\.js csp$/);
    const shopper = shopperIn('nl-NL');
    await page.goto(shopper.urlOf('home'), { waitUntil: 'networkidle' });
    await expect(bannerOf(shopper)).toHaveCount(0);
    await expect(page.getByRole('link', { name: shopper.say('footer.privacyChoices') })).toHaveAttribute('href', /privacy/);
    expect(askedOf(hosts)).toEqual([]);
  });
});
