import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { type Started, startProgram } from '../support/start-shop.js';
import { verifyGuarantee } from './guarantee.js';

interface Answer {
  path: string;
  status: number;
  took: number;
  retryAfter?: string;
}

const list = '/producten';
const cart = '/winkelwagen';
/** One in ten requests is for the cart. */
const crowd = [...Array<string>(9).fill(list), cart];
const seconds = 8;

let shop: TestShop;
let storefront: Started;
let origin: string;
beforeAll(async () => {
  shop = await startTestShop();
  const port = await freePort();
  storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables: { PORT: String(port), SHOP_API_URL: shop.url, PAGE_CACHE: 'off', LOG_LEVEL: 'silent' } });
  await storefront.open;
  origin = `http://localhost:${port}`;
}, 60_000);
afterAll(async () => {
  storefront.process.kill('SIGTERM');
  await storefront.ended;
  await shop.stop();
});

const load = async (rate: number | 'most', during = seconds): Promise<{ answers: Answer[]; took: number }> => {
  const words = [origin, String(rate === 'most' ? rate : Math.round(rate)), String(during), ...crowd];
  const { stdout } = await promisify(execFile)(process.execPath, ['test/reliability/generate-load.js', ...words], { maxBuffer: 100_000_000 });
  return JSON.parse(stdout) as { answers: Answer[]; took: number };
};

/** Pages that the storefront serves a second when requests are always waiting. */
const capacity = async (during: number): Promise<number> => {
  const { answers, took } = await load('most', during);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  return answers.length / took;
};

const quantile = (answers: readonly Answer[], of: number): number => {
  const sorted = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * of)] ?? Number.POSITIVE_INFINITY;
};

it('at three times its capacity, a storefront serves nearly as many pages as at full load, refuses the rest immediately with 503, and serves all carts', async () => {
  await capacity(3);
  const peak = await capacity(4);
  // Warm-up: the first load still runs code that V8 has not compiled.
  await load(3 * peak);
  const { answers, took } = await load(3 * peak);
  const given = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(refused.length).toBeGreaterThan(given.length / 2);
  expect(refused.every(({ retryAfter }) => ['1', '2', '3'].includes(retryAfter ?? ''))).toBe(true);
  verifyGuarantee('three times the capacity: lost throughput of successful responses', { most: 20, unit: '%', figure: 100 - (100 * given.length) / took / peak });
  verifyGuarantee('three times the capacity: time of a successful response (p99)', { most: 500, unit: 'ms', figure: quantile(given, 0.99) });
  verifyGuarantee('three times the capacity: time of a refusal (median)', { most: 50, unit: 'ms', figure: quantile(refused, 0.5) });
  verifyGuarantee('three times the capacity: carts refused', { most: 0, unit: 'times', figure: refused.filter(({ path }) => path === cart).length });
  const after = await load(peak / 4);
  verifyGuarantee('a quarter of the capacity, immediately afterwards: refusals', { most: 0, unit: 'times', figure: after.answers.filter(({ status }) => status !== 200).length });
}, 120_000);
