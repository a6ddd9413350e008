import { AccountPage, newAccountHolder, openAccount, signIn } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { EnquiryForm, newAddress, openedLongAgo } from './support/enquiry-form.js';
import { expect, test } from './support/fixtures.js';
import { browseTo, panelSlug, payOrder, putInCart, startCheckout } from './support/journeys.js';
import { BankPage, ResultPage } from './support/payment.js';
import { ProductPage } from './support/product-page.js';
import { RoomPage } from './support/room-page.js';
import { orderAsCustomer, productAt } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { giveConsent, giveConsentInOtherTab, TrackedEvents } from './support/tracked-events.js';

const locale = 'nl-NL';
const category = 'Wandpanelen';
const panel = 'Wandpaneel stof';

/** Gives consent to statistics and records the events. */
const measured = async (shopper: Shopper): Promise<TrackedEvents> => {
  const tracked = await TrackedEvents.on(shopper.page);
  await giveConsent({ page: shopper.page, urlOf: shopper.shop.urlOf(shopper.locale) });
  return tracked;
};
/** Content of local and session storage as text. */
const keptBy = ({ page }: Shopper): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const layerOf = ({ page }: Shopper) => page.evaluate(() => (window.dataLayer ?? []).flatMap((entry) => (entry as { event?: string }).event ?? []));

test('a purchase sends each event once, as documented by Google, and no personal data', async ({ shopperIn, page, context }) => {
  const shopper = shopperIn(locale);
  const tracked = await measured(shopper);
  const [cart, checkout, result] = [new CartPage(shopper), new CheckoutPage(shopper), new ResultPage(shopper)];
  await browseTo(shopper, category, panel);
  await new ProductPage(shopper).add();
  await shopper.link('product.toCart').click();
  await shopper.expectAt('cart');
  await cart.quantityOf(panel).fill('3');
  await expect(cart.line(panel)).toContainText('€ 267,00');
  await cart.checkOut();
  await checkout.giveDetails();
  await checkout.chooseDelivery();
  await checkout.choosePayment();
  const steps = ['select_item', 'view_item 1', 'add_to_cart 1', 'view_cart 1', 'add_to_cart 2', 'begin_checkout 3', 'add_shipping_info 3', 'add_payment_info 3'];
  await tracked.expect(...steps);

  await test.step('repeating a choice sends no event, another choice does', async () => {
    await page.goBack();
    await expect(shopper.title).toContainText(shopper.translate('checkout.payment.heading'));
    await checkout.choosePayment();
    await page.goBack();
    await checkout.paymentMethod('creditcard').check();
    await checkout.continueTo('review');
    await tracked.expect(...steps, 'add_payment_info 3');
  });

  await checkout.order();
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  const all = [...steps, 'add_payment_info 3', 'purchase 3'];
  await tracked.expect(...all);
  tracked.expectValid();
  const lists = tracked.events.filter(({ event }) => event === 'view_item_list').map(({ ecommerce }) => ecommerce['item_list_id']);
  expect(lists).toEqual(expect.arrayContaining(['home:popular', 'product:related', expect.stringMatching(/^category:/)]));
  expect(new Set(lists).size).toBe(lists.length);
  const [paid] = tracked.events.slice(-1);
  expect(paid!.ecommerce).toMatchObject({ transaction_id: await result.orderNumber(), currency: 'EUR', value: 220.65 });

  await test.step('reload, another tab and the back button send no second purchase', async () => {
    await page.reload();
    await shopper.waitForHydration();
    await result.expectOutcome('paid');
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(shopper.translate('checkout.result.paid.heading'));
    await tab.waitForLoadState('networkidle');
    await tab.close();
    await shopper.open('contact');
    await page.goBack();
    await result.expectOutcome('paid');
    await tracked.expect(...all);
  });

  const said = JSON.stringify(tracked.events);
  for (const personal of Object.values(checkout.buyer).filter((value) => value !== checkout.buyer.paysBy && value.length > 2)) expect(said).not.toContain(personal);
});

test('before consent no events are sent or stored; consent sends those of the current page, in order', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await startCheckout(shopper);
  expect([await layerOf(shopper), await keptBy(shopper)]).toEqual([[], expect.not.stringContaining('tracked')]);
  await shopper.open('productDetail', panelSlug[locale]);
  await new ProductPage(shopper).add();
  await shopper.link('product.toCart').click();
  await shopper.expectAt('cart');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

  await giveConsentInOtherTab(page);
  const reported = ['view_item', 'add_to_cart', 'view_cart'];
  const own = async () => (await layerOf(shopper)).filter((event) => event !== 'view_item_list');
  await expect.poll(own).toEqual(reported);
  expect(await keptBy(shopper)).not.toContain('tracked');
  await new CartPage(shopper).checkOut();
  await expect.poll(own).toEqual([...reported, 'begin_checkout']);
  expect(await keptBy(shopper)).toContain('tracked');
});

test('consent after a reload of the result page still sends the purchase once', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const result = new ResultPage(shopper);
  const tracked = await TrackedEvents.on(page);
  await payOrder(shopper);
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  await page.reload();
  await shopper.waitForHydration();
  await result.expectOutcome('paid');
  await tracked.expect();
  await giveConsentInOtherTab(page);
  await tracked.expect('purchase 1');
  await page.reload();
  await shopper.waitForHydration();
  await result.expectOutcome('paid');
  await page.waitForLoadState('networkidle');
  await tracked.expect('purchase 1');
});

test('every control that adds to the cart or removes from it sends an event', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const cart = new CartPage(shopper);
  const tracked = await measured(shopper);
  await putInCart(shopper);
  await tracked.expect('view_item 1', 'add_to_cart 1');
  await shopper.open('cart');
  await tracked.expect('view_item 1', 'add_to_cart 1', 'view_cart 1');
  tracked.clear();

  await test.step('in the cart', async () => {
    await cart.quantityOf(panel).fill('4');
    await tracked.expect('add_to_cart 3');
    await cart.quantityOf(panel).fill('2');
    await tracked.expect('add_to_cart 3', 'remove_from_cart 2');
    await cart.removeButton(panel).click();
    await shopper.button('cart.undo').click();
    await tracked.expect('add_to_cart 3', 'remove_from_cart 2', 'remove_from_cart 2', 'add_to_cart 2');
    tracked.clear();
    await shopper.button('cart.later.saveNamed', { name: panel }).click();
    await tracked.expect('remove_from_cart 2');
    await shopper.button('cart.later.orderNamed', { name: panel, count: 2 }).click();
    await tracked.expect('remove_from_cart 2', 'add_to_cart 2');
    tracked.clear();
  });

  await test.step('with options', async () => {
    await shopper.open('productDetail', panelSlug[locale]);
    await tracked.expect('view_item 1');
    await new ProductPage(shopper).choose('Rand', 'Schuin');
    await expect(new ProductPage(shopper).total).toHaveAttribute('aria-busy', 'false');
    tracked.clear();
    await new ProductPage(shopper).add();
    await tracked.expect('add_to_cart 1');
  });

  await test.step('for a room', async () => {
    await shopper.open('adviceDetail', 'bereken-uw-ruimte');
    await new RoomPage(shopper).field('count').fill('6');
    tracked.clear();
    await shopper.button('product.add').click();
    await tracked.expect('add_to_cart 6');
  });
  await expect(page.getByText(translate('product.added', { count: 6, name: panel }))).toBeVisible();
  tracked.expectValid();
});

test('reordering sends an event for each line', async ({ shopperIn, shop }) => {
  const shopper = shopperIn(locale);
  const tracked = await measured(shopper);
  const { id } = await productAt(shop, locale, panelSlug[locale]);
  const holder = await openAccount(shopper);
  const placed = await orderAsCustomer(shop, locale, id, 2, holder);
  await signIn(shopper, holder);
  await shopper.open('myAccount', undefined, { order: placed.id });
  await shopper.button('account.order.reorder').click();
  await shopper.expectTitle(shopper.translate('cart.title'));
  await tracked.expect('add_to_cart 2', 'view_cart 2');
});

test('paying again with another method sends the choice of the method', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const result = new ResultPage(shopper);
  const tracked = await measured(shopper);
  await payOrder(shopper);
  await new BankPage(shopper).choose('failed');
  await result.expectOutcome('failed');
  tracked.clear();
  await page.getByRole('radio', { name: shopper.translate('components.paymentMethods.creditcard'), exact: true }).check();
  await result.payAgain();
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  await tracked.expect('add_payment_info 1', 'purchase 1');
});

test('accepted enquiries send an event of their kind, without content', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 4\d\d/);
  const shopper = shopperIn(locale);
  const form = new EnquiryForm(shopper);
  const tracked = await measured(shopper);
  await openedLongAgo(page);
  for (const [about, kind] of [
    ['question', 'contact'],
    ['quotation', 'quotation'],
    ['advice', 'advice'],
  ] as const) {
    await shopper.open('contact', undefined, { about });
    await form.field(kind === 'advice' ? 'advice.message' : 'message').fill('Onze vergaderzaal galmt. Wat helpt?');
    // The first submission is refused, and sends no event.
    await form.send(kind);
    await form.sign(kind, newAddress());
    await form.send(kind);
    await expect(form.received(kind === 'contact' ? 'contact.sentTitle' : 'quotation.sentTitle')).toBeVisible();
  }
  await shopper.open('myAccount', undefined, { view: 'register' });
  await page.getByRole('checkbox', { name: shopper.translate('register.newsletter') }).check();
  await new AccountPage(shopper).register(newAccountHolder());
  await tracked.expect('contact_form', 'quotation_request', 'advice_request', 'newsletter_signup');
  expect(JSON.stringify(tracked.events)).toBe('[{"event":"contact_form"},{"event":"quotation_request"},{"event":"advice_request"},{"event":"newsletter_signup"}]');
});

test('a form posted natively by the browser sends its event once, on the page after the redirect', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const tracked = await measured(shopper);
  await shopper.open('home');
  const card = page.locator('form[action="/forms/enquiries/newsletter"]');
  await card.getByRole('textbox', { name: shopper.translate('homepage.newsletter.email') }).fill(newAddress());
  await card.getByRole('checkbox', { name: shopper.translate('homepage.newsletter.consent') }).check();
  await shopper.button('homepage.newsletter.action').click();
  await expect(page).toHaveURL(/sent=newsletter&receipt=/);
  await shopper.waitForHydration();
  await tracked.expect('newsletter_signup');
  await page.reload();
  await shopper.waitForHydration();
  await page.waitForLoadState('networkidle');
  await tracked.expect('newsletter_signup');
});

test('developers can open the tracking panel by keyboard', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productDetail', panelSlug[locale]);
  const opener = page.getByRole('button', { name: /^Events \d/ });
  await expect(opener).toHaveCount(0);
  await shopper.open('productDetail', panelSlug[locale], { debug: 'tracking' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panelOfEvents = page.getByRole('region', { name: 'Events of this page' });
  await expect(panelOfEvents).toContainText('view_item waiting');
  await expectAccessible(page, 'the panel of events');
  await giveConsentInOtherTab(page);
  await expect(panelOfEvents).toContainText('view_item released');
  await expect(panelOfEvents).toContainText('Agreed to: statistics');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await shopper.open('cart');
  await expect(opener).toBeVisible();
});
