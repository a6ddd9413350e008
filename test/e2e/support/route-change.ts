import type { Page } from 'playwright/test';
import { expect } from './fixtures.js';
import { panelSlug } from './journeys.js';
import type { Shopper } from './shopper.js';

export const locale = 'nl-NL';
export const panel = panelSlug[locale];
export const reads = '**/api/trpc/**';

export const bar = (page: Page) => page.locator('[data-progress]');
export const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();
export const toPanel = (page: Page) => linkTo(page, `/product/${panel}`);
/** Repeatedly hovers a link until its page is prefetched; the prefetch code loads only when the browser is idle. */
export const hoverUntilPrefetched = ({ page, title }: Shopper, requested: RegExp): Promise<void> =>
  expect(async () => {
    await title.hover();
    await Promise.all([page.waitForRequest(requested, { timeout: 3000 }), toPanel(page).hover()]);
  }).toPass();
