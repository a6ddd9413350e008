import type { Locator, Page } from 'playwright/test';
import type { Shopper } from './shopper.js';

let count = 0;
export const newAddress = (): string => `reader-${process.pid}-${(count += 1)}@example.nl`;

/** Nobody writes a message within three seconds, but tests do: the browser's clock is a minute slow, so that forms were opened then. */
export const openedLongAgo = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() - 60_000);
/** The same for a page without scripts, which holds the server's time. */
export const postedLongAgo = (page: Page): Promise<void> =>
  page.locator('[name=openedAt]').evaluate((field: HTMLInputElement, at) => {
    field.value = at;
  }, new Date(Date.now() - 60_000).toISOString());

/** A letter as people attach it. */
export const letter = (name = 'plan.pdf') => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`) });

/** A form of an enquiry: its fields by the keys of their labels. */
export class EnquiryForm {
  readonly files: Locator;

  constructor(private readonly shopper: Shopper) {
    this.files = shopper.page.locator('input[type=file][name=files]');
  }

  /** One that may be left empty says so behind its name. */
  field(key: string): Locator {
    const { page, say } = this.shopper;
    return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${say(`form.${key}`)}`) });
  }

  consent(kind: string): Locator {
    return this.shopper.page.getByRole('checkbox', { name: this.shopper.say(`form.consent.${kind}`) });
  }

  /** Fills in who writes, and ticks the box. */
  async sign(kind: string, email: string): Promise<void> {
    await this.field('name').fill('Ada Vos');
    await this.field('email').fill(email);
    await this.consent(kind).check();
  }

  send(key: string): Promise<void> {
    return this.shopper.button(`form.${key}.send`).click();
  }

  /** Where it says that something arrived. */
  received(key: string): Locator {
    const { page, say } = this.shopper;
    return page.getByRole('status').filter({ hasText: say(`form.${key}`) });
  }
}
