import type { Country, Language, Locale } from './locales.js';

/** Shop codes of the five brand sites. */
export const brandCodes = ['ENC', 'EF', 'FIB', 'DBC', 'EDG'] as const;
export type BrandCode = (typeof brandCodes)[number];
export const defaultBrand: BrandCode = 'ENC';

/** What a brand's site shows at all. */
export interface BrandPermissions {
  kiyoh: boolean;
  products: boolean;
  account: boolean;
  searchAll: boolean;
  searchProduct: boolean;
  searchBlog: boolean;
  searchProject: boolean;
  footerLogo: boolean;
}

export interface Brand {
  code: BrandCode;
  siteName: string;
  columnCount: number;
  /** Orders before this time leave the same ordering day. */
  deliveryTime: { hours: number; minutes: number };
  searchItems: number;
  pageSize: { archive: number; products: number; inspirations: number };
  /** Open at first in the archive; the rest stands behind "more". */
  productArchive: { filters: number; categories: number };
  headerHeight: number;
  /** Host per locale, without the domain suffix prefix. */
  domains: Record<Locale, string>;
  permissions: BrandPermissions;
  /** Service number per country, as printed. */
  phone: Record<Country, string>;
  email: string;
  /** Who sells, as invoices have to say (Directive 2006/112/EC, article 226). */
  seller: { name: string; address: readonly string[]; vatNumber: string; tradeRegister: string };
  /** Category ids in the main menu, in order. */
  menu: readonly string[];
  /** Wide picture of the home page, below the media root. */
  hero: { file: string; width: number; height: number; alt: Record<Language, string> };
}

/** Colours, radii and type of a brand; each becomes a CSS variable `--<name>`. */
export interface Theme {
  colors: Record<
    | 'paper'
    | 'card'
    | 'line'
    | 'ink'
    | 'inkMuted'
    | 'surface'
    | 'primary'
    | 'onPrimary'
    | 'primarySoft'
    | 'tertiary'
    | 'tertiaryText'
    | 'dark'
    | 'onDark'
    | 'onDarkMuted'
    | 'success'
    | 'successSoft'
    | 'warning'
    | 'warningSoft'
    | 'danger'
    | 'dangerSoft'
    | 'info'
    | 'infoSoft',
    string
  >;
  radius: { control: string; surface: string; large: string; pill: string };
  font: { heading: string; text: string };
}
/** @throws Error `Site X is not supported` */
export const brandCodeOf = (value: string | undefined): BrandCode => {
  const code = brandCodes.find((known) => known === (value || defaultBrand));
  if (!code) throw new Error(`Site ${value} is not supported`);
  return code;
};
