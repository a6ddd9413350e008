import { expect, type Locator } from 'playwright/test';
import type { Shopper } from './shopper.js';
import { plain } from './texts.js';

export type BankOutcome = 'paid' | 'failed' | 'canceled' | 'expired';

/** Payment page of the test bank. */
export class BankPage {
  constructor(private readonly shopper: Shopper) {}

  /** Ends the payment with an outcome; the bank then redirects to the shop. */
  async choose(outcome: BankOutcome): Promise<void> {
    await this.shopper.button(`components.testBank.${outcome}`).click();
    await expect(this.shopper.page).toHaveURL((url) => url.origin === this.shopper.shop.urlOf(this.shopper.locale));
    await this.shopper.waitForHydration();
  }

  async expectAmount(amount: string): Promise<void> {
    await expect(this.shopper.title).toHaveText(this.shopper.translate('components.testBank.pay', { amount }));
  }
}

/** Result page of the checkout, after the bank. */
export class ResultPage {
  readonly summary: Locator;

  constructor(private readonly shopper: Shopper) {
    this.summary = shopper.page.getByRole('complementary', { name: shopper.translate('checkout.summary.title') });
  }

  async expectOutcome(outcome: BankOutcome | 'unpaid'): Promise<void> {
    await expect(this.shopper.title).toHaveText(this.shopper.translate(`checkout.result.${outcome}.heading`));
  }

  /** Order number on the page. */
  async orderNumber(): Promise<string> {
    const label = this.shopper.translate('checkout.result.number');
    const row = this.shopper.page.getByRole('main').getByText(label);
    return plain(await row.textContent())
      .replace(label, '')
      .trim();
  }

  payButton(total: string): Locator {
    return this.shopper.button('checkout.result.pay', { total });
  }

  /** The button that pays the total of the order. */
  async payAgainButton(): Promise<Locator> {
    const total = (await this.shopper.amountOf('including', this.summary).textContent()) ?? '';
    return this.payButton(total);
  }

  async payAgain(): Promise<void> {
    await (await this.payAgainButton()).click();
    await expect(this.shopper.page).toHaveURL(/\/test-bank\//);
  }
}
