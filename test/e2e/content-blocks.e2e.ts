import { article, copyContent, inEveryLanguage } from '../support/content.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test as base } from './support/fixtures.js';
import { categoryOf, everyShortCode, slugOf, titleOf } from './support/every-short-code.js';
import { RunningShop } from './support/running-shop.js';

/** Test with a shop that has an additional article with every short code. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const content = await copyContent();
      await inEveryLanguage(content, slugOf, (locale) => article('every-code', titleOf(locale), everyShortCode(locale)));
      const shop = await RunningShop.start({ CONTENT_DIR: content.folder });
      await use(shop);
      await shop.stop();
      await content.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
for (const locale of ['nl-NL', 'fr-FR'] as const) {
  test(`an article renders all short codes in ${locale}`, async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    await shopper.open('blogDetail', slugOf);
    await expect(shopper.title).toHaveText(titleOf(locale));
    const text = page.getByRole('article');

    await test.step('products, a video, a quote, pictures and a button', async () => {
      await expect(text.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
      await expect(text.getByText('Anna de Wit', { exact: true })).toBeVisible();
      await expect(text.getByText('Zo klinkt een kamer')).toBeVisible();
      await expect(text.getByRole('img', { name: 'Studio 1' })).toBeVisible();
      await expect(text.getByText(':::')).toHaveCount(0);
      await expectAccessible(page, 'an article with every short code');
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('the calculator updates its results', async () => {
      const before = await text.getByRole('definition').first().textContent();
      await text.getByRole('textbox', { name: translate('project.calculator.length'), exact: true }).fill('9');
      await expect(text.getByRole('definition').first()).not.toHaveText(before!);
    });

    await test.step('the form shows missing fields', async () => {
      await shopper.button('form.newsletter.send').click();
      await expect(text.locator('[aria-invalid="true"]').first()).toBeFocused();
    });

    await test.step('links lead to the catalogue and back', async () => {
      await text.getByRole('link', { name: 'wall panels' }).click();
      await shopper.expectAt('categoryDetail', categoryOf(locale));
      await page.goBack();
      await text.getByRole('link', { name: 'Contact', exact: true }).click();
      await shopper.expectAt('contact');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`the same content can be read in ${locale}`, async ({ shopperIn, shop, page }) => {
      await page.goto(`${shop.urlOf(locale)}/blogs/${slugOf}`);
      await expect(page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
      await expect(page.getByRole('article').getByRole('link', { name: 'wall panels' })).toHaveAttribute('href', new RegExp(`/${categoryOf(locale)}$`));
      await expect(page.getByRole('article').getByRole('textbox', { name: shopperIn(locale).translate('project.calculator.length'), exact: true })).toBeVisible();
    });
  });
}
