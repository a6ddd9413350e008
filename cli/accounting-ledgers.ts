import { Command, Option } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { accountTable, charts, LedgerSettings, SettingsMissing } from '../src/embedded/accounting/accounts.js';
import { type LedgerFile, Ledgers, NotForDatev, TooManyEntries } from '../src/embedded/accounting/ledgers.service.js';
import type { Period } from '../src/embedded/accounting/periods.js';
import { Failure } from './support/failure.js';
import { monthOption } from './support/period-options.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { withShop } from './support/with-shop.js';

interface Written extends Printed {
  month: Period;
  settings: string;
  out: string;
}
const settingsOption = (): Option => new Option('--settings <file>', 'JSON file with chart, accounts and exchange rates (docs/operations.md, Accounting)').makeOptionMandatory();

/** @throws Failure with every fault of the file */
const readSettings = async (path: string): Promise<LedgerSettings> => {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Failure(`Cannot read ${path}: ${error.message}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${(error as Error).message}`);
  }
  const { data, error } = LedgerSettings.safeParse(json);
  if (error) throw new Failure(`${path}:\n${z.prettifyError(error)}`);
  return data;
};

const save = async (label: string, { month, settings, out, json }: Written, write: (ledgers: Ledgers, settings: LedgerSettings) => Promise<LedgerFile>): Promise<void> => {
  const read = await readSettings(settings);
  const { content, entries } = await withShop((shop) => write(shop.get(Ledgers, { strict: false }), read)).catch((error: unknown) => {
    if (error instanceof SettingsMissing) throw new Failure(`${settings} lacks ${error.missing.join(', ')}. Nothing was written`);
    if (error instanceof NotForDatev) throw new Failure(`Cannot write a file for DATEV: ${error.message}`);
    throw error instanceof TooManyEntries ? new Failure(`${month.name} has ${error.message}, which one file cannot contain`) : error;
  });
  await writeFile(out, content, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Failure(`Cannot write ${out}: ${error.message}`);
  });
  printDone({ out, entries }, `Wrote ${entries} entries of ${month.name} to ${out} (${label})`, { json });
};

const datev = new Command('datev')
  .description('Writes the entries of a month for DATEV (EXTF Buchungsstapel, version 700)')
  .addOption(monthOption())
  .addOption(settingsOption())
  .requiredOption('--out <file>', 'new file; DATEV expects a name that starts with EXTF_')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- accounting datev --month 2026-11 --settings accounts.json --out EXTF_2026-11.csv')
  .action((written: Written) => save('DATEV', written, (ledgers, settings) => ledgers.datev(written.month, settings)));

const xaf = new Command('xaf')
  .description('Writes the entries of a month as XML Auditfile Financieel 3.2')
  .addOption(monthOption())
  .addOption(settingsOption())
  .requiredOption('--out <file>', 'new file')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- accounting xaf --month 2026-11 --settings accounts.json --out 2026-11.xaf')
  .action((written: Written) => save('XAF 3.2', written, (ledgers, settings) => ledgers.xaf(written.month, settings)));

const accounts = new Command('accounts')
  .description('Lists the accounts that entries need, with those of each chart')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- accounting accounts')
  .action(({ json = false }: Printed) => {
    const rows = Object.entries(accountTable).map(([account, { meaning }]) => ({
      account,
      ...Object.fromEntries(Object.entries(charts).map(([chart, numbers]) => [chart, (numbers as Record<string, string>)[account] ?? null])),
      meaning,
    }));
    printRows(rows, { json, nothing: 'No accounts' });
  });

export const ledgerCommands = [datev, xaf, accounts];
