import { once } from 'node:events';
import { connect } from 'node:net';
import { Pool } from 'undici';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startProgram } from '../support/start-shop.js';
import { promised } from './promised.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.stop());

const connections = 50;
/** Milliseconds between two looks of a balancer. */
const probeEvery = 100;

it('a storefront that is told to end under load says so first, answers all that was begun, and ends within seconds', async () => {
  const port = await freePort();
  const variables = { PORT: String(port), SHOP_API_URL: shop.url, PAGE_CACHE: 'off', DRAIN_SECONDS: '3', LOG_LEVEL: 'silent' };
  const storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables });
  await storefront.open;
  const pool = new Pool(`http://localhost:${port}`, { connections });
  const counts = { answered: 0, lost: 0 };
  const balancer = { isReady: true };
  const visit = async () => {
    while (balancer.isReady) {
      try {
        const { statusCode, headers, body } = await pool.request({ path: '/producten', method: 'GET', headers: { cookie: '__Host-locale=nl-NL' } });
        await body.dump();
        // On a slow machine fifty at once are a crowd: who is told to come back has an answer.
        const isAnswer = statusCode === 200 || (statusCode === 503 && headers['retry-after'] !== undefined);
        counts[isAnswer ? 'answered' : 'lost'] += 1;
      } catch {
        counts.lost += 1;
      }
    }
  };
  const probe = async () => {
    while (balancer.isReady) {
      const { status } = await fetch(`http://localhost:${port}/health/ready`).catch(() => ({ status: 0 }));
      balancer.isReady = status === 200;
      await pause(probeEvery);
    }
  };
  const visits = Array.from({ length: connections }, visit);
  const probing = probe();
  await eventually('the storefront to be warm', () => Promise.resolve(counts.answered > 500 || undefined));
  const told = performance.now();
  storefront.process.kill('SIGTERM');
  await Promise.all([...visits, probing]);
  await pool.close();
  expect(await storefront.ended).toBe(0);
  expect(counts.answered).toBeGreaterThan(connections);
  promised(`SIGTERM under load: requests lost`, { most: 0, unit: 'times', figure: counts.lost });
  promised('SIGTERM under load: until the end', { most: 5000, unit: 'ms', figure: performance.now() - told });
}, 60_000);

it('visitors who stop reading do not hold up the end of a storefront', async () => {
  const port = await freePort();
  const storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables: { PORT: String(port), SHOP_API_URL: shop.url, LOG_LEVEL: 'silent' } });
  await storefront.open;
  const reader = connect(port, 'localhost').on('error', () => undefined);
  reader.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(12));
  await once(reader, 'data');
  reader.pause();
  expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200);
  const told = performance.now();
  storefront.process.kill('SIGTERM');
  expect(await storefront.ended).toBe(0);
  promised('SIGTERM while visitors do not read: until the end', { most: 5000, unit: 'ms', figure: performance.now() - told });
  reader.destroy();
}, 60_000);
