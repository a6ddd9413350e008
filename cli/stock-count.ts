import { Command, InvalidArgumentError } from 'commander';
import type { CountedStock, CountFault } from '../src/embedded/catalogue/stock.js';
import { StockService } from '../src/embedded/stock/stock.service.js';
import { Failure } from './support/failure.js';
import { operator } from './support/operator.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { readCounts } from './support/read-counts.js';
import { withShop } from './support/with-shop.js';

const momentOf = (word: string): Date => {
  const at = new Date(word);
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(word) || Number.isNaN(at.getTime())) throw new InvalidArgumentError('Use a moment such as 2026-11-26T08:30.');
  if (at.getTime() > Date.now()) throw new InvalidArgumentError('The moment of the count is in the future.');
  return at;
};

/** Faults that are listed one by one. */
const maxListedFaults = 20;
const faultTexts: Record<CountFault, (result: CountedStock) => string> = {
  unknown: ({ sku }) => `${sku}: no such product`,
  notStocked: ({ sku }) => `${sku}: made to order, so it has no stock`,
  tooFew: ({ sku, counted, after }) => `${sku}: ${counted} counted, but orders since then took ${-after!} more. Count again, or cancel an order.`,
  tooEarly: ({ sku }) => `${sku}: its movements begin after the count. Count again.`,
};

/** Books counted pieces. */
export const count = new Command('count')
  .description('Books counted pieces: the difference to the stock at the moment of the count. Orders since then stay')
  .requiredOption('--from <file>', 'CSV file with the columns sku and counted: the pieces that can be sold, without those of placed orders')
  .option('--at <moment>', 'when the pieces were counted, in the time zone of this computer unless it has one (default: now)', momentOf)
  .option('--reference <text>', 'what the count refers to; part of the movements')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- stock count --from count.csv --at 2026-11-26T08:30\n\ncount.csv:\nsku;counted\nWPN-ochre-01;37\nWPN-petrol-01;120')
  .action(async ({ from, at = new Date(), reference, ...printed }: Printed & { from: string; at?: Date; reference?: string }) => {
    const counts = await readCounts(from);
    const results = await withShop((shop) => shop.get(StockService, { strict: false }).count(counts, at, { by: operator(), reference }));
    const faults = results.flatMap((result) => (result.fault ? [faultTexts[result.fault](result)] : []));
    if (faults.length) throw new Failure(`${faults.length} of ${results.length} products cannot be booked, so nothing was:\n${faults.slice(0, maxListedFaults).join('\n')}`);
    const changed = results.filter(({ before, after }) => before !== after);
    const rows = changed.map(({ sku, counted, before, after }) => ({ sku, counted, before, after, change: after! - before! }));
    if (printed.json || rows.length) printRows(rows, { ...printed, nothing: '' });
    if (!printed.json) printDone({}, `Counted ${results.length} products, ${changed.length} differ`, printed);
  });
