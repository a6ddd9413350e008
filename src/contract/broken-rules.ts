import type { z } from 'zod';
import type { BrokenRule } from './errors.js';

const keyOfIssue = (issue: z.core.$ZodIssue): { code: string; params: Record<string, unknown> } => {
  switch (issue.code) {
    case 'invalid_type': {
      // First, because a parse without `reportInput` has no input.
      if (issue.message.startsWith('yup.')) return { code: issue.message, params: {} };
      return { code: issue.input === undefined || issue.input === null ? 'yup.errors.mixed.required' : 'yup.errors.mixed.notType', params: { type: issue.expected } };
    }
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'yup.errors.mixed.required', params: {} };
      return { code: `yup.errors.${sized(issue.origin)}.min`, params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { code: `yup.errors.${sized(issue.origin)}.max`, params: { max: Number(issue.maximum) } };
    case 'invalid_value':
    case 'invalid_union':
      return {
        code: issue.input === undefined || issue.input === '' ? 'yup.errors.mixed.required' : 'yup.errors.mixed.oneOf',
        params: { values: 'values' in issue ? issue.values.join(', ') : '' },
      };
    case 'unrecognized_keys':
      return { code: 'yup.errors.mixed.unknown', params: {} };
    case 'invalid_format':
      return { code: issue.message.startsWith('yup.') ? issue.message : 'yup.errors.string.matches', params: {} };
    default:
      return { code: issue.message.startsWith('yup.') ? issue.message : 'yup.errors.mixed.notType', params: {} };
  }
};
const sized = (origin: string) => (origin === 'string' || origin === 'array' ? origin : 'number');

/** All broken rules of a failed parse, at most one for each field, as message keys of the `yup` namespace. */
export const brokenRules = (error: { issues: z.core.$ZodIssue[] }): BrokenRule[] => {
  const rules = error.issues.flatMap((issue): BrokenRule[] => {
    const found = keyOfIssue(issue);
    const path = issue.path.map(String);
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return fields.map((field) => ({ field: field.join('.'), ...found }));
  });
  return rules.filter((rule, at) => rules.findIndex((other) => other.field === rule.field) === at);
};
