import { type Attribute, AttributeType } from '../contract/product.js';

/** An attribute as a source gives it, perhaps with holes. */
export interface AttributeEntry {
  name?: string | null | undefined;
  value?: string | null | undefined;
  /** Left out: text. */
  type?: string | null | undefined;
}

/** The entries that have a name, a value and a type; the others are dropped. */
export const completeAttributes = (entries: readonly AttributeEntry[]): Attribute[] =>
  entries.flatMap(({ name, value, type = 'text' }) => {
    const known = AttributeType.safeParse(type);
    return name?.trim() && value?.trim() && known.success ? [{ name, value, type: known.data }] : [];
  });
