import type { Locale } from '../../src/contract/locales.js';
import { measuringHosts } from '../support/third-parties.js';
import { panelSlug } from './support/journeys.js';
import { answerOf, consentBanner, consentOf, expect, expectHosts, follow, layerOf, requestsOf, storeConsent, test } from './support/measured-shop.js';

/** Blocks the main thread of the page for a while, in a separate task. */
const keepBusy = () =>
  new Promise<number>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      let sum = 0;
      for (let at = 0; at < 1e8; at += 1) sum = (sum * 31 + at) % 1_000_003;
      done(sum);
    });
    port1.start();
    port2.postMessage('');
  });

for (const [locale, container, script] of [
  ['nl-NL', 'GTM-NLNL', '/nl.js'],
  ['de-DE', 'GTM-DEDE', '/de.js'],
] as const satisfies [Locale, string, string][]) {
  test(`after consent the configured services are loaded, including the container of ${locale}, and get an event for each page`, async ({ shopperIn, page, hosts, pageErrors }) => {
    const shopper = shopperIn(locale);
    expectHosts(pageErrors, ...measuringHosts);
    await shopper.open('home');
    await expect(consentBanner(shopper)).toContainText(new URL(hosts.ads.origin).host);
    await answerOf(shopper, 'accept').click();
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
    await expect
      .poll(() => hosts.pixel.asked.map((requested) => requested.replace(/&at=\d{13}$/, '')))
      .toEqual(paths.map((path) => `/1.gif?site=quiet&path=${encodeURIComponent(path)}&locale=${locale}`));
    expect([...hosts.forms.asked, ...hosts.chat.asked]).toEqual([]);
  });
}

test('with consent from an earlier visit the first page is measured, and the consent state comes first in the data layer', async ({ shopperIn, page, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, ...measuringHosts);
  await storeConsent(shopper, '.statistics');
  await shopper.open('productDetail', panelSlug['nl-NL']);
  await expect.poll(() => hosts.tags.asked.length).toBe(2);
  expect((await layerOf(page)).slice(0, 2)).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
  ]);
  expect([...hosts.ads.asked, ...hosts.pixel.asked]).toEqual([]);
  await expect(consentBanner(shopper)).toBeHidden();
  // The browser revalidates its copy. A 304 changes neither the policy nor the nonce with which the container adds scripts.
  await page.reload();
  await expect.poll(() => hosts.tags.asked.filter((path) => path === '/collect').length).toBe(2);
});

test('a page with a mailed token in its URL is not measured, and the next page is', async ({ shopperIn, page, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, ...measuringHosts);
  await storeConsent(shopper, '.statistics.marketing');
  await shopper.open('newsletter', undefined, { token: 'k'.repeat(43) });
  await page.waitForLoadState('networkidle');
  expect(requestsOf(hosts)).toEqual([]);
  await follow(shopper, 0);
  await expect.poll(() => hosts.tags.asked.length).toBe(2);
  expect(requestsOf(hosts).filter((requested) => requested.includes('kkk'))).toEqual([]);
});

test('the render monitor gets figures every two seconds, if there are any', async ({ shopperIn, page, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, ...measuringHosts);
  await storeConsent(shopper, '.statistics');
  await page.clock.install();
  await shopper.open('home');
  const marks = () => hosts.monitor.told.flatMap((reported) => (JSON.parse(reported) as { marks: { name: string; value: number; path: string }[] }).marks);
  await expect.poll(() => marks().map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  expect(marks().every(({ path, value }) => path === '/' && value >= 0)).toBe(true);
  expect(hosts.monitor.asked.every((path) => path === '/in')).toBe(true);

  await page.clock.pauseAt(Date.now() + 600_000);
  const tick = async () => {
    await page.clock.runFor(2000);
    await page.waitForLoadState('networkidle');
  };
  const isTicked = async () => {
    const before = hosts.monitor.told.length;
    await tick();
    return hosts.monitor.told.length > before;
  };
  await expect.poll(isTicked, { message: 'no more figures are sent' }).toBe(false);
  const before = marks().length;
  await page.evaluate(keepBusy);
  // Observer entries can arrive after the tick to which they belong.
  const news = async () => {
    await tick();
    return marks()
      .slice(before)
      .map(({ name }) => name);
  };
  await expect.poll(news, { message: 'sent figures' }).toContain('long task');
});

for (const [manner, failure] of [
  ['hangs', 'timeout'],
  ['missing', 'blocked'],
] as const) {
  test(`third parties in the mode "${manner}" delay no page, and are logged once`, async ({ shopperIn, page, shop, hosts, pageErrors }) => {
    const shopper = shopperIn('nl-NL');
    expectHosts(pageErrors, ...measuringHosts);
    pageErrors.expect(/status of 404/);
    for (const name of measuringHosts) hosts[name].manner = manner;
    await storeConsent(shopper, '.statistics.marketing');
    const before = shop.log.length;
    await page.clock.install();
    await page.goto(shopper.urlOf('home'), { waitUntil: 'load' });
    await shopper.waitForHydration();
    expect(shop.log.slice(before), 'the page is in use before anybody was given up').not.toContain(' timeout on /');
    await follow(shopper, 0);
    await expect(shopper.title).toBeFocused();
    await expect.poll(() => hosts.pixel.asked.length).toBe(2);
    await page.clock.fastForward(10_000);
    for (const party of ['tagManager', 'adCall', 'pixel']) await expect.poll(() => shop.log).toMatch(new RegExp(`${party} ${failure} on /`));
    await follow(shopper, 1);
    await expect.poll(() => hosts.pixel.asked.length).toBe(3);
    expect(shop.log.match(new RegExp(`pixel ${failure}`, 'g'))).toHaveLength(1);
  });
}

test('the content security policy contains only hosts that are configured for the locale', async ({ page, hosts, shop }) => {
  const policyIn = async (locale: Locale) => (await page.goto(shop.urlOf(locale)))!.headers()['content-security-policy']!;
  const named = (policy: string) => measuringHosts.filter((name) => policy.includes(hosts[name].origin));
  expect(named(await policyIn('nl-NL'))).toEqual([...measuringHosts]);
  expect(await policyIn('nl-NL')).toContain('https://*.google-analytics.com');
  expect(named(await policyIn('fr-FR'))).toEqual(['pixel', 'monitor']);
  expect(await policyIn('fr-FR')).not.toContain('google-analytics');
});
