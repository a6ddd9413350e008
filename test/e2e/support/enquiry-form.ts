import type { Locator, Page } from 'playwright/test';
import type { Shopper } from './shopper.js';

let count = 0;
export const newAddress = (): string => `reader-${process.pid}-${(count += 1)}@example.nl`;

/** Sets the clock of the browser back by a minute: a form that is submitted within three seconds counts as sent by a bot. */
export const openedLongAgo = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() - 60_000);
/** The same for a page without JavaScript, whose form contains the time of the server. */
export const postedLongAgo = (page: Page): Promise<void> =>
  page.locator('[name=openedAt]').evaluate((field: HTMLInputElement, at) => {
    field.value = at;
  }, new Date(Date.now() - 60_000).toISOString());

/** A PDF to attach. */
export const letter = (name = 'plan.pdf') => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`) });

/** Enquiry form, with fields by the key of their label. */
export class EnquiryForm {
  readonly files: Locator;

  constructor(private readonly shopper: Shopper) {
    this.files = shopper.page.locator('input[type=file][name=files]');
  }

  /** A field; the accessible name of optional ones only starts with the label. */
  field(key: string): Locator {
    const { page, translate } = this.shopper;
    return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${translate(`form.${key}`)}`) });
  }

  consent(kind: string): Locator {
    return this.shopper.page.getByRole('checkbox', { name: this.shopper.translate(`form.consent.${kind}`) });
  }

  /** Fills in name and e-mail address, and accepts the consent. */
  async sign(kind: string, email: string): Promise<void> {
    await this.field('name').fill('Ada Vos');
    await this.field('email').fill(email);
    await this.consent(kind).check();
  }

  send(key: string): Promise<void> {
    return this.shopper.button(`form.${key}.send`).click();
  }

  /** Message that confirms the receipt. */
  received(key: string): Locator {
    const { page, translate } = this.shopper;
    return page.getByRole('status').filter({ hasText: translate(`form.${key}`) });
  }
}
