import { z } from 'zod';
import { visibleText } from './visible-text.js';

/** Rules of single fields (specification, point 5), used by browser forms, tRPC, REST and the Shop API alike. */

const fits = (refused: RegExp) => (value: string) => !refused.test(value) && value.isWellFormed();
const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsButBreaks = /[^\P{Cc}\t\n\r\x7f-\x9f]/u;
const absentWhenEmpty = (typed: z.ZodString) => typed.transform((value) => value || undefined).optional();

/** A text as it was typed or pasted, over any number of lines, without invisible characters. Every text field of an input starts with it, or has a pattern of its own. */
export const typedText = (max: number) => z.string().overwrite(visibleText).max(max).refine(fits(controlsButBreaks), 'yup.errors.string.matches');

/** What was typed into a form that could not be sent: control characters are removed too, since a refusal would lose the rest. */
export const draftText = (max: number) =>
  z
    .string()
    .overwrite((value) => visibleText(value).replaceAll(new RegExp(controlsButBreaks, 'gu'), ''))
    .max(max);

/** One line that a person types: trimmed, without line breaks, other control characters or lone surrogates. A tab, as it comes along from a table, is a space. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => visibleText(value).replaceAll('\t', ' '))
    .trim()
    .max(max)
    .refine(fits(controls), 'yup.errors.string.matches');
export const requiredText = (max: number) => text(max).min(1);
/** Empty counts as absent. */
export const optionalText = (max: number) => absentWhenEmpty(text(max));
/** What a person writes over as many lines as they like; empty counts as absent. */
export const optionalMessage = (max: number) => absentWhenEmpty(z.string().overwrite(visibleText).trim().max(max).refine(fits(controlsButBreaks), 'yup.errors.string.matches'));

/** For rules over several fields that speak although some field is still wrong. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Control, invisible and directional characters, private and unassigned code points, lone surrogates: two addresses that look alike would be different ones. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
export const Email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^[^\s@<>()[\],;:\\"]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i, 'yup.errors.string.email')
  .refine((address) => !unseen.test(address), 'yup.errors.string.email');

/** What people write between the digits: spaces of any width, dashes, dots, slashes, brackets. */
const phonePunctuation = /[\s()./\u00b7\u2212\p{Pd}]/gu;
/** A phone number without its punctuation; the zero in `+31 (0)20` is not dialled behind a country code. */
const plainPhone = (typed: string): string => {
  const shown = visibleText(typed).trim();
  return (/^(?:\+|00)/.test(shown) ? shown.replace(/\(\s*0\s*\)/, '') : shown).replaceAll(phonePunctuation, '');
};
/** An optional plus and country digits, then groups of 3 and 4 digits (specification, point 5). */
const plainPhonePattern = z
  .string()
  .min(1)
  .regex(/^\+?\d{0,3}(?:\d{3}){1,3}\d{4}$/, 'yup.errors.string.phonenumber');
const typedPhone = z.string().max(40);

export const Phone = typedPhone.transform(plainPhone).pipe(plainPhonePattern);
/** Empty counts as absent. */
export const OptionalPhone = typedPhone
  .transform((value) => plainPhone(value) || undefined)
  .pipe(plainPhonePattern.optional())
  .optional();

const specials = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`';
/** At least 8 characters with lower case, upper case, digit and special character, without white space and invisible characters, which could not be typed again. */
export const Password = z
  .string()
  .min(8)
  .max(200)
  .refine(
    (value) =>
      /[a-z]/.test(value) &&
      /[A-Z]/.test(value) &&
      /\d/.test(value) &&
      [...value].some((character) => specials.includes(character)) &&
      !/[\s\p{Cc}]/u.test(value) &&
      visibleText(value) === value,
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
