import type { Locator, Page } from 'playwright/test';
import type { Shopper } from './shopper.js';

/** When the browser's clock showed a toast's time begin and itself begin to go, in milliseconds, and how it moved. */
export interface Seen {
  opened?: number;
  opening?: string;
  closed?: number;
  closing?: string;
}

/** Where toasts are shown. */
export class ToastArea {
  readonly region: Locator;
  readonly list: Locator;
  readonly toasts: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, say } = shopper;
    this.region = page.getByRole('region', { name: say('global.toasts.all', { hotkey: 'F8' }), exact: true });
    this.list = this.region.getByRole('list');
    this.toasts = this.list.getByRole('listitem');
  }

  closeOf(toast: Locator): Locator {
    return toast.getByRole('button', { name: this.shopper.say('global.toasts.close') });
  }

  /** Copies the page's address, which is told in a toast. */
  async copy(): Promise<Locator> {
    await this.shopper.button('global.share.copy').click();
    const toast = this.toasts.filter({ hasText: this.shopper.say('global.share.copied') });
    await toast.waitFor();
    return toast;
  }

  /** Lets no address be copied, and tries. */
  async failToCopy(): Promise<Locator> {
    await this.shopper.page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }));
    await this.shopper.button('global.share.copy').click();
    const toast = this.toasts.filter({ hasText: this.shopper.say('global.share.notCopied') });
    await toast.waitFor();
    return toast;
  }
}

/** Notes on the page when its first toast comes and goes, by the clock it has then. */
export const watchToasts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    const { setTimeout } = window;
    // A busy browser shows a toast a moment after, or before, its five seconds have begun.
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
