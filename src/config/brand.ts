import type { Brand, BrandCode } from '../contract/brands.js';

/** Nest token of the active `Brand`. */
export const BRAND = Symbol('BRAND');

/** The config of a brand: default export of `brands/<code>/brand.ts`. */
export const loadBrand = async (code: BrandCode): Promise<Brand> => {
  const module = (await import(`../../brands/${code.toLowerCase()}/brand.js`)) as { default: Brand };
  return module.default;
};
