import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { href, type PlainRouteKey } from '../../src/contract/routes.js';
import { launch, type Launched, median, say } from './measure.js';

const port = { shop: 4320, shopApi: 4321, browser: 4322 };
/** The host of the locale: a plain one would ask the browser for its language, and lead on. */
const origin = `http://nl-nl.localhost:${port.shop}`;
const runs = 3;
/** Of 100, in each category. */
const goal = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Address of the first page that a list leads to. */
const firstOf = async (list: PlainRouteKey, below: string): Promise<string> => {
  const html = await (await fetch(`http://localhost:${port.shop}${href(list, 'nl-NL')}`, { headers: { cookie: 'locale=nl-NL' } })).text();
  const found = new RegExp(`href="(${below}[a-z0-9-]+)"`).exec(html)?.[1];
  if (!found) throw new Error(`${list} leads to nothing below ${below}`);
  return found;
};

/** What is read of Lighthouse's report. It is asked as a program: its own types take minutes to check. */
interface Report {
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}
const run = promisify(execFile);

/** Lighthouse loses the trace of a page now and then, and says to run it again. */
const reportOf = async (address: string, tries = 3): Promise<Report> => {
  const words = [address, `--port=${port.browser}`, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`];
  try {
    const { stdout } = await run(process.execPath, ['node_modules/lighthouse/cli/index.js', ...words], { maxBuffer: 50_000_000 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) return reportOf(address, tries - 1);
    throw new Error(`${address}: ${String((error as { stderr?: string }).stderr)}`, { cause: error });
  }
};

const scoresOf = async (address: string) => {
  const lhr = await reportOf(address);
  const faults = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary');
  const milliseconds = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    lcp: milliseconds('largest-contentful-paint'),
    tbt: milliseconds('total-blocking-time'),
    cls: milliseconds('cumulative-layout-shift'),
    faults: faults.map(({ id }) => id),
  };
};

/** What Lighthouse says of some pages, on the phone and line it pretends to be. */
export const measureLighthouse = async (folder: string, running: Launched[]): Promise<void> => {
  running.push(await launch('dist/src/main.js', port.shop, { PORT: String(port.shop), SHOP_API_PORT: String(port.shopApi), DATA_DIR: join(folder, 'data'), PAYMENTS: 'test' }));
  // One that is installed, else Playwright's own.
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port.browser}`, '--no-sandbox'] });
  running.push({ pid: 0, stop: () => browser.close() });
  const pages = {
    home: '/',
    productOverview: href('productOverview', 'nl-NL'),
    blogOverview: href('blogOverview', 'nl-NL'),
    blogDetail: await firstOf('blogOverview', '/blogs/'),
    projectDetail: await firstOf('projectOverview', '/projecten/'),
  };
  say(`Lighthouse (mobile), median of ${runs}: ${categories.join(', ')}; LCP, TBT, CLS`);
  for (const [name, path] of Object.entries(pages)) {
    const seen: Awaited<ReturnType<typeof scoresOf>>[] = [];
    for (let count = 0; count < runs; count += 1) seen.push(await scoresOf(origin + path));
    const scores = categories.map((_, at) => median(seen.map((one) => one.scores[at]!)));
    const of = (value: 'lcp' | 'tbt' | 'cls') => median(seen.map((one) => one[value]));
    const isMet = scores.every((score) => score >= goal);
    say(
      `  ${name.padEnd(16)} ${scores.map((score) => String(score).padStart(4)).join('')}   ${of('lcp').toFixed(0)} ms ${of('tbt').toFixed(0)} ms ${of('cls').toFixed(3)}  (goal >= ${goal}: ${isMet ? 'met' : 'NOT met'}) ${[...new Set(seen.flatMap(({ faults }) => faults))].join(' ')}`,
    );
  }
};
