import type { Brand, Translations } from '../contract/brands.js';

/** Guarantee as a page shows it. */
export interface ShownGuarantee {
  years: number;
  /** The products have different guarantees, and `years` is the longest one. */
  isLongest: boolean;
  covers: Translations;
}

/** The guarantee of a family, or of all products of a brand; undefined if there is none. */
export const guaranteeOf = ({ guarantee }: Pick<Brand, 'guarantee'>, family?: string): ShownGuarantee | undefined => {
  if (!guarantee) return undefined;
  const { years, families = {}, covers } = guarantee;
  if (family !== undefined) {
    const own = families[family] ?? years;
    return own > 0 ? { years: own, isLongest: false, covers } : undefined;
  }
  const all = [years, ...Object.values(families)];
  const longest = Math.max(...all);
  return { years: longest, isLongest: all.some((one) => one !== longest), covers };
};
