import { Argument, Command, InvalidArgumentError } from 'commander';
import { basename } from 'node:path';
import { type Language, languages } from '../src/contract/locales.js';
import { applyChanges, planAgainstStored } from '../src/embedded/catalogue-changes/apply-changes.js';
import type { Plan } from '../src/embedded/catalogue-changes/catalogue-changes.types.js';
import { alone } from '../src/embedded/catalogue-changes/catalogue-lock.js';
import { readStoredCatalogue } from '../src/embedded/catalogue-changes/read-stored-catalogue.js';
import type { ImportedChanges } from '../src/embedded/catalogue-sheet/sheet-changes.js';
import { changesOfFile } from '../src/embedded/catalogue-sheet/sheet-file.js';
import type { Database } from '../src/embedded/database/database.module.js';
import { today } from '../src/embedded/seed/price-schedule.js';
import { changedFields, isBeyond, outcomesOf, planLines } from './support/catalogue-plan.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asReasoned, inCatalogue, noteOf, type Reasoned } from './support/in-catalogue.js';
import { paint } from './support/paint.js';
import { asJson, printLine, type Printed, printRows } from './support/print.js';
import { withProgress } from './support/with-progress.js';

interface Importing extends Printed, Confirmed, Reasoned {
  check?: boolean;
  allowMissing: Language[];
  maxPriceMove: number;
  endsMissing?: boolean;
}

/** Faults that are printed; `--json` prints all. */
const mostFaults = 200;

const asLanguages = (typed: string): Language[] => {
  const words = typed.split(',').map((word) => word.trim());
  if (!words.every((word) => (languages as readonly string[]).includes(word))) throw new InvalidArgumentError(`Use languages of ${languages.join(',')}.`);
  return words as Language[];
};
const asPercent = (typed: string): number => {
  if (!/^\d{1,4}$/.test(typed)) throw new InvalidArgumentError('Use a whole number of percent.');
  return Number(typed);
};

interface Read {
  imported: ImportedChanges;
  plan: Plan;
}

const readFile = async (db: Database, file: string, { allowMissing, endsMissing = false }: Importing): Promise<Read> =>
  withProgress('Checking', async () => {
    const current = await readStoredCatalogue(db);
    const imported = await changesOfFile(file, current, { today: today(), mayLack: allowMissing, endsMissing });
    const plan = await planAgainstStored(db, imported.changes, { mayLackLanguages: allowMissing.length > 0 });
    for (const fault of plan.faults) imported.locate(fault);
    return { imported, plan };
  });

const count = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;
const sentenceOf = (plan: Plan): string =>
  Object.entries(outcomesOf(plan))
    .map(([outcome, amount]) => `${amount} ${outcome}`)
    .join(', ') || 'nothing changes';

const factsOf = (file: string, { imported, plan }: Read, changeSet?: string) => ({
  file,
  products: imported.products,
  faults: imported.faults.list(),
  outcomes: outcomesOf(plan),
  entries: plan.entries.map((entry) => ({ kind: entry.kind, key: entry.key, outcome: entry.outcome, fields: changedFields(entry) })),
  priceMoves: plan.priceMoves,
  changeSet: changeSet ?? null,
});

/** Prints the faults and sets exit code 1. */
const printFaults = (file: string, read: Read, { json }: Printed): void => {
  process.exitCode = 1;
  const faults = read.imported.faults.list();
  if (json) return printLine(JSON.stringify(factsOf(file, read), null, 2));
  printRows(
    faults.slice(0, mostFaults).map(({ row, cell, column, value, message, allowed }) => ({ row, cell, column, value, fault: message, allowed })),
    { nothing: '', colour: (_, name) => (name === 'fault' ? 'red' : undefined) },
  );
  const more = read.imported.faults.isCut ? 'more than ' : '';
  const rest = faults.length > mostFaults ? ` The first ${mostFaults} are listed; --json lists all.` : '';
  printLine(paint('red', `${file}: ${more}${count(faults.length, 'fault')}. Nothing was changed.${rest}`));
};

/** Refuses large price moves that no person has seen. */
const assertMoves = ({ priceMoves }: Plan, { yes, maxPriceMove }: Importing): void => {
  const beyond = priceMoves.filter((move) => isBeyond(move, maxPriceMove));
  const [largest] = beyond;
  if (yes && largest)
    throw new Failure(
      `${count(beyond.length, 'price')} would move by more than ${maxPriceMove} %, ${largest.family} by ${largest.percent} %. Check them, then allow them with --max-price-move ${Math.abs(largest.percent)}.`,
    );
};

const importFile = async (db: Database, file: string, options: Importing): Promise<void> => {
  const read = await readFile(db, file, options);
  const { plan, imported } = read;
  if (imported.faults.list().length) return printFaults(file, read, options);
  const ignored = imported.ignoredStock ? [`The stock of ${count(imported.ignoredStock, 'product')} is not read, because they exist. Use: stock set`] : [];
  const lines = [`${file}: ${count(imported.products, 'product')}; ${sentenceOf(plan)}`, ...ignored, ...planLines(plan, options.maxPriceMove)];
  if (options.check || plan.entries.length === 0) return printLine(options.json ? JSON.stringify(factsOf(file, read), null, 2) : lines.join('\n'));
  assertMoves(plan, options);
  await confirmed(`Import ${count(plan.entries.length, 'change')}?`, { yes: options.yes, effects: lines });
  const note = noteOf(`import of ${basename(file)}`, options);
  const changeSet = await withProgress('Importing', (onProgress) => alone(db, (tx) => applyChanges(tx, plan, note, { onProgress })));
  if (options.json) return printLine(JSON.stringify(factsOf(file, read, changeSet), null, 2));
  printLine(`${sentenceOf(plan)}. Change set ${changeSet}; take it back with: catalogue undo ${changeSet}`);
};

export const importCommand = new Command('import')
  .description('Imports a spreadsheet or JSON Lines: checks all of it, shows what would change, asks, and applies it in one transaction')
  .addArgument(new Argument('<file>', 'file that ends with .csv, .xlsx or .jsonl, with the columns of catalogue template'))
  .option('--check', 'only checks the file and shows what would change')
  .addOption(asConfirmed())
  .option('--allow-missing <languages>', 'languages whose texts products may lack; they are not listed there', asLanguages, [])
  .option('--max-price-move <percent>', 'price moves beyond this bound stand out, and are refused with --yes', asPercent, 30)
  .option('--ends-missing', 'ends the products that the file does not name')
  .addOption(asReasoned())
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- catalogue import products.xlsx --check\nExample: npm run cli -- catalogue import prices.csv --max-price-move 10\nExample: npm run cli -- catalogue import new.csv --allow-missing de,fr --yes',
  )
  .action((file: string, options: Importing) => inCatalogue((db) => importFile(db, file, options)));
