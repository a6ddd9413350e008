import { type Type, ValidationPipe } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy, type ValidationError } from 'class-validator';
import type { z } from 'zod';
import { brokenRules } from '../contract/broken-rules.js';
import { type BrokenRule, Problem } from '../contract/errors.js';
import { findUnreadable } from './wire.js';

/** Replaces a field value that the contract refuses, with the rules that it breaks. */
class Refused {
  constructor(readonly rules: BrokenRule[]) {}
}

const parseField = (schema: z.core.$ZodType, field: string, value: unknown): unknown => {
  const outcome = (schema as z.ZodType).safeParse(value, { reportInput: true });
  if (outcome.success) return outcome.data;
  return new Refused(brokenRules(outcome.error).map((rule) => ({ ...rule, field: rule.field ? `${field}.${rule.field}` : field })));
};

const dtos = new WeakMap<z.ZodObject, Type<object>>();

/**
 * Returns the class-validator DTO class of a zod object. Each field has a `Transform` that parses it and a `ValidateBy`, so that
 * the rules are defined in the contract only.
 * @param name of the class in OpenAPI
 */
export const dtoOf = (schema: z.ZodObject, name: string): Type<object> => {
  const made = dtos.get(schema);
  if (made) return made;
  const Dto = { [name]: class {} }[name]!;
  for (const [field, fieldSchema] of Object.entries(schema.shape)) {
    Expose()(Dto.prototype, field);
    Transform(({ obj }) => parseField(fieldSchema, field, obj[field]))(Dto.prototype, field);
    ValidateBy({ name: 'contract', validator: { validate: (value) => !(value instanceof Refused) } })(Dto.prototype, field);
  }
  dtos.set(schema, Dto);
  return Dto;
};

const rulesOf = ({ property, value }: ValidationError): BrokenRule[] =>
  value instanceof Refused ? value.rules : [{ field: property, code: 'yup.errors.mixed.unknown', params: {} }];

const refuse = (errors: BrokenRule[]) => new Problem('VALIDATION', { errors });

const pipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  exceptionFactory: (errors: ValidationError[]) => refuse(errors.flatMap(rulesOf)),
});

/**
 * Validates an input by its DTO class, and returns it parsed by the contract.
 * The final parse of the whole input checks the rules between fields.
 * @throws Problem VALIDATION with every broken field
 */
export const validateInput = async <Schema extends z.ZodObject>(schema: Schema, name: string, input: unknown): Promise<z.output<Schema>> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw refuse([{ field: '', code: 'yup.errors.mixed.notType', params: { type: 'object' } }]);
  }
  const unreadable = findUnreadable(input);
  if (unreadable.length) throw refuse(unreadable);
  // A copy, because the pipe changes the object.
  await pipe.transform({ ...input }, { type: 'body', metatype: dtoOf(schema, name) });
  const whole = schema.safeParse(input, { reportInput: true });
  if (!whole.success) throw refuse(brokenRules(whole.error));
  return whole.data;
};
