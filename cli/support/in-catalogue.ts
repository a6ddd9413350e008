import { userInfo } from 'node:os';
import { Option } from 'commander';
import type { CatalogueFault, ChangeNote, Plan } from '../../src/embedded/catalogue-changes/catalogue-changes.types.js';
import type { Database } from '../../src/embedded/database/database.module.js';
import { withPreparedDatabase } from '../../src/embedded/prepare-database.js';
import { Failure } from './failure.js';
import { inDatabase } from './in-database.js';

/** Runs `work` on the stored catalogue; the shop can be running. */
export const inCatalogue = <Value>(work: (db: Database) => Promise<Value>): Promise<Value> =>
  inDatabase((url, { BRAND }) => withPreparedDatabase(url, BRAND, work, process.stderr));

/** Options of commands that change the catalogue. */
export interface Reasoned {
  reason?: string;
}
export const asReasoned = (): Option => new Option('--reason <text>', 'why, for catalogue log');

/** Who runs the command, and why. @param command what `catalogue log` shows without a reason */
export const noteOf = (command: string, { reason }: Reasoned): ChangeNote => ({ by: userInfo().username, reason: reason ?? command });

const faultLine = ({ kind, key, path, message }: CatalogueFault): string => `${kind} ${key}: ${path ? `${path}: ` : ''}${message}`;

/** @throws Failure that lists the faults of a plan */
export const assertFaultless = ({ faults }: Pick<Plan, 'faults'>): void => {
  if (faults.length)
    throw new Failure(['Nothing was changed.', ...faults.slice(0, 20).map(faultLine), ...(faults.length > 20 ? [`… and ${faults.length - 20} more`] : [])].join('\n'));
};

/** What a plan does, one line for each entry, at most 20. */
export const effectsOf = ({ entries }: Pick<Plan, 'entries'>): string[] => [
  ...entries.slice(0, 20).map(({ kind, key, outcome }) => `${outcome.padEnd(9)} ${kind} ${key}`),
  ...(entries.length > 20 ? [`… and ${entries.length - 20} more`] : []),
];
