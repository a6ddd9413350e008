import type { Page } from 'playwright/test';

interface Traced {
  name: string;
  args: { elementCount?: number };
}

/** The most elements whose styles the browser worked out in one go while `act` went on, by its own trace. */
export const mostStyledDuring = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own to trace');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  if (counts.length === 0) throw new Error('the trace tells of no styles');
  return Math.max(...counts);
};
