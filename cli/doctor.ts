import { Command } from 'commander';
import { brandCodes } from '../src/contract/brands.js';
import { routeTable } from '../src/contract/routes.js';
import { findingsOf } from './acoustics.js';
import { productFindings } from './checks/product-findings.js';
import { routeFindings } from './checks/route-findings.js';
import { textFindings } from './checks/text-findings.js';
import { type Finding } from './support/findings.js';
import { printLine, printRows } from './support/print.js';
import { readTexts } from './support/read-texts.js';

/** Every check there is, by the command that runs it alone. */
const checks: Record<string, () => Finding[] | Promise<Finding[]>> = {
  'routes check': () => routeFindings(routeTable),
  'locales check': async () => textFindings(await readTexts()),
  'acoustics check': async () => (await Promise.all(brandCodes.map(async (brand) => (await findingsOf(brand)) ?? []))).flat(),
  'diagnostics products': productFindings,
};

/** All checks on one page. */
export const doctor = new Command('doctor')
  .description('Runs every check')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- doctor')
  .action(async ({ json }: { json?: boolean }) => {
    const found: (Finding & { check: string })[] = [];
    for (const [check, run] of Object.entries(checks)) {
      const findings = await run();
      found.push(...findings.map((finding) => ({ check, ...finding })));
      if (!json) printLine(`${check.padEnd(22)} ${findings.length ? `${findings.length} found` : 'nothing wrong'}`);
    }
    if (found.length) process.exitCode = 1;
    if (!json && found.length) printLine('');
    if (json || found.length)
      printRows(
        found.map(({ check, code, place, message }) => ({ check, code, place, message })),
        { ...(json && { json }), nothing: '' },
      );
  });
