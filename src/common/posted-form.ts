/** Fields of a posted form; one that came twice holds both. */
export type Form = Record<string, string | string[] | undefined>;

/** The one value of a field; a box that is ticked comes after the "no" of its form. */
export const fieldIn = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return (Array.isArray(value) ? value.at(-1) : value) || undefined;
};
