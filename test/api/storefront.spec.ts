import { QueryClient } from '@tanstack/react-query';
import request from 'supertest';
import { createBrowserApi } from '../../client/app/browser-api.js';
import { duringTests } from '../support/during-tests.js';
import { details, type Order, returnUrl, startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 500);
});

const placed = (order: Order) => ({ acceptTerms: true, expectedTotal: order.totals.total.includingVat });

describe('the REST endpoints below /api', () => {
  it.each(['order', 'payment'])('forward the form of the %s webhook', async (kind) => {
    const door = () => storefront.call('post', `/api/orders/payment/webhook/${kind}`);
    await door().type('form').send({ id: 'unknown' }).expect(200);
    await door().field('id', 'unknown').expect(200);
    await door().send({ id: 'unknown' }).expect(415);
  });

  it.each(['/api/Products', '/api/products', '/API/PRODUCTS'])('are available at %s', async (path) => {
    const { body } = await storefront.call('get', `${path}?pageSize=2`).expect(200);
    expect(body).toMatchObject({ page: 1, pageSize: 2 });
    expect(body.items).toHaveLength(2);
  });

  it('respond in the locale of X-Locale', async () => {
    const { body } = await storefront.call('get', `/api/Products/${product}`, { 'x-locale': 'en-GB' }).expect(200);
    expect(body.priceIncVat.currency).toBe('GBP');
  });

  it.each([
    ['nl-NL', 'Vul dit veld in.'],
    ['de-AT', 'Bitte füllen Sie dieses Feld aus.'],
    ['fr-BE', 'Remplissez ce champ.'],
    ['en-GB', 'Please fill in this field.'],
  ])('name the error in %s', async (locale, message) => {
    const answer = await storefront.call('post', '/api/orders/lines', { 'x-locale': locale }).send({ quantity: 1 }).expect(422);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status: 422, code: 'VALIDATION', errors: [{ field: 'productId', code: 'yup.errors.mixed.required', message }] });
    expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  });

  it('respond to an unknown path with problem details, for every method', async () => {
    for (const verb of ['get', 'post', 'put', 'delete'] as const) {
      const answer = await storefront.call(verb, '/api/nothing', { 'x-locale': 'fr-FR' }).expect(404);
      expect(answer.type).toBe('application/problem+json');
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND', title: 'Introuvable' });
    }
  });

  it('sell a product, from the first line to the paid order', async () => {
    const first: Order = (await storefront.call('post', '/api/orders/lines').send({ productId: product, quantity: 2 }).expect(201)).body;
    const own = { 'x-cart-token': first.cartToken! };
    const send = async (path: string, body: object, status = 200) => (await storefront.call('post', `/api${path}`, own).send(body).expect(status)).body;
    await send('/Orders/details', details);
    const open: Order = await send('/Orders/shipping', { method: 'Deliver' });
    const order: Order = await send('/Orders/complete', placed(open));
    expect(order).toMatchObject({ state: 'awaitingPayment', number: expect.any(String) });
    const { paymentId, redirectUrl } = await send('/orders/payment/initiate', { orderId: order.id, method: 'ideal', returnUrl }, 201);
    await request(shop.url).post(new URL(redirectUrl).pathname).type('form').send({ outcome: 'paid' }).expect(303);
    expect((await storefront.call('get', `/api/orders/payment/status/${paymentId}`, own).expect(200)).body.status).toBe('paid');
    expect((await storefront.call('get', `/api/Orders/${order.id}`, own).expect(200)).body.state).toBe('paid');
    await storefront.call('get', `/api/Orders/${order.id}`).expect(404);
  });

  it('replay a repeated call with the same Idempotency-Key', async () => {
    const add = () => storefront.call('post', '/api/orders/lines', { 'idempotency-key': 'door-1' }).send({ productId: product, quantity: 1 }).expect(201);
    expect((await add()).body).toEqual((await add()).body);
  });

  it.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['an origin with a user name', { origin: 'http://evil.example@localhost' }],
    ['a cross-site page (Sec-Fetch-Site)', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('refuse writes of %s', async (_, headers) => {
    for (const path of ['/api/orders/lines', '/api/trpc/cart.addLine', '/forms/cart/add', '/forms/vat']) {
      await storefront
        .call('post', path, headers as Record<string, string>)
        .send({})
        .expect(403);
    }
  });

  it('accept calls of pages of the shop', async () => {
    const own = { origin: storefront.url, 'sec-fetch-site': 'same-origin' };
    await storefront.call('post', '/api/orders/lines', own).send({ productId: product }).expect(201);
  });
});

describe('forms without JavaScript', () => {
  const add = (fields: object) => storefront.call('post', '/forms/cart/add', { cookie: '__Host-locale=de-DE' }).type('form').send(fields);

  it.each(['/forms/cart/add', '/forms/cart/drop', '/forms/vat', '/forms/consent', '/forms/auth/login'])('cause no server error when they are empty (%s)', async (path) => {
    expect((await storefront.call('post', path, { cookie: '__Host-locale=de-DE' })).status).toBeLessThan(500);
  });

  it('put a product in the cart and redirect to it', async () => {
    const { headers } = await add({ productId: product, quantity: 3 }).expect(303).expect('location', '/forms/kept?to=%2Fwarenkorb');
    const cookie = `__Host-locale=de-DE; ${headers['set-cookie']![0]!.split(';')[0]}`;
    const { text } = await storefront.page('/warenkorb', { cookie }).expect(200);
    expect(text).toContain(`"productId":"${product}"`);
  });

  it('redirect to the problem of an invalid input', async () => {
    await add({ productId: product, quantity: 'many' }).expect(303).expect('location', '/warenkorb?problem=VALIDATION');
    await add({ productId: 'unknown', quantity: 1 }).expect(303).expect('location', '/warenkorb?problem=NOT_FOUND');
  });

  const panel = { productId: 'wpn-ochre-01', back: '/produkt/wandpaneel-stoff-ocker?o.edge=straight', quantity: 2 };
  const linesOf = async (headers: Record<string, string | string[]>) => {
    const cookie = `__Host-locale=de-DE; ${String(headers['set-cookie']![0]).split(';')[0]}`;
    return storefront.page('/warenkorb', { cookie }).expect(200);
  };

  it('save the chosen options and add the configuration to the cart of the same visitor', async () => {
    const { headers } = await add({ ...panel, 'o.edge': 'bevelled', 'w.size': '900', 'h.size': '600', 'b.drilled': ['0', '1'] })
      .expect(303)
      .expect('location', '/forms/kept?to=%2Fwarenkorb');
    const { text } = await linesOf(headers);
    expect(text).toContain('900 × 600\u00a0mm');
    expect(text).toContain('Bohrschablone');
  });

  it('add the product from stock when the standard options are chosen', async () => {
    const { headers } = await add({ ...panel, 'o.edge': 'straight', 'b.drilled': '0', 'w.size': '', 'h.size': '' }).expect(303);
    expect((await linesOf(headers)).text).toContain('"configurationId":null');
  });

  it('show the form again with its input and the errors', async () => {
    const { headers } = await add({ ...panel, 'o.fixing': 'magnets', 'w.size': '2000', 'h.size': '600' }).expect(303);
    expect(headers['set-cookie']).toBeUndefined();
    const { text } = await storefront.page(headers['location']!, { cookie: '__Host-locale=de-DE' }).expect(200);
    expect(text).toContain('value="2000"');
    expect(text).toContain('zu schwer für Magnete');
    expect(text).toContain('Bitte wählen Sie hier etwas aus.');
  });

  it('never redirect to another site', async () => {
    const { headers } = await add({ ...panel, back: '//elsewhere.example/x', 'o.fixing': 'magnets' }).expect(303);
    expect(headers['location']).toMatch(/^\/\?/);
  });
});

/** The tRPC client of the browser, with recorded requests and a cookie jar. */
const browse = () => {
  const requested: string[] = [];
  let cookie = '';
  const browserFetch: typeof fetch = async (address, init) => {
    const url = new URL(String(address), storefront.url);
    requested.push(`${init?.method ?? 'GET'} ${url.pathname.replace('/api/trpc/', '')}`);
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    const answer = await nodeFetch(url, { ...init, headers });
    cookie =
      answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || cookie;
    return answer;
  };
  globalThis.fetch = browserFetch;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { asked: requested, queryClient, api: createBrowserApi('nl-BE') };
};
const nodeFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = nodeFetch;
});

describe('the tRPC endpoint', () => {
  it('receives public reads in one batch, and the cart in a separate request', async () => {
    const { api, queryClient, asked } = browse();
    const [categories, products, order] = await Promise.all([
      queryClient.fetchQuery(api.categories.list.queryOptions({})),
      queryClient.fetchQuery(api.products.list.queryOptions({ pageSize: 3 })),
      queryClient.fetchQuery(api.cart.order.queryOptions()),
    ]);
    expect(asked.toSorted()).toEqual(['GET cart.order', 'GET categories.list,products.list']);
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(products.items).toHaveLength(3);
    expect(order).toBeNull();
  });

  it('receives each write in a separate request, and stores the cart token in an HttpOnly cookie', async () => {
    const { api, queryClient, asked } = browse();
    const add = api.cart.addLine.mutationOptions();
    const write = (quantity: number) =>
      queryClient
        .getMutationCache()
        .build(queryClient, add)
        .execute({ input: { productId: product, quantity } });
    await write(1);
    await Promise.all([write(2), write(3)]);
    expect(asked).toEqual(['POST cart.addLine', 'POST cart.addLine', 'POST cart.addLine']);
    const order = await queryClient.fetchQuery(api.cart.order.queryOptions());
    expect(order).toMatchObject({ country: 'be', lines: [{ quantity: 6 }] });
    const answer = await storefront
      .call('post', '/api/trpc/cart.addLine')
      .send({ json: { input: { productId: product, quantity: 1 } } })
      .expect(200);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)]);
  });

  it('serialises with superjson, which preserves undefined', async () => {
    const { body } = await storefront
      .call('get', `/api/trpc/products.list?input=${encodeURIComponent('{"json":{"category":null},"meta":{"values":{"category":["undefined"]}}}')}`)
      .expect(200);
    expect(body.result.data.json.items.length).toBeGreaterThan(0);
  });

  it('returns a failure as problem details in the language of the page', async () => {
    const { body } = await storefront
      .call('post', '/api/trpc/cart.addLine', { 'x-locale': 'de-DE' })
      .send({ json: { input: { productId: 'unknown', quantity: 1 } } })
      .expect(404);
    expect(body.error.json.data.problem).toMatchObject({ code: 'NOT_FOUND', title: 'Nicht gefunden' });
  });

  it('limits the number of calls in a batch', async () => {
    await storefront.call('get', `/api/trpc/${Array(21).fill('cart.order').join(',')}?batch=1`).expect(400);
  });
});
