import { join } from 'node:path';
import { load } from './load.js';
import { cpuMicroseconds, cpuOfAll, type Launched, median, quantile, say } from './measure.js';
import { type ShopOfSize, startShopOfSize } from './shop-of-size.js';
import { readOffer, type Shoppers, shoppersOf } from './shoppers.js';

const firstPort = 4320;
const rounds = 5;
const connections = 50;
const sampleMilliseconds = 2000;
/** A sample of one shopper at a time. */
const aloneMilliseconds = 500;

const requests = [
  { name: 'List with facets', of: 'list' },
  { name: 'Search', of: 'search' },
  { name: 'Suggestions', of: 'suggest' },
  { name: 'Configure', of: 'configure' },
  { name: 'Page of the product list', of: 'page' },
] as const satisfies { name: string; of: keyof Shoppers }[];

/** Of one kind of request in one shop: milliseconds, a sample a round. */
interface Measured {
  shopApi: number[];
  postgres: number[];
  storefront: number[];
  p50: number[];
  p99: number[];
  alone: number[];
  answered: number;
  failed: number;
}

const sample = async ({ shopApi, storefront, postgres }: ShopOfSize, shoppers: Shoppers, of: keyof Shoppers, measured: Measured): Promise<void> => {
  const origin = of === 'page' ? storefront.url : shopApi.url;
  const alone = await load(origin, shoppers[of], { connections: 1, milliseconds: aloneMilliseconds });
  const cpu = () => [cpuMicroseconds(shopApi.pid), cpuOfAll(postgres), cpuMicroseconds(storefront.pid)] as const;
  const before = cpu();
  const { latencies, failed } = await load(origin, shoppers[of], { connections, milliseconds: sampleMilliseconds });
  const [ofShopApi, ofPostgres, ofStorefront] = cpu().map((now, at) => (now - before[at]!) / latencies.length / 1000) as [number, number, number];
  measured.shopApi.push(ofShopApi);
  measured.postgres.push(ofPostgres);
  measured.storefront.push(ofStorefront);
  measured.p50.push(median(latencies));
  measured.p99.push(quantile(latencies, 0.99));
  measured.alone.push(median(alone.latencies));
  measured.answered += latencies.length;
  measured.failed += failed;
};

const figure = (milliseconds: number): string => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0));
const ms = (values: readonly number[]): string => figure(median(values));
const cpuOf = ({ shopApi, postgres, storefront }: Measured) => median(shopApi.map((value, at) => value + postgres[at]! + storefront[at]!));
const row = (cells: string[]): void => say(`| ${cells.join(' | ')} |`);

/** One row a request, one column a size, and how much more the last costs than the first. */
const table = (title: string, sizes: readonly number[], all: Map<string, Measured[]>, cell: (measured: Measured) => string, growth: (measured: Measured) => number): void => {
  row([title, ...sizes.map((size) => size.toLocaleString('en-GB')), `× from ${sizes[0]} to ${sizes.at(-1)}`]);
  row(['---', ...sizes.map(() => '---:'), '---:']);
  for (const [name, bySize] of all) row([name, ...bySize.map(cell), `× ${(growth(bySize.at(-1)!) / growth(bySize[0]!)).toFixed(1)}`]);
};

/** How the cost of a request grows with the catalogue: shops of several sizes beside each other, in interleaved rounds. */
export const measureGrowth = async (folder: string, sizes: readonly number[], running: Launched[]): Promise<void> => {
  const shops: { shop: ShopOfSize; shoppers: Shoppers }[] = [];
  for (const [at, products] of sizes.entries()) {
    const start = performance.now();
    const shop = await startShopOfSize(products, join(folder, String(products)), firstPort + 2 * at, running);
    shops.push({ shop, shoppers: shoppersOf(await readOffer(shop.shopApi.url)) });
    say(`A shop with ${products} synthetic products is there after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  const none = (): Measured => ({ shopApi: [], postgres: [], storefront: [], p50: [], p99: [], alone: [], answered: 0, failed: 0 });
  const all = new Map(requests.map(({ name }) => [name as string, shops.map(none)]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, of } of requests) for (const [at, { shop, shoppers }] of shops.entries()) await sample(shop, shoppers, of, round === 0 ? none() : all.get(name)![at]!);
    say(round === 0 ? 'Warm' : `Round ${round} of ${rounds}`);
  }
  say(`\n${rounds} interleaved rounds of ${sampleMilliseconds / 1000} s at ${connections} connections, servers on one pinned core, medians of the rounds in ms\n`);
  const byProcess = (measured: Measured) => `${ms(measured.shopApi)} + ${ms(measured.postgres)}${median(measured.storefront) >= 0.05 ? ` + ${ms(measured.storefront)}` : ''}`;
  table('CPU a request: Shop API + PostgreSQL (+ storefront)', sizes, all, byProcess, cpuOf);
  say('');
  table(
    `p50 / p99 at ${connections} connections`,
    sizes,
    all,
    ({ p50, p99, failed, answered }) => `${ms(p50)} / ${ms(p99)}${failed ? ` (${((100 * failed) / answered).toFixed(0)} % failed)` : ''}`,
    ({ p50 }) => median(p50),
  );
  say('');
  table(
    'One request at a time',
    sizes,
    all,
    ({ alone }) => ms(alone),
    ({ alone }) => median(alone),
  );
};
