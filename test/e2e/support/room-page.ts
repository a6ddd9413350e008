import { expect, type Locator } from 'playwright/test';
import type { Shopper } from './shopper.js';

export class RoomPage {
  readonly figures: Locator;
  readonly picture: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    const answers = page.getByRole('region', { name: translate('project.calculator.results') });
    this.figures = answers.getByRole('definition');
    this.picture = answers.getByRole('figure').first();
  }

  field(key: string): Locator {
    return this.shopper.page.getByRole('textbox', { name: this.shopper.translate(`project.calculator.${key}`), exact: true });
  }

  choice(key: string): Locator {
    return this.shopper.page.getByRole('combobox', { name: this.shopper.translate(`project.calculator.${key}`), exact: true });
  }

  /** Displayed reverberation times: now, with the panels, and the target. */
  async seconds(): Promise<(string | null)[]> {
    await expect(this.figures).toHaveCount(3);
    return this.figures.allTextContents();
  }
}
