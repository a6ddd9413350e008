import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { closedAddress } from '../support/vies.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
const cookies = { stranger: '', customer: '', signedOut: '' };
beforeAll(async () => {
  const { token } = await openAccount(shop);
  cookies.customer = `__Host-session=${token}`;
  const ended = await openAccount(shop);
  await shop
    .visitor()
    .call('post', '/auth/logout', { authorization: `Bearer ${ended.token}` })
    .expect(204);
  cookies.signedOut = `__Host-session=${ended.token}`;
}, 60_000);

interface Endpoint {
  method: 'get' | 'post';
  path: string;
}
/** Routes below `/forms` of the application, with their methods. */
const endpointsOf = ({ app }: TestStorefront): Endpoint[] => {
  const lines = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }).split('\n');
  const routes = lines.flatMap((line) => /(\/forms\/\S*) \(([\w, ]+)\)/.exec(line)?.slice(1, 3) ?? []);
  const pairs = Array.from({ length: routes.length / 2 }, (_, at) => [routes[2 * at]!, routes[2 * at + 1]!.split(', ')] as const);
  return pairs.flatMap(([path, methods]) => (['get', 'post'] as const).filter((method) => methods.includes(method.toUpperCase())).map((method) => ({ method, path })));
};

/** All fields of all forms, with values as their pages send them. */
const filled = (): Record<string, string | string[]> => ({
  id: randomUUID(),
  key: randomUUID(),
  email: 'ada@shop.example',
  password: 'Stille-kamer1!',
  code: '123456',
  order: randomUUID(),
  productId: 'wpn-lightgrey-01',
  quantity: '1',
  back: '/product/wandpaneel-stof',
  configuration: randomUUID(),
  line: randomUUID(),
  room: 'use=a3&l=8&w=6&h=3',
  lineId: randomUUID(),
  was: '1',
  itemId: randomUUID(),
  kind: 'contact',
  name: 'Ada Vos',
  message: 'Stil, graag.',
  page: '/contact',
  files: randomUUID(),
  moment: 'visit 2026-11-24 09:30',
  token: 'a'.repeat(43),
  number: 'ENC-2026-000042',
  orderNumber: 'ENC-2026-000042',
  lines: [randomUUID(), randomUUID()],
  proof: 'a'.repeat(43),
  reason: 'Bericht of bestand te groot',
  view: 'excl',
  category: ['statistics', 'marketing'],
  consent: 'on',
  to: '/producten',
  from: 'nl-NL',
  locale: 'de-DE',
  challenge: 'a'.repeat(43),
  'List-Unsubscribe': '',
});
const all = (value: string | string[]): Record<string, string | string[]> => Object.fromEntries(Object.keys(filled()).map((name) => [name, value]));
const inPath: Record<string, string> = { kind: 'contact', id: 'x', number: 'x' };

/** Fields of a form: missing, valid, invalid, too long and unusual. */
const bodies: [name: string, fields: () => Record<string, string | string[]>][] = [
  ['no field', () => ({})],
  ['what a page would send', filled],
  ['empty fields', () => all('')],
  ['invalid ids', () => all('x')],
  ['invalid numbers', () => ({ ...filled(), quantity: 'NaN', was: '1e999' })],
  ['numbers out of range', () => ({ ...filled(), quantity: '-99999999999999999999', was: '0.5' })],
  ['20,000 characters', () => all('a'.repeat(20_000))],
  ['control and bidi characters', () => all('\u0000\u0085\u202e\ufeff"<script>')],
  ['names of JavaScript object members', () => ({ ...all('__proto__'), constructor: 'x', toString: 'x', 'a[b]': 'x' })],
  ['URLs of other hosts', () => all('/.//evil.example/x')],
  ['repeated fields', () => all(['x', '//evil.example'])],
];

const addressOf = ({ path }: Endpoint, value?: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(value ?? inPath[name]!));
const send = ({ method, path }: Endpoint, fields: Record<string, string | string[]>, cookie: string, target: TestStorefront): Promise<Response> => {
  const odd = Object.values(fields).length > 0 && typeof fields['id'] === 'string' && fields['id'].length < 100 && fields['id'] !== '' ? fields['id'] : undefined;
  const address = addressOf({ method, path }, /:id|:number/.test(path) ? odd : undefined);
  const requested = target.call(method, address, { cookie, 'accept-language': 'nl-NL', 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` });
  // Longer headers are refused before routing.
  const inQuery = () => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 300) : value]));
  return method === 'get'
    ? requested.query(inQuery())
    : requested.type('form').send(new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))).toString());
};

/** Cookies to send with the fields: all visitors for valid fields, only the customer for others, because those requests get furthest. */
const visitorsOf = (name: string) => (name === 'what a page would send' ? Object.values(cookies) : [cookies.customer]);

/** Fault of a response for a visitor who sees it in a browser, or undefined. */
const faultOf = ({ status, headers, text = '' }: Response): string | undefined => {
  if (status >= 500) return `${status}`;
  if (status >= 400)
    return headers['content-type']?.startsWith('text/html') && text.includes(headers['x-request-id'] as string)
      ? undefined
      : `${status} ${headers['content-type']} ${text.slice(0, 80)}`;
  const { location } = headers;
  if (location === undefined) return status < 300 ? undefined : `${status} without an address`;
  const { hostname } = new URL(location, 'http://localhost');
  return hostname === 'localhost' || hostname.endsWith('.localhost') ? undefined : `leads to ${location}`;
};

describe('every form and link without JavaScript', () => {
  it.each(bodies)('responds with a page or a redirect: %s', async (name, fields) => {
    const faults: string[] = [];
    const next = new Map<string, string>();
    for (const endpoint of endpointsOf(storefront)) {
      for (const cookie of visitorsOf(name)) {
        // Does not sign the customer of the test out.
        if (endpoint.path.includes('sign-out') && cookie === cookies.customer) continue;
        const answer = await send(endpoint, fields(), cookie, storefront);
        const fault = faultOf(answer);
        if (fault) faults.push(`${endpoint.method} ${endpoint.path}: ${fault}`);
        const { location } = answer.headers;
        if (location?.startsWith('/')) next.set(location, cookie);
      }
    }
    for (const [location, cookie] of next) {
      const fault = faultOf(await storefront.page(location, { cookie, 'accept-language': 'nl-NL' }));
      if (fault && !fault.startsWith('404 text/html')) faults.push(`then ${location}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{"productId":{"a":1},"back":null}'],
    ['JSON that is not an object', 'application/json', 'null'],
    ['broken JSON', 'application/json', '{'],
    ['text', 'text/plain', 'quantity=1'],
    ['an unknown type', 'x/y', 'quantity=1'],
    ['a multipart form without an end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="id"\r\n\r\nx'],
    ['a multipart form without a boundary', 'multipart/form-data', 'x'],
    ['a multipart form with a file', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx\r\n--b--\r\n'],
    ['broken escapes', 'application/x-www-form-urlencoded', 'id=%&back=%ff%fe&%=%00'],
    ['two megabytes', 'application/x-www-form-urlencoded', `message=${'a'.repeat(2_000_000)}`],
  ])('responds with a page or a redirect: %s', async (_name, type, body) => {
    const faults: string[] = [];
    for (const endpoint of endpointsOf(storefront).filter(({ method }) => method === 'post')) {
      const answer = await storefront
        .call('post', addressOf(endpoint), { 'content-type': type })
        .send(body)
        .catch((error: Error) => error);
      const fault = answer instanceof Error ? answer.message : faultOf(answer);
      if (fault) faults.push(`${endpoint.path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('responds with a page that contains the request id while the Shop API is unavailable', async () => {
    const alone = await startTestStorefront(closedAddress);
    try {
      const endpoints = endpointsOf(alone);
      expect(endpoints.length).toBeGreaterThan(30);
      for (const endpoint of endpoints) {
        const { status, headers, text } = await send(endpoint, filled(), cookies.customer, alone);
        expect([endpoint, headers['content-type'] ?? '', status]).not.toEqual([endpoint, expect.stringContaining('json'), expect.any(Number)]);
        if (status >= 500) expect([endpoint, status, text]).toEqual([endpoint, 503, expect.stringContaining(headers['x-request-id'] as string)]);
      }
    } finally {
      await alone.stop();
    }
  });

  it('responds with an error page for an unknown form', async () => {
    for (const [method, path] of [
      ['get', '/forms/none'],
      ['post', '/forms/none'],
      ['get', '/forms/cart/add'],
      ['post', '/forms/enquiries/none'],
    ] as const) {
      const { headers, text } = await storefront.call(method, path, { 'accept-language': 'de-DE' }).expect(404);
      expect([headers['content-type'], text]).toEqual(['text/html; charset=utf-8', expect.stringContaining('Nicht gefunden')]);
    }
  });
});

describe('the favourites without JavaScript', () => {
  it('are kept for a guest, each once, and are removed by a form', async () => {
    const form = (fields: object, cookie = '') => storefront.call('post', '/forms/favourites', { cookie, 'accept-language': 'nl-NL' }).type('form').send(fields).expect(303);
    const added = await form({ add: 'slt-walnut-01' });
    const cookie = (added.headers['set-cookie'] as unknown as string[]).map((one) => one.split(';')[0]!).join('; ');
    expect((await form({ add: 'slt-walnut-01' }, cookie)).headers['location']).toBe('/favorieten');
    const page = async () => (await storefront.page('/favorieten', { cookie, 'accept-language': 'nl-NL' }).expect(200)).text;
    const items = [...(await page()).matchAll(/<button class="act"[^>]* value="([^"]+)"/g)].map((match) => match[1]!);
    expect(items).toHaveLength(1);
    await form({ remove: items[0] }, cookie);
    expect(await page()).toContain('Nog geen favorieten');
  });

  it('show the reason on their page when the product is unknown', async () => {
    const { headers } = await storefront.call('post', '/forms/favourites', { 'accept-language': 'nl-NL' }).type('form').send({ add: 'nothing-of-ours' }).expect(303);
    expect((await storefront.page(headers['location']!, { 'accept-language': 'nl-NL' }).expect(200)).text).toContain('role="alert"');
  });
});

describe('a form that was refused', () => {
  const post = (path: string, fields: object, cookie = '') => storefront.call('post', path, { cookie, 'accept-language': 'nl-NL' }).type('form').send(fields).expect(303);
  const pageAfter = async (answer: Response, cookie = '') => (await storefront.page(answer.headers['location']!, { cookie, 'accept-language': 'nl-NL' }).expect(200)).text;

  it.each([
    ['reordering', '/forms/orders/reorder', { id: 'x' }],
    ['a quantity in the cart', '/forms/cart/update', { lineId: 'x', quantity: '100000' }],
    ['a change of an order', '/forms/orders/change', { id: '' }],
    ['a product saved for later', '/forms/cart/order', { itemId: randomUUID(), quantity: '1' }],
    ['a file for the library', `/forms/storage/${randomUUID()}/files`, {}],
  ])('shows its page again with the reason: %s', async (_name, path, fields) => {
    const cookie = cookies.customer;
    const answer = await storefront
      .call('post', path, { cookie, 'accept-language': 'nl-NL' })
      .type(path.includes('storage') ? 'multipart/form-data; boundary=b' : 'form')
      .send(path.includes('storage') ? '--b--\r\n' : fields)
      .expect(303);
    expect((await pageAfter(answer, cookie)).includes('role="alert"')).toBe(true);
  });

  it('shows the product with the entered quantity', async () => {
    const answer = await post('/forms/cart/add', { productId: 'slt-walnut-01', quantity: '100000', back: '/product/lattenpaneel-hout' });
    const page = await pageAfter(answer);
    expect([page.includes('role="alert"'), page.includes('value="100000"')]).toEqual([true, true]);
  });

  it('shows the withdrawal with the entered text', async () => {
    const answer = await post('/forms/withdrawal/declare', { email: 'ada@', name: 'Ada Vos', message: 'Te groot voor de kamer.' });
    const [cookie] = (answer.headers['set-cookie'] as unknown as string[]).map((one) => one.split(';')[0]!);
    const page = await pageAfter(answer, cookie);
    const typed = ['role="alert"', 'Te groot voor de kamer.', 'value="Ada Vos"', 'value="ada@"'];
    expect(typed.filter((text) => !page.includes(text))).toEqual([]);
  });

  it('is not how a withdrawal ends whose key is that of another one, as on a cached page', async () => {
    const key = randomUUID();
    const declaration = (name: string) => ({ key, name, email: `${name}@example.nl`, orderNumber: 'ENC-1999-000001', message: 'Te groot.' });
    for (const name of ['ada', 'bo']) expect((await post('/forms/withdrawal/declare', declaration(name))).headers['location']).toMatch(/^\/herroepen\?declared=/);
  });

  it('redirects to the sign-in when the session has ended', async () => {
    const answer = await post('/forms/auth/sign-out-everywhere', {}, cookies.signedOut);
    expect(answer.headers['location']).toBe('/mijn-account?problem=UNAUTHORIZED');
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-session=;.*Expires=Thu, 01 Jan 1970/)]);
    expect((await pageAfter(answer)).includes('action="/forms/auth/sign-in"')).toBe(true);
  });
});
