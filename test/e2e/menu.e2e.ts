import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { brandCodes } from '../../src/contract/brand-codes.js';
import { type Language, languages } from '../../src/contract/locales.js';
import { keptTogether } from '../../src/domain/written-words.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';
import type { Shopper } from './support/shopper.js';

const locale = 'nl-NL';
const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };
test.use({ viewport: phone });

const menuOf = ({ page, translate }: Shopper) => {
  const panel = page.getByRole('dialog', { name: translate('header.menu') });
  return {
    panel,
    button: page.getByRole('banner').getByRole('button', { name: translate('header.menu'), exact: true }),
    flyoutButton: page.getByRole('button', { name: translate('header.suggestions.categories') }),
    links: panel.getByRole('link'),
    // Also found while the panel is closed, which roles are not.
    pictures: page.locator('#menu img'),
    close: panel.getByRole('button', { name: translate('global.close') }),
  };
};

test('the menu of a phone has categories with pictures, account, phone number, VAT and language, and keeps the focus until Escape', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('home');
  const { panel, button, links, pictures } = menuOf(shopper);
  const { tabTo } = byKeyboard(page);
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(links.first()).toBeVisible();
  await expect(panel.getByRole('link', { name: translate('header.account') })).toBeVisible();
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
  await expect(panel.getByRole('switch', { name: translate('header.vatSwitch') })).toBeVisible();
  await expect(panel.getByRole('button', { name: translate('header.language') })).toBeVisible();
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'an open menu');
  await page.setViewportSize(phone);

  // Tab goes through the panel and the browser itself, never to an element behind it.
  const count = await panel.locator('a, button').count();
  for (let pressed = 0; pressed < count + 3; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog')?.id === 'menu')).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu of a phone closes on a tap outside, with its button, after a link was followed, and when the browser goes back', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('home');
  const { panel, button, links, close } = menuOf(shopper);
  await button.click();
  await page.mouse.click(10, 700);
  await expect(panel).toBeHidden();
  await button.click();
  await close.click();
  await expect(panel).toBeHidden();
  await button.click();
  await links.first().click();
  await expect(shopper.title).toBeFocused();
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: wide });

  test('the categories open below the products by click and keyboard, load their pictures only then, and never cover the focus', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.goto(shopper.urlOf('contact'));
    await shopper.waitForHydration();
    const { panel, flyoutButton, links, pictures } = menuOf(shopper);
    const loaded = () => pictures.evaluateAll((images: HTMLImageElement[]) => images.filter(({ currentSrc }) => currentSrc).length);
    expect(await loaded()).toBe(0);
    const { tabTo } = byKeyboard(page);
    await tabTo(flyoutButton);
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect.poll(loaded).toBeGreaterThan(3);
    await expectAccessible(page, 'the open categories');
    await page.setViewportSize(wide);
    const [header, flyout] = await Promise.all([page.getByRole('banner').boundingBox(), panel.boundingBox()]);
    expect(Math.abs(header!.y + header!.height - flyout!.y)).toBeLessThan(2);
    expect(flyout!.height).toBeLessThan(500);
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(flyoutButton).toBeFocused();
    await flyoutButton.click();
    await expect(panel).toBeVisible();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await flyoutButton.click();
    await links.first().click();
    await expect(shopper.title).toBeFocused();
    await expect(panel).toBeHidden();
  });
});

interface Named {
  parent?: string;
  texts: Record<Language, { name: string }>;
}
const inEveryLanguage = (entries: Named[]): string[][] => languages.map((language) => entries.map(({ texts }) => texts[language].name));
const catalogueFolders = brandCodes.map((code) => `brands/${code.toLowerCase()}/catalogue`).filter((folder) => existsSync(folder));
const read = async <Entry>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Entry;
/** Names of the main categories, one list for each brand and language. */
const mainCategories = async (): Promise<string[][]> => {
  const categories = await Promise.all(catalogueFolders.map((folder) => read<Named[]>(`${folder}/categories.json`)));
  return categories.flatMap((entries) => inEveryLanguage(entries.filter(({ parent }) => !parent)));
};
const products = async (): Promise<string[]> => {
  const files = await Promise.all(catalogueFolders.map(async (folder) => (await readdir(`${folder}/products`)).map((name) => `${folder}/products/${name}`)));
  return inEveryLanguage(await Promise.all(files.flat().map((file) => read<Named>(file)))).flat();
};

/** Every entry that is wider than the panel or its own place, with the names of main categories that a brand has in a language. */
const entriesTooWide = (names: string[]): string[] => {
  const panel = document.getElementById('menu')!;
  const labels = [...panel.querySelectorAll('.categories a > span')];
  for (const [at, label] of labels.slice(0, -1).entries()) label.textContent = names[at % names.length]!;
  const { left, right } = panel.getBoundingClientRect();
  const isTooWide = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.left < left - 0.5 || box.right > right + 0.5 || (getComputedStyle(element).display !== 'inline' && element.scrollWidth > Math.max(element.clientWidth, 1));
  };
  return [panel, ...panel.querySelectorAll('*:not(svg *, .visually-hidden)')]
    .filter((element) => element.checkVisibility() && isTooWide(element))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
};

test('the names of the categories of every brand fit into the menu in every language', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('home');
  const { panel, button, flyoutButton } = menuOf(shopper);
  for (const width of [360, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await (width < 992 ? button : flyoutButton).click();
    await expect(panel).toBeVisible();
    for (const names of await mainCategories()) expect([width, names[0], await page.evaluate(entriesTooWide, names)]).toEqual([width, names[0], []]);
    await page.keyboard.press('Escape');
  }
});

/** Names with a word that is wider than a heading. Browsers without a dictionary break such a word anywhere. */
const namesTooWide = ([selector, names]: [string, string[]]): string[] => {
  const heading = document.querySelector<HTMLElement>(selector)!;
  // All at once, because each change of a page is a layout of it.
  const place = document.createElement('div');
  place.style.width = `${heading.clientWidth}px`;
  const copies = names.map((name) => {
    const copy = heading.cloneNode(true) as HTMLElement;
    copy.textContent = name;
    Object.assign(copy.style, { hyphens: 'none', overflowWrap: 'normal' });
    return copy;
  });
  place.append(...copies);
  heading.after(place);
  const tooWide = names.filter((_, at) => copies[at]!.scrollWidth > copies[at]!.clientWidth);
  place.remove();
  return tooWide;
};

test('no word in the name of a product of any brand is wider than a card or the title of its page', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  // The hyphen of an abbreviation is no place to break a name.
  const names = (await products()).map(keptTogether);
  const card = 'main li:has(figure) :is(h2, h3)';
  for (const [key, selector, widths] of [
    ['productOverview', card, [360, 768, 992]],
    ['productDetail', 'main h1', [360, 768, 992]],
  ] as const) {
    await (key === 'productDetail' ? shopper.open(key, 'wandpaneel-stof') : shopper.open(key));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([key, width, await page.evaluate(namesTooWide, [selector, names] as [string, string[]])]).toEqual([key, width, []]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and the categories open, and their links work', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.goto(shopper.urlOf('home'));
    const { panel, button, flyoutButton, links } = menuOf(shopper);
    await button.click();
    await expect(panel.getByRole('switch', { name: shopper.translate('header.vatSwitch') })).toBeVisible();
    const path = (await links.first().getAttribute('href'))!;
    await links.first().click();
    await expect(page).toHaveURL(shopper.shop.urlOf(locale) + path);
    await page.setViewportSize(wide);
    await flyoutButton.click();
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page
      .getByRole('navigation', { name: shopper.translate('header.mainMenu') })
      .getByRole('link', { name: shopper.translate('routes.productOverview') })
      .click();
    await expect(page).toHaveURL(shopper.urlOf('productOverview'));
  });
});
