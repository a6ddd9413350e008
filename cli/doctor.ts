import { Command } from 'commander';
import { readEnvironment } from '../src/config/environment.js';
import { routeTable } from '../src/contract/routes.js';
import { findingsOf } from './acoustics.js';
import { findingsOfBrands } from './brands.js';
import { findingsOfContent } from './content.js';
import { findingsOfLaw } from './legal.js';
import { findingsOfTexts } from './locales.js';
import { routeFindings } from './checks/route-findings.js';
import { type Finding, printFindings, reportFindings } from './support/findings.js';
import { addressOf } from './support/address.js';
import { paint } from './support/paint.js';
import { asJson, type Printed, printLine } from './support/print.js';
import { availableBrands } from './support/brand-folders.js';

/** All checks, by the command that runs each alone. */
const checks: Record<string, () => Finding[] | Promise<Finding[]>> = {
  'routes check': () => routeFindings(routeTable),
  'brands check': () => findingsOfBrands(),
  'locales check': findingsOfTexts,
  'content check': () => findingsOfContent(),
  'legal check': () => findingsOfLaw(),
  'acoustics check': () => findingsOf(availableBrands()),
  'diagnostics products': async () => (await import('./checks/product-findings.js')).productFindings(),
};

/** Prints the faults of running processes with their remedies. */
const checkRunning = async (urls: readonly string[], printed: Printed): Promise<void> => {
  const { runningFindings } = await import('./monitoring/running-findings.js');
  const { METRICS_TOKEN } = readEnvironment(process.env);
  const found = await Promise.all(urls.map((one) => runningFindings(one, METRICS_TOKEN)));
  reportFindings(found.flat(), printed);
  if (!METRICS_TOKEN && !printed.json) printLine('Metrics were not checked. Set METRICS_TOKEN to the value that the shop was started with.');
};

export const doctor = new Command('doctor')
  .option('--url <url>', 'checks the running storefront at this address instead, and prints faults with their remedies', addressOf)
  .option('--shop-api <url>', 'checks the running Shop API at this address instead, including its business metrics', addressOf)
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- doctor\n         METRICS_TOKEN=… npm run cli -- doctor --url http://localhost:3000 --shop-api http://localhost:3001')
  .action(async ({ url, shopApi, json }: Printed & { url?: string; shopApi?: string }) => {
    const urls = [url, shopApi].filter((one) => one !== undefined);
    if (urls.length) return checkRunning(urls, { json });
    const found: (Finding & { check: string })[] = [];
    for (const [check, run] of Object.entries(checks)) {
      const findings = await run();
      found.push(...findings.map((finding) => ({ check, ...finding })));
      if (!json) printLine(`${check.padEnd(22)} ${findings.length ? paint('red', `${findings.length} found`) : paint('green', 'nothing wrong')}`);
    }
    if (found.length) process.exitCode = 1;
    if (!json && found.length) printLine('');
    if (json || found.length) printFindings(found, { json });
  });
