import { appendFileSync, mkdirSync } from 'node:fs';

/** Measured value of a guarantee, and its upper limit. */
export interface Finding {
  most: number;
  unit: 'ms' | 'times' | '%' | '';
  figure: number;
}

/** File with the measurements for the table in docs/reliability.md, one JSON object a line. */
export const findingsFile = 'test-results/reliability.jsonl';

/** Records a measurement, and fails when it exceeds its limit. The date does not come from `Date`, because a test may have changed that clock. */
export const verifyGuarantee = (promise: string, { most, unit, figure }: Finding): void => {
  mkdirSync('test-results', { recursive: true });
  const rounded = Math.round(figure * 10) / 10;
  appendFileSync(
    findingsFile,
    `${JSON.stringify({ promise, most, unit, figure: rounded, test: expect.getState().testPath, at: new Date(performance.timeOrigin + performance.now()).toISOString() })}\n`,
  );
  expect([promise, figure <= most ? 'kept' : `${rounded} ${unit}`]).toEqual([promise, 'kept']);
};
