import { accountSteps, leavingSteps } from './account-steps.js';
import { catalogueSteps } from './catalogue-steps.js';
import { integrationSteps } from './integration-steps.js';
import { librarySteps } from './library-steps.js';
import { orderSteps } from './order-steps.js';
import type { Step } from './step.js';

/** Every operation of the specification, in the order of a purchase. */
export const steps: readonly Step[] = [...accountSteps, ...catalogueSteps, ...librarySteps, ...orderSteps, ...integrationSteps, ...leavingSteps];
