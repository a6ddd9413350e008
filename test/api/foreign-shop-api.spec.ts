import superjson from 'superjson';
import type { Response } from 'supertest';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import { captureWarnings } from '../support/captured-warnings.js';
import { exampleAnswer, StubShopApi } from '../support/stub-shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

type Fields = Record<string, unknown>;

const metricsToken = 'token-of-prometheus';
const cart = { cookie: `__Host-cart=${'a'.repeat(43)}` };

const shopApi = new StubShopApi();
let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront(await shopApi.start(), 'ENC', undefined, { METRICS_TOKEN: metricsToken });
});
beforeEach(() => {
  shopApi.answers.clear();
  shopApi.received.length = 0;
  storefront.app.get(ShopApiClient).expireCache();
});
afterAll(async () => {
  await storefront.stop();
  await shopApi.stop();
});

/** Distinguishes the addresses of pages, because the page cache keeps them. */
let pages = 0;
const freshPage = (path: string, headers?: Record<string, string>) => storefront.page(`${path}?material=m${(pages += 1)}`, headers);

describe('a list of a foreign Shop API', () => {
  const whole = { ...exampleAnswer<{ items: Fields[] }>('listProducts').items[0]!, name: 'Wandpaneel Ordentelijk' };
  const shown = async (odd: unknown) => {
    shopApi.answers.set('listProducts', { status: 200, body: { ...exampleAnswer('listProducts'), items: [whole, odd], total: 2 } });
    const { status, text } = await freshPage('/producten');
    return [status, text.includes('Wandpaneel Ordentelijk'), text.includes('Wandpaneel Vreemd')];
  };
  const odd = { ...whole, id: 'odd', name: 'Wandpaneel Vreemd', slug: 'wandpaneel-vreemd' };
  const without = (...fields: string[]) => Object.fromEntries(Object.entries(odd).filter(([field]) => !fields.includes(field)));

  it.each<[string, unknown]>([
    ['the number 4711 as id', { ...odd, id: 4711 }],
    ['an id with slashes, dots, spaces and percent signs', { ...odd, id: 'A 10%/12.5' }],
    ['an id of 64 characters', { ...odd, id: 'x'.repeat(64) }],
    ['a family code of its own', { ...odd, family: 'wand/10' }],
    ['colours with numbers as ids', { ...odd, colours: [{ id: 3, name: 'Oker', hex: '#c8963e', productId: 12, slug: 'oker' }] }],
    ['unknown fields', { ...odd, warehouse: { row: 7 } }],
    ['no picture', without('picture')],
    ['a picture without size', { ...odd, picture: { file: 'products/a.webp' } }],
    ['no family, colours, rating, size, delivery, availability, date', without('family', 'colours', 'rating', 'size', 'delivery', 'isAvailable', 'isMadeToOrder', 'updatedAt')],
    ['an invalid rating', { ...odd, rating: { alphaW: 'high' } }],
    ['parts of its name that cannot be read', { ...odd, fragments: [{ text: 'Wandpaneel Vreemd' }] }],
    ['a number as size', { ...odd, size: 1200 }],
  ])('shows a product with %s', async (_, item) => {
    expect(await shown(item)).toEqual([200, true, true]);
  });

  it.each<[string, unknown]>([
    ['without a price', without('price')],
    ['with a price in fractions of a cent', { ...odd, price: { includingVat: { amount: 12.5, currency: 'EUR' }, excludingVat: { amount: 10, currency: 'EUR' } } }],
    ['with a price in another currency', { ...odd, price: { includingVat: { amount: 1250, currency: 'CHF' }, excludingVat: { amount: 1000, currency: 'CHF' } } }],
    ['without a name', { ...odd, name: null }],
    ['without a slug', without('slug')],
    ['without an id', without('id')],
    ['with an id of 65 characters', { ...odd, id: 'x'.repeat(65) }],
    ['with an id that is a step in a path', { ...odd, id: '..' }],
    ['with an invisible character in its id', { ...odd, id: '12\u200b' }],
    ['that is null', null],
    ['that is a text', 'Wandpaneel Vreemd'],
  ])('leaves out a product %s, and shows the others', async (_, item) => {
    expect(await shown(item)).toEqual([200, true, false]);
  });

  it('counts what is left out by operation, and logs each field once with the id', async () => {
    const warnings = captureWarnings(storefront, 'ShopApiClient');
    const count = async () => {
      const { text } = await storefront.call('get', '/metrics', { authorization: `Bearer ${metricsToken}` });
      return Number(/shop_api_items_left_out_total\{operation="suggestProducts"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const [product] = exampleAnswer<{ products: Fields[] }>('suggestProducts').products;
    const faulty = [{ ...product, id: 'a/1', slug: null }, { ...product, id: 'a/2', slug: null }, product];
    shopApi.answers.set('suggestProducts', { status: 200, body: { ...exampleAnswer('suggestProducts'), products: faulty } });
    for (const q of ['wand', 'paneel']) expect((await storefront.call('get', `/api/Products/suggest?q=${q}`).expect(200)).body.products).toHaveLength(1);
    expect(await count()).toBe(4);
    expect(warnings.map(String).filter((line) => line.startsWith('suggestProducts'))).toEqual([
      expect.stringMatching(/^suggestProducts \[[\w-]+\] An item is left out: products\[\]\.slug is missing \(id "a\/1"\)\./),
    ]);
  });
});

describe('a product of a foreign Shop API', () => {
  const product: Fields = { ...exampleAnswer('getProduct'), name: 'Wandpaneel Vreemd', isConfigurable: false, type: 'Standard' };
  const without = (...fields: string[]) => Object.fromEntries(Object.entries(product).filter(([field]) => !fields.includes(field)));
  const open = async (body: unknown, status = 200) => {
    shopApi.answers.set('getProductBySlug', { status, body });
    return freshPage(`/product/wandpaneel-${(pages += 1)}`);
  };

  it.each<[string, Fields]>([
    ['a number as id', { ...product, id: 4711 }],
    ['only what must be there', Object.fromEntries(['id', 'name', 'slug', 'category', 'priceIncVat', 'priceExcVat', 'stock'].map((field) => [field, product[field]]))],
    ['no pictures and no delivery day', without('pictures', 'delivery')],
    ['acoustic data of an unknown kind', { ...product, acoustics: { kind: 'diffusion', bands: [1] } }],
    ['a colour without a page', { ...product, colours: [{ id: 'oker', name: 'Oker' }] }],
  ])('with %s has its page', async (_, body) => {
    const { status, text } = await open(body);
    expect([status, text.includes('<h1>Wandpaneel Vreemd</h1>')]).toEqual([200, true]);
  });

  it('shows the attributes with name, value and type', async () => {
    const attributes = [
      { name: 'Kern', value: 'vilt', type: 'text' },
      { value: 'los', type: 'text' },
      { name: 'Leeg', value: null, type: 'text' },
      { name: 'Soort', value: 'raar', type: 'Colour' },
    ];
    const { text } = await open({ ...product, attributes });
    expect(['Kern', 'Leeg', 'Soort'].map((name) => text.includes(`<th scope="row">${name}</th>`))).toEqual([true, false, false]);
  });

  it.each<[string, number, number, unknown]>([
    ['without a price', 503, 200, without('priceIncVat')],
    ['that is not JSON', 503, 200, '<html>'],
    ['with status 404 and a page', 404, 404, '<h1>Not Found</h1>'],
    ['with status 404 and a code of its own', 404, 404, { code: 'PRODUCT_UNKNOWN', message: 'No such product' }],
    ['with status 404 and nothing', 404, 404, ''],
    ['with status 401 and no code', 503, 401, { message: 'Gateway' }],
    ['with status 500', 503, 500, 'Internal Server Error'],
  ])('as a response %s is a page with status %i', async (_, expected, status, body) => {
    expect((await open(body, status)).status).toBe(expected);
  });

  it.each([
    ['4711', '4711'],
    ['A 10%/12.5', 'A%2010%25%2F12.5'],
    ['ä&b?c#d', '%C3%A4%26b%3Fc%23d'],
  ])('with the id %s is requested by that id', async (id, encoded) => {
    await storefront.call('get', `/api/Products/${encoded}`).expect(200);
    expect(shopApi.received.map(({ line }) => line)).toEqual([`GET /Products/${encodeURIComponent(id)}`]);
  });

  it('is refused by an id that proxies would remove from the path', async () => {
    await storefront.call('get', '/api/Orders/%2E%2E/documents');
    expect(shopApi.received.filter(({ line }) => line.includes('documents'))).toEqual([]);
  });
});

describe('a product that a foreign Shop API reports as ended', () => {
  const ended = (extra: Fields = {}) => ({ status: 410, body: { type: 'about:blank', title: 'Gone', status: 410, code: 'PRODUCT_ENDED', ...extra } });

  it('leads to the page that replaces it', async () => {
    shopApi.answers.set('getProductBySlug', ended({ instance: '/product/opvolger' }));
    const { status, headers } = await storefront.page('/product/voorganger?configuration=abc');
    expect([status, headers['location']]).toEqual([301, '/product/opvolger']);
  });

  it('has a page with status 410 also when nothing more is known about it', async () => {
    shopApi.answers.set('getProductBySlug', ended());
    shopApi.answers.set('getEndedProduct', { status: 404, body: 'Not Found' });
    const { status, text } = await storefront.page('/product/voorganger');
    expect([status, text.includes('Pagina niet gevonden')]).toEqual([410, true]);
  });
});

describe('a cart of a foreign Shop API', () => {
  const order = { ...exampleAnswer('getOrder'), state: 'open', placedAt: null, number: null, changes: [], payment: null, history: [] };
  const line: Fields = { ...exampleAnswer<{ lines: Fields[] }>('getOrder').lines[0]!, name: 'Wandpaneel Vreemd', preview: null, quantity: 2, available: 50 };
  const open = (lines: unknown[], rest: Fields = {}) => {
    shopApi.answers.set('getOrder', { status: 200, body: { ...order, lines, ...rest } });
    return storefront.page('/winkelwagen', cart);
  };

  it.each<[string, Fields, Fields]>([
    ['numbers as ids', { ...line, id: 17, productId: 4711 }, { id: 3 }],
    ['no picture, SKU, price steps and stock', { id: 'a', productId: 'b', name: line['name'], slug: 'c', quantity: 2, unitPrice: line['unitPrice'], total: line['total'] }, {}],
    ['unknown changes and no version', line, { changes: [{ lineId: 17, kind: 'moved', name: 'Wandpaneel' }], version: undefined, locale: undefined, currency: undefined }],
  ])('with %s is shown', async (_, one, rest) => {
    const { status, text } = await open([one], rest);
    expect([status, text.includes('Wandpaneel Vreemd')]).toEqual([200, true]);
  });

  it('is not shown without one of its lines, because the buyer would pay for it', async () => {
    const { status, text } = await open([line, { ...line, id: 'other', total: null }]);
    expect([status, text.includes('Wandpaneel Vreemd')]).toEqual([503, false]);
  });

  it('has links and forms with the ids as they are, and sends them encoded', async () => {
    const { text } = await open([{ ...line, id: 'A 1/2.5%', configurationId: 'c/1' }]);
    expect(text).toContain('name="lineId" value="A 1/2.5%"');
    expect(text).toContain('configuration=c%2F1&amp;line=A+1%2F2.5%25');
    const { headers } = await storefront.call('post', '/forms/cart/update', cart).type('form').send({ lineId: 'A 1/2.5%', quantity: '3', was: '2' });
    expect(headers['location']).not.toContain('problem');
    expect(shopApi.received.at(-1)).toMatchObject({ line: 'PUT /orders/lines/A%201%2F2.5%25', body: expect.stringContaining('"quantity":3') });
  });
});

describe('tokens of a foreign Shop API', () => {
  /** A token with the characters of a JWT and of base64, of a length. */
  const tokenOf = (length: number) => `${'eyJhbGciOiJSUzI1NiJ9.a+b/c~d-e_f'.repeat(200).slice(0, length - 2)}==`;
  const cookiesOf = ({ headers }: Response) => (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  const cookieIn = (answer: Response, name: string) =>
    cookiesOf(answer)
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0];
  const call = (procedure: string, input: Fields, cookie = '') =>
    storefront.call('post', `/api/trpc/${procedure}`, { cookie, 'x-locale': 'nl-NL' }).send(superjson.serialize({ input }));
  const signIn = (token: string) => {
    shopApi.answers.set('login', { status: 200, body: { ...exampleAnswer('login'), token, expiresAt: new Date(Date.now() + 3_600_000).toISOString() } });
    return call('auth.signIn', { email: 'ada@example.nl', password: 'Nog-stiller-1!' });
  };

  it.each([20, 1500, 3800])('can be sessions of %i characters: cookie and header contain them unchanged', async (length) => {
    const token = tokenOf(length);
    const cookie = cookieIn(await signIn(token).expect(200), '__Host-session')!;
    expect(cookie).toBe(`__Host-session=${token}`);
    await storefront.page('/mijn-account', { cookie }).expect(200);
    expect(shopApi.received.find(({ line }) => line === 'GET /me')?.headers.authorization).toBe(`Bearer ${token}`);
    shopApi.received.length = 0;
    await storefront.call('get', '/api/me', { authorization: `Bearer ${token}` }).expect(200);
    expect(shopApi.received[0]!.headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each([
    ['longer than a cookie can be', tokenOf(3801)],
    ['with a character that cookies do not allow', `${'a'.repeat(40)};Path=/evil`],
    ['with a line break', `${'a'.repeat(40)}\nX-Evil: 1`],
    ['too short to be secret', 'abc'],
  ])('cannot be a session %s: the sign-in fails, and the log names the field', async (_, token) => {
    const warnings = captureWarnings(storefront, 'ShopApiClient');
    const answer = await signIn(token);
    expect([answer.status, cookiesOf(answer)]).toEqual([503, []]);
    expect(warnings.map(String)).toEqual([expect.stringMatching(/^login \[[\w-]+\] Shop API malformed: login: token is not valid, after \d+ ms$/)]);
  });

  it('can be the cart of a guest', async () => {
    const cartToken = tokenOf(300);
    shopApi.answers.set('addOrderLine', { status: 201, body: { ...exampleAnswer('addOrderLine'), cartToken } });
    const cookie = cookieIn(await call('cart.addLine', { productId: 'a', quantity: 1 }).expect(200), '__Host-cart')!;
    await storefront.page('/winkelwagen', { cookie });
    expect(shopApi.received.find(({ line }) => line.startsWith('GET /Orders/current'))?.headers['x-cart-token']).toBe(cartToken);
  });

  it('can be the keys of mailed links, which leave the URL', async () => {
    const keys = [tokenOf(900), tokenOf(700)];
    let cookie = '';
    const names: string[] = [];
    for (const key of keys) {
      const answer = await storefront.page(`/mijn-account?view=reset&token=${encodeURIComponent(key)}`, { cookie });
      expect(answer.status).toBe(303);
      cookie = cookieIn(answer, '__Host-keys')!;
      names.push(/token=([\w-]+)/.exec(answer.headers['location']!)![1]!);
    }
    for (const token of names) await call('auth.resetPassword', { token, password: 'Nog-stiller-2!' }, cookie);
    expect(shopApi.received.filter(({ line }) => line === 'POST /auth/reset').map(({ body }) => (JSON.parse(body) as Fields)['token'])).toEqual(keys);
  });
});
