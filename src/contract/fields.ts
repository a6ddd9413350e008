import { z } from 'zod';
import { isId, longestId } from './id.js';
import { longestSlug, slugPattern } from './slug.js';
import { visibleText } from './visible-text.js';

/** Rules of single fields (specification, point 5), shared by browser forms, tRPC, REST and the Shop API. */

const fits = (refused: RegExp) => (value: string) => !refused.test(value) && value.isWellFormed();
const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsButBreaks = /[^\P{Cc}\t\n\r\x7f-\x9f]/u;
const absentWhenEmpty = (typed: z.ZodString) => typed.transform((value) => value || undefined).optional();

/** Text as typed or pasted, with any number of lines, without invisible characters. Every text field of an input is based on it or has its own pattern. */
export const typedText = (max: number) => z.string().overwrite(visibleText).max(max).refine(fits(controlsButBreaks), 'yup.errors.string.matches');

/** Text of a form that could not be sent. Control characters are removed instead of refused, because a refusal would lose the rest. */
export const draftText = (max: number) =>
  z
    .string()
    .overwrite((value) => visibleText(value).replaceAll(new RegExp(controlsButBreaks, 'gu'), ''))
    .max(max);

/** A typed line: trimmed, without line breaks, other control characters or lone surrogates. Tabs, as in text pasted from a table, become spaces. */
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
/** Typed text with any number of lines; empty counts as absent. */
export const optionalMessage = (max: number) => absentWhenEmpty(z.string().overwrite(visibleText).trim().max(max).refine(fits(controlsButBreaks), 'yup.errors.string.matches'));

/** Guard for rules over several fields that are checked even while a field is invalid. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Control, invisible and directional characters, private and unassigned code points, lone surrogates. With them, two different addresses could look the same. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
export const Email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^[^\s@<>()[\],;:\\"]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i, 'yup.errors.string.email')
  .refine((address) => !unseen.test(address), 'yup.errors.string.email');

/** Punctuation in typed phone numbers: spaces of any width, dashes, dots, slashes, brackets. */
const phonePunctuation = /[\s()./\u00b7\u2212\p{Pd}]/gu;
/** Removes the punctuation of a phone number, and the zero in `+31 (0)20`, which is not dialled after a country code. */
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
/** At least 8 characters with lower case, upper case, digit and special character. White space and invisible characters are refused, because they are hard to type again. */
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

/** An existing password, which may have been set under earlier rules. */
export const PresentPassword = z.string().min(1).max(200);

/** Maximum number of pieces of a line. */
export const maximumQuantity = 9999;
export const Quantity = z.number().int().min(1).max(maximumQuantity);
/** An opaque id. */
export const Id = z.string().min(1).max(longestId).refine(isId, 'yup.errors.string.matches');
export const Slug = z.string().min(1).max(longestSlug).regex(slugPattern, 'yup.errors.string.matches');

/** Kinds of resources that ids refer to. Those of `ownedResources` belong to one owner: for other callers they do not exist. */
export const ownedResources = ['order', 'orderLine', 'payment', 'configuration', 'storageItem', 'storageFile', 'upload', 'openUpload', 'session'] as const;
export const publicResources = ['product', 'category', 'enquiry'] as const;
export type Resource = (typeof ownedResources)[number] | (typeof publicResources)[number];
/** Schema of the id of a resource. */
export const idOf = (resource: Resource) => Id.meta({ resource });
/** The resource kind of a field made with `idOf`; undefined for other fields. */
export const resourceOf = (schema: z.core.$ZodType): Resource | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return resourceOf(schema.unwrap());
  return z.globalRegistry.get(schema)?.resource as Resource | undefined;
};
/** Longest token of a Shop API. In a cookie, whose name and value have at most 4,096 bytes in browsers (RFC 6265, section 6.1), it leaves room for the name. */
export const longestToken = 3800;
/**
 * An opaque secret from a mail or a response of the Shop API, such as a random text or a JWT. Its characters are those of bearer tokens
 * (RFC 6750, section 2.1), which cookies and headers contain unchanged.
 */
export const Token = z
  .string()
  .min(20)
  .max(longestToken)
  .regex(/^[\w.~+/-]+=*$/, 'yup.errors.string.matches');
/** A secret that the storefront creates: random bytes or a hash in base64url. */
export const OwnToken = z
  .string()
  .min(20)
  .max(100)
  .regex(/^[\w-]+$/, 'yup.errors.string.matches');
/** Calendar day, `2026-11-24`. */
export const Day = z.iso.date('yup.errors.string.matches');
