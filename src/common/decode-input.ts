import { z } from 'zod';
import type { BrokenRule } from '../contract/errors.js';

/** Maximum nesting of a payload, which is more than the contract needs. Deeper payloads are refused before they are parsed by a schema. */
const maximumDepth = 12;

/** The schema behind optional, default, nullable and pipe wrappers. */
const coreOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return coreOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? coreOf(schema.in) : schema;
};

/**
 * Converts a query or path value to the type of its schema: numbers and booleans from their exact text, lists from repeated
 * names. A value that cannot be converted stays a text, which the schema then refuses.
 */
export const decodeValue = (schema: z.core.$ZodType, value: unknown): unknown => {
  const core = coreOf(schema);
  if (core instanceof z.ZodArray) return (Array.isArray(value) ? value : [value]).map((item) => decodeValue(core.element, item));
  if (typeof value !== 'string') return value;
  if (core instanceof z.ZodNumber && /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?$/.test(value)) return Number(value);
  if (core instanceof z.ZodBoolean && (value === 'true' || value === 'false')) return value === 'true';
  return value;
};

/** Returns broken rules for texts with NUL or lone surrogates, and for values that are nested too deeply. */
export const findInvalidTexts = (value: unknown, path: readonly string[] = []): BrokenRule[] => {
  const isText = typeof value === 'string';
  const isBranch = typeof value === 'object' && value !== null;
  const isUnreadable = isText ? value.includes('\0') || !value.isWellFormed() : isBranch && path.length > maximumDepth;
  if (isUnreadable) return [{ field: path.join('.'), code: 'yup.errors.string.matches', params: {} }];
  return isBranch ? Object.entries(value).flatMap(([name, item]) => findInvalidTexts(item, [...path, name])) : [];
};
