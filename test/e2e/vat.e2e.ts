import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, panelSlug } from './support/journeys.js';
import { ProductPage } from './support/product-page.js';
import { fetchRaw, wordsOf } from './support/raw-page.js';
import { centsOf, plain, printed } from './support/texts.js';

for (const [locale, rate] of [
  ['nl-NL', 21],
  ['de-DE', 19],
] as const) {
  test(`prices in ${locale} include VAT until the shopper switches the VAT view, which is then kept`, async ({ shopperIn, shop, page, context }) => {
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    const product = new ProductPage(shopper);
    await shopper.open('productDetail', panelSlug[locale]);

    await expect(shopper.vatSwitch).toBeChecked();
    const gross = await product.tier(0).cents();
    const net = Math.round(gross / (1 + rate / 100));
    await expect(product.total).toContainText(`${printed(gross, locale)} ${translate('global.vat.including')}`);

    await shopper.vatSwitch.click();
    await expect(shopper.vatSwitch).not.toBeChecked();
    await expect(product.tier(0).row).toContainText(printed(net, locale));
    await expect(product.total).toContainText(`${printed(net, locale)} ${translate('global.vat.excluding')}`);

    const cookies = await context.cookies(shop.urlOf(locale));
    expect(cookies.find(({ name }) => name === '__Host-vat')).toMatchObject({ value: 'excl', path: '/', secure: true });
    const { html } = await fetchRaw(shop, locale, new URL(page.url()).pathname, '__Host-vat=excl');
    expect(plain(wordsOf(html))).toContain(plain(`${printed(net, locale)} ${translate('global.vat.excluding')}`));

    await page.reload();
    await shopper.waitForHydration();
    await expect(shopper.vatSwitch).not.toBeChecked();
    await expect(product.tier(0).row).toContainText(printed(net, locale));

    await shopper.vatSwitch.press('Space');
    await expect(shopper.vatSwitch).toBeChecked();
    await expect(product.tier(0).row).toContainText(printed(gross, locale));
  });
}

test('without a cookie the server-rendered page shows prices including VAT', async ({ shop }) => {
  const words = plain(wordsOf((await fetchRaw(shop, 'nl-NL', '/producten')).html));
  expect(words).toContain('incl. btw');
  expect(words).not.toMatch(/€ [\d.,]+ excl\. btw/);
  const without = plain(wordsOf((await fetchRaw(shop, 'nl-NL', '/producten', '__Host-vat=excl')).html));
  expect(without).toMatch(/€ [\d.,]+ excl\. btw/);
});

test('the cart adds up in both VAT views', async ({ shopperIn }) => {
  const shopper = shopperIn('nl-NL');
  await fillCart(shopper);
  await shopper.open('cart');
  const cart = new CartPage(shopper);
  const cents = async (label: Parameters<CartPage['amount']>[0]) => centsOf(await cart.amount(label).textContent());
  const [gross, net] = [await cents('including'), await cents('excluding')];
  expect((await cents('goods')) + (await cents('shipping'))).toBe(gross);
  await shopper.vatSwitch.click();
  await expect(cart.amount('excluding')).toHaveText(printed(net, 'nl-NL'));
  await expect.poll(async () => (await cents('goods')) + (await cents('shipping'))).toBe(net);
  await expect(cart.amount('including')).toHaveText(printed(gross, 'nl-NL'));
});
