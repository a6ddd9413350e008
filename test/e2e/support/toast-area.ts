import type { Locator, Page } from 'playwright/test';
import type { Shopper } from './shopper.js';

/** Times of the browser clock in ms at which the timer of a toast started and its closing began, and its animations. */
export interface Seen {
  opened?: number;
  opening?: string;
  closed?: number;
  closing?: string;
}

export class ToastArea {
  readonly region: Locator;
  readonly list: Locator;
  readonly toasts: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    this.region = page.getByRole('region', { name: translate('global.toasts.all', { hotkey: 'F8' }), exact: true });
    this.list = this.region.getByRole('list');
    this.toasts = this.list.getByRole('listitem');
  }

  closeOf(toast: Locator): Locator {
    return toast.getByRole('button', { name: this.shopper.translate('global.toasts.close') });
  }

  /** Copies the URL of the page, which shows a toast. */
  async copy(): Promise<Locator> {
    await this.shopper.button('global.share.copy').click();
    const toast = this.toasts.filter({ hasText: this.shopper.translate('global.share.copied') });
    await toast.waitFor();
    return toast;
  }

  /** Makes the clipboard fail, and tries to copy the URL, which shows an error toast. */
  async failToCopy(): Promise<Locator> {
    await this.shopper.page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }));
    await this.shopper.button('global.share.copy').click();
    const toast = this.toasts.filter({ hasText: this.shopper.translate('global.share.notCopied') });
    await toast.waitFor();
    return toast;
  }
}

/** Records in the page when its first toast opens and closes, by the clock of the page. */
export const watchToasts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    const { setTimeout } = window;
    // The start is taken from the timer of five seconds, because a slow browser displays the toast slightly before or after it.
    window.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
      if (call[1] === 5000) seen.opened ??= Date.now();
      return setTimeout(...call);
    }, setTimeout);
    const motionOf = (element: Element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return `${animationName} ${animationDuration}`;
    };
    const look = () => {
      const toast = document.querySelector('li[data-state][data-kind]');
      if (!toast) return;
      const isOpen = toast.getAttribute('data-state') === 'open';
      if (isOpen && seen.opening === undefined) seen.opening = motionOf(toast);
      if (!isOpen && seen.closed === undefined) Object.assign(seen, { closed: Date.now(), closing: motionOf(toast) });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
};

export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
