import { join } from 'node:path';
import { type Bench, ports } from './bench.js';
import { catalogueSizes, sized } from './goals.js';
import { interleaved, type Target } from './interleaved.js';
import { load } from './load.js';
import { cpuMicroseconds, cpuOfAll, printLine, quantile } from './measure.js';
import { type ShopOfSize, startShopOfSize } from './shop-of-size.js';
import { readOffer, type Shoppers, shoppersOf } from './shoppers.js';

const requests = { 'list with facets': 'list', search: 'search', suggest: 'suggest', configure: 'configure' } as const satisfies Record<string, keyof Shoppers>;
/** Duration of the load of a single client. */
const aloneMilliseconds = 4000;

/** Measures how the cost of a request grows with the catalogue: shops of several sizes run side by side and are measured in turn. */
export const measureGrowth = async (bench: Bench): Promise<void> => {
  const shops: { shop: ShopOfSize; shoppers: Shoppers }[] = [];
  for (const [at, products] of catalogueSizes.entries()) {
    const start = performance.now();
    const shop = await startShopOfSize(bench, products, join(bench.keep, String(products)), ports.firstOfSizes + at);
    shops.push({ shop, shoppers: shoppersOf(await readOffer(shop.url)) });
    printLine(`  shop with ${products} synthetic products started after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  const targets = new Map<string, Target<'shopApi' | 'postgres'>>();
  for (const [name, of] of Object.entries(requests))
    for (const { shop, shoppers } of shops)
      targets.set(sized(name, shop.products), { origin: shop.url, next: shoppers[of], cpu: { shopApi: () => cpuMicroseconds(shop.pid), postgres: () => cpuOfAll(shop.postgres) } });
  const costs = await interleaved(targets, bench.rounds);
  const total = (name: string) => costs.get(name)!.shopApi + costs.get(name)!.postgres;
  for (const name of Object.keys(requests))
    for (const [at, products] of catalogueSizes.entries())
      bench.table.report(sized(name, products), total(sized(name, products)), at ? total(sized(name, catalogueSizes[0]!)) : undefined);
  for (const { shop, shoppers } of shops) {
    const { latencies } = await load(shop.url, shoppers.suggest, { connections: 1, milliseconds: aloneMilliseconds });
    bench.table.report(sized('suggest, p99', shop.products), quantile(latencies, 0.99));
  }
};
