import { Command, InvalidArgumentError } from 'commander';
import { printFindings } from './support/findings.js';
import { paint } from './support/paint.js';
import { printLine } from './support/print.js';

const ordersOf = (word: string): number => {
  const count = Number(word);
  if (!Number.isInteger(count) || count < 1 || count > 1000) throw new InvalidArgumentError('Between 1 and 1000.');
  return count;
};

const replay = new Command('replay')
  .description('Sends the webhooks of all payments at the test bank doubled, late, out of order and at once, and compares the books')
  .option('--orders <count>', 'of as many test orders, in a database of their own', ordersOf)
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- payments replay --orders 50')
  .action(async ({ orders, json }: { orders?: number; json?: boolean }) => {
    const [{ replayNew, replayOwn }, { faults }] = await Promise.all([import('./replay/replay.js'), import('./replay/reconcile.js')]);
    const { findings, ...counts } = await (orders ? replayNew(orders) : replayOwn());
    const wrong = Object.fromEntries(Object.entries(faults).map(([code, name]) => [name, findings.filter((finding) => finding.code === code).length]));
    if (counts.refused || findings.length) process.exitCode = 1;
    if (json) return printLine(JSON.stringify({ ...counts, ...wrong, findings }, null, 2));
    const { refused, ...facts } = counts;
    for (const [name, count] of Object.entries(facts)) printLine(`${name.padEnd(17)} ${count}`);
    for (const [name, count] of Object.entries({ refused, ...wrong })) printLine(`${name.padEnd(17)} ${paint(count ? 'red' : 'green', String(count))}`);
    if (findings.length) printLine('');
    if (findings.length) printFindings(findings, {});
  });

/** Payments and the news of them. */
export const payments = new Command('payments').addCommand(replay);
