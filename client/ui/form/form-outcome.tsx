import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ProblemCode } from '../../../src/contract/errors.js';
import { problemOf } from '../../core/api.js';
import { ProblemRemark } from '../problem-remark.js';
import { Remark } from '../remark.js';
import { fieldNames, showFieldErrors } from './contract-form.js';

/** Messages of a form for certain problem codes, and the field that shows them, if any. */
export type Explanations<Values extends FieldValues> = Partial<Record<ProblemCode, { field?: Path<Values>; message: string }>>;

/** Result of sending a form; `others` are messages that belong to no field. */
export type Outcome = { kind: 'done' } | { kind: 'explained'; message: string } | { kind: 'failed'; error: unknown; others: string[] };

/** Shows a failure at its fields. @returns the rest of the failure; undefined when a field shows it completely */
export const outcomeOf = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  { initial, explain = {} }: { initial: Values; explain?: Explanations<Values> },
): Outcome | undefined => {
  const problem = problemOf(error);
  const reported = problem && explain[problem.code];
  if (!reported) return { kind: 'failed', error, others: problem ? showFieldErrors(problem, new Set(fieldNames(initial)), setError) : [] };
  if (!reported.field) return { kind: 'explained', message: reported.message };
  setError(reported.field, { type: problem.code, message: reported.message }, { shouldFocus: true });
  return undefined;
};

/** Remarks about the result; `done` is shown after success if the form stays. */
export const OutcomeRemarks = ({ outcome, done }: { outcome: Outcome | undefined; done: string | undefined }) => (
  <>
    {outcome?.kind === 'failed' && <ProblemRemark error={outcome.error} />}
    {outcome?.kind === 'failed' && outcome.others.length > 0 && <Remark kind="danger">{outcome.others.join(' ')}</Remark>}
    {outcome?.kind === 'explained' && (
      <Remark kind="danger" role="alert">
        {outcome.message}
      </Remark>
    )}
    <div aria-live="polite">{outcome?.kind === 'done' && done && <Remark kind="success">{done}</Remark>}</div>
  </>
);
