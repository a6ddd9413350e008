import { expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { inDatabase } from './support/database.js';
import { expect, test } from './support/fixtures.js';
import { fillCart } from './support/journeys.js';

const locale = 'de-DE';
/** A colour of a family that is still sold in others. */
const ended = 'slt-walnut-01';
const successor = 'mel-white-01';

test('a product that is not sold any more is replaced in the cart, and its page shows what is sold instead', async ({ shopperIn, page, shop, pageErrors }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const cart = new CartPage(shopper);
  const textsOf = async (id: string) =>
    (await inDatabase<{ name: string; slug: string }>(shop, 'select name, slug from product_text where product_id = $1 and locale = $2', [id, locale]))[0]!;
  const [former, other] = [await textsOf(ended), await textsOf(successor)];
  await fillCart(shopper, former.slug);
  try {
    await inDatabase(shop, `update product set is_on_sale = false, replaced_by = (select sku from product where id = $2) where id = $1`, [ended, successor]);
    await shopper.open('cart');
    await expect(cart.line(former.name)).toContainText(translate('cart.changes.notSold'));
    await expect(page.getByText(translate('cart.blockedEnded'))).toBeVisible();
    await expectAccessible(page, 'a cart with an ended product');
    await shopper.button('cart.changes.swap', { name: other.name }).click();
    await expect(cart.line(other.name)).toBeVisible();
    await expect(cart.line(former.name)).toHaveCount(0);
    await expect(shopper.link('cart.checkout')).toBeVisible();

    await inDatabase(shop, `update product set replaced_by = null where id = $1`, [ended]);
    pageErrors.expect(/status of 410/);
    await shopper.open('productDetail', former.slug);
    await expect(shopper.title).toHaveText(translate('notFound.ended.title', { name: former.name }));
    await expectAccessible(page, 'the page of an ended product');
    const alternative = page
      .getByRole('region', { name: translate('notFound.ended.alternatives') })
      .getByRole('link')
      .first();
    const name = (await alternative.textContent())!;
    await alternative.click();
    await expect(shopper.title).toHaveText(name);
  } finally {
    await inDatabase(shop, `update product set is_on_sale = true, replaced_by = null where id = $1`, [ended]);
  }
});
