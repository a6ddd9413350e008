import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';
import { tokensCss } from '../../../client/theme/tokens.js';
import { loadSite } from '../../../src/config/brand.js';
import { brandCodes, defaultBrand } from '../../../src/contract/brand-codes.js';

/** Window widths in px: the narrowest one that a page must fit without horizontal scrolling (WCAG 2.2, 1.4.10), a phone, a tablet and a desktop. */
const widths = [320, 360, 768, 1440] as const;
/** Widths at which the results of axe can differ, for a page as a whole. */
export const everyLayout: readonly number[] = [360, 1440];
const phone: readonly number[] = [360];

/** Headings with a word that exceeds them, and elements that exceed the width of the window, by how many pixels; empty when the page fits. */
const beyondTheSide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A heading within a card that hides what is too wide does not widen the page.
    const cut = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter((heading) => heading.clientWidth > 1 && heading.scrollWidth > heading.clientWidth + 1);
    if (cut.length) return cut.map((heading) => `a word of the heading: ${heading.textContent}`);
    if (scrollWidth <= clientWidth) return [];
    const ends = [...document.querySelectorAll('body *')].map((element) => ({ element, by: Math.round(element.getBoundingClientRect().right - clientWidth) }));
    const reported = ends.filter(({ by }) => by > 0).map(({ element, by }) => `${element.tagName.toLowerCase()} by ${by}: ${(element.textContent ?? '').slice(0, 60)}`);
    return [`the page by ${scrollWidth - clientWidth}`, ...reported.slice(0, 5)];
  });

/** Sets all window widths in turn, and checks that the page fits each. */
const inEachWindow = async (page: Page, state: string, look?: (width: number) => Promise<void>): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await beyondTheSide(page), `too wide: ${state} at ${width} px`).toEqual([]);
    await look?.(width);
  }
};

/** Fails when the page is wider than the window, at any of the widths. */
export const expectFits = (page: Page, state: string): Promise<void> => inEachWindow(page, state);

/** The minified script, which browsers load in three quarters of the time. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe once in each document, because parsing it takes half as long as a check. */
const addAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
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

const listed = (violations: axe.Result[]): string[] => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Violated rules of the page and its same-origin frames, each with the elements concerned. */
const violationsOf = async (page: Page, width: number): Promise<string[]> => {
  await Promise.all(
    page
      .frames()
      .filter((frame) => frame === page.mainFrame() || frame.url().startsWith(new URL(page.url()).origin))
      .map(addAxe),
  );
  const exclude = await excludedFrom(page, width);
  // Only violations, because the report of passed rules takes as long as the check.
  const { violations } = await page.evaluate(
    (selectors) => (window as unknown as { axe: typeof axe }).axe.run({ include: [['html']], exclude: selectors.map((selector) => [selector]) }, { resultTypes: ['violations'] }),
    exclude,
  );
  return listed(violations);
};

/**
 * Fails on text without enough contrast in the colours of the other brands with products. Brands share markup and styles, and differ in
 * variables, so that the built site with other variables is enough.
 * @param part selector of what the state changes, because the contrast of a whole page takes seconds
 */
export const expectContrastInOtherBrands = async (page: Page, state: string, part: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addAxe(page.mainFrame());
  const setVariables = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  const sites = await Promise.all(brandCodes.filter((code) => code !== defaultBrand).map(loadSite));
  for (const { default: brand, theme } of sites.filter((site) => site.default.permissions.products)) {
    await setVariables(tokensCss(theme));
    const { violations } = await page.evaluate(
      (selector) => (window as unknown as { axe: typeof axe }).axe.run(selector, { runOnly: ['color-contrast'], resultTypes: ['violations'] }),
      part,
    );
    expect.soft(listed(violations), `${state} of ${brand.code}`).toEqual([]);
  }
  await setVariables('');
};

/**
 * Fails on any violation that axe finds, and when the page is wider than the window. One language is enough, because the markup is
 * the same in all: German, which has the longest words. `expectFits` checks what other languages can change.
 * @param layouts widths for axe: `everyLayout` once for each page; its other states differ from it by elements that are the same at any width
 */
export const expectAccessible = async (page: Page, state: string, layouts = phone): Promise<void> => {
  // axe would measure wrong contrast during fade animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await inEachWindow(page, state, async (width) => {
    if (!layouts.includes(width)) return;
    expect.soft(await violationsOf(page, width), `${state} at ${width} px`).toEqual([]);
  });
};
