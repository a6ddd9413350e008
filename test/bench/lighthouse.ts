import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { startBrowser } from './browser.js';
import { asIs, onPhone, type WatchedPage, watchedPages } from './goals.js';
import { median, printLine } from './measure.js';

/** Used fields of Lighthouse's report. Lighthouse runs as a command, because its types take minutes to check. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: { performance: { score: number | null } };
  environment: { benchmarkIndex: number };
}
const run = promisify(execFile);

/** Runs Lighthouse. It sometimes loses the trace of a page, and then has to run again. */
export const reportOf = async (address: string, settings: string[], tries = 3): Promise<Report> => {
  const words = [address, `--port=${ports.browser}`, '--output=json', '--quiet', '--only-categories=performance', ...settings];
  try {
    const { stdout } = await run(process.execPath, ['node_modules/lighthouse/cli/index.js', ...words], { maxBuffer: 50_000_000 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) return reportOf(address, settings, tries - 1);
    throw new Error(`${address}: ${String((error as { stderr?: string }).stderr)}`, { cause: error });
  }
};

/** Visits of each page before the measurement, as warm-up; the group `start` measures a cold shop. */
const visitsBefore = 5;
/**
 * Benchmark index of Lighthouse's reference phone. By default Lighthouse slows the machine down four times, which turns a fast
 * computer (1,500 to 2,000 points) into a mid-range phone; slower computers need a smaller slowdown (docs/throttling.md of Lighthouse).
 */
const phonePoints = 1750 / 4;

const performanceOf = ({ categories }: Report): number => Math.round((categories.performance.score ?? 0) * 100);

/** Runs Lighthouse on the measured pages twice: with its default slowdown of four, and with one that simulates its reference phone. */
export const measureLighthouse = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  await startStorefront(bench, shopApi.url);
  const visitor = await (await startBrowser(bench)).newPage();
  const paths = await pathsOf(`http://localhost:${ports.storefront}`);
  const addresses = new Map<WatchedPage, string>();
  for (const page of watchedPages) {
    const address = `http://${host}:${ports.storefront}${paths[page]}`;
    addresses.set(page, address);
    for (let visits = 0; visits < visitsBefore; visits += 1) await visitor.goto(address, { waitUntil: 'networkidle' });
  }
  await visitor.goto('about:blank');

  const points: number[] = [];
  const watch = async (words: string[], nameOf: (page: WatchedPage, row: string) => string) => {
    for (const [page, address] of addresses) {
      const reports: Report[] = [];
      for (let round = 0; round < bench.rounds; round += 1) reports.push(await reportOf(address, words));
      points.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
      bench.table.report(nameOf(page, 'Lighthouse'), median(reports.map(performanceOf)));
      bench.table.report(nameOf(page, 'LCP'), audit('largest-contentful-paint'));
      bench.table.report(nameOf(page, 'TBT'), audit('total-blocking-time'));
      bench.table.report(nameOf(page, 'CLS'), audit('cumulative-layout-shift'));
    }
  };
  await watch([], asIs);
  const slowdown = Math.max(1, median(points) / phonePoints).toFixed(1);
  printLine(`  benchmark index of this machine: ${Math.round(median(points))}; slowdown of the calibrated rows: ${slowdown}`);
  await watch([`--throttling.cpuSlowdownMultiplier=${slowdown}`], onPhone);
};
