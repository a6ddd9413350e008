import { availableParallelism } from 'node:os';

/** Number of test workers: one more than two cores, because tests often wait. Jest and Playwright run one after the other. */
export const workerCount = Math.ceil(availableParallelism() * 1.5);
