import type { Catalogue } from '../seed/catalogue-files.js';
import type { CatalogueChange, Plan, PlanOptions } from './catalogue-changes.types.js';

/** Validates changes of the catalogue, and returns what they would do. */
export const planChanges = (_current: Catalogue, _changes: readonly CatalogueChange[], _options: PlanOptions = {}): Plan => {
  throw new Error('not written yet');
};
