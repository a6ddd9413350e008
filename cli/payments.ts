import { Argument, Command, InvalidArgumentError } from 'commander';
import { DATABASE, type Database } from '../src/embedded/database/database.module.js';
import { needsAttention } from '../src/embedded/payments/attention.js';
import { RefundsService } from '../src/embedded/payments/refunds.service.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { printFindings, reportFindings } from './support/findings.js';
import { paint } from './support/paint.js';
import { asJson, printDone, type Printed, printLine } from './support/print.js';
import { withShop } from './support/with-shop.js';
import { integerUpTo } from './support/whole-number.js';

const lifetimeOf = (word: string): number => {
  const time = Number(word);
  if (!Number.isInteger(time) || time < 10 || time > 60_000) throw new InvalidArgumentError('Between 10 and 60000.');
  return time;
};

const replay = new Command('replay')
  .description(
    'Tests payments: sends each webhook of the test bank three times, delayed and in random order, while the Shop API is killed every second; then compares orders, payments, mails and stock',
  )
  .option('--orders <count>', 'number of test orders, in a separate database', integerUpTo(1000), 500)
  .option('--lifetime <ms>', 'milliseconds from each start of the Shop API until it is killed', lifetimeOf, 1000)
  .option('--own', 'uses the payments of this shop instead; nothing is killed')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- payments replay --orders 50\n         npm run cli -- payments replay --own')
  .action(async ({ orders, lifetime, own, json }: Printed & { orders: number; lifetime: number; own?: boolean }) => {
    const [{ replayNewOrders, replayExistingOrders }, { faults }] = await Promise.all([import('./replay/replay.js'), import('./replay/reconcile.js')]);
    const { findings, ...counts } = await (own ? replayExistingOrders() : replayNewOrders(orders, lifetime));
    const wrong = Object.fromEntries(Object.entries(faults).map(([code, name]) => [name, findings.filter((finding) => finding.code === code).length]));
    if (counts.refused || findings.length) process.exitCode = 1;
    if (json) return printLine(JSON.stringify({ ...counts, ...wrong, findings }, null, 2));
    const { refused, ...facts } = counts;
    for (const [name, count] of Object.entries(facts)) printLine(`${name.padEnd(17)} ${count}`);
    for (const [name, count] of Object.entries({ refused, ...wrong })) printLine(`${name.padEnd(17)} ${paint(count ? 'red' : 'green', String(count))}`);
    if (findings.length) printLine('');
    if (findings.length) printFindings(findings, {});
  });

const attention = new Command('attention')
  .description(
    'Lists payments and refunds that need a decision: refunds that the provider did not make, goods that were not returned, payments that stay open, orders whose stock was sold before they were paid',
  )
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- payments attention')
  .action(async (printed: Printed) => {
    const rows = await withShop((shop) => needsAttention(shop.get<Database>(DATABASE)));
    reportFindings(
      rows.map(({ code, order, id, amount, currency, since, fault }) => ({
        code,
        place: order,
        message: `${id}: ${(amount / 100).toFixed(2)} ${currency} since ${since.toISOString()}${fault ? `, ${fault}` : ''}`,
      })),
      printed,
    );
  });

const refunded = new Command('refunded')
  .description('Records that a refund was paid manually')
  .addArgument(new Argument('<id>', 'id of the refund, from `payments attention`'))
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- payments refunded 4mVx0cTq')
  .action(async (id: string, { yes, ...printed }: Printed & Confirmed) => {
    await confirmed(`Record that refund ${id} was paid by hand, and mail the buyer?`, { yes });
    if (!(await withShop((shop) => shop.get(RefundsService, { strict: false }).recordManualRefund(id)))) throw new Failure(`No refund ${id} waits for a manual payment`);
    printDone({ id }, `Recorded as refunded: ${id}`, printed);
  });

export const payments = new Command('payments').addCommand(replay).addCommand(attention).addCommand(refunded);
