import { type Operation } from '../../src/contract/operation.js';
import { type OperationName, operationNames, shopApi } from '../../src/contract/shop-api.js';
import { Check, CheckFailed, exampleFor } from './check.js';
import { steps } from './steps.js';
import type { Target } from './world.js';
import { createWorld } from './world.js';

/** `notTried`: an operation that it needs failed, or an option is missing. */
export type Outcome = 'passed' | 'failed' | 'notTried';

/** What the suite found about one operation. */
export interface Result {
  operation: OperationName;
  call: string;
  outcome: Outcome;
  passed: string[];
  missing: string[];
  /** Headers that are missing but tolerated. */
  headers: string[];
  /** What it needs, if it was not tried. */
  needs: string | null;
  /** Example of the response, if it failed. */
  example?: unknown;
}

/** Operations of the specification: those that are no extension. */
export const specified = operationNames.filter((name) => !(shopApi[name] as Operation).extension);
const callOf = (name: OperationName) => `${shopApi[name].method} ${shopApi[name].path}`;

/** Checks a Shop API operation by operation, from registration to payment. @param report receives the number of checked operations */
export const runSuite = async (target: Target, report: (done: number, total: number) => void = () => {}): Promise<Result[]> => {
  const world = await createWorld(target);
  const results: Result[] = [];
  const hasPassed = (name: OperationName) => results.some(({ operation, outcome }) => operation === name && outcome === 'passed');
  for (const { name, after = [], needs, run } of steps) {
    const check = new Check(target.url, name);
    const unmet = after.find((one) => !hasPassed(one));
    const lacking = needs?.(world) ?? (unmet && callOf(unmet)) ?? null;
    if (lacking === null) {
      try {
        await run(check as never, world);
      } catch (error) {
        if (!(error instanceof CheckFailed)) throw error;
        // A call that prepares the step, or a mail, failed.
        if (!check.missing.includes(error.message)) check.missing.push(error.message);
      }
    }
    const outcome = lacking !== null ? 'notTried' : check.missing.length ? 'failed' : 'passed';
    const example = outcome === 'failed' ? exampleFor(name) : undefined;
    const { passed, missing } = check;
    results.push({ operation: name, call: callOf(name), outcome, passed, missing, headers: [...check.headers], needs: lacking, ...(example !== undefined && { example }) });
    report(results.length, steps.length);
  }
  return results;
};
