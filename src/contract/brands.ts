import type { Address } from './address.js';
import type { BrandCode } from './brand-codes.js';
import type { BrandPermissions, PageSizes } from './brand-settings.js';
import type { LinkTarget, RoomKind } from './content.js';
import type { AppointmentKind } from './enquiry.js';
import type { Country, Currency, Language, Locale } from './locales.js';
import type { PlainRouteKey, RouteKey } from './routes.js';
import type { ThirdPartySettings } from './third-parties.js';

/** Screens with a document of their own (kind `pages`), which contains their title, description and introduction. */
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

/** A text in each language. */
export type Translations = Record<Language, string>;

/** An entry of the main menu: a page, or a filtered list (`query`). `label` is the route whose name is shown. */
export interface MenuEntry {
  route: PlainRouteKey;
  query?: Readonly<Record<string, string>>;
  label: RouteKey;
}

/** An entry of the footer. A link shows the title of its target. */
export type FooterEntry = { kind: 'Text'; text: Translations } | { kind: 'Link'; to: LinkTarget };
export const footerTitles = ['shop', 'help', 'read', 'company'] as const;
export interface FooterColumn {
  title: (typeof footerTitles)[number];
  entries: readonly FooterEntry[];
}

/** Sections of a home page, below the hero. */
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

/** Bank account to which buyers on account pay. */
export interface BankAccount {
  iban: string;
  bic: string;
}
/** The seller's account in each currency. A currency without one excludes purchases on account, because a transfer in another currency would cost the buyer an exchange fee. */
export type SellerAccounts = Partial<Record<Currency, BankAccount>>;

/** Mediator to which a consumer can turn with an unsettled complaint. */
export interface Mediator {
  name: string;
  /** Street and house number, postcode and town. */
  address: readonly string[];
  website: string;
}
/** Countries whose law obliges a trader to name a mediator of its own choice (Code de la consommation, articles L616-1 and R616-1). */
export const mediatedCountries = ['fr'] as const satisfies readonly Country[];

export interface Brand {
  code: BrandCode;
  siteName: string;
  columnCount: number;
  /** Orders before this time are dispatched on the same ordering day. */
  deliveryTime: { hours: number; minutes: number };
  searchItems: number;
  pageSize: PageSizes;
  /** Number of filters and categories shown at first in the archive; the others are behind "more". */
  productArchive: { filters: number; categories: number };
  headerHeight: number;
  /** Host per locale, without the domain suffix prefix. */
  domains: Record<Locale, string>;
  permissions: BrandPermissions;
  /** Id of the document of each screen; empty if the site has no such screen. */
  contentPages: Record<ContentPage, string>;
  /** Customer service number per country, in printed form. */
  phone: Record<Country, string>;
  email: string;
  /** The seller, as required on invoices (Directive 2006/112/EC, article 226) and in imprints. */
  seller: {
    name: string;
    address: readonly string[];
    vatNumber: string;
    tradeRegister: string;
    representedBy: string;
    accounts: SellerAccounts;
    mediators: Record<(typeof mediatedCountries)[number], Mediator>;
  };
  /** The manufacturer, as required in each offer (Regulation (EU) 2023/988, article 19); undefined on a site without products. */
  manufacturer?: { name: string; address: readonly string[]; email: string };
  /**
   * Guarantee of the seller, beside the rights by law: years, by family where they differ (0: none), and what it covers (Directive (EU)
   * 2019/771, article 17). Undefined: none.
   */
  guarantee?: { years: number; families?: Readonly<Record<string, number>>; covers: Translations };
  /** Showroom, with the opening hours of customer service; undefined: the brand has none. */
  showroom?: { address: Address };
  /** Address and time slots of collection, on working days of that place. */
  pickup: { address: Address; slots: readonly string[] };
  /** Opening hours of customer service by day of the week (1 is Monday), in the time zone of the pickup address; closed on its public holidays. */
  openingHours: readonly { days: readonly number[]; opens: string; closes: string }[];
  /** Appointments within the opening hours: duration in minutes, and number of visitors that can book the same slot. */
  appointments: Record<AppointmentKind, { minutes: number; atOnce: number }>;
  /** Settings of third parties for the site, and overrides by locale. The environment can override both. */
  thirdParties: { everywhere: ThirdPartySettings; byLocale?: Partial<Record<Locale, ThirdPartySettings>> };
  menu: readonly MenuEntry[];
  footer: readonly FooterColumn[];
  home: readonly HomeSection[];
  /** Rooms of the home page, each with a picture and the category that is most useful there. */
  rooms: readonly { kind: RoomKind; file: string; category: string }[];
}

/** Colours, radii and fonts of a brand; each becomes a CSS variable `--<name>`. */
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
  /** Upper edge of the sections of the home page: fine ticks. Default: none. */
  sectionEdge?: 'ruler';
}

/** Graphics of a brand: logo, divider and hero. Sent to the browser. */
export interface Look {
  logo: { viewBox: string; shapes: readonly LogoShape[] };
  /** Line between sections. `wave`: from noise to quiet; `ruler`: fine ticks; `line`: a hairline. */
  divider: 'wave' | 'ruler' | 'line';
  /** Picture of the home page: from edge to edge, inset with round corners, or from edge to edge with the claim on a dark surface. */
  hero: 'bleed' | 'inset' | 'dark';
  /** On the group's site: the brands of the group. */
  marks?: readonly { name: string; logo: Look['logo']; domains: Record<Locale, string>; about: Translations }[];
}
/** One path of a logo. Colours are hexadecimal, because favicons cannot use CSS variables. */
export interface LogoShape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  /** Colour on a dark background, if the normal one has too little contrast there. */
  onDark?: string;
  /** In a single-colour logo, this shape has the colour of the background; the others have that of the text. */
  plain?: 'paper';
}
