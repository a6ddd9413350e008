import { Command } from 'commander';
import { configurationDocument, configurationRows } from './documents/configuration.js';
import { type Printed, printLine } from './support/print.js';

const configuration = new Command('configuration')
  .description('Prints docs/configuration.md: every environment variable with meaning, default and allowed values')
  .option('--json', 'prints JSON, one row for each variable')
  .addHelpText('after', '\nExample: npm run cli -- docs configuration\n         quiet-shop docs configuration > docs/configuration.md')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(configurationRows(), null, 2));
    process.stdout.write(configurationDocument());
  });

/** Prints documents that are generated from tables of the code. */
export const docs = new Command('docs').addCommand(configuration);
