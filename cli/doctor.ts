import { Command } from 'commander';
import { brandCodes } from '../src/contract/brands.js';
import { routeTable } from '../src/contract/routes.js';
import { findingsOf } from './acoustics.js';
import { findingsOfBrands } from './brands.js';
import { findingsOfContent } from './content.js';
import { findingsOfLaw } from './legal.js';
import { findingsOfTexts } from './locales.js';
import { routeFindings } from './checks/route-findings.js';
import { type Finding, printFindings } from './support/findings.js';
import { paint } from './support/paint.js';
import { printLine } from './support/print.js';

/** Every check there is, by the command that runs it alone. */
const checks: Record<string, () => Finding[] | Promise<Finding[]>> = {
  'routes check': () => routeFindings(routeTable),
  'brands check': () => findingsOfBrands(),
  'locales check': findingsOfTexts,
  'content check': () => findingsOfContent(),
  'legal check': () => findingsOfLaw(),
  'acoustics check': async () => (await Promise.all(brandCodes.map(async (brand) => (await findingsOf(brand)) ?? []))).flat(),
  'diagnostics products': async () => (await import('./checks/product-findings.js')).productFindings(),
};

/** All checks on one page. */
export const doctor = new Command('doctor')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- doctor')
  .action(async ({ json }: { json?: boolean }) => {
    const found: (Finding & { check: string })[] = [];
    for (const [check, run] of Object.entries(checks)) {
      const findings = await run();
      found.push(...findings.map((finding) => ({ check, ...finding })));
      if (!json) printLine(`${check.padEnd(22)} ${findings.length ? paint('red', `${findings.length} found`) : paint('green', 'nothing wrong')}`);
    }
    if (found.length) process.exitCode = 1;
    if (!json && found.length) printLine('');
    if (json || found.length) printFindings(found, { ...(json && { json }) });
  });
