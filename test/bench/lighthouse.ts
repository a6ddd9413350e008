import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { startBrowser } from './browser.js';
import { watchedPages } from './goals.js';
import { median } from './measure.js';

/** What is read of Lighthouse's report. It is asked as a program: its own types take minutes to check. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: { performance: { score: number | null } };
}
const run = promisify(execFile);

/** Lighthouse loses the trace of a page now and then, and says to run it again. */
const reportOf = async (address: string, tries = 3): Promise<Report> => {
  const words = [address, `--port=${ports.browser}`, '--output=json', '--quiet', '--only-categories=performance'];
  try {
    const { stdout } = await run(process.execPath, ['node_modules/lighthouse/cli/index.js', ...words], { maxBuffer: 50_000_000 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) return reportOf(address, tries - 1);
    throw new Error(`${address}: ${String((error as { stderr?: string }).stderr)}`, { cause: error });
  }
};

/** Visits of each page before it is watched: a shop that has just opened is watched by `start`. */
const visitsBefore = 5;

/** What Lighthouse says of the watched pages, on the phone and line it pretends to be. */
export const measureLighthouse = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  await startStorefront(bench, shopApi.url);
  const visitor = await (await startBrowser(bench)).newPage();
  const paths = await pathsOf(`http://localhost:${ports.storefront}`);
  for (const page of watchedPages) {
    const address = `http://${host}:${ports.storefront}${paths[page]}`;
    for (let visits = 0; visits < visitsBefore; visits += 1) await visitor.goto(address, { waitUntil: 'networkidle' });
    await visitor.goto('about:blank');
    const reports: Report[] = [];
    for (let round = 0; round < bench.rounds; round += 1) reports.push(await reportOf(address));
    const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    bench.table.report(`${page}, Lighthouse`, median(reports.map(({ categories }) => Math.round((categories.performance.score ?? 0) * 100))));
    bench.table.report(`${page}, LCP`, audit('largest-contentful-paint'));
    bench.table.report(`${page}, TBT`, audit('total-blocking-time'));
    bench.table.report(`${page}, CLS`, audit('cumulative-layout-shift'));
  }
};
