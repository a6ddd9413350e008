import { Command } from 'commander';
import { type TrackedEventName, trackedEvents, type TrackedFields } from '../src/contract/tracking.js';
import { eventRow, exampleOf } from '../src/domain/tracking-faults.js';
import { asJson, type Printed, printLine, printRows } from './support/print.js';

const rowsOf = (fields: TrackedFields = {}, prefix = '') =>
  Object.entries(fields).map(([name, { type, example, means, isOptional = false }]) => ({ field: prefix + name, type, always: !isOptional, example, means }));

/** Each event with its trigger, its fields and an example. */
const known = (Object.keys(trackedEvents) as TrackedEventName[]).map((event) => {
  const { when, fields, items } = eventRow(event)!;
  return { event, when, fields: [...rowsOf(fields), ...rowsOf(items, 'items[].')], example: exampleOf(event) };
});

const events = new Command('events')
  .description('Prints every event of the data layer: trigger and fields; with --json also an example')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- tracking events')
  .action(({ json }: Printed) => {
    if (json) return printLine(JSON.stringify(known, null, 2));
    for (const { event, when, fields } of known) {
      printLine(`${event}\n${when}.`);
      printRows(fields, { nothing: 'No fields' });
      printLine('');
    }
  });

export const tracking = new Command('tracking').addCommand(events);
