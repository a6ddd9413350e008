import { leave } from '../../src/common/readiness.js';
import { eventually } from '../support/eventually.js';
import { keepConnection } from '../support/kept-connection.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

let shop: TestShop;
let storefront: TestStorefront;
/** Cookie of a visitor with three pieces in the cart. */
let withCart: string;
beforeAll(async () => {
  shop = await startTestShop();
  storefront = await startTestStorefront(shop.url);
  const { headers } = await storefront.call('post', '/forms/cart/add').type('form').send({ productId: 'wpn-lightgrey-01', quantity: 3 }).expect(303);
  withCart = headers['set-cookie']![0]!.split(';')[0]!;
});
afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

const html = async (path: string, cookie = '') => (await storefront.page(path, { cookie, 'accept-language': 'nl-NL' }).expect(200)).text;
const body = (page: string) => page.slice(page.indexOf('<body>')).replaceAll(/ nonce="[^"]+"/g, '');
const count = '3 stuks';

describe('the frame that is kept between requests', () => {
  it('shows the cart of one visitor to no other', async () => {
    expect(await html('/producten', withCart)).toContain(count);
    expect(await html('/producten')).not.toContain(count);
    expect(await html('/producten', withCart)).toContain(count);
    expect(await html('/producten')).not.toContain(count);
  });

  it('is the same page again as when it was rendered whole', async () => {
    const address = '/producten?sort=newest';
    const [whole, kept] = [body(await html(address)), body(await html(address))];
    expect(kept).toBe(whole);
    expect(kept).toContain('</footer>');
  });

  it.each(['/', '/producten', '/product/wandpaneel-stof'])('keeps VAT views and languages apart: %s', async (path) => {
    expect(body(await html(path, '__Host-vat=excl'))).not.toBe(body(await html(path)));
    expect(body(await html(path, '__Host-vat=excl'))).toContain('"vat":"excl"');
    expect(await html(path)).toContain('aria-checked="true"');
    expect(await html(path, '__Host-vat=excl')).toContain('aria-checked="false"');
  });

  it('leads back to the address that was asked for', async () => {
    for (const sort of ['newest', 'priceAsc']) expect(await html(`/producten?sort=${sort}`)).toContain(`value="/producten?sort=${sort}"`);
  });

  it('escapes what an address brings along', async () => {
    const page = await html('/producten?x="><script>alert(1)</script>');
    expect(page).not.toContain('<script>alert(1)');
  });
});

describe('parts that are kept for as long as what they show is the same', () => {
  /** What is seen, without the data that come along in the order in which they were read. */
  const seen = (page: string) => body(page).split('<script')[0]!;

  it.each(['/', '/producten', '/product/plafondbaffle', '/blogs', '/projecten', '/zoeken?q=paneel'])(
    'are the same again as when they were rendered in their place: %s',
    async (path) => {
      const pages = [];
      for (let time = 0; time < 3; time += 1) pages.push(seen(await html(path, withCart)));
      expect(pages[1]).toBe(pages[0]);
      expect(pages[2]).toBe(pages[0]);
    },
  );

  it('show each visitor prices in their own view', async () => {
    const cards = async (cookie: string) => {
      for (let time = 0; time < 2; time += 1) await html('/producten', cookie);
      return [...(await html('/producten', cookie)).matchAll(/<b>€[^<]+<\/b> <small>([^<]+)<\/small>/g)].map((match) => match[1]);
    };
    const [including, excluding] = [await cards('__Host-vat=incl'), await cards('__Host-vat=excl')];
    expect(including.length).toBeGreaterThan(10);
    expect(new Set(including)).toEqual(new Set(['incl. btw']));
    expect(new Set(excluding)).toEqual(new Set(['excl. btw']));
  });
});

describe.each([0, 1])('a storefront that leaves, and drains for %i s', (drainSeconds) => {
  it('answers each kept connection once more with its end, closes idle ones, and resets none', async () => {
    const own = await startTestStorefront(shop.url);
    await own.page('/', { 'accept-language': 'nl-NL' });
    const answered = new Set<number>();
    const connections = [0, 1, ...Array.from({ length: 50 }, () => Number.POSITIVE_INFINITY)].map((most, at) =>
      keepConnection(own.url, '/', { most, onAnswer: () => answered.add(at) }),
    );
    await eventually('each has an answer', async () => answered.size === 51 || undefined);
    await leave(own.app, drainSeconds);
    const endings = await Promise.all(connections.map(({ ended }) => ended));
    expect(endings).toEqual(['idle', 'idle', ...Array.from({ length: 50 }, () => 'closed')]);
  });
});
