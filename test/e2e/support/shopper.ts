import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '../../../src/contract/locales.js';
import { href, type RouteKey } from '../../../src/contract/routes.js';
import type { RunningShop } from './running-shop.js';
import { type Translate, translateIn } from './texts.js';

/** A page on the host of a locale, with helpers for its texts and controls. */
export class Shopper {
  readonly translate: Translate;

  constructor(
    readonly page: Page,
    readonly shop: RunningShop,
    readonly locale: Locale,
  ) {
    this.translate = translateIn(locale);
  }

  /** URL of a page on the host of this locale. */
  urlOf(key: RouteKey, slug?: string, query = {}): string {
    return this.shop.urlOf(this.locale) + href(key, this.locale, { slug }, query);
  }

  async open(key: RouteKey, slug?: string, query = {}): Promise<void> {
    await this.page.goto(this.urlOf(key, slug, query));
    await this.waitForHydration();
  }

  /** Waits until React has hydrated the whole page, including lazy parts, so that no click is lost. */
  async waitForHydration(): Promise<void> {
    await this.page.waitForFunction(() => {
      interface Fiber {
        child: Fiber | null;
        sibling: Fiber | null;
        stateNode: { current: Fiber };
        memoizedState: { isDehydrated?: boolean; dehydrated?: object | null } | null;
      }
      const container = Object.entries(document.getElementById('root') ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1] as Fiber | undefined;
      const waits = (fiber: Fiber | null): boolean =>
        fiber !== null && (Boolean(fiber.memoizedState?.isDehydrated ?? fiber.memoizedState?.dehydrated) || waits(fiber.child) || waits(fiber.sibling));
      return container !== undefined && !waits(container.stateNode.current);
    });
  }

  async expectAt(key: RouteKey, slug?: string, query = {}): Promise<void> {
    await expect(this.page).toHaveURL(this.urlOf(key, slug, query));
  }

  /** Waits for a document title that contains these words. */
  async expectTitle(words: string): Promise<void> {
    await expect.poll(() => this.page.title(), { message: 'title of the document' }).toContain(words);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.translate(key, values), exact: true });
  }

  link(key: string): Locator {
    return this.page.getByRole('link', { name: this.translate(key), exact: true });
  }

  get vatSwitch(): Locator {
    return this.page.getByRole('switch', { name: this.translate('header.vatSwitch') });
  }

  /** The amount of a row in the totals of an order. */
  amountOf(label: string, within: Locator): Locator {
    return within
      .locator('div')
      .filter({ has: this.page.getByText(this.translate(`cart.totals.${label}`), { exact: true }) })
      .last()
      .getByRole('definition');
  }
}
