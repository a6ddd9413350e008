import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from 'undici';
import { type Bench, ports, start, startShopApi } from './bench.js';
import { interleaved, type Target } from './interleaved.js';
import { load } from './load.js';
import { cpuMicroseconds, cpuOfAll, quantile } from './measure.js';
import { readOffer, type Shoppers, shoppersOf } from './shoppers.js';

const kinds = { 'list with facets': 'list', search: 'search', suggest: 'suggest', configure: 'configure' } as const satisfies Record<string, keyof Shoppers>;
const aloneMilliseconds = 4000;

/** Measures the CPU time of reads in Shop API and PostgreSQL, with the catalogue of the brand. Requests rarely repeat. */
export const measureReads = async (bench: Bench): Promise<void> => {
  const { url, pid, postgres } = await startShopApi(bench);
  const shoppers = shoppersOf(await readOffer(url));
  const folder = join(bench.folder, 'answers');
  await mkdir(folder, { recursive: true });
  for (const of of Object.values(kinds)) await writeFile(join(folder, of), await (await request(url, { ...shoppers[of]() })).body.text());
  const bareHttp = await start(bench, { file: 'dist/test/bench/bare-http.js', port: ports.bareHttp, env: { PORT: String(ports.bareHttp), PAGES: folder } });

  const targets = new Map<string, Target<'server' | 'postgres'>>();
  for (const [name, of] of Object.entries(kinds)) {
    targets.set(name, { origin: url, next: shoppers[of], cpu: { server: () => cpuMicroseconds(pid), postgres: () => cpuOfAll(postgres.pid) } });
    const floor = { server: () => cpuMicroseconds(bareHttp.pid), postgres: () => 0 };
    targets.set(`${name}, bytes`, { origin: `http://localhost:${ports.bareHttp}`, next: () => ({ path: `/${of}`, method: 'GET' }), cpu: floor });
  }
  const costs = await interleaved(targets, bench.rounds);
  for (const name of Object.keys(kinds)) {
    const ours = costs.get(name)!;
    bench.costs.set(name, { storefront: 0, shopApi: ours.server, postgres: ours.postgres });
    bench.table.report(name, ours.server + ours.postgres, costs.get(`${name}, bytes`)!.server);
  }
  const { latencies } = await load(url, shoppers.suggest, { connections: 1, milliseconds: aloneMilliseconds });
  bench.table.report('suggest, p99', quantile(latencies, 0.99));
};
