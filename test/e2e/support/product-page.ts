import { expect, type Locator } from 'playwright/test';
import type { Shopper } from './shopper.js';
import { centsOf } from './texts.js';

/** Page of a product: quantity, prices, and adding to the cart. */
export class ProductPage {
  readonly quantity: Locator;
  readonly total: Locator;
  readonly tiers: Locator;
  private readonly more: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    this.quantity = page.getByRole('spinbutton', { name: translate('product.quantity'), exact: true });
    this.more = shopper.button('global.quantity.more');
    this.total = page.getByRole('status').filter({ hasText: translate('product.total') });
    this.tiers = page.getByRole('table', { name: translate('product.tiers.caption') });
  }

  /** A row of the volume prices. @param at index from 0 */
  tier(at: number): { row: Locator; cents(): Promise<number> } {
    const row = this.tiers
      .getByRole('row')
      .filter({ has: this.shopper.page.getByRole('cell') })
      .nth(at);
    return { row, cents: async () => centsOf(await row.getByRole('cell').textContent()) };
  }

  /** Presses "one more" until the volume price applies. @returns the quantity */
  async raiseToTier(at: number): Promise<number> {
    const { row } = this.tier(at);
    await expect(row).not.toHaveAttribute('aria-current', 'true');
    while ((await row.getAttribute('aria-current')) !== 'true') await this.more.click();
    return Number(await this.quantity.inputValue());
  }

  /** Adds the product with the chosen options to the cart. @returns its name */
  async add(): Promise<string> {
    const { page, translate, title } = this.shopper;
    const name = (await title.textContent()) ?? '';
    const count = Number(await this.quantity.inputValue());
    await this.shopper.button('product.add').click();
    await expect(page.getByText(translate('product.added', { count, name }))).toBeVisible();
    return name;
  }
}
