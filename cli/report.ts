import { Command, InvalidArgumentError, Option } from 'commander';
import { inDecimals } from '../src/embedded/accounting/decimals.js';
import { accountingDay, dayPeriod, type Period, weekPeriod } from '../src/embedded/accounting/periods.js';
import type { Report } from '../src/embedded/reports/report.js';
import { Reports } from '../src/embedded/reports/reports.service.js';
import { Failure } from './support/failure.js';
import { asJson, printLine, type Printed, printRows, type Row } from './support/print.js';
import { withShop } from './support/with-shop.js';

interface Wanted extends Printed {
  date?: string;
  mail?: true;
}
const dayOf = (word: string): string => {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(word) && new Date(`${word}T00:00:00Z`).toJSON()?.slice(0, 10) === word;
  if (!isDay) throw new InvalidArgumentError('Use a day such as 2026-11-24.');
  return word;
};

const section = (title: string, rows: readonly Row[], nothing: string): void => {
  printLine(`\n${title}`);
  printRows(rows, { nothing });
};

const print = ({ firstDay, lastDay, sales, attention, overdue, heldEnquiries, lowStock, emptySearches }: Report): void => {
  printLine(firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`);
  printRows(
    sales.map(({ currency, placed, placedGross, cancelled, revenueNet, withdrawals, refunds, refunded }) => ({
      currency,
      orders: placed,
      'value with VAT': inDecimals(placedGross),
      'revenue net': inDecimals(revenueNet),
      cancelled,
      withdrawals,
      refunds,
      refunded: inDecimals(refunded),
    })),
    { nothing: 'No orders, invoices or refunds' },
  );
  section(
    'Money that needs a person',
    attention.map(({ code, order, id, amount, currency, since }) => ({ code, order, id, amount: `${inDecimals(amount)} ${currency}`, since })),
    'None',
  );
  section(
    'Overdue orders',
    overdue.map(({ order, what, since }) => ({ order, overdue: what, since })),
    'None',
  );
  section('Held enquiries', heldEnquiries ? [{ enquiries: heldEnquiries, list: 'enquiries list --held' }] : [], 'None');
  section(
    `Products with fewer than ${lowStock.bound} pieces: ${lowStock.total}`,
    lowStock.products.map(({ sku, name, stock }) => ({ sku, stock, name })),
    'None',
  );
  section(
    'Searches that found nothing',
    emptySearches.map(({ words, locale, searches }) => ({ searches, locale, words })),
    'None',
  );
};

const reportOf = (name: string, description: string, periodOf: (day: string) => Period): Command =>
  new Command(name)
    .description(description)
    .addOption(new Option('--date <day>', 'a day of the period (default: today)').argParser(dayOf))
    .option('--mail', 'also mails it to REPORT_MAIL')
    .addOption(asJson())
    .addHelpText('after', `\nExample: npm run cli -- report ${name} --date 2026-11-24`)
    .action(async ({ date, mail, json }: Wanted) => {
      const period = periodOf(date ?? accountingDay(new Date()));
      const { report, to } = await withShop(async (shop) => {
        const reports = shop.get(Reports, { strict: false });
        return { report: await reports.of(period), to: mail && (await reports.mail([period])) };
      });
      if (json) printLine(JSON.stringify(report, null, 2));
      else print(report);
      if (mail && to === undefined) throw new Failure('No mail was sent, because REPORT_MAIL is not set.');
      if (to !== undefined && !json) printLine(`\nThe report will be mailed to ${to}`);
    });

/** Reports for ops. */
export const report = new Command('report')
  .addCommand(reportOf('day', 'Reports orders, revenue, returns, low stock, what needs a person, and searches without results', dayPeriod))
  .addCommand(reportOf('week', 'The same for the week from Monday to Sunday', weekPeriod));
