import type { Result } from './suite.js';
import { paint } from '../support/paint.js';

/** Characters of an example in the text report. The JSON report contains the whole example. */
const longestExample = 500;
const marks = { passed: ['green', '✓'], failed: ['red', '✗'], notTried: ['yellow', '–'] } as const;

const exampleLine = ({ example }: Result): string[] => {
  if (example === undefined) return [];
  const text = JSON.stringify(example);
  return [`return, for example: ${text.length > longestExample ? `${text.slice(0, longestExample)}… (whole in the JSON report)` : text}`];
};

const linesOf = (result: Result): string[] => {
  const { outcome, operation, call, passed, missing, headers, needs } = result;
  const [colour, mark] = marks[outcome];
  const about = [
    ...passed.map((sentence) => `passed: ${sentence}`),
    ...missing.flatMap((fault) => fault.split('\n')).map((fault) => paint('red', `missing: ${fault}`)),
    ...headers.map((header) => paint('yellow', `header, tolerated: ${header}`)),
    ...exampleLine(result),
    ...(needs === null ? [] : [`not tried: needs ${needs}`]),
  ];
  return [`${paint(colour, mark)} ${call}  ${operation}`, ...about.map((line) => `    ${line}`)];
};

/** Number of operations by outcome. */
export const countOf = (results: readonly Result[], outcome: Result['outcome']): number => results.filter((result) => result.outcome === outcome).length;

/** The report as text: for each operation what passed, what is missing, and what to return. */
export const reportText = (url: string, results: readonly Result[]): string => {
  const counts = `${countOf(results, 'failed')} failed, ${countOf(results, 'notTried')} not tried`;
  return [...results.flatMap(linesOf), '', `${countOf(results, 'passed')} of ${results.length} operations passed at ${url}: ${counts}`].join('\n');
};
