import { everyLayout, expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { expect, test } from './support/fixtures.js';
import { RoomPage } from './support/room-page.js';

const locale = 'nl-NL';
const slug = 'bereken-uw-ruimte';
const bySay = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

test('a shopper describes a room, shares it, and adds the required panels to the cart', async ({ shopperIn, page, context }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const room = new RoomPage(shopper);
  const cart = new CartPage(shopper);

  await test.step('every input updates the results immediately', async () => {
    await shopper.open('adviceDetail', slug);
    const usual = await room.seconds();
    await room.field('length').fill('6,5');
    await room.field('width').fill('4');
    await room.choice('floor').selectOption({ label: translate('project.calculator.materials.linoleum') });
    await page.getByRole('radio', { name: translate('project.calculator.uses.b4') }).check();
    await expect(page.getByText(translate('project.calculator.norm', { group: 'B4' }))).toBeVisible();
    await expect(room.figures.first()).not.toHaveText(usual[0]!);
    await expect(room.figures.last()).toHaveText('≤ 0,70 s');
    await expect(room.picture).toHaveAccessibleName(/6,50\u00a0m bij 4,00\u00a0m, 3,00\u00a0m hoog/);
  });

  await test.step('the URL contains the room, and opens it in another tab', async () => {
    await expect(page).toHaveURL(/use=b4&l=6\.5&w=4&h=3&floor=linoleum/);
    const reported = await room.seconds();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('definition').first()).toHaveText(reported[0]!);
    await expect(other.getByRole('textbox', { name: translate('project.calculator.length'), exact: true })).toHaveValue('6.5');
    await other.close();
  });

  await test.step('an invalid value shows an error at its field, and the last results stay visible', async () => {
    const before = await room.seconds();
    await room.field('height').fill('99');
    await expect(room.field('height')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Kies 15 of minder.')).toBeVisible();
    expect(await room.seconds()).toEqual(before);
    await expectAccessible(page, 'calculator with an error');
    await page.setViewportSize({ width: 1280, height: 900 });
    await room.field('height').fill('3');
    await expect(room.field('height')).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the slider works by keyboard, and a link sets the recommended number', async () => {
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(room.field('count')).toHaveValue('0');
    await expect(page.getByText(bySay(translate('project.calculator.tooLong', { bands: '' }).slice(0, 12)))).toBeVisible();
    await page.getByRole('link', { name: /voor de streefwaarde/ }).click();
    await expect(room.field('count')).not.toHaveValue('0');
    await expect(page).toHaveURL(/&n=\d+$/);
  });

  await test.step('the room is shown on the line in cart and checkout, and links back', async () => {
    const pieces = await room.field('count').inputValue();
    await shopper.button('product.add').click();
    await shopper.link('product.toCart').click();
    await shopper.expectAt('cart');
    const text = 'Berekend voor kantoor, 6,50 × 4,00 × 3,00 m';
    const line = cart.line('Wandpaneel stof');
    await expect(cart.quantityOf('Wandpaneel stof')).toHaveValue(pieces);
    await expect(line.getByRole('link', { name: text })).toBeVisible();
    await cart.checkOut();
    await expect(new CheckoutPage(shopper).summary).toContainText(text);
    await shopper.open('cart');
    await line.getByRole('link', { name: text }).click();
    await expect(room.field('length')).toHaveValue('6.5');
    await expect(room.field('count')).toHaveValue(pieces);
  });
});

test('another product changes the results, and the back button restores them', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const room = new RoomPage(shopper);
  await shopper.open('adviceDetail', slug);
  const [, before] = await room.seconds();
  await room.field('count').fill('10');
  await expect(room.figures.nth(1)).not.toHaveText(before!);
  const ten = await room.figures.nth(1).textContent();
  await room.choice('product').selectOption({ label: 'Lattenpaneel hout, 600 × 2400 × 21\u00a0mm' });
  await expect(room.figures.nth(1)).not.toHaveText(ten!);
  await expect(page.getByText('10 × Lattenpaneel hout')).toBeVisible();
});

test('the home page and a product link to the calculator with a room', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const room = new RoomPage(shopper);
  await shopper.open('home');
  await page
    .getByRole('region', { name: translate('homepage.example.title') })
    .getByRole('link')
    .click();
  await expect(room.field('length')).toHaveValue('6');
  await shopper.open('productDetail', 'wandpaneel-stof');
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('product.roomHint.link') })
    .click();
  await expect(room.field('length')).toHaveValue('5');
  await expect(room.field('count')).toHaveValue('7');
});

test('the calculator is accessible with all sections open', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  await shopper.open('adviceDetail', 'raum-berechnen');
  for (const summary of await page.getByRole('main').locator('summary:visible').all()) await summary.click();
  await expectAccessible(page, 'calculator with everything open', everyLayout);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a form, and its room is added to the cart', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    const room = new RoomPage(shopper);
    const cart = new CartPage(shopper);
    await page.goto(shopper.urlOf('adviceDetail', slug));
    await room.field('length').fill('5');
    await room.choice('walls').selectOption({ label: translate('project.calculator.materials.brick') });
    await shopper.button('project.calculator.send').click();
    await expect(page).toHaveURL(/l=5&w=4/);
    await expect(room.field('length')).toHaveValue('5');
    expect((await room.seconds())[1]).toMatch(/^0,\d\d\u00a0s$/);
    await room.field('length').fill('lang');
    await shopper.button('project.calculator.send').click();
    await expect(room.field('length')).toHaveAttribute('aria-invalid', 'true');
    await expect(room.field('length')).toHaveValue('lang');
    await page.goBack();
    await shopper.button('product.add').click();
    await shopper.expectAt('cart');
    await expect(cart.line('Wandpaneel stof')).toContainText('Berekend voor les en overleg, 5,00 × 4,00 × 3,00 m');
  });
});
