import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';
import type { Shopper } from './support/shopper.js';

const locale = 'de-DE';
const main = (page: Page) => page.getByRole('main');
const pictures = (page: Page) => main(page).locator('li[id]');
/** One of the two groups of filter links. */
const filter = ({ page, translate }: Shopper, facet: 'room' | 'colour') => page.getByRole('navigation', { name: translate(`inspiration.filter.${facet}`), exact: true });
const option = (shopper: Shopper, facet: 'room' | 'colour', key: string) => filter(shopper, facet).getByRole('link', { name: new RegExp(`^${shopper.translate(key)} \\d+$`) });
const notFoundLogged = /status of 404/;

test('a shopper filters inspiration by room and colour, and removes the filters', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('inspirationOverview');
  const all = await pictures(page).count();
  expect(all).toBeGreaterThan(3);
  const green = option(shopper, 'colour', 'inspiration.filter.colours.green');
  const count = Number(/\d+$/.exec((await green.textContent())!)![0]);
  expect(count).toBeLessThan(all);
  await green.click();
  await shopper.expectAt('inspirationOverview', undefined, { colour: 'green' });
  await expect(pictures(page)).toHaveCount(count);
  await expect(main(page).getByText(translate('inspiration.filter.count', { count }), { exact: true })).toBeVisible();
  await option(shopper, 'room', 'inspiration.rooms.home').click();
  await shopper.expectAt('inspirationOverview', undefined, { room: 'home', colour: 'green' });
  await expect(pictures(page).first()).toContainText(translate('inspiration.rooms.home'));
  await expectAccessible(page, 'filtered inspiration');
  await shopper.link('inspiration.filter.clear').click();
  await shopper.expectAt('inspirationOverview');
  await expect(pictures(page)).toHaveCount(all);
});

test('a visitor finds articles, advice, projects and job offers', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('blogOverview');
  await expect(main(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await page
    .getByRole('navigation', { name: translate('inspiration.filter.kind'), exact: true })
    .getByRole('link', { name: new RegExp(`^${translate('inspiration.filter.kinds.advice')} `) })
    .click();
  await shopper.expectAt('blogOverview', undefined, { kind: 'advice' });
  await expect(
    main(page)
      .locator('li .facts')
      .filter({ hasNotText: translate('routes.adviceDetail') }),
  ).toHaveCount(0);

  await shopper.open('projectOverview');
  await expect(
    main(page)
      .getByText(/\d[.,]\d+\ss → \d[.,]\d+\ss/)
      .first(),
  ).toBeVisible();

  await shopper.open('jobOfferOverview');
  await expect(
    main(page)
      .getByRole('term')
      .filter({ hasText: translate('blogs.job.salary') })
      .first(),
  ).toBeVisible();
  await expect(shopper.link('blogs.offers.spontaneous.action')).toBeVisible();
});

test('the home page shows articles and projects, and offers the newsletter', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('home');
  for (const key of ['categories', 'reading', 'projects', 'newsletter'])
    await expect(main(page).getByRole('heading', { name: translate(`homepage.${key}.title`), exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: translate('homepage.newsletter.email'), exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: translate('homepage.newsletter.consent'), exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: translate('homepage.newsletter.notThis') })).toHaveCount(0);
  await test.step('on a tablet the last of three cards has its title beside its picture', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const cards = main(page).locator('ul[data-columns]').last().locator('> li');
    await expect(cards).toHaveCount(3);
    const [picture, title] = await Promise.all(['img', 'h3'].map((part) => cards.last().locator(part).boundingBox()));
    expect(title!.y).toBeLessThan(picture!.y + picture!.height);
  });
});

test('a 404 page suggests similar pages, and offers the search', async ({ shopperIn, shop, page, pageErrors }) => {
  pageErrors.expect(notFoundLogged);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const words = { 'nl-NL': 'galm-panelen', 'de-DE': 'nachhall-paneele', 'fr-FR': 'reverberation-panneaux', 'en-GB': 'reverberation-panels' }[locale];
  const answer = await page.goto(`${shop.urlOf(locale)}/old/${words}.html`);
  expect(answer?.status()).toBe(404);
  await shopper.waitForHydration();
  await expect(shopper.title).toHaveText(translate('notFound.title'));
  await expect(main(page).getByRole('heading', { name: translate('notFound.meant') })).toBeVisible();
  await expectAccessible(page, 'a 404 page');
  await expect(main(page).getByRole('searchbox')).toHaveValue(`old ${words.replace('-', ' ')}`);
  await main(page).getByRole('searchbox').fill(words.split('-')[1]!);
  await page.keyboard.press('Enter');
  await shopper.expectAt('searchOverview', undefined, { q: words.split('-')[1] });
  await expect(main(page).locator('mark').first()).toBeVisible();
});

test('inspiration can be filtered by keyboard only, and the focus stays on the filter', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { tabTo, press } = byKeyboard(page);
  await shopper.open('inspirationOverview');
  const wood = option(shopper, 'colour', 'inspiration.filter.colours.wood');
  await press(wood);
  await shopper.expectAt('inspirationOverview', undefined, { colour: 'wood' });
  await expect(wood).toBeFocused();
  await expect(wood).toHaveAttribute('aria-current', 'true');
  await press(shopper.link('inspiration.filter.clear'));
  await shopper.expectAt('inspirationOverview');
  const product = pictures(page).first().getByRole('link').last();
  await tabTo(product);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('a combination without results shows a message, with links to remove each filter', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  await shopper.open('inspirationOverview', undefined, { room: 'home', colour: 'red' });
  await expect(main(page).getByRole('heading', { name: translate('inspiration.filter.nothing.title') })).toBeVisible();
  await expectAccessible(page, 'a combination without results');
  await page.getByRole('link', { name: translate('inspiration.filter.nothing.only', { name: translate('inspiration.rooms.home') }), exact: true }).click();
  await shopper.expectAt('inspirationOverview', undefined, { room: 'home' });
  await expect(pictures(page).first()).toBeVisible();
});

test('a search shows every kind of result, and all results of a group on demand', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  await shopper.open('searchOverview', undefined, { q: 'de' });
  for (const key of ['types.project', 'types.blog', 'groups.inspiration', 'groups.job', 'groups.info']) {
    await expect(main(page).getByRole('heading', { level: 2, name: new RegExp(`^${translate(`search.${key}`)} \\d+$`) })).toBeVisible();
  }
  const info = page.locator('#found-info');
  await expect(info.getByRole('listitem')).toHaveCount(4);
  await info.getByRole('link', { name: translate('search.allOf', { count: 6 }) }).click();
  await expect(page).toHaveURL(/more=info#found-info$/);
  await expect(info.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page, 'search over everything');
});

test('documents are suggested while typing, with the matching part marked', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await shopper.open('home');
  const field = page.getByRole('banner').locator(`input[aria-label="${shopper.translate('header.search')}"]`);
  await field.pressSequentially('noten latten');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const suggestion = page.getByRole('listbox').getByRole('option').filter({ hasText: 'Rond boven ronde tafels' });
  await expect(suggestion).toHaveAttribute('href', /\/inspiratie(?:\?page=\d+)?#restaurant-round-clouds$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ pageErrors }) => pageErrors.expect(notFoundLogged));

  test('inspiration is filtered and articles are paged by plain links', async ({ shopperIn, page }) => {
    const shopper = shopperIn('fr-FR');
    await page.goto(shopper.urlOf('inspirationOverview'));
    await option(shopper, 'room', 'inspiration.rooms.home').click();
    await shopper.expectAt('inspirationOverview', undefined, { room: 'home' });
    await option(shopper, 'colour', 'inspiration.filter.colours.green').click();
    await shopper.expectAt('inspirationOverview', undefined, { room: 'home', colour: 'green' });
    await expect(pictures(page).first()).toContainText(shopper.translate('inspiration.rooms.home'));
    await shopper.link('inspiration.filter.clear').click();
    await shopper.expectAt('inspirationOverview');
    await page.goto(shopper.urlOf('blogOverview', undefined, { kind: 'advice' }));
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(shopper.title).toBeVisible();
  });

  test('a 404 page has a working search', async ({ shopperIn, shop, page }) => {
    const shopper = shopperIn('nl-NL');
    await page.goto(`${shop.urlOf('nl-NL')}/iets-met-galm`);
    await shopper.button('notFound.search.action').click();
    await shopper.expectAt('searchOverview', undefined, { q: 'iets met galm' });
  });
});
