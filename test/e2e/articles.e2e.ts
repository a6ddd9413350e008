import type { SlugRouteKey } from '../../src/contract/routes.js';
import { everyLayout, expectAccessible, expectFits } from './support/accessible.js';
import { expect, test, withMotion } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';
import { layoutShiftOf, watchLayoutShifts } from './support/layout-shifts.js';
import { ToastArea } from './support/toast-area.js';

test.use(withMotion);

const kinds = ['blogDetail', 'adviceDetail', 'projectDetail', 'jobOfferDetail', 'infoDetail'] as const satisfies SlugRouteKey[];
type Kind = (typeof kinds)[number];
const slugs = {
  'nl-NL': ['galm-weg-bas-niet', 'hoeveel-panelen-nodig', 'klaslokaal-met-plafondeilanden', 'akoestisch-adviseur', 'algemene-voorwaarden'],
  'de-DE': ['hall-weg-bass-nicht', 'wie-viele-paneele', 'klassenzimmer-mit-deckensegeln', 'akustikberater', 'agb'],
  'fr-FR': ['echo-parti-basses-restent', 'combien-de-panneaux', 'salle-de-classe-ilots-de-plafond', 'conseiller-acoustique', 'conditions-generales-de-vente'],
  'en-GB': ['echo-gone-bass-stays', 'how-many-panels', 'classroom-with-clouds', 'acoustic-adviser', 'terms-and-conditions'],
} as const;
type Read = keyof typeof slugs;
const slugOf = (locale: Read, kind: Kind) => slugs[locale][kinds.indexOf(kind)]!;

// The two languages with the longest words.
for (const locale of ['de-DE', 'fr-FR'] as const) {
  test(`every kind of document page is complete and ${locale === 'de-DE' ? 'accessible' : 'fits its window'} in ${locale}`, async ({ shopperIn, page }) => {
    test.slow();
    const shopper = shopperIn(locale);
    await watchLayoutShifts(page);
    for (const kind of kinds) {
      await page.setViewportSize({ width: 390, height: 844 });
      await shopper.open(kind, slugOf(locale, kind));
      await expect(shopper.title).toHaveCount(1);
      expect.soft(await layoutShiftOf(page), `layout shift of ${kind}`).toBeLessThan(0.02);
      if (kind === 'projectDetail') await page.getByText(shopper.translate('project.calculator.table'), { exact: true }).click();
      await (locale === 'de-DE' ? expectAccessible(page, kind, everyLayout) : expectFits(page, kind));
    }
  });
}

test('the table of contents works by keyboard, and marks the current section', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  const { press } = byKeyboard(page);
  const contents = page.getByRole('navigation', { name: shopper.translate('blogs.contents') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('adviceDetail', slugOf('de-DE', 'adviceDetail'));
  const third = contents.getByRole('link').nth(2);
  await press(third);
  await expect(third).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { level: 2, name: (await third.textContent()) ?? '' })).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  // The browser ignores the key until its scroll animation has ended.
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location', { timeout: 2000 });
  }).toPass();

  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open('adviceDetail', slugOf('de-DE', 'adviceDetail'));
  await expect(contents.getByRole('link')).toHaveCount(0);
  await press(contents.locator('summary'));
  await press(contents.getByRole('link').nth(1));
  await expect(page).toHaveURL(/#schritt-2/);
});

test('a page is shared by links without third-party scripts, by the clipboard, and by the share function of the device', async ({ shopperIn, page, context }) => {
  const shopper = shopperIn('fr-FR');
  const { press } = byKeyboard(page);
  const slug = slugOf('fr-FR', 'blogDetail');
  const address = shopper.urlOf('blogDetail', slug);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shopper.open('blogDetail', slug);
  for (const name of ['WhatsApp', 'LinkedIn', shopper.translate('global.share.mail')]) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', new RegExp(encodeURIComponent(address)));
  }
  await press(shopper.button('global.share.copy'));
  await expect(new ToastArea(shopper).toasts).toContainText(shopper.translate('global.share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(shared.push(data)) });
  });
  await page.reload();
  await shopper.waitForHydration();
  await press(shopper.button('global.share.action'));
  expect(await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared.map(({ url }) => url))).toEqual([address]);
});

test('a document links to related documents, and to the next one of its kind', async ({ shopperIn, page }) => {
  const shopper = shopperIn('en-GB');
  await shopper.open('adviceDetail', slugOf('en-GB', 'adviceDetail'));
  await page
    .getByRole('region', { name: shopper.translate('blogs.related') })
    .getByRole('link')
    .first()
    .click();
  await expect(shopper.title).toBeFocused();
  await shopper.open('blogDetail', slugOf('en-GB', 'blogDetail'));
  const neighbour = page
    .getByRole('navigation', { name: shopper.translate('blogs.readOn') })
    .getByRole('link')
    .first();
  const words = (await neighbour.textContent()) ?? '';
  await neighbour.click();
  await expect(shopper.title).toBeFocused();
  expect(words).toContain((await shopper.title.textContent()) ?? '?');
});

/** Audio of the clap that the page created: its samples, and the audio contexts. */
interface Heard {
  buffers: AudioBuffer[];
  contexts: AudioContext[];
}

test('a room can be heard before and after: the sound loads on demand, decays by 60 dB in the reverberation time, and can be stopped', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const { press } = byKeyboard(page);
  await page.addInitScript(() => {
    const heard: Heard = { buffers: [], contexts: [] };
    Object.assign(window, { heard });
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      constructor(context: BaseAudioContext, options: AudioBufferSourceOptions = {}) {
        super(context, options);
        heard.buffers.push(options.buffer!);
      }
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.contexts.push(this);
      }
    };
  });
  const chunks: string[] = [];
  page.on('request', (request) => /\/clap[-.]/.test(request.url()) && chunks.push(request.url()));
  await shopper.open('projectDetail', slugOf('nl-NL', 'projectDetail'));
  expect(chunks).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { heard: Heard }).heard.contexts.length)).toBe(0);

  await press(shopper.button('project.change.hear.before'));
  await expect(shopper.button('project.change.stop')).toBeFocused();
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: Heard }).heard.buffers.length), { message: 'number of audio buffers' }).toBe(6);
  expect(await page.evaluate(() => (window as unknown as { heard: Heard }).heard.contexts[0]?.state)).toBe('running');
  await page.keyboard.press('Enter');
  await expect(shopper.button('project.change.hear.before')).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: Heard }).heard.contexts[0]?.state)).toBe('closed');

  await test.step('it ends by itself', async () => {
    await shopper.button('project.change.hear.after').click();
    await expect(shopper.button('project.change.stop')).toBeVisible();
    await expect(shopper.button('project.change.hear.after')).toBeVisible();
  });
  expect(chunks).toHaveLength(1);

  // Measures, in samples rendered by the browser, the level within 50 ms around the time at which it must be 60 dB lower.
  const lost = await page.evaluate(async () => {
    const { buffers } = (window as unknown as { heard: Heard }).heard;
    return Promise.all(
      buffers.map(async (buffer) => {
        const offline = new OfflineAudioContext(1, buffer.length, buffer.sampleRate);
        const source = offline.createBufferSource();
        source.buffer = buffer;
        source.connect(offline.destination);
        source.start();
        const samples = (await offline.startRendering()).getChannelData(0);
        const half = Math.round(0.025 * buffer.sampleRate);
        const levelAt = (at: number) => 10 * Math.log10(samples.slice(Math.max(0, at - half), at + half).reduce((sum, value) => sum + value * value, 0) / (2 * half));
        // The sound lasts 10% longer than the reverberation time.
        const seconds = buffer.length / buffer.sampleRate / 1.1;
        return { seconds, decibels: levelAt(half) - levelAt(Math.round(seconds * buffer.sampleRate)), slope: (60 * 0.025) / seconds };
      }),
    );
  });
  expect(lost).toHaveLength(12);
  for (const { seconds, decibels, slope } of lost) expect(Math.abs(decibels + slope - 60), `decay of ${seconds} s`).toBeLessThan(1.5);
  expect(translate('project.change.model')).toContain('simulatie');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all content can be read, opened and shared, and there are no controls that would not work', async ({ shopperIn, page }) => {
    const shopper = shopperIn('nl-NL');
    const { translate } = shopper;
    for (const kind of kinds) {
      await page.goto(shopper.urlOf(kind, slugOf('nl-NL', kind)));
      await expect(shopper.title).toBeVisible();
      await expect(shopper.button('global.share.copy')).toHaveCount(0);
      await expect(shopper.button('blogs.print')).toHaveCount(0);
      if (kind !== 'infoDetail') {
        await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(encodeURIComponent(page.url())));
      }
    }
    await page.goto(shopper.urlOf('projectDetail', slugOf('nl-NL', 'projectDetail')));
    await expect(shopper.button('project.change.hear.before')).toHaveCount(0);
    await page.getByText(translate('project.calculator.table'), { exact: true }).click();
    await expect(page.getByRole('row', { name: translate('project.change.mean') })).toContainText('0,56');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shopper.urlOf('adviceDetail', slugOf('nl-NL', 'adviceDetail')));
    const contents = page.getByRole('navigation', { name: translate('blogs.contents') });
    await contents.locator('summary').click();
    await contents.getByRole('link').first().click();
    await expect(page).toHaveURL(/#stap-1/);
  });
});
