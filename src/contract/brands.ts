import type { Address } from './address.js';
import type { LinkTarget, RoomKind } from './content.js';
import type { AppointmentKind } from './enquiry.js';
import type { Country, Currency, Language, Locale } from './locales.js';
import type { PlainRouteKey, RouteKey } from './routes.js';
import type { ThirdPartySettings } from './third-parties.js';

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

/** Screens with a document of their own (kind `pages`), which gives them title, description and introduction. */
export const contentPages = [
  'home',
  'blogArchive',
  'projectArchive',
  'inspirationArchive',
  'productArchive',
  'search',
  'cart',
  'checkout',
  'result',
  'myAccountStart',
  'myAccountDetails',
  'myAccountAddress',
  'resetPassword',
] as const;
export type ContentPage = (typeof contentPages)[number];

/** Words in each language. */
export type Words = Record<Language, string>;

/** An entry of the main menu: a page, or a part of its list, under the label of a route. */
export interface MenuEntry {
  route: PlainRouteKey;
  query?: Readonly<Record<string, string>>;
  label: RouteKey;
}

/** An entry of the footer. A link without words of its own bears the title of what it leads to. */
export type FooterEntry = { kind: 'Text'; text: Words } | { kind: 'Link'; to: LinkTarget };
export const footerTitles = ['shop', 'help', 'read', 'company'] as const;
export interface FooterColumn {
  title: (typeof footerTitles)[number];
  entries: readonly FooterEntry[];
}

/** Parts a home page is composed of, below the hero. */
export const homeSections = [
  'rooms',
  'popular',
  'example',
  'categories',
  'colours',
  'introduction',
  'projects',
  'inspirations',
  'reading',
  'marks',
  'reviews',
  'newsletter',
  'contact',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** Where a buyer on account pays to. */
export interface BankAccount {
  iban: string;
  bic: string;
}
/** The seller's account in each currency. Nobody can buy on account in a currency without one: an ordinary transfer would cost the buyer an exchange. */
export type SellerAccounts = Partial<Record<Currency, BankAccount>>;

/** Where a consumer can turn to when a complaint was not settled. */
export interface Mediator {
  name: string;
  /** Street and house number, postcode and town. */
  address: readonly string[];
  website: string;
}
/** Countries whose law obliges a trader to name a mediator of their own choice (Code de la consommation, articles L616-1 and R616-1). */
export const mediatedCountries = ['fr'] as const satisfies readonly Country[];

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
  /** Id of the document behind each screen; empty where the site has no such screen. */
  contentPages: Record<ContentPage, string>;
  /** Service number per country, as printed. */
  phone: Record<Country, string>;
  email: string;
  /** Who sells, as invoices have to say (Directive 2006/112/EC, article 226), and imprints. */
  seller: {
    name: string;
    address: readonly string[];
    vatNumber: string;
    tradeRegister: string;
    representedBy: string;
    accounts: SellerAccounts;
    mediators: Record<(typeof mediatedCountries)[number], Mediator>;
  };
  /** Who makes the products, as each offer has to say (Regulation (EU) 2023/988, article 19); undefined on a site without products. */
  manufacturer?: { name: string; address: readonly string[]; email: string };
  /** Where and when goods are handed over, on working days there. */
  pickup: { address: Address; slots: readonly string[] };
  /** When somebody answers, by day of the week (1 is Monday), on the clock of the pickup address; public holidays there are free. */
  openingHours: readonly { days: readonly number[]; opens: string; closes: string }[];
  /** Moments a visitor can agree on, within the opening hours: how long each takes, in minutes, and how many visitors can have the same. */
  appointments: Record<AppointmentKind, { minutes: number; atOnce: number }>;
  /** Third parties of the site, and what a locale has otherwise; the environment can name others. */
  thirdParties: { everywhere: ThirdPartySettings; byLocale?: Partial<Record<Locale, ThirdPartySettings>> };
  menu: readonly MenuEntry[];
  footer: readonly FooterColumn[];
  home: readonly HomeSection[];
  /** Rooms of the home page, each with a picture and the category that helps there most. */
  rooms: readonly { kind: RoomKind; file: string; category: string }[];
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
    | 'accentOnDark'
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
  /** `scale` multiplies the size of headings. */
  font: { heading: string; text: string; weight: number; tracking: string; scale: number };
}

/** What a brand draws: its mark, and the line between sections. Served to the browser. */
export interface Look {
  logo: { viewBox: string; shapes: readonly LogoShape[] };
  /** `wave`: from noise to quiet; `ruler`: fine ticks; `line`: a hairline. */
  divider: 'wave' | 'ruler' | 'line';
  /** The home page's picture from edge to edge, or inset with round corners. */
  hero: 'bleed' | 'inset';
  /** On the group's site: the brands of the group. */
  marks?: readonly { name: string; logo: Look['logo']; domains: Record<Locale, string>; about: Words }[];
}
/** One path of a mark; colours are hexadecimal, because favicons know no variables. */
export interface LogoShape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  /** Colour on a dark ground, where its own would not be seen. */
  onDark?: string;
  /** In one colour it is left in the colour of the ground; the other shapes in that of the text. */
  plain?: 'paper';
}

/** @throws Error `Site X is not supported` */
export const brandCodeOf = (value: string | undefined): BrandCode => {
  const code = brandCodes.find((known) => known === (value || defaultBrand));
  if (!code) throw new Error(`Site ${value} is not supported`);
  return code;
};
