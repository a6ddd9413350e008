import { appendFileSync, mkdirSync } from 'node:fs';

/** What was found of a promise. */
export interface Finding {
  most: number;
  unit: 'ms' | 'times' | '%' | '';
  figure: number;
}

/** Where findings are kept for the table of docs/reliability.md: a line of JSON each. */
export const findingsFile = 'test-results/reliability.jsonl';

/** Notes what was found of a promise, and fails when it was broken. The day is not that of `Date`, whose clock a test may set. */
export const promised = (promise: string, { most, unit, figure }: Finding): void => {
  mkdirSync('test-results', { recursive: true });
  const rounded = Math.round(figure * 10) / 10;
  appendFileSync(
    findingsFile,
    `${JSON.stringify({ promise, most, unit, figure: rounded, test: expect.getState().testPath, at: new Date(performance.timeOrigin + performance.now()).toISOString() })}\n`,
  );
  expect([promise, figure <= most ? 'kept' : `${rounded} ${unit}`]).toEqual([promise, 'kept']);
};
