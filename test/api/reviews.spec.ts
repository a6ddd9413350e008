import { eventually } from '../support/eventually.js';
import { type Reviews, startReviews, statistics } from '../support/reviews.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

interface Told {
  reviews: Reviews;
  storefront: TestStorefront;
}
const open: (() => Promise<void>)[] = [];
/** Starts a shop with this response of its review service. */
const startWith = async (answer: Reviews['answer']): Promise<Told> => {
  const reviews = await startReviews();
  reviews.answer = answer;
  const shop: TestShop = await startTestShop(reviews.variables);
  const storefront = await startTestStorefront(shop.url);
  open.push(storefront.stop, shop.stop, reviews.stop);
  return { reviews, storefront };
};
afterAll(async () => {
  for (const stop of open) await stop();
});

const header = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));
const pageOf = async ({ storefront }: Told, locale = 'nl-NL') => (await storefront.page('/', { 'accept-language': locale }).expect(200)).text;
const requested = ({ reviews }: Told) => eventually('a request to the review service', async () => (reviews.asked > 0 ? true : undefined));

describe('the rating of the shop', () => {
  it('is shown in the header once it is loaded, in the language of the page, also in cached headers', async () => {
    const reported = await startWith({ status: 200, body: statistics });
    expect(header(await pageOf(reported))).not.toContain('class="rating"');
    const html = await eventually('the rating in the header', async () => {
      const page = await pageOf(reported);
      return header(page).includes('9,2 uit 10') ? page : undefined;
    });
    expect(header(html)).toContain(`href="${statistics.viewReviewUrl}"`);
    expect(header(html)).toContain('214 beoordelingen');
    expect(header(await pageOf(reported, 'fr-FR'))).toContain('9,2 sur 10');
    expect(header(await pageOf(reported, 'en-GB'))).toContain('9.2 out of 10');
  });

  it('stands beside the payment methods of the country in the footer, also in cached ones, and the guarantee and samples on a product page', async () => {
    const { storefront } = await startWith({ status: 200, body: statistics });
    const read = async (path: string, locale: string) => (await storefront.page(path, { 'accept-language': locale }).expect(200)).text;
    const footer = (locale: string, method: string) =>
      eventually(`${method} in the footer`, async () => {
        const html = await read('/', locale);
        const shown = html.slice(html.indexOf('<footer'));
        return shown.includes(method) ? shown : undefined;
      });
    expect(await footer('nl-NL', 'iDEAL | Wero')).not.toContain('Bancontact');
    expect(await footer('nl-BE', 'Bancontact')).not.toContain('iDEAL');
    const product = await read('/product/wandpaneel-stof', 'nl-NL');
    expect(product).toContain('5 jaar garantie');
    expect(product).toContain('Uw wettelijke rechten bij een gebrek blijven gelden.');
    expect(product).toContain('value="wpn-ochre-sample"');
    const added = await storefront.call('post', '/forms/cart/add').type('form').send({ productId: 'wpn-ochre-sample', quantity: '1', back: '/product/wandpaneel-stof' });
    expect([added.status, added.headers.location]).toEqual([303, expect.stringContaining('winkelwagen')]);
  });

  it.each<[string, Reviews['answer']]>([
    ['fail', { status: 500, body: {} }],
    ['hang', 'nothing'],
    ['answer nonsense', { status: 200, body: { averageRating: 'good', viewReviewUrl: 'javascript:alert(1)' } }],
    ['answer more than there can be', { status: 200, body: { ...statistics, averageRating: 92 } }],
  ])(
    'is left out when the reviews %s',
    async (_, answer) => {
      const reported = await startWith(answer);
      await pageOf(reported);
      await requested(reported);
      expect(await pageOf(reported)).not.toContain('class="rating"');
    },
    60_000,
  );
});
