import type { Page } from 'playwright/test';
import { article, copyContent, inEveryLanguage } from '../../support/content.js';
import { startReviews } from '../../support/reviews.js';
import { categoryOf, everyShortCode, slugOf, titleOf } from './every-short-code.js';
import { testWithHosts } from './measured-shop.js';
import type { PageErrors } from './page-errors.js';
import { RunningShop } from './running-shop.js';
import type { Shopper } from './shopper.js';

export { categoryOf, slugOf as everyCode, titleOf };
/** Slug of an article with a video and a form. */
export const slug = 'others';
export const title = 'Een lokaal, voor en na';
export const video = 'aqz-KE-bpKQ';
const body = `Een stuk met een film en een formulier.\n\n::: video ${video} ${title}\n:::\n\n::: form embed\n:::\n`;

/** Test with a shop that has form service, chat, reviews and videos, and an article with every short code. */
export const test = testWithHosts.extend<object, { shop: RunningShop }>({
  shop: [
    async ({ hosts }, use) => {
      const [content, reviews] = await Promise.all([copyContent(), startReviews()]);
      await inEveryLanguage(content, slug, (locale) => article(slug, `Films in ${locale}`, body));
      await inEveryLanguage(content, slugOf, (locale) => article('every-code', titleOf(locale), everyShortCode(locale)));
      const shop = await RunningShop.start({ CONTENT_DIR: content.folder, ...hosts.variables, ...reviews.variables });
      await use(shop);
      await shop.stop();
      await Promise.all([content.stop(), reviews.stop()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const players = /^https:\/\/(?:i\.ytimg\.com|www\.youtube-nocookie\.com)\//;
/** Never answers requests to the video hosts. */
export const keepFilmsWaiting = async (page: Page): Promise<void> => void (await page.context().route(players, () => undefined));
/** Intercepts requests to the video hosts. @returns URLs of the requests */
export const playFilms = async (page: Page, troubles: PageErrors, thumbnail = 200): Promise<string[]> => {
  const requested: string[] = [];
  troubles.expect(/third party: https:\/\/(?:i\.ytimg\.com|www\.youtube-nocookie\.com)\//, /ERR_FAILED|status of 404/);
  await page.context().route(players, (route) => {
    requested.push(route.request().url());
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="teal"/></svg>';
    return route.request().resourceType() === 'image'
      ? route.fulfill({ status: thumbnail, contentType: thumbnail === 200 ? 'image/svg+xml' : 'text/plain', body: thumbnail === 200 ? svg : 'gone' })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title><button>Pause</button></html>' });
  });
  return requested;
};
export const once = ({ page, translate }: Shopper, at = 0) => page.getByRole('button', { name: translate('global.gate.once'), exact: true }).nth(at);
export const always = ({ page, translate }: Shopper, at = 0) => page.getByRole('button', { name: translate('global.gate.always'), exact: true }).nth(at);
