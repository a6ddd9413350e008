import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'undici';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

/** More requests than the storefront can serve within the maximum waiting time. */
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

it('a storefront that has just started refuses none of 120 visitors at once', async () => {
  // Opens the connections before the measurement.
  await Promise.all(times(120, '/health/live'));
  const shown = await Promise.all(times(120, '/produkte'));
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([200]));
});

it('a crowd gets as many pages as possible and the rest an immediate 503 in their language, while all carts are served', async () => {
  for (const path of ['/produkte', '/warenkorb']) expect((await ask(path)).status).toBe(200);
  // Opens the connections before the measurement.
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
    // The space in the phone number is a no-break space, and the page is sent as ASCII.
    expect(html).toContain('+49&#160;');
    expect(headers['content-security-policy']).toContain("script-src 'sha256-");
  }
  expect((await ask('/produkte')).status).toBe(200);
});

describe('a client with 500 concurrent searches', () => {
  it('does not prevent other visitors from reading and buying', async () => {
    const flood = fork('test/support/flood.js', [storefront.url, '500']);
    try {
      await once(flood, 'message');
      const others: string[] = [];
      for (let at = 0; at < 3; at += 1) {
        const from = { cookie: '__Host-locale=de-DE', 'x-forwarded-for': '198.51.100.1' };
        const { statusCode, headers, body } = await pool.request({ method: 'GET', path: at % 4 ? `/suche?q=ruhe${at}` : '/warenkorb', headers: from });
        // Says who refused: admission control sends 1 to 3 seconds, a failed call of the Shop API 5.
        others.push(statusCode === 200 ? 'shown' : `${statusCode}, retry after ${headers['retry-after']}`);
        await body.dump();
      }
      const ended = once(flood, 'message');
      flood.send('stop');
      const [statuses] = (await ended) as [number[]];
      expect(others).toEqual(others.map(() => 'shown'));
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
    } finally {
      flood.kill();
    }
  });
});
