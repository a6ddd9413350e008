import type { OperationName } from '../../src/contract/shop-api.js';
import type { Check } from './check.js';
import type { World } from './world.js';

/** The checks of one operation. */
export interface Step {
  name: OperationName;
  /** Operations that must have passed before. */
  after?: readonly OperationName[];
  /** What the company has to give the suite, if it is missing. */
  needs?: (world: World) => string | undefined;
  run(check: Check, world: World): Promise<void>;
}
interface TypedStep<Name extends OperationName> extends Omit<Step, 'name' | 'run'> {
  run(check: Check<Name>, world: World): Promise<void>;
}

/** A step whose calls have the types of its operation. */
export const step = <Name extends OperationName>(name: Name, facts: TypedStep<Name> | TypedStep<Name>['run']): Step => {
  const { run, ...rest } = typeof facts === 'function' ? { run: facts } : facts;
  return { name, ...rest, run: run as unknown as Step['run'] };
};
