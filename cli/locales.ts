import { Command } from 'commander';
import { textFindings } from './checks/text-findings.js';
import { reportFindings } from './support/findings.js';
import { readTexts } from './support/read-texts.js';

const check = new Command('check')
  .description('Finds texts that are missing, too many, empty, without a difference, or with other places to fill in')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- locales check')
  .action(async ({ json }: { json?: boolean }) => reportFindings(textFindings(await readTexts()), { ...(json && { json }) }));

/** The texts of all locales. */
export const locales = new Command('locales').description('Works with the texts').addCommand(check);
