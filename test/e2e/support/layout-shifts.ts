import { expect, type Page } from 'playwright/test';

interface LayoutShift {
  value: number;
  startTime: number;
}
const layoutShiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: LayoutShift[] }).moves);

/** Records the layout shifts of each page that is opened from now on. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moves: object[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push({ value: (entry as unknown as LayoutShift).value, startTime: entry.startTime });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Waits until the fonts of the opened page are shown, and ignores earlier layout shifts: fonts that arrive late on a slow machine move texts by a pixel. */
export const ignoreShiftsOfFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => void requestAnimationFrame(() => requestAnimationFrame(painted)));
    Object.assign(window, { ignoredUntil: performance.now() });
  });

/**
 * Sum of the layout shifts of a page (unit of CLS). Browsers report layout shifts in order but with a delay. This function causes
 * one itself, and waits until it is reported: all earlier ones are reported by then.
 */
export const layoutShiftOf = async (page: Page): Promise<number> => {
  const byHand = await page.evaluate(async () => {
    await new Promise((painted) => void requestAnimationFrame(() => requestAnimationFrame(painted)));
    document.body.style.marginTop = '100px';
    return performance.now();
  });
  await expect.poll(async () => (await layoutShiftsOf(page)).at(-1)?.startTime ?? 0).toBeGreaterThan(byHand);
  const moves = await layoutShiftsOf(page);
  const ignoredUntil = await page.evaluate(() => (window as unknown as { ignoredUntil?: number }).ignoredUntil ?? 0);
  await page.evaluate(() => document.body.style.removeProperty('margin-top'));
  return moves.filter(({ startTime }) => startTime > ignoredUntil && startTime <= byHand).reduce((sum, { value }) => sum + value, 0);
};
