import { toNestErrors } from '@hookform/resolvers';
import { useMemo } from 'react';
import { type FieldErrors, type FieldValues, get, type Path, type Resolver, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';
import { brokenRules } from '../../../src/contract/broken-rules.js';
import type { BrokenRule, ProblemDetails } from '../../../src/contract/errors.js';
import { type TextKey, useTexts } from '../../core/texts.js';

type ShowMessage = (rule: Pick<BrokenRule, 'code' | 'params'>) => string;

/** Rules of the contract, or a function that loads them, because most visitors of a page do not use its form. */
export type Rules<Output> = z.ZodType<Output> | (() => Promise<z.ZodType<Output>>);
export const fetchRules = async <Output>(rules: Rules<Output>): Promise<z.ZodType<Output>> => (typeof rules === 'function' ? rules() : rules);

/** Validates a form with the rules of the contract, and uses the same message keys as the server. */
export const contractResolver =
  <Values extends FieldValues, Output>(rules: Rules<Output>, toInput: (values: Values) => unknown, say: ShowMessage): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const parsed = (await fetchRules(rules)).safeParse(toInput(values), { reportInput: true });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors = Object.fromEntries(brokenRules(parsed.error).map((rule) => [rule.field, { type: rule.code, message: say(rule) }]));
    return { values: {}, errors: toNestErrors<Values>(errors as FieldErrors, options) };
  };

const asTyped = (values: unknown): unknown => values;

/** Resolver of a form in the language of the page. Both arguments must be module constants. */
export const useContractResolver = <Values extends FieldValues, Output>(rules: Rules<Output>, toInput: (values: Values) => unknown = asTyped) => {
  const t = useTexts('yup');
  return useMemo(() => {
    const say: ShowMessage = ({ code, params }) => t(code.replace(/^yup\./, '') as TextKey<'yup'>, params as Record<string, string | number>);
    return contractResolver(rules, toInput, say);
  }, [rules, toInput, t]);
};

/**
 * Shows the field errors of the server at their fields, and focuses the first.
 * @returns messages of errors that belong to no field of the form
 */
export const showFieldErrors = <Values extends FieldValues>(problem: ProblemDetails, fields: ReadonlySet<string>, setError: UseFormSetError<Values>): string[] => {
  const found = problem.errors.map(({ field, ...rest }) => ({ ...rest, field: field.replace(/^input\./, '') }));
  const known = found.filter(({ field }) => fields.has(field));
  known.forEach(({ field, code, message }, at) => setError(field as Path<Values>, { type: code, message }, { shouldFocus: at === 0 }));
  return found.filter(({ field }) => !fields.has(field)).map(({ message }) => message);
};

/** Field errors of a form that was posted without scripts, as initial errors of the form. */
export const fieldErrors = <Values extends FieldValues>(found: readonly ProblemDetails['errors'][number][]): FieldErrors<Values> =>
  Object.fromEntries(found.map(({ field, code, message }) => [field.replace(/^input\./, ''), { type: code, message }])) as FieldErrors<Values>;

/** Focuses the first invalid field in document order, which can differ from the order of registration. */
export const focusFirstError = (errors: FieldErrors, form: HTMLFormElement): void => {
  const first = [...form.elements].find((element) => get(errors, element.getAttribute('name') ?? '') !== undefined);
  if (first instanceof HTMLElement) first.focus();
};

/** Dotted names of a form's fields: `{ billing: { city: '' } }` -> `billing.city`. */
export const fieldNames = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? fieldNames(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
