import { everyLayout, expectAccessible } from './support/accessible.js';
import { expect } from './support/measured-shop.js';
import { categoryOf, everyCode, test, titleOf } from './support/third-party-shop.js';

const locale = 'fr-FR';

test('an article renders all short codes', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('blogDetail', everyCode);
  await expect(shopper.title).toHaveText(titleOf(locale));
  const text = page.getByRole('article');

  await test.step('products, a video, a quote, pictures and a button', async () => {
    await expect(text.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
    await expect(text.getByText('Anna de Wit', { exact: true })).toBeVisible();
    await expect(text.getByText('Zo klinkt een kamer')).toBeVisible();
    await expect(text.getByRole('img', { name: 'Studio 1' })).toBeVisible();
    await expect(text.getByText(':::')).toHaveCount(0);
    await expectAccessible(page, 'an article with every short code', everyLayout);
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
  test('the same content can be read in Dutch', async ({ shopperIn, shop, page }) => {
    await page.goto(`${shop.urlOf('nl-NL')}/blogs/${everyCode}`);
    await expect(page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('article').getByRole('link', { name: 'wall panels' })).toHaveAttribute('href', new RegExp(`/${categoryOf('nl-NL')}$`));
    await expect(page.getByRole('article').getByRole('textbox', { name: shopperIn('nl-NL').translate('project.calculator.length'), exact: true })).toBeVisible();
  });
});
