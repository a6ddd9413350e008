import { type BrandCode, brandCodes } from '../contract/brand-codes.js';
import type { Brand, Look, Theme } from '../contract/brands.js';

/** Nest token of the active `Brand`. */
export const BRAND = Symbol('BRAND');

/** Loads configuration, theme and look of a brand from `brands/<code>/brand.ts`. */
export const loadSite = (code: BrandCode) => import(`../../brands/${code.toLowerCase()}/brand.js`) as Promise<{ default: Brand; theme: Theme; look: Look }>;

/** Loads the configuration of a brand. */
export const loadBrand = async (code: BrandCode): Promise<Brand> => (await loadSite(code)).default;

/** Names of the brands by their codes. */
export const brandNames = async (): Promise<Map<string, string>> => new Map(await Promise.all(brandCodes.map(async (code) => [code, (await loadBrand(code)).siteName] as const)));
