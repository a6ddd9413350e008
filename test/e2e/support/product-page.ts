import { expect, type Locator } from 'playwright/test';
import type { Shopper } from './shopper.js';
import { centsOf } from './texts.js';

/** Page of a product: quantity, prices, and adding to the cart. */
export class ProductPage {
  readonly quantity: Locator;
  readonly total: Locator;
  readonly tiers: Locator;
  /** The button that adds the product, or updates the line it was opened from. */
  readonly action: Locator;
  private readonly more: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    this.quantity = page.getByRole('spinbutton', { name: translate('product.quantity'), exact: true });
    this.more = shopper.button('global.quantity.more');
    this.total = page.getByRole('status').filter({ hasText: translate('product.total') });
    // The bar repeats it once the page is scrolled.
    this.action = page.locator('main form .act button[type=submit]');
    this.tiers = page.getByRole('table', { name: translate('product.tiers.caption') });
  }

  /** The step of an option. Folded, its line shows the choice. */
  step(label: string): Locator {
    return this.shopper.page.locator('details[data-option]').filter({ has: this.shopper.page.locator('summary b').getByText(label, { exact: true }) });
  }

  /** Opens the step of an option, unless it is open. */
  async openStep(label: string): Promise<void> {
    // A new preview can open the next step.
    await expect(this.total).not.toHaveAttribute('aria-busy', 'true');
    const step = this.step(label);
    if (!(await step.evaluate((details: HTMLDetailsElement) => details.open))) await step.locator('summary').click();
    await expect(step).toHaveAttribute('open');
  }

  /** Opens the step with a field or a value, without scripts too. */
  async openStepWith(control: string): Promise<void> {
    await this.shopper.page
      .locator('details[data-option]')
      .filter({ has: this.shopper.page.locator(control) })
      .locator('summary')
      .click();
  }

  /** Chooses a value of an option. */
  async choose(label: string, value: string): Promise<void> {
    await this.openStep(label);
    await this.step(label).getByRole('radio', { name: value }).check();
    await expect(this.step(label).locator('summary')).toContainText(value);
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
    await this.action.click();
    await expect(page.getByText(translate('product.added', { count, name }))).toBeVisible();
    return name;
  }
}
