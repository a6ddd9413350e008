import { expect, type Locator } from 'playwright/test';
import type { Shopper } from './shopper.js';
import { centsOf } from './texts.js';

export class CartPage {
  readonly lines: Locator;
  readonly totals: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    this.lines = page.getByRole('list', { name: translate('cart.lines') }).getByRole('listitem');
    this.totals = page.getByRole('complementary', { name: translate('cart.totals.title') });
  }

  line(name: string): Locator {
    return this.lines.filter({ has: this.shopper.page.getByRole('heading', { name, exact: true }) });
  }

  quantityOf(name: string): Locator {
    return this.shopper.page.getByRole('spinbutton', { name: this.shopper.translate('cart.quantityOf', { name }) });
  }

  removeButton(name: string): Locator {
    return this.shopper.button('cart.removeNamed', { name });
  }

  amount(label: 'goods' | 'shipping' | 'including' | 'excluding'): Locator {
    return this.shopper.amountOf(label, this.totals);
  }

  async goodsCents(): Promise<number> {
    return centsOf(await this.amount('goods').textContent());
  }

  async checkOut(): Promise<void> {
    await this.shopper.link('cart.checkout').click();
    await expect(this.shopper.title).toContainText(this.shopper.translate('checkout.details.heading'));
  }
}
