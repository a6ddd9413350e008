import { type ProblemCode, problemTable } from '../contract/errors.js';
import { type Operation, problemsOf } from '../contract/operation.js';

type Translate = (code: ProblemCode, part: 'title' | 'detail') => string;

const problemType = 'application/problem+json';

/** An example of each problem, in English. */
export const problemExamples = (translate: Translate): Record<string, { summary: string; value: object }> =>
  Object.fromEntries(
    Object.entries(problemTable).map(([key, status]) => {
      const code = key as ProblemCode;
      const errors = code === 'VALIDATION' ? [{ field: 'quantity', code: 'yup.errors.number.min', message: 'Must be 1 or more.' }] : [];
      const value = { type: `urn:problem:${code.toLowerCase().replaceAll('_', '-')}`, title: translate(code, 'title'), status, detail: translate(code, 'detail'), code, errors };
      return [code, { summary: translate(code, 'title'), value }];
    }),
  );

/** Error responses of an operation: one for each status, with an example of each code. */
export const problemResponses = (operation: Operation, translate: Translate): Record<string, object> => {
  const byStatus = Map.groupBy(problemsOf(operation), (code) => problemTable[code]);
  const responses = [...byStatus].map(([status, codes]) => {
    const description = codes.map((code) => `\`${code}\`: ${translate(code, 'detail')}`).join('\n\n');
    const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
    return [String(status), { description, content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' }, examples } } }];
  });
  return Object.fromEntries(responses);
};
