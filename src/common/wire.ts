import { z } from 'zod';
import type { BrokenRule } from '../contract/errors.js';

/** Nesting no payload of the contract comes near; deeper ones are refused before anything walks them. */
const maximumDepth = 12;

/** The schema behind optional, default, nullable and pipe wrappers. */
const coreOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return coreOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? coreOf(schema.in) : schema;
};

/**
 * A query or path value as the schema means it: numbers and booleans from their exact decimal text,
 * lists from repeated names. What cannot be read stays as it is and fails the schema's type.
 */
export const fromWire = (schema: z.core.$ZodType, value: unknown): unknown => {
  const core = coreOf(schema);
  if (core instanceof z.ZodArray) return (Array.isArray(value) ? value : [value]).map((item) => fromWire(core.element, item));
  if (typeof value !== 'string') return value;
  if (core instanceof z.ZodNumber && /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?$/.test(value)) return Number(value);
  if (core instanceof z.ZodBoolean && (value === 'true' || value === 'false')) return value === 'true';
  return value;
};

/** Paths of texts no field may hold (NUL, lone surrogates) and of values nested too deep. */
export const findUnreadable = (value: unknown, path: readonly string[] = []): BrokenRule[] => {
  const isText = typeof value === 'string';
  const isBranch = typeof value === 'object' && value !== null;
  const isUnreadable = isText ? value.includes('\0') || !value.isWellFormed() : isBranch && path.length > maximumDepth;
  if (isUnreadable) return [{ field: path.join('.'), code: 'yup.errors.string.matches', params: {} }];
  return isBranch ? Object.entries(value).flatMap(([name, item]) => findUnreadable(item, [...path, name])) : [];
};
