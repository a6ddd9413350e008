import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const widths = [360, 1440] as const;
/** Fails on anything axe finds, and on a page wider than a phone. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  // What fades in or out would be measured half there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // One page at a time, in the page itself: the other mode opens a second one for its report.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect.soft(found, `${state} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `pixels beyond the side of ${state} at ${width} px`).toBe(0);
  }
  await page.emulateMedia({ reducedMotion: null });
};
