import { Command, Option } from 'commander';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderState } from '../src/contract/order.js';
import { sellerTimeZone } from '../src/domain/seller.js';
import { localTime } from '../src/domain/zoned-time.js';
import { formatMoney } from '../src/embedded/formats.js';
import { type ListedOrder, type OrderFilter, OrderLists, today } from '../src/embedded/fulfilment/order-lists.service.js';
import { formatAmount } from './support/amount.js';
import { saveRows } from './support/export-rows.js';
import { dayOf, placedStates, stateOf } from './support/order-options.js';
import { paint } from './support/paint.js';
import { asJson, type Printed, printLine, printRows, type Row } from './support/print.js';
import { withShop } from './support/with-shop.js';
import { integerUpTo } from './support/whole-number.js';

const momentOf = (at: Date): string => {
  const { day, minutes } = localTime(at, sellerTimeZone);
  const padded = (count: number) => String(count).padStart(2, '0');
  return `${day} ${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
};

const tableRow = ({ number, placedAt, state, customer, pieces, amount, currency, locale, delivery, payment, late }: ListedOrder): Row => ({
  number,
  placed: momentOf(placedAt),
  state,
  customer,
  pieces,
  total: formatMoney({ amount, currency }, locale),
  delivery,
  payment,
  late,
});
/** The same fields for programs, in JSON and CSV. */
const dataRow = ({ id, number, placedAt, updatedAt, state, customer, email, country, pieces, amount, currency, delivery, payment, late }: ListedOrder) => ({
  id,
  number,
  placedAt,
  updatedAt,
  state,
  customer,
  email,
  country,
  pieces,
  total: formatAmount(amount),
  currency,
  delivery,
  payment,
  late,
});

interface Listing extends Printed {
  state?: OrderState[];
  day?: string;
  from?: string;
  to?: string;
  customer?: string;
  product?: string;
  overdue?: true;
  limit: number;
  page: number;
  format: 'table' | 'csv' | 'json';
  out?: string;
}

/** Without any condition, the orders of today. */
const filterOf = ({ state, day, from, to, customer, product, overdue }: Listing): OrderFilter => {
  const isAny = [state, day, from, to, customer, product, overdue].every((one) => one === undefined);
  return { states: state, from: day ?? from ?? (isAny ? today() : undefined), to: day ?? to ?? (isAny ? today() : undefined), customer, product, overdue };
};

const list = new Command('list')
  .description('Lists placed orders, the latest first: those of today, or those that match the conditions')
  .option('--state <states>', `only these states, comma-separated: ${placedStates.join(', ')}`, stateOf)
  .option('--day <day>', 'placed on this day, such as 2026-11-24, today or yesterday', dayOf)
  .option('--from <day>', 'placed on this day or later', dayOf)
  .option('--to <day>', 'placed on this day or earlier', dayOf)
  .option('--customer <text>', 'part of name, company, e-mail address or VAT number')
  .option('--product <sku>', 'contains this article number, or one that begins like it')
  .option('--overdue', 'only late orders: planned day of delivery passed, or not paid 30 days after an order on account')
  .option('--limit <count>', 'maximum number of rows of the table', integerUpTo(1000), 50)
  .option('--page <number>', 'page of the table', integerUpTo(10_000), 1)
  .addOption(new Option('--format <format>', 'table, or all matching orders as CSV or JSON').choices(['table', 'csv', 'json']).default('table'))
  .option('--out <file>', 'file for CSV or JSON; an existing file is not overwritten')
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- orders list\n         npm run cli -- orders list --state paid,inProduction --overdue\n         npm run cli -- orders list --from 2026-11-01 --to 2026-11-30 --format csv --out november.csv\n         npm run cli -- orders list --customer ada@example.nl --product WPN',
  )
  .action((listing: Listing, command: Command) => {
    const { limit, page, json, out } = listing;
    const format = json ? 'json' : listing.format;
    if (listing.day && (listing.from ?? listing.to)) command.error('error: give either --day, or --from and --to');
    if (out !== undefined && format === 'table') command.error('error: --out needs --format csv or --format json');
    return withShop(async (shop) => {
      const lists = shop.get(OrderLists, { strict: false });
      if (format !== 'table') {
        async function* rows(): AsyncGenerator<object[]> {
          for await (const orders of lists.all(filterOf(listing))) yield orders.map(dataRow);
        }
        return saveRows(rows(), { format, ...(out !== undefined && { out }) });
      }
      const { orders, total } = await lists.page(filterOf(listing), { page, limit });
      printRows(orders.map(tableRow), { nothing: 'No orders', colour: (at, name) => (name === 'late' && orders[at]!.late ? 'red' : undefined) });
      if (total > orders.length && orders.length) printLine(`${orders.length} of ${total} orders${page * limit < total ? `. The next ones: --page ${page + 1}` : ''}`);
    });
  });

/** Seconds by which two looks overlap, because a transaction commits later than the time that it writes. */
const overlap = 30;

const watch = new Command('watch')
  .description('Prints new and changed orders as they happen; Ctrl-C ends it')
  .option('--every <seconds>', 'seconds between two looks at the database', integerUpTo(3600), 3)
  .addOption(new Option('--json', 'prints JSON Lines'))
  .addHelpText('after', '\nExample: npm run cli -- orders watch\n         npm run cli -- orders watch --every 30 --json')
  .action(({ every, json }: Printed & { every: number }) =>
    withShop(async (shop) => {
      const lists = shop.get(OrderLists, { strict: false });
      let seen = new Set<string>();
      for (let isFirst = true; ; isFirst = false) {
        const changed = await lists.changed(every + overlap);
        const keyOf = ({ id, version }: ListedOrder) => `${id} ${version}`;
        const fresh = isFirst ? [] : changed.filter((order) => !seen.has(keyOf(order)));
        for (const { cause, ...order } of fresh) {
          const { number, state, customer, amount, currency, locale, updatedAt } = order;
          const text = [momentOf(updatedAt), number, state, customer, formatMoney({ amount, currency }, locale), cause].filter(Boolean).join('  ');
          printLine(json ? JSON.stringify({ ...dataRow(order), cause }) : state === 'awaitingPayment' ? paint('green', text) : text);
        }
        seen = new Set(changed.map(keyOf));
        if (isFirst && !json) process.stderr.write('Waiting for new and changed orders. Ctrl-C ends.\n');
        await pause(every * 1000);
      }
    }),
  );

export const orderListCommands = [list, watch];
