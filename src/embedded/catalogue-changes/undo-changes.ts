import type { Executor } from '../database/database.module.js';
import type { ChangeNote, Plan } from './catalogue-changes.types.js';

/** Plans the reversal of a change set; undefined when there is none with that id. */
export const planUndo = (_db: Executor, _changeSet: string): Promise<Plan | undefined> => Promise.reject(new Error('not written yet'));

/** Reverses a change set. @returns id of the new change set */
export const undoChanges = (_tx: Executor, _changeSet: string, _note: ChangeNote): Promise<string> => Promise.reject(new Error('not written yet'));
