import { Command } from 'commander';
import { accountingDocument, accountingRows } from './documents/accounting.js';
import { catalogueSheetDocument, sheetColumnRows } from './documents/catalogue-sheet.js';
import { configurationDocument, configurationRows } from './documents/configuration.js';
import { extensionRows, extensionsDocument } from './documents/extensions.js';
import { readingDocument, readingRows } from './documents/reading.js';
import { type Printed, printLine } from './support/print.js';

const configuration = new Command('configuration')
  .description('Prints docs/configuration.md: every environment variable with meaning, default and allowed values')
  .option('--json', 'prints JSON, one row for each variable')
  .addHelpText('after', '\nExample: npm run cli -- docs configuration\n         quiet-shop docs configuration > docs/configuration.md')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(configurationRows(), null, 2));
    process.stdout.write(configurationDocument());
  });

const reading = new Command('reading')
  .description('Prints docs/reading.md: what the storefront needs in the responses of a Shop API, and why')
  .option('--json', 'prints JSON, one row for each kind of object')
  .addHelpText('after', '\nExample: npm run cli -- docs reading\n         quiet-shop docs reading > docs/reading.md')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(readingRows(), null, 2));
    process.stdout.write(readingDocument());
  });

const extensions = new Command('extensions')
  .description('Prints docs/extensions.md: every operation that a Shop API can leave out, with its need and what the storefront does without it')
  .option('--json', 'prints JSON, one row for each operation')
  .addHelpText('after', '\nExample: npm run cli -- docs extensions\n         quiet-shop docs extensions > docs/extensions.md')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(extensionRows(), null, 2));
    process.stdout.write(extensionsDocument());
  });

const accounting = new Command('accounting')
  .description('Prints docs/accounting.md: every column of the files of the accounting export')
  .option('--json', 'prints JSON, one row for each column')
  .addHelpText('after', '\nExample: npm run cli -- docs accounting\n         quiet-shop docs accounting > docs/accounting.md')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(accountingRows(), null, 2));
    process.stdout.write(accountingDocument());
  });

const catalogueSheet = new Command('catalogue-sheet')
  .description('Prints docs/catalogue-sheet.md: every column of the catalogue as a spreadsheet, with what it allows')
  .option('--json', 'prints JSON, one row for each column')
  .addHelpText('after', '\nExample: npm run cli -- docs catalogue-sheet\n         quiet-shop docs catalogue-sheet > docs/catalogue-sheet.md')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(sheetColumnRows(), null, 2));
    process.stdout.write(catalogueSheetDocument());
  });

/** Prints documents that are generated from tables of the code. */
export const docs = new Command('docs').addCommand(accounting).addCommand(catalogueSheet).addCommand(configuration).addCommand(extensions).addCommand(reading);
