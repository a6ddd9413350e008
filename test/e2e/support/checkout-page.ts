import { expect, type Locator } from 'playwright/test';
import type { DeliveryMethod } from '../../../src/contract/order.js';
import { type Buyer, buyers, type BuyingLocale } from './buyers.js';
import type { Shopper } from './shopper.js';

const textFields = ['firstName', 'lastName', 'email', 'phone', 'street', 'houseNumber', 'postcode', 'city'] as const satisfies (keyof Buyer)[];

/** The four steps of the checkout of a guest. */
export class CheckoutPage {
  readonly summary: Locator;
  /** Available days of the displayed week. */
  readonly days: Locator;
  readonly terms: Locator;
  /** The amount above the order button. */
  readonly toPay: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    this.summary = page.getByRole('complementary', { name: translate('checkout.summary.title') });
    this.days = page.getByRole('grid').getByRole('radio');
    this.toPay = page.getByRole('paragraph').filter({ hasText: translate('checkout.review.toPay') });
    this.terms = page.getByRole('main').locator('#terms');
  }

  get buyer(): Buyer {
    return buyers[this.shopper.locale as BuyingLocale];
  }

  /** A field of the details; the accessible name of optional ones only starts with the label. */
  field(name: (typeof textFields)[number]): Locator {
    if (name === 'phone') return this.optionalField('form.phone');
    if (name === 'houseNumber' && this.shopper.locale === 'en-GB') return this.optionalField('form.houseNumber');
    return this.shopper.page.getByRole('textbox', { name: this.shopper.translate(`form.${name}`), exact: true });
  }

  async fillDetails(over: Partial<Buyer> = {}): Promise<void> {
    const buyer = { ...this.buyer, ...over };
    for (const name of textFields) await this.field(name).fill(buyer[name]);
  }

  async giveDetails(over: Partial<Buyer> = {}): Promise<void> {
    await this.fillDetails(over);
    await this.continueTo('delivery');
  }

  /** Expects the entered details, with the given differences. */
  async expectDetails(changed: Partial<Record<(typeof textFields)[number], string>> = {}): Promise<void> {
    for (const name of textFields) await expect(this.field(name)).toHaveValue(changed[name] ?? this.buyer[name]);
  }

  /** An optional field, whose accessible name only starts with the label. */
  optionalField(key: string): Locator {
    return this.shopper.page.getByRole('textbox', { name: new RegExp(`^${this.shopper.translate(key)}`) });
  }

  /** Choice of a visitor without session: as a guest, with sign-in, or with registration. */
  way(name: 'guest' | 'signIn' | 'register'): Locator {
    return this.shopper.page.getByRole('group', { name: this.shopper.translate('checkout.account.legend') }).locator(`[value="${name}"]`);
  }

  /** An available day of the displayed week. @param day for example `2026-11-24` */
  day(day: string): Locator {
    return this.shopper.page.getByRole('grid').locator(`input[value="${day}"]`);
  }

  /** Chooses a delivery method. */
  async receiveBy(method: DeliveryMethod): Promise<void> {
    await this.shopper.page.locator(`input[value="${method}"]`).check();
  }

  /** Chooses the second available day of the week, or the first of the next week. @returns accessible name of the day */
  async chooseDelivery(): Promise<string> {
    const hasTwo = (await this.days.count()) > 1;
    if (!hasTwo) await this.shopper.button('form.calendar.nextWeek').click();
    const day = this.days.nth(hasTwo ? 1 : 0);
    const name = (await day.getAttribute('aria-label')) ?? '';
    await day.check();
    await this.continueTo('payment');
    return name;
  }

  paymentMethod(id = this.buyer.paysBy): Locator {
    return this.shopper.page.getByRole('radio', { name: this.shopper.translate(`components.paymentMethods.${id}`), exact: true });
  }

  async choosePayment(): Promise<void> {
    await this.paymentMethod().check();
    await this.continueTo('review');
  }

  /** Ticks all that is required and presses the order button with exactly this text. */
  async order(words = this.shopper.translate('checkout.review.order')): Promise<void> {
    await this.terms.check();
    for (const box of await this.shopper.page.locator('form:has(#terms)').getByRole('checkbox').all()) await box.check();
    await this.shopper.page.getByRole('button', { name: words, exact: true }).click();
    await expect(this.shopper.page).toHaveURL(/\/test-bank\//);
  }

  /** Completes all steps up to the page of the bank. */
  async goThrough(): Promise<void> {
    await this.giveDetails();
    await this.chooseDelivery();
    await this.choosePayment();
    await this.order();
  }

  async continueTo(step: 'delivery' | 'payment' | 'review'): Promise<void> {
    const { translate, title } = this.shopper;
    const from = { delivery: 'details', payment: 'delivery', review: 'payment' }[step];
    await this.shopper.button(`checkout.${from}.continue`).click();
    await expect(title).toContainText(translate(`checkout.${step}.heading`));
    await expect(title).toBeFocused();
  }
}
