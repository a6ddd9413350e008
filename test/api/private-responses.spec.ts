import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
});

const asShop = { 'x-shop': 'ENC', 'x-locale': 'nl-NL' };

describe.each([
  ['the Shop API', (method: 'get' | 'post', path: string, headers = {}) => shop.visitor().call(method, path, headers)],
  ['the REST endpoints of the storefront', (method: 'get' | 'post', path: string, headers = {}) => storefront.call(method, `/api${path}`, { ...asShop, ...headers })],
])('%s', (_name, call) => {
  it('forbids caching of personal responses', async () => {
    const cart = await call('post', '/orders/lines').send({ productId: product }).expect(201);
    const token = { 'x-cart-token': cart.body.cartToken };
    const key = { 'x-api-key': (await shop.app.get(ApiKeys).add('watched', ['ops'])).key };
    const answers = [
      cart,
      await call('post', `/Products/${product}/configure/preview`).send({ choices: {}, quantity: 1 }),
      await call('get', '/Orders/current', token).expect(200),
      await call('get', '/Storage', token).expect(200),
      await call('get', '/Diagnostics/elfsquad/products', key).expect(200),
      await call('get', '/me').expect(401),
    ];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });

  it('allows caching of public responses', async () => {
    for (const path of ['/Products', `/Products/${product}`]) expect((await call('get', path).expect(200)).headers).not.toHaveProperty('cache-control');
  });
});

it('no response of the tRPC endpoint is cacheable, streamed or not', async () => {
  const read = (path: string, headers = {}) => fetch(`${storefront.url}/api/trpc/${path}`, { headers });
  const order = await read(`cart.order?input=${encodeURIComponent('{"json":null}')}`);
  const streamed = await read(`user.me,auth.hasEnded?batch=1&input=${encodeURIComponent('{}')}`, { 'trpc-accept': 'application/jsonl' });
  expect((await streamed.text()).split('\n').length).toBeGreaterThan(2);
  expect([order, streamed].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});
