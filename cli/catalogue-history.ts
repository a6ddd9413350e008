import { Argument, Command, Option } from 'commander';
import { applyChanges } from '../src/embedded/catalogue-changes/apply-changes.js';
import { alone } from '../src/embedded/catalogue-changes/catalogue-lock.js';
import { listChangeSets } from '../src/embedded/catalogue-changes/change-log.js';
import { planReset, releaseDifferences } from '../src/embedded/catalogue-changes/release.js';
import { lastChangeSet, planUndo, undoChanges } from '../src/embedded/catalogue-changes/undo-changes.js';
import { asConfirmed, type Confirmed, confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asReasoned, assertFaultless, effectsOf, inCatalogue, noteOf, type Reasoned } from './support/in-catalogue.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { integerUpTo } from './support/whole-number.js';
import { withProgress } from './support/with-progress.js';

const diff = new Command('diff')
  .description('Lists what differs from the brand files of this release: entries that were changed, added or removed in this shop')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue diff')
  .action(async ({ json }: Printed) => {
    const differences = await inCatalogue(releaseDifferences);
    printRows(
      differences.map(({ kind, key, difference, fields, changedAt, changedBy }) => ({ kind, key, difference, changedAt, changedBy, fields })),
      { ...(json && { json }), nothing: 'The catalogue is that of the release' },
    );
  });

const log = new Command('log')
  .description('Lists the change sets of the catalogue, the latest first: who changed what, when and why')
  .addArgument(new Argument('[key]', 'only changes of this entry, for example a family or a category'))
  .addOption(new Option('--limit <number>', 'maximum number of change sets').argParser(integerUpTo(10_000)).default(50))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue log\nExample: npm run cli -- catalogue log WPN --limit 10')
  .action(async (key: string | undefined, { limit, json }: Printed & { limit: number }) => {
    const sets = await inCatalogue((db) => listChangeSets(db, { key, limit }));
    printRows(sets, { ...(json && { json }), nothing: 'No changes' });
  });

const undo = new Command('undo')
  .description('Reverses a change set; without one the last change set that is not undone. Shows what will happen and asks')
  .addArgument(new Argument('[change set]', 'id of the change set, from catalogue log'))
  .addOption(asReasoned())
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue undo\nExample: npm run cli -- catalogue undo 4mVx0cTqW2pLz8NbR --yes')
  .action((wanted: string | undefined, { yes = false, ...options }: Printed & Confirmed & Reasoned) =>
    inCatalogue(async (db) => {
      const changeSet = wanted ?? (await lastChangeSet(db));
      const plan = changeSet === undefined ? undefined : await planUndo(db, changeSet);
      if (changeSet === undefined || !plan) throw new Failure(wanted === undefined ? 'There is no change to undo' : `No change set ${wanted}`);
      assertFaultless(plan);
      await confirmed(`Undo change set ${changeSet}?`, { yes, effects: effectsOf(plan) });
      const id = await alone(db, (tx) => undoChanges(tx, changeSet, noteOf(`undo ${changeSet}`, options)));
      printDone({ changeSet: id ?? null, undoes: changeSet, entries: plan.entries.length }, `Undid ${changeSet}: ${plan.entries.length} entries`, options);
    }),
  );

const reset = new Command('reset')
  .description('Replaces every change of the catalogue by the brand files of this release. Shows what will happen and asks; catalogue undo reverses it')
  .addOption(asReasoned())
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue reset --reason "Start of the test shop"')
  .action(({ yes = false, ...options }: Printed & Confirmed & Reasoned) =>
    inCatalogue(async (db) => {
      const plan = await planReset(db);
      assertFaultless(plan);
      if (plan.entries.length === 0) return printDone({ changeSet: null, entries: 0 }, 'The catalogue is that of the release', options);
      await confirmed('Replace these entries by those of the release?', { yes, effects: effectsOf(plan) });
      const changeSet = await withProgress('Resetting the catalogue', (onProgress) => alone(db, (tx) => applyChanges(tx, plan, noteOf('reset', options), { onProgress })));
      printDone({ changeSet: changeSet ?? null, entries: plan.entries.length }, `Reset ${plan.entries.length} entries. Undo: npm run cli -- catalogue undo ${changeSet}`, options);
    }),
  );

export const catalogueHistoryCommands = [diff, log, undo, reset];
