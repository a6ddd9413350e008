import type { Type } from '@nestjs/common';
import { ValidateBy, type ValidationError, validateSync } from 'class-validator';
import { z } from 'zod';
import { brokenRules } from '../contract/broken-rules.js';
import { type BrokenRule, Problem } from '../contract/errors.js';
import { findInvalidTexts } from './decode-input.js';

/** Replaces a field value that the contract refuses, with the rules that it breaks. */
class Refused {
  constructor(readonly rules: BrokenRule[]) {}
}

/** A zod object in two parts, because the rules between fields apply only when every field is valid. */
interface Bridge {
  fields: z.ZodObject;
  betweenFields: z.ZodType;
  /** Class with a `ValidateBy` for each field, so that the rules are defined in the contract only. */
  Dto: Type<object>;
}

const bridges = new WeakMap<z.ZodObject, Bridge>();

const bridgeOf = (schema: z.ZodObject): Bridge => {
  const known = bridges.get(schema);
  if (known) return known;
  const Dto = class {};
  const rule = { name: 'contract', validator: { validate: (value: unknown) => !(value instanceof Refused) } };
  for (const field of Object.keys(schema.shape)) ValidateBy(rule)(Dto.prototype, field);
  const bridge = { fields: z.strictObject(schema.shape), betweenFields: new z.ZodAny({ type: 'any', checks: schema.def.checks }), Dto };
  bridges.set(schema, bridge);
  return bridge;
};

/** Returns the values for class-validator: parsed ones, or the given ones with `Refused` in place of those that broke a rule. */
const valuesOf = (input: object, outcome: z.ZodSafeParseResult<object>): object => {
  if (outcome.success) return outcome.data;
  const issues = Map.groupBy(outcome.error.issues, ({ path: [field] }) => field);
  const refused = [...issues].flatMap(([field, broken]) => (field === undefined ? [] : [[field, new Refused(brokenRules({ issues: broken }))] as const]));
  // Names such as `constructor` would change the class of the object.
  return Object.fromEntries([...Object.entries(input), ...refused].filter(([name]) => !(name in Object.prototype)));
};

const rulesOf = ({ property, value }: ValidationError): BrokenRule[] =>
  value instanceof Refused ? value.rules : [{ field: property, code: 'yup.errors.mixed.unknown', params: {} }];

const refuse = (errors: BrokenRule[]) => new Problem('VALIDATION', { errors });

const options = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false };

/**
 * Validates an input by the DTO class of its schema. The contract parses each field once, and then checks the rules between fields.
 * @returns the input parsed by the contract
 * @throws Problem VALIDATION with every broken field
 */
export const validateInput = <Schema extends z.ZodObject>(schema: Schema, input: unknown): z.output<Schema> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw refuse([{ field: '', code: 'yup.errors.mixed.notType', params: { type: 'object' } }]);
  }
  const unreadable = findInvalidTexts(input);
  if (unreadable.length) throw refuse(unreadable);
  const { fields, betweenFields, Dto } = bridgeOf(schema);
  const parsed = fields.safeParse(input, { reportInput: true });
  const errors = validateSync(Object.assign(new Dto(), valuesOf(input, parsed)), options);
  if (errors.length) throw refuse(errors.flatMap(rulesOf));
  if (!parsed.success) throw refuse(brokenRules(parsed.error));
  const whole = betweenFields.safeParse(parsed.data, { reportInput: true });
  if (!whole.success) throw refuse(brokenRules(whole.error));
  return whole.data as z.output<Schema>;
};
