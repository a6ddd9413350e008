import type { Brand, BrandCode, Look, Theme } from '../contract/brands.js';

/** Nest token of the active `Brand`. */
export const BRAND = Symbol('BRAND');

/** A brand in full: config, theme and what it draws, as `brands/<code>/brand.ts` exports them. */
export const loadSite = (code: BrandCode) => import(`../../brands/${code.toLowerCase()}/brand.js`) as Promise<{ default: Brand; theme: Theme; look: Look }>;

/** The config of a brand. */
export const loadBrand = async (code: BrandCode): Promise<Brand> => (await loadSite(code)).default;
