import type { Page } from 'playwright/test';

interface Traced {
  name: string;
  args: { elementCount?: number };
}

/** Largest number of elements in one style recalculation during `act`, according to the trace of the browser. */
export const maxRestyledDuring = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser that can be traced');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  if (counts.length === 0) throw new Error('The trace contains no style recalculation');
  return Math.max(...counts);
};
