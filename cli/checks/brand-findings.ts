import type { BrandCode } from '../../src/contract/brand-codes.js';
import type { BrandPermissions } from '../../src/contract/brand-settings.js';
import type { Brand, ContentPage, Look, Theme } from '../../src/contract/brands.js';
import { hasPage } from '../../src/contract/content-kinds.js';
import { defaultLocale, locales } from '../../src/contract/locales.js';
import { type RouteKey, routeKeys } from '../../src/contract/routes.js';
import type { Library } from '../../src/content/library.js';
import { contrast } from '../../src/domain/contrast.js';
import { isServed, pageRoutes } from '../../src/domain/served-routes.js';
import type { Finding } from '../support/findings.js';

export interface BrandFacts {
  brand: Brand;
  theme: Theme;
  look: Look;
  library: Library;
  /** Ids of the catalogue's categories. */
  categories: readonly string[];
}

const on = (isOn: boolean, footerLogo = isOn): BrandPermissions => ({
  kiyoh: isOn,
  products: isOn,
  account: isOn,
  searchAll: isOn,
  searchProduct: isOn,
  searchBlog: isOn,
  searchProject: isOn,
  footerLogo,
});
const pageSize: Brand['pageSize'] = { archive: 9, products: 16, inspirations: 6 };

/** Switches and page sizes of each brand (specification, 6 and 9). */
const expected: Record<BrandCode, Pick<Brand, 'permissions' | 'pageSize'>> = {
  ENC: { permissions: on(true), pageSize },
  EF: { permissions: on(true), pageSize: { ...pageSize, products: 15, inspirations: 12 } },
  FIB: { permissions: on(true), pageSize },
  DBC: { permissions: on(false, true), pageSize },
  EDG: { permissions: on(false), pageSize },
};
/** Constants of all brands (specification, 9). */
const constants = {
  columnCount: 12,
  deliveryTime: { hours: 15, minutes: 0 },
  searchItems: 4,
  productArchive: { filters: 3, categories: 5 },
  headerHeight: 125,
};

type Color = keyof Theme['colors'];
/** Text colours and their backgrounds. */
const pairs: [text: Color, ground: Color][] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['inkMuted', 'paper'],
  ['inkMuted', 'card'],
  ['inkMuted', 'surface'],
  ['onPrimary', 'primary'],
  ['tertiaryText', 'paper'],
  ['tertiaryText', 'card'],
  ['onDark', 'dark'],
  ['onDarkMuted', 'dark'],
  ['accentOnDark', 'dark'],
  ['success', 'card'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
];
/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const ruleFindings = ({ brand }: BrandFacts): Finding[] => {
  const { code } = brand;
  const { permissions, ...sizes } = expected[code];
  const switches = (Object.keys(permissions) as (keyof BrandPermissions)[])
    .filter((name) => brand.permissions[name] !== permissions[name])
    .map((name) => ({ code: 'WRONG_SWITCH', place: `${code} ${name}`, message: `must be ${permissions[name] ? 'on' : 'off'}` }));
  const others = Object.entries({ ...constants, ...sizes })
    .filter(([name, value]) => !isEqual(brand[name as keyof Brand], value))
    .map(([name, value]) => ({ code: 'WRONG_CONSTANT', place: `${code} ${name}`, message: `must be ${JSON.stringify(value)}` }));
  return [...switches, ...others];
};

const themeFindings = ({ brand, theme }: BrandFacts): Finding[] =>
  pairs.flatMap(([text, ground]) => {
    const found = contrast(theme.colors[text], theme.colors[ground]);
    return found >= minContrast ? [] : [{ code: 'LOW_CONTRAST', place: `${brand.code} ${text} on ${ground}`, message: `is ${found.toFixed(2)}, less than ${minContrast}` }];
  });

/** Checks that each screen of the site has a document, and that no other screen has one. */
const pageFindings = ({ brand, library }: BrandFacts): Finding[] =>
  (Object.keys(brand.contentPages) as ContentPage[]).flatMap((page): Finding[] => {
    const id = brand.contentPages[page];
    const place = `${brand.code} ${page}`;
    const isThere = isServed(brand, page === 'resetPassword' ? 'myAccount' : pageRoutes[page]);
    if (isThere !== (id !== '')) return [{ code: 'WRONG_IDENTIFIER', place, message: isThere ? 'has no document' : 'has a document, but the site does not have this screen' }];
    return id === '' || library.documents[defaultLocale].pages.has(id) ? [] : [{ code: 'MISSING_DOCUMENT', place, message: `document ${id} does not exist` }];
  });

const leadsSomewhere = (target: string, { brand, library, categories }: BrandFacts): boolean => {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'route') return routeKeys.some((key) => key === id) && isServed(brand, id as RouteKey);
  if (kind === 'category') return categories.includes(id);
  return hasPage(kind) && locales.every((locale) => library.documents[locale][kind].has(id));
};

const linkFindings = (facts: BrandFacts): Finding[] => {
  const { brand } = facts;
  const menu = brand.menu.map(({ route }) => `route:${route}`);
  const footer = brand.footer.flatMap(({ entries }) => entries).flatMap((entry) => (entry.kind === 'Link' ? [entry.to] : []));
  const rooms = brand.rooms.map(({ category }) => `category:${category}`);
  return [...menu, ...footer, ...rooms]
    .filter((target) => !leadsSomewhere(target, facts))
    .map((target) => ({ code: 'BROKEN_LINK', place: `${brand.code} ${target}`, message: 'has no target on this site' }));
};

const offerFindings = ({ brand }: BrandFacts): Finding[] =>
  brand.permissions.products && !brand.manufacturer ? [{ code: 'NO_MANUFACTURER', place: brand.code, message: 'sells products, but has no manufacturer' }] : [];

/** Checks a brand against the specification, its theme and its documents. */
export const brandFindings = (facts: BrandFacts): Finding[] => [ruleFindings, themeFindings, pageFindings, linkFindings, offerFindings].flatMap((check) => check(facts));

/** Finds hosts that two sites, or two locales of one site, use. */
export const domainFindings = (brands: readonly Pick<Brand, 'code' | 'domains'>[]): Finding[] => {
  const claims = brands.flatMap(({ code, domains }) => locales.map((locale) => ({ place: `${code} ${locale}`, host: domains[locale] })));
  return [...Map.groupBy(claims, ({ host }) => host)]
    .filter(([, claimed]) => claimed.length > 1)
    .map(([host, claimed]) => ({ code: 'DOUBLE_DOMAIN', place: claimed.map(({ place }) => place).join(', '), message: `use the same host ${host}` }));
};
