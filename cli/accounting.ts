import { Command } from 'commander';
import { Accounting, type CheckedPeriod } from '../src/embedded/accounting/accounting.service.js';
import { inDecimals } from '../src/embedded/accounting/decimals.js';
import type { Period } from '../src/embedded/accounting/periods.js';
import { treatments } from '../src/embedded/accounting/supplies.js';
import { ledgerCommands } from './accounting-ledgers.js';
import { printFindings } from './support/findings.js';
import { monthOption, quarterOption } from './support/period-options.js';
import { asJson, printLine, type Printed, printRows } from './support/print.js';
import { saveFolder } from './support/save-folder.js';
import { withShop } from './support/with-shop.js';

interface Monthly extends Printed {
  month: Period;
}
const inAccounting = <Value>(work: (accounting: Accounting) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(Accounting, { strict: false })));

const sumRows = ({ sums }: CheckedPeriod) =>
  sums.map(({ check, currency, one, other }) => ({ check, currency, one: inDecimals(one), other: inDecimals(other), difference: inDecimals(one - other) }));

/** Prints sums and faults; exit code 1 if there are faults. */
const report = (checked: CheckedPeriod, facts: object, { json }: Printed): void => {
  const { faults } = checked;
  if (faults.length) process.exitCode = 1;
  if (json) return printLine(JSON.stringify({ ...facts, sums: sumRows(checked), faults }, null, 2));
  printRows(sumRows(checked), { nothing: 'Nothing was invoiced, received or refunded' });
  printLine('');
  printFindings(faults, {});
};

const exported = new Command('export')
  .description('Exports orders, invoices, credit notes, payments, refunds and VAT of a month as CSV, with UBL documents, and checks them')
  .addOption(monthOption())
  .option('--out <path>', 'new folder, or new file that ends with .zip (default: accounting-<month>.zip)')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- accounting export --month 2026-11 --out november.zip\nThe columns are in docs/accounting.md.')
  .action(async ({ month, out = `accounting-${month.name}.zip`, json }: Monthly & { out?: string }) => {
    const written = await saveFolder(out, (folder) => inAccounting((accounting) => accounting.export(month, folder)));
    const { rows, documents } = written;
    if (!json)
      printLine(`Wrote ${out}: ${rows.invoices} invoices, ${rows.credit_notes} credit notes, ${rows.payments} payments, ${rows.refunds} refunds, ${documents} UBL documents\n`);
    report(written, { out, rows, ubl: documents }, { json });
  });

const check = new Command('check')
  .description('Compares the sums of a month with each other and with the database; exit code 1 for differences, money without document and gaps in numbers')
  .addOption(monthOption())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- accounting check --month 2026-11')
  .action(async ({ month, json }: Monthly) => report(await inAccounting((accounting) => accounting.check(month)), {}, { json }));

const oss = new Command('oss')
  .description('Shows the figures of a quarter by country of consumption and rate, for the return of the One-Stop-Shop, and what does not belong to it')
  .addOption(quarterOption())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- accounting oss --quarter 2026-Q4')
  .action(async ({ quarter, json = false }: Printed & { quarter: Period }) => {
    const figures = await inAccounting((accounting) => accounting.oss(quarter));
    const rows = figures.map(({ oss: belongs, corrects, country, rate, treatment, documents, currency, amounts }) => ({
      'in the return': belongs,
      corrects,
      country,
      rate,
      treatment,
      documents,
      currency,
      net: inDecimals(amounts.net),
      VAT: inDecimals(amounts.vat),
    }));
    printRows(rows, { json, nothing: 'Nothing was invoiced' });
    if (json || rows.length === 0) return;
    printLine('');
    for (const name of new Set(figures.map(({ treatment }) => treatment))) printLine(`${name}: ${treatments[name].meaning}`);
  });

/** Figures and files for bookkeeping. */
export const accounting = new Command('accounting');
for (const command of [exported, check, oss, ...ledgerCommands]) accounting.addCommand(command);
