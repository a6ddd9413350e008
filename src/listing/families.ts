import { TypedFastBitSet } from 'typedfastbitset';
import type { FacetKey } from '../contract/product.js';
import type { Texts } from './listing.types.js';

/** A set of families, by their ordinals. */
export type Families = TypedFastBitSet;

/** A facet value or a category, and the families that have it. */
export interface Tag {
  facet: Exclude<FacetKey, 'inStock'> | 'category';
  value: string;
  label: Texts;
  position: number;
  families: Families;
}

/** The set of these ordinals, trimmed to the memory it needs. */
export const familiesOf = (ordinals: Iterable<number>): Families => {
  const families = new TypedFastBitSet(ordinals);
  families.trim();
  return families;
};

/** The families whose value lies between two, both included. It is a plain loop for speed, because it visits the whole catalogue. */
export const familiesBetween = (values: Int32Array | Uint8Array, least: number, most: number): Families => {
  const words = new Uint32Array((values.length + 31) >>> 5);
  for (let word = 0; word < words.length; word += 1) {
    let bits = 0;
    const end = Math.min(values.length, (word + 1) * 32);
    for (let at = word * 32; at < end; at += 1) if (values[at]! >= least && values[at]! <= most) bits |= 1 << at;
    words[word] = bits;
  }
  return TypedFastBitSet.fromWords(words);
};

/** Intersection of the sets; `everything` when there are none. */
export const common = (sets: readonly Families[], everything: Families): Families => {
  const [first = everything, ...others] = sets;
  return others.length === 0 ? first : others.reduce((some, other) => some.intersection(other), first.clone());
};

export const unionOf = (sets: readonly Families[]): Families => sets.reduce((some, other) => some.union(other), familiesOf([]));
