import { readQuantity } from '../domain/typed-number.js';

/** Fields of a posted form. A repeated field has a list of values. */
export type Form = Record<string, string | string[] | undefined>;

/** The last value of a field. A ticked checkbox comes after a hidden field with the value for "not ticked". */
export const fieldIn = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return (Array.isArray(value) ? value.at(-1) : value) || undefined;
};

/** A field with a quantity, as people type numbers; NaN for other texts. */
export const quantityIn = (form: Form, field = 'quantity'): number => readQuantity(fieldIn(form, field) ?? '') ?? Number.NaN;
