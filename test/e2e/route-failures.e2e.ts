import { createServer } from 'node:http';
import type { Page, Request, Route } from 'playwright/test';
import { initTRPC, TRPCError } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import superjson from 'superjson';
import { trpcEndpoint } from '../../src/contract/trpc-endpoint.js';
import { close, listen } from '../support/listen.js';
import { AccountPage } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { EnquiryForm, openedLongAgo } from './support/enquiry-form.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug, startCheckout } from './support/journeys.js';
import { bar, hoverUntilPrefetched, linkTo, locale, panel, reads, toPanel } from './support/route-change.js';
import type { Shopper } from './support/shopper.js';
import type { PageErrors } from './support/page-errors.js';

const banner = ({ page, translate }: Shopper, notice: 'offline' | 'failed' | 'back') => page.getByRole('status').filter({ hasText: translate(`global.connection.${notice}`) });

/** Aborts requests, as without a connection. */
const cut = async (page: Page, troubles: PageErrors, address = reads) => {
  troubles.expect(/ERR_FAILED/);
  await page.route(address, (route) => route.abort('failed'));
};
const mend = (page: Page, address = reads) => page.unroute(address);

/** Opens the list and then the panel, which a reload loads again, so that going back reads the list from the server. @returns the title of the panel */
const openOverviewThenPanel = async (shopper: Shopper): Promise<string> => {
  await shopper.open('productOverview');
  await toPanel(shopper.page).click();
  await expect(shopper.title).toBeFocused();
  await shopper.page.reload();
  await shopper.waitForHydration();
  return (await shopper.title.textContent())!;
};

/** Presses the retry button on a product page by keyboard: a click first scrolls the page, whereupon the bar with the price appears and moves the button away from the mouse. */
const retryByKeyboard = (shopper: Shopper): Promise<void> => shopper.button('global.trouble.retry').press('Enter');

/** Records the document loads from now on. */
const countLoads = (page: Page): Request[] => {
  const loads: Request[] = [];
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads.push(request));
  return loads;
};

test.describe('a page that cannot be loaded', () => {
  test('leaves the visitor on the current page, and is shown after a retry', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const heading = await shopper.title.textContent();
    const loads = countLoads(page);
    await cut(page, pageErrors);
    await toPanel(page).click();
    await expect(banner(shopper, 'failed')).toBeVisible();
    await expect(bar(page)).not.toHaveAttribute('data-state', 'running');
    await shopper.expectAt('productOverview');
    await expect(shopper.title).toHaveText(heading!);
    await expectAccessible(page, 'page that could not be loaded');
    await mend(page);
    await shopper.button('global.trouble.retry').click();
    await shopper.expectAt('productDetail', panel);
    await expect(banner(shopper, 'failed')).toBeHidden();
    expect(loads).toEqual([]);
  });

  test('leaves the visitor there with the back button too, with the URL of the visible page', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn(locale);
    const name = await openOverviewThenPanel(shopper);
    await cut(page, pageErrors);
    await page.evaluate(() => window.history.back());
    await expect(banner(shopper, 'failed')).toBeVisible();
    await shopper.expectAt('productDetail', panel);
    await expect(shopper.title).toHaveText(name);
    await mend(page);
    await retryByKeyboard(shopper);
    await shopper.expectAt('productOverview');
    await expect(shopper.title).not.toHaveText(name);
  });

  test('is shown after a retry, although a read of the first attempt still waits for its response', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const name = await openOverviewThenPanel(shopper);
    const trpc = initTRPC.create({ transformer: superjson });
    const router = trpc.router({
      'content.page': trpc.procedure.query(() => new Promise<void>(() => undefined)),
      'products.list': trpc.procedure.query(() => {
        throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR' });
      }),
    });
    const server = createServer(createHTTPHandler({ router, basePath: `${trpcEndpoint.path}/`, maxBatchSize: trpcEndpoint.maximumBatch }));
    const origin = await listen(server);
    await page.route(reads, (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: origin + pathname + search });
    });
    await page.evaluate(() => window.history.back());
    await expect(banner(shopper, 'failed')).toBeVisible();
    await mend(page);
    await retryByKeyboard(shopper);
    await shopper.expectAt('productOverview');
    await expect(shopper.title).not.toHaveText(name);
    await close(server);
  });

  test('shows a message when the server fails', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn('de-DE');
    await shopper.open('productOverview');
    pageErrors.expect(/status of 500|status of 503/);
    await page.route(reads, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await linkTo(page, `/produkt/${panelSlug['de-DE']}`).click();
    await expect(banner(shopper, 'failed')).toBeVisible();
    await shopper.expectAt('productOverview');
  });

  test('that throws shows an error in its place: header and footer stay, the error is logged, and a retry works', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn('fr-BE');
    const { translate } = shopper;
    pageErrors.expect(/reading 'kind'|TypeError/);
    await shopper.open('productOverview');
    const damage = async (route: Route) => {
      // Only browsers resolve subdomains of localhost.
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/[\w-]+\.localhost/, 'localhost'),
      });
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"acoustics":', '"damaged":') });
    };
    await page.route(reads, damage);
    const reported = page.waitForRequest('**/api/client-errors');
    await linkTo(page, `/produit/${panelSlug['fr-BE']}`).click();
    await expect(shopper.title).toHaveText(translate('global.trouble.broken.title'));
    await expect(shopper.title).toBeFocused();
    expect((await reported).postDataJSON()).toMatchObject({ party: 'page', failure: 'render', path: `/produit/${panelSlug['fr-BE']}` });
    expect((await (await reported).response())?.status()).toBe(204);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page, 'page with an error');
    await page.unroute(reads, damage);
    await shopper.button('global.trouble.retry').click();
    await expect(page.locator('#buy')).toBeVisible();
    await expect(shopper.title).toBeFocused();
  });
});

test.describe('a file that no longer exists after a deployment', () => {
  const gone = (page: Page, troubles: PageErrors, address: string) => {
    troubles.expect(/status of 404/);
    return page.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));
  };

  test('of a route: the requested page is loaded as a document, once', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await gone(page, pageErrors, '**/assets/productDetail-*.js');
    const loads = countLoads(page);
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
    await page.waitForLoadState();
    await expect(shopper.title).toBeVisible();
    // The file is still missing, so the page stays as the server rendered it.
    await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('renewed'))).not.toBeNull();
    await page.waitForLoadState('networkidle');
    expect(loads.map((load) => new URL(load.url()).pathname)).toEqual([`/product/${panel}`]);
  });

  test('of a prefetched route: nothing happens', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await gone(page, pageErrors, '**/assets/productDetail-*.js');
    const loads = countLoads(page);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await hoverUntilPrefetched(shopper, /\/assets\/productDetail-/);
    await answered;
    await expect(shopper.title).toBeVisible();
    expect(await page.evaluate(() => window.sessionStorage.getItem('renewed'))).toBeNull();
    expect(loads).toEqual([]);
  });

  test('of a part of a page: the page reloads once and keeps the input, except passwords', async ({ shopperIn, page, pageErrors }) => {
    const shopper = shopperIn(locale);
    const account = new AccountPage(shopper);
    await shopper.open('myAccount');
    await account.field('form.email').fill('sanne@example.nl');
    await account.field('form.password').fill('Stille-kamer1!');
    await gone(page, pageErrors, '**/assets/consent-choices*.js');
    const loads = countLoads(page);
    const loaded = page.waitForEvent('load');
    await shopper.link('footer.privacyChoices').click();
    await loaded;
    await shopper.waitForHydration();
    await expect(account.field('form.email')).toHaveValue('sanne@example.nl');
    await expect(account.field('form.password')).toHaveValue('');
    await shopper.expectAt('myAccount');
    await shopper.link('footer.privacyChoices').click();
    await shopper.expectAt('infoDetail', 'privacy');
    expect(loads).toHaveLength(1);
  });
});

test.describe('without a connection', () => {
  test('a message is shown, and another one when the connection is back; a requested page is shown after a retry, and not by itself', async ({
    shopperIn,
    page,
    context,
    pageErrors,
  }) => {
    // Files that load when the browser is idle may be requested after the connection is lost.
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    const shopper = shopperIn(locale);
    await page.clock.install();
    await shopper.open('productOverview');
    await context.setOffline(true);
    await expect(banner(shopper, 'offline')).toBeVisible();
    await expectAccessible(page, 'offline');
    await context.setOffline(false);
    await expect(banner(shopper, 'back')).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(banner(shopper, 'back')).toBeHidden();

    await context.setOffline(true);
    await toPanel(page).click();
    await expect(shopper.button('global.trouble.retry')).toBeVisible();
    await shopper.expectAt('productOverview');
    await context.setOffline(false);
    await expect(banner(shopper, 'back')).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(banner(shopper, 'failed')).toBeVisible();
    await shopper.expectAt('productOverview');
    await shopper.button('global.trouble.retry').click();
    await shopper.expectAt('productDetail', panel);
  });

  test('forms keep the input, show the reason, and can be sent when the connection is back', async ({ shopperIn, page, context, pageErrors }) => {
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED/, /status of 401/);
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    const noAnswer = page.getByRole('alert').filter({ hasText: translate('form.noAnswer.title') });
    const account = new AccountPage(shopper);
    await shopper.open('myAccount');
    await context.setOffline(true);
    await account.signIn({ email: 'sanne@example.nl', password: 'Stille-kamer1!' });
    await expect(noAnswer).toBeVisible();
    await expect(account.field('form.email')).toHaveValue('sanne@example.nl');
    await expect(account.field('form.password')).toHaveValue('Stille-kamer1!');
    await context.setOffline(false);
    await shopper.button('auth.submit').click();
    await expect(page.getByRole('alert')).toContainText(translate('apiErrors.INVALID_CREDENTIALS.title'));

    await openedLongAgo(page);
    await shopper.open('contact');
    const form = new EnquiryForm(shopper);
    await form.field('message').fill('Onze vergaderzaal galmt.');
    await form.sign('contact', 'sanne@example.nl');
    await context.setOffline(true);
    await form.send('contact');
    await expect(noAnswer).toBeVisible();
    await expect(form.field('message')).toHaveValue('Onze vergaderzaal galmt.');
    await context.setOffline(false);
    await form.send('contact');
    await expect(form.received('contact.sentTitle')).toBeVisible();
  });

  test('the details of an order are kept, and can be sent when the connection is back', async ({ shopperIn, page, context, pageErrors }) => {
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    const shopper = shopperIn(locale);
    const checkout = await startCheckout(shopper);
    await checkout.fillDetails();
    await context.setOffline(true);
    await shopper.button('checkout.details.continue').click();
    await expect(page.getByRole('alert').filter({ hasText: shopper.translate('form.noAnswer.title') })).toBeVisible();
    await checkout.expectDetails();
    await context.setOffline(false);
    await checkout.continueTo('delivery');
  });
});
