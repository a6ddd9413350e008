import { expect, type Page } from 'playwright/test';

interface Move {
  value: number;
  startTime: number;
}
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);

/** Has each page that is opened from now on count what it moves on its own. */
export const watchMoves = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moves: object[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push({ value: (entry as unknown as Move).value, startTime: entry.startTime });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/**
 * How far the page has moved on its own, by the browser's count (CLS's unit). A browser tells of moves in their order, some time
 * after them: one by hand is told of after all that were before.
 */
export const movedOf = async (page: Page): Promise<number> => {
  const byHand = await page.evaluate(async () => {
    await new Promise((painted) => void requestAnimationFrame(() => requestAnimationFrame(painted)));
    document.body.style.marginTop = '100px';
    return performance.now();
  });
  await expect.poll(async () => (await movesOf(page)).at(-1)?.startTime ?? 0).toBeGreaterThan(byHand);
  const moves = await movesOf(page);
  await page.evaluate(() => document.body.style.removeProperty('margin-top'));
  return moves.filter(({ startTime }) => startTime <= byHand).reduce((sum, { value }) => sum + value, 0);
};
