import { shutDownGracefully } from '../../src/common/readiness.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { keepConnectionOpen } from '../support/persistent-connection.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
/** Cookie of a visitor with three products in the cart. */
let withCart: string;
/** Pages show the payment methods as soon as they are known. */
beforeAll(async () => {
  const { headers } = await storefront.call('post', '/forms/cart/add').type('form').send({ productId: 'wpn-lightgrey-01', quantity: 3 }).expect(303);
  withCart = headers['set-cookie']![0]!.split(';')[0]!;
  await eventually('the payment methods', async () => (await html('/', withCart)).includes('Overboeking') || undefined);
});

const html = async (path: string, cookie = '') => (await storefront.page(path, { cookie, 'accept-language': 'nl-NL' }).expect(200)).text;
const body = (page: string) => page.slice(page.indexOf('<body>'));
const count = '3 stuks';

describe('the cached header and footer', () => {
  it('do not show the cart of a visitor to others', async () => {
    expect(await html('/producten', withCart)).toContain(count);
    expect(await html('/producten')).not.toContain(count);
    expect(await html('/producten', withCart)).toContain(count);
    expect(await html('/producten')).not.toContain(count);
  });

  it('result in the same page as a full rendering', async () => {
    const address = '/producten?sort=newest';
    const [whole, kept] = [body(await html(address)), body(await html(address))];
    expect(kept).toBe(whole);
    expect(kept).toContain('</footer>');
  });

  it.each(['/', '/producten', '/product/wandpaneel-stof'])('are cached separately for each VAT view and language: %s', async (path) => {
    expect(body(await html(path, '__Host-vat=excl'))).not.toBe(body(await html(path)));
    expect(body(await html(path, '__Host-vat=excl'))).toContain('"vat":"excl"');
    expect(await html(path)).toContain('aria-checked="true"');
    expect(await html(path, '__Host-vat=excl')).toContain('aria-checked="false"');
  });

  it('contain the current path in forms that return to the page', async () => {
    for (const sort of ['newest', 'priceAsc']) expect(await html(`/producten?sort=${sort}`)).toContain(`value="/producten?sort=${sort}"`);
  });

  it('escape the query string', async () => {
    const page = await html('/producten?x="><script>alert(1)</script>');
    expect(page).not.toContain('<script>alert(1)');
  });
});

describe('cached parts of pages', () => {
  /** Body without the serialised data, whose order depends on the order of reads. */
  const seen = (page: string) => body(page).split('<script')[0]!;

  it.each(['/', '/producten', '/product/plafondbaffle', '/blogs', '/blogs/galm-weg-bas-niet', '/projecten', '/zoeken?q=paneel'])(
    'are the same as when they are rendered within the page: %s',
    async (path) => {
      const pages = [];
      for (let time = 0; time < 3; time += 1) pages.push(seen(await html(path, withCart)));
      expect(pages[1]).toBe(pages[0]);
      expect(pages[2]).toBe(pages[0]);
    },
  );

  it('show prices in the VAT view of the visitor', async () => {
    const cards = async (cookie: string) => {
      for (let time = 0; time < 2; time += 1) await html('/producten', cookie);
      return [...(await html('/producten', cookie)).matchAll(/<b>€[^<]+<\/b> <small>([^<]+)<\/small>/g)].map((match) => match[1]);
    };
    const [including, excluding] = [await cards('__Host-vat=incl'), await cards('__Host-vat=excl')];
    expect(including.length).toBeGreaterThan(10);
    expect(new Set(including)).toEqual(new Set(['incl.\u00a0btw']));
    expect(new Set(excluding)).toEqual(new Set(['excl.\u00a0btw']));
  });

  it('show what belongs to the product and its size', async () => {
    /** Guarantee, whether the product is made for the buyer, and the price of one piece in the calculation. */
    const partsOf = async (path: string) => {
      const pages = [];
      for (let time = 0; time < 3; time += 1) pages.push(await html(path, withCart));
      return pages.map((page) => [
        /(\d+) jaar garantie/.exec(page)?.[1],
        page.includes('geen retour'),
        /<tfoot><tr><th scope="row">Per stuk[^<]*<\/th><td>([^<]+)</.exec(page)?.[1]?.replaceAll('\u00a0', ' '),
      ]);
    };
    const thrice = (parts: unknown) => [parts, parts, parts];
    expect(await partsOf('/product/wandpaneel-stof')).toEqual(thrice(['5', false, '€ 89,00']));
    expect(await partsOf('/product/wandpaneel-stof?w.size=900&h.size=600')).toEqual(thrice(['5', true, '€ 67,50']));
    expect(await partsOf('/product/lattenpaneel-hout')).toEqual(thrice(['10', false, undefined]));
  });
});

describe.each([0, 1])('a storefront that shuts down, with DRAIN_SECONDS=%i', (drainSeconds) => {
  it('responds once more with `connection: close` on active connections, closes idle ones, and resets none', async () => {
    const own = await startTestStorefront(shop.url);
    await own.page('/', { 'accept-language': 'nl-NL' });
    const answered = new Set<number>();
    const connections = [0, 1, ...Array.from({ length: 50 }, () => Number.POSITIVE_INFINITY)].map((most, at) =>
      keepConnectionOpen(own.url, '/', { most, onAnswer: () => answered.add(at) }),
    );
    await eventually('a response on each connection', async () => answered.size === 51 || undefined);
    await shutDownGracefully(own.app, drainSeconds);
    const endings = await Promise.all(connections.map(({ ended }) => ended));
    expect(endings).toEqual(['idle', 'idle', ...Array.from({ length: 50 }, () => 'closed')]);
  });
});
