import { Pool } from 'undici';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

/** More than are made in the time that anybody is made to wait. */
const visitors = 300;
const buyers = 10;

let shop: TestShop;
let storefront: TestStorefront;
let pool: Pool;
beforeAll(async () => {
  shop = await startTestShop();
  storefront = await startTestStorefront(shop.url, 'ENC', undefined, { PAGE_CACHE: 'off' });
  pool = new Pool(storefront.url, { connections: visitors + buyers });
}, 60_000);
afterAll(async () => {
  await pool.close();
  await storefront.stop();
  await shop.stop();
});

const ask = async (path: string) => {
  const { statusCode, headers, body } = await pool.request({ method: 'GET', path, headers: { cookie: '__Host-locale=de-DE' } });
  return { status: statusCode, headers: headers as Record<string, string>, html: await body.text() };
};
const times = (count: number, path: string) => Array.from({ length: count }, () => ask(path));

it('a crowd is served as far as it can be, the rest are told at once in their language to come back, and who buys is not among them', async () => {
  for (const path of ['/produkte', '/warenkorb']) expect((await ask(path)).status).toBe(200);
  // A crowd comes over connections that are open.
  await Promise.all(times(visitors + buyers, '/health/live'));
  const [shown, carts] = await Promise.all([Promise.all(times(visitors, '/produkte')), Promise.all(times(buyers, '/warenkorb'))]);
  const refused = shown.filter(({ status }) => status === 503);
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(carts.map(({ status }) => status)).toEqual(carts.map(() => 200));
  for (const { headers, html } of refused) {
    expect(['1', '2', '3']).toContain(headers['retry-after']);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('<html lang="de-DE"');
    expect(html).toContain(headers['x-request-id']);
  }
  expect(new Set(refused.map(({ headers }) => headers['content-security-policy'])).size).toBe(refused.length);
  expect((await ask('/produkte')).status).toBe(200);
});
