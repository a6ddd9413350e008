import { z } from 'zod';

/** Rules of single fields (specification, point 5), used by browser forms, tRPC, REST and the Shop API alike. */

const fits = (refused: RegExp) => (value: string) => !refused.test(value) && value.isWellFormed();
const absentWhenEmpty = (typed: z.ZodString) => typed.transform((value) => value || undefined).optional();

/** One line that a person types: trimmed, without line breaks, other control characters or lone surrogates. A tab, as it comes along from a table, is a space. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll('\t', ' '))
    .trim()
    .max(max)
    .refine(fits(/[\p{Cc}\u2028\u2029]/u), 'yup.errors.string.matches');
export const requiredText = (max: number) => text(max).min(1);
/** Empty counts as absent. */
export const optionalText = (max: number) => absentWhenEmpty(text(max));
/** What a person writes over as many lines as they like; empty counts as absent. */
export const optionalMessage = (max: number) =>
  absentWhenEmpty(
    z
      .string()
      .trim()
      .max(max)
      .refine(fits(/[^\P{Cc}\t\n\r\x7f-\x9f]/u), 'yup.errors.string.matches'),
  );

/** For rules over several fields that speak although some field is still wrong. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const Email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^[^\s@<>()[\],;:\\"]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i, 'yup.errors.string.email');

/** An optional plus and country digits, then groups of 3 and 4 digits; spaces are removed first. */
export const Phone = z
  .string()
  .max(30)
  .transform((value) => value.replaceAll(' ', ''))
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^\+?\d{0,3}(?:\d{3}){1,3}\d{4}$/, 'yup.errors.string.phonenumber'),
  );

const specials = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`';
/** At least 8 characters with lower case, upper case, digit and special character, without white space. */
export const Password = z
  .string()
  .min(8)
  .max(200)
  .refine(
    (value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value) && [...value].some((character) => specials.includes(character)) && !/\s/.test(value),
    'yup.errors.string.password',
  );

/** A password as it was set once, by whatever rules held then. */
export const PresentPassword = z.string().min(1).max(200);

/** Pieces a line may hold. */
export const maximumQuantity = 9999;
export const Quantity = z.number().int().min(1).max(maximumQuantity);
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'yup.errors.string.matches');
export const Slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'yup.errors.string.matches');

/** What an id names. Those of `ownedResources` belong to one visitor: for everybody else they do not exist. */
export const ownedResources = ['order', 'orderLine', 'payment', 'configuration', 'storageItem', 'storageFile', 'upload', 'openUpload', 'session'] as const;
export const publicResources = ['product', 'category', 'enquiry'] as const;
export type Resource = (typeof ownedResources)[number] | (typeof publicResources)[number];
/** An id and what it names. */
export const idOf = (resource: Resource) => Id.meta({ resource });
/** What `idOf` said of a field; undefined for fields that are no ids. */
export const resourceOf = (schema: z.core.$ZodType): Resource | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return resourceOf(schema.unwrap());
  return z.globalRegistry.get(schema)?.resource as Resource | undefined;
};
/** An opaque secret that came by mail or with an answer. */
export const Token = z
  .string()
  .min(20)
  .max(100)
  .regex(/^[\w-]+$/, 'yup.errors.string.matches');
/** Calendar day, `2026-11-24`. */
export const Day = z.iso.date('yup.errors.string.matches');
