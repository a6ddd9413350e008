import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { watchedPages } from './goals.js';
import { load } from './load.js';
import { cpuMicroseconds, flagsOfStart, median, memoryVariables, printLine } from './measure.js';
import { heapAfterCollection, residentMegabytes } from './memory.js';

const headers = { host: `${host}:${ports.storefront}` };
const minute = 60_000;

/** CPU time of a process and its descendants, in µs. */
const cpuOfTree = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuOfTree(Number(child)), cpuMicroseconds(pid));

/** Starts the whole system. @returns seconds until the first page, and seconds of CPU time */
const startOnce = async (dataDir: string): Promise<{ seconds: number; cpu: number }> => {
  const began = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(ports.storefront), SHOP_API_PORT: String(ports.shopApi), DATA_DIR: dataDir, PAYMENTS: 'test' };
  const shop = spawn(process.execPath, [...flagsOfStart, 'dist/src/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((done) => shop.once('exit', done));
  const isThere = () =>
    fetch(`http://localhost:${ports.storefront}/`, { headers: { cookie: '__Host-locale=nl-NL' } }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isThere())) {
    if (shop.exitCode !== null || performance.now() - began > minute) throw new Error('The shop served no page within a minute, or exited');
    await pause(20);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuOfTree(shop.pid!) / 1_000_000;
  shop.kill('SIGTERM');
  await ended;
  return { seconds, cpu };
};

/** Measures a start with existing data. */
export const measureStart = async ({ folder, rounds, table }: Bench): Promise<void> => {
  const dataDir = join(folder, 'shop');
  // The first start fills the shop and Node's compile cache.
  await startOnce(dataDir);
  const starts: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await startOnce(dataDir));
  table.report('later start to the first page', median(starts.map(({ seconds }) => seconds)));
  table.report('later start, CPU', median(starts.map(({ cpu }) => cpu)));
};

/** Measures the memory of the storefront under the load of 50 connections, with the variables of the image, and whether its heap grows. */
export const measureMemory = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  const { pid } = await startStorefront(bench, shopApi.url, ports.storefront, memoryVariables, [`--inspect=127.0.0.1:${ports.inspector}`]);
  const origin = `http://localhost:${ports.storefront}`;
  const paths = Object.values(await pathsOf(origin));
  let requested = 0;
  const usual = () => ({ path: paths[(requested += 1) % watchedPages.length]!, method: 'GET' as const, headers });
  // Rarely requested pages, which fill the caches.
  const rare = () => ({ ...usual(), ...(requested % 4 === 0 && { path: `/producten?minPrice=${requested % 60}&maxPrice=${100 + (requested % 8000)}` }) });
  const run = (next: typeof usual, minutes: number) => load(origin, next, { connections: 50, milliseconds: minutes * minute });
  await run(usual, 1);
  bench.table.report('storefront RSS under load', residentMegabytes(pid));
  const atStart = await heapAfterCollection(ports.inspector);
  await run(rare, bench.minutes / 2);
  const halfway = await heapAfterCollection(ports.inspector);
  await run(rare, bench.minutes / 2);
  bench.table.report('storefront RSS, one page in four rare', residentMegabytes(pid));
  const atEnd = await heapAfterCollection(ports.inspector);
  printLine(`  heap after collection: ${[atStart, halfway, atEnd].map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', ')} at start, half and end of ${bench.minutes} min`);
  bench.table.report('heap after load', atEnd, halfway);
};
