import axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';

/** The narrowest window that a page has to fit without scrolling sideways (WCAG 2.2, 1.4.10), a phone, a tablet and a desk. */
const widths = [320, 360, 768, 1440] as const;
/** Where what axe asks for may differ. */
const layouts: readonly number[] = [360, 1440];

/** What ends beyond the side of the window, and by how many pixels; nothing where the page is no wider than that. */
const beyondTheSide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const ends = [...document.querySelectorAll('body *')].map((element) => ({ element, by: Math.round(element.getBoundingClientRect().right - clientWidth) }));
    const told = ends.filter(({ by }) => by > 0).map(({ element, by }) => `${element.tagName.toLowerCase()} by ${by}: ${(element.textContent ?? '').slice(0, 60)}`);
    return [`the page by ${scrollWidth - clientWidth}`, ...told.slice(0, 5)];
  });

/** Opens windows of all widths round a page, which has to fit each. */
const inEachWindow = async (page: Page, state: string, look?: (width: number) => Promise<void>): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await beyondTheSide(page), `beyond the side of ${state} at ${width} px`).toEqual([]);
    await look?.(width);
  }
};

/** Fails on a page that is wider than its window. */
export const expectFits = (page: Page, state: string): Promise<void> => inEachWindow(page, state);

/** Adds axe to a document that does not have it yet. Once a document, because parsing it takes half as long as a check. */
const addAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
};

/** Selectors of the header and the footer around the main content. */
const surroundings = ['header:has(~ main)', 'main ~ footer'];
/** Markup and width of headers and footers that this worker has checked: most pages share them, and they are a third of a check. */
const checked = new Set<string>();

/** Selectors to exclude from a check: header and footer, if the same ones were checked at this width. */
const excludedFrom = async (page: Page, width: number): Promise<string[]> => {
  const markup = await page.evaluate((selectors) => selectors.map((selector) => document.querySelector(selector)?.outerHTML).join(''), surroundings);
  const key = `${width} ${markup}`;
  if (checked.has(key)) return surroundings;
  checked.add(key);
  return [];
};

/** Rules that the page and its own frames break, each with the elements that break it. */
const violationsOf = async (page: Page, width: number): Promise<string[]> => {
  await Promise.all(
    page
      .frames()
      .filter((frame) => frame === page.mainFrame() || frame.url().startsWith(new URL(page.url()).origin))
      .map(addAxe),
  );
  const exclude = await excludedFrom(page, width);
  // Violations alone: the report on the rest takes as long as the check.
  const { violations } = await page.evaluate(
    (selectors) => (window as unknown as { axe: typeof axe }).axe.run({ include: [['html']], exclude: selectors.map((selector) => [selector]) }, { resultTypes: ['violations'] }),
    exclude,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/**
 * Fails on anything axe finds, and on a page that is wider than its window. Markup is the same in every language, so one is
 * enough: German, whose words are the longest. What other languages can change is asked by `expectFits`.
 */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  // What fades in or out would be measured half there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await inEachWindow(page, state, async (width) => {
    if (!layouts.includes(width)) return;
    expect.soft(await violationsOf(page, width), `${state} at ${width} px`).toEqual([]);
  });
};
