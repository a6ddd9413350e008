import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
/** One in ten requests is for the cart. Carts are always served, so under overload they are a larger and dearer part of what is served. */
const crowd = [...Array<string>(9).fill(list), cart];
/** Pairs of a load that is served completely and one of three times the capacity, side by side, because a shared machine is not always equally fast. */
const pairs = 5;
/** Seconds of one of these loads, and of one with carts. */
const seconds = { ofPair: 3, ofCrowd: 8 };

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

interface Load {
  answers: Answer[];
  took: number;
  /** Seconds in which the storefront waited for a core, which the load generator, the Shop API or another program used. */
  waited: number;
}

/** Seconds that the storefront's main thread has waited for a core (Linux only). */
const waitedForCore = (): number => {
  const { pid } = storefront.process;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
};
const load = async (rate: number | 'most', paths: readonly string[], during = seconds.ofPair): Promise<Load> => {
  const words = [origin, String(rate === 'most' ? rate : Math.round(rate)), String(during), ...paths];
  const before = waitedForCore();
  const { stdout } = await promisify(execFile)(process.execPath, ['test/reliability/generate-load.js', ...words], { maxBuffer: 100_000_000 });
  return { ...(JSON.parse(stdout) as { answers: Answer[]; took: number }), waited: waitedForCore() - before };
};

/** A load of list pages in which a request is always waiting. */
const fullLoad = async (): Promise<Load> => {
  const full = await load('most', [list]);
  expect(full.answers.filter(({ status }) => status !== 200)).toEqual([]);
  return full;
};

/** List pages that the storefront serves a second. */
const capacity = async (): Promise<number> => {
  const { answers, took } = await fullLoad();
  return answers.length / took;
};

const isGiven = ({ status }: Answer) => status === 200;
/** Pages served in each second in which the storefront had a core. */
const pace = ({ answers, took, waited }: Load): number => answers.filter(isGiven).length / (took - waited);
const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

const quantile = (answers: readonly Answer[], of: number): number => {
  const sorted = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * of)] ?? Number.POSITIVE_INFINITY;
};

it('at three times its capacity, a storefront serves nearly as many pages as at full load, refuses the rest immediately with 503, and serves all carts', async () => {
  // Warm-up: the first loads still run code that V8 has not compiled.
  await fullLoad();
  await load(3 * (await capacity()), [list]);
  const peak = await capacity();
  const losses: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const full = await fullLoad();
    losses.push(100 - (100 * pace(await load(3 * peak, [list]))) / pace(full));
  }
  const { answers } = await load(3 * peak, crowd, seconds.ofCrowd);
  const given = answers.filter(isGiven);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(refused.length).toBeGreaterThan(given.length / 2);
  expect(refused.every(({ retryAfter }) => ['1', '2', '3'].includes(retryAfter ?? ''))).toBe(true);
  verifyGuarantee('three times the capacity: lost throughput of successful responses', { most: 20, unit: '%', figure: median(losses) });
  verifyGuarantee('three times the capacity: time of a successful response (p99)', { most: 500, unit: 'ms', figure: quantile(given, 0.99) });
  verifyGuarantee('three times the capacity: time of a refusal (median)', { most: 50, unit: 'ms', figure: quantile(refused, 0.5) });
  verifyGuarantee('three times the capacity: carts refused', { most: 0, unit: 'times', figure: refused.filter(({ path }) => path === cart).length });
  const after = await load(peak / 4, crowd, seconds.ofCrowd);
  verifyGuarantee('a quarter of the capacity, immediately afterwards: refusals', { most: 0, unit: 'times', figure: after.answers.filter((answer) => !isGiven(answer)).length });
}, 120_000);
