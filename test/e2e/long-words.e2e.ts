import { expect, test } from './support/fixtures.js';

const softHyphen = '\u00AD';

// The browser of the tests has no dictionaries.
test('without a dictionary, words that are wider than their line are divided by soft hyphens, and copied without them', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  const words = page.locator('main h1, main h2, main h3');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('productOverview');
  const before = await words.allTextContents();
  expect(before.join('')).not.toContain(softHyphen);
  await page.setViewportSize({ width: 240, height: 700 });
  await expect.poll(async () => (await words.allTextContents()).join('')).toContain(softHyphen);
  const after = await words.allTextContents();
  expect(after.map((text) => text.replaceAll(softHyphen, ''))).toEqual(before);
  const copied = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('copy', (event) => resolve(event.clipboardData!.getData('text/plain')), { once: true });
        getSelection()!.selectAllChildren(document.querySelector('main')!);
        document.execCommand('copy');
      }),
  );
  expect(copied).toContain(before[0]);
  expect(copied).not.toContain(softHyphen);
});
