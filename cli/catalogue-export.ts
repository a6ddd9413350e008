import { Command, Option } from 'commander';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { readStoredCatalogue } from '../src/embedded/catalogue-changes/read-stored-catalogue.js';
import { csvOf, type Separator, separators } from '../src/embedded/catalogue-sheet/csv-file.js';
import { jsonLinesOf } from '../src/embedded/catalogue-sheet/json-lines.js';
import { formatOf, type SheetFormat } from '../src/embedded/catalogue-sheet/sheet-file.js';
import { templateOf } from '../src/embedded/catalogue-sheet/sheet-template.js';
import { familiesOf, type Sheet, sheetOf } from '../src/embedded/catalogue-sheet/write-sheet.js';
import { xlsxOf } from '../src/embedded/catalogue-sheet/xlsx-file.js';
import { outputAt } from './support/export-rows.js';
import { Failure, UsageFailure } from './support/failure.js';
import { inCatalogue } from './support/in-catalogue.js';
import { asJson, printDone, type Printed } from './support/print.js';

interface Saving extends Printed {
  format?: SheetFormat;
  separator: Separator;
  out?: string;
}

const withOutput = (command: Command, formats: readonly SheetFormat[]): Command =>
  command
    .addOption(new Option('--format <format>', 'format (default: by the name of the file, or csv)').choices(formats))
    .addOption(
      new Option('--separator <separator>', 'what separates the cells of CSV; with semicolons numbers have a decimal comma').choices(Object.keys(separators)).default('semicolon'),
    )
    .option('--out <file>', 'file to create (default: standard output)')
    .addOption(asJson());

/** @throws UsageFailure for XLSX without a file; SheetFileError for an unknown ending */
const formatFor = ({ format, out }: Saving): SheetFormat => {
  const found = format ?? (out === undefined ? 'csv' : formatOf(out));
  if (found === 'xlsx' && out === undefined) throw new UsageFailure('XLSX is no text. Name a file with --out.');
  return found;
};

const save = (sheet: Sheet, format: SheetFormat, { separator }: Saving, target: Writable): Promise<void> =>
  format === 'xlsx' ? pipeline(Readable.fromWeb(xlsxOf(sheet) as ReadableStream), target) : pipeline(csvOf(sheet, separator), target);

export const exportCommand = withOutput(new Command('export'), ['csv', 'xlsx', 'jsonl'])
  .description('Writes the catalogue as a spreadsheet, a row a product, or as JSON Lines')
  .option('--category <id>', 'only products of this category and of those below it')
  .addHelpText(
    'after',
    '\nExample: npm run cli -- catalogue export --out products.xlsx\nExample: npm run cli -- catalogue export --category wall-panels --out walls.csv\nExample: npm run cli -- catalogue export --format jsonl | gzip > catalogue.jsonl.gz',
  )
  .action(async ({ category, ...saving }: Saving & { category?: string }) => {
    const format = formatFor(saving);
    const catalogue = await inCatalogue((db) => readStoredCatalogue(db));
    if (category !== undefined && catalogue.categories.every(({ id }) => id !== category))
      throw new Failure(`No category ${category}. Categories: ${catalogue.categories.map(({ id }) => id).join(', ')}`);
    const target = await outputAt(saving.out);
    if (format === 'jsonl') await pipeline(Readable.from(jsonLinesOf(catalogue, category)), target);
    else await save(sheetOf(catalogue, category), format, saving, target);
    const families = familiesOf(catalogue, category);
    const products = families.reduce((count, { variants }) => count + variants.length, 0);
    const { out } = saving;
    if (out !== undefined) printDone({ out, format, families: families.length, products }, `Wrote ${products} products of ${families.length} families to ${out}`, saving);
  });

export const templateCommand = withOutput(new Command('template'), ['csv', 'xlsx'])
  .description('Writes an empty spreadsheet with every column, what each allows, and an example')
  .addHelpText('after', '\nExample: npm run cli -- catalogue template --out new-products.xlsx')
  .action(async (saving: Saving) => {
    const format = formatFor(saving);
    if (format === 'jsonl') throw new UsageFailure('A template is CSV or XLSX.');
    const sheet = templateOf(await inCatalogue((db) => readStoredCatalogue(db)));
    await save(sheet, format, saving, await outputAt(saving.out));
    if (saving.out !== undefined) printDone({ out: saving.out, columns: sheet.columns.length }, `Wrote ${sheet.columns.length} columns to ${saving.out}`, saving);
  });
