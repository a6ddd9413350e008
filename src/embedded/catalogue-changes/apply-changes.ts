import type { Executor } from '../database/database.module.js';
import type { ChangeNote, Plan } from './catalogue-changes.types.js';

/**
 * Stores the planned changes with their derived rows, lists and webhooks. Call it within `alone`.
 * @returns id of the change set
 * @throws CatalogueError when the plan has faults; StalePlanError when the stored entries are no longer those of the plan
 */
export const applyChanges = (_tx: Executor, _plan: Plan, _note: ChangeNote): Promise<string> => Promise.reject(new Error('not written yet'));
