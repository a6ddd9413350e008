import type { RouteKey } from '../../src/contract/routes.js';

/** A schema.org object in the JSON-LD of a page. */
export type Thing = Record<string, unknown> & { '@type': string };

interface Guideline {
  /** Required for a rich result; `a|b` means one of the two. */
  required: readonly string[];
  /** Recommended properties that apply to the shop. */
  recommended: readonly string[];
}

/**
 * Properties by type as Google's documentation of structured data lists them (developers.google.com/search/docs/appearance/
 * structured-data: article, breadcrumb, carousel, job-posting, local-business, organization, product (merchant listing, and product snippet for `AggregateOffer`), product-variants and
 * appearance/site-names; read in November 2026). A path descends into objects, and into every element of a list. Recommended
 * properties that do not apply to the shop are left out: remote work (`jobLocationType`, `applicantLocationRequirements`),
 * departments, ratings of single products, GTIN (the goods are made by the group), and `priceRange`.
 */
const article: Guideline = {
  required: [],
  recommended: ['author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
};
export const guidelines: Record<string, Guideline> = {
  Article: article,
  BlogPosting: article,
  BreadcrumbList: { required: ['itemListElement.name', 'itemListElement.position', 'itemListElement.item'], recommended: [] },
  ItemList: { required: ['itemListElement.position', 'itemListElement.url'], recommended: ['itemListElement.name'] },
  JobPosting: {
    required: ['datePosted', 'description', 'hiringOrganization.name', 'jobLocation.address.addressCountry', 'title'],
    recommended: [
      'baseSalary.currency',
      'baseSalary.value.unitText',
      'baseSalary.value.minValue|baseSalary.value.value',
      'directApply',
      'employmentType',
      'identifier.name',
      'identifier.value',
      'validThrough',
      'hiringOrganization.logo',
      'jobLocation.address.streetAddress',
      'jobLocation.address.addressLocality',
      'jobLocation.address.postalCode',
    ],
  },
  LocalBusiness: {
    required: ['address.streetAddress', 'address.addressLocality', 'address.postalCode', 'address.addressCountry', 'name'],
    recommended: ['openingHoursSpecification.dayOfWeek', 'openingHoursSpecification.opens', 'openingHoursSpecification.closes', 'telephone', 'url'],
  },
  Organization: { required: [], recommended: ['name', 'url', 'logo', 'email', 'telephone', 'vatID', 'address.streetAddress', 'address.addressCountry'] },
  Product: {
    required: ['name', 'image', 'offers.price|offers.priceSpecification.price|offers.lowPrice', 'offers.priceCurrency|offers.priceSpecification.priceCurrency'],
    recommended: ['description', 'sku', 'brand.name', 'offers.availability', 'offers.url', 'offers.itemCondition'],
  },
  ProductGroup: { required: ['name'], recommended: ['description', 'url', 'brand.name', 'productGroupID', 'variesBy', 'hasVariant.url', 'hasVariant.name'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
};

/** schema.org types that the page of each route must contain. */
export const expectedTypes: { [Key in RouteKey]?: readonly string[] } = {
  home: ['Organization', 'WebSite'],
  blogDetail: ['BlogPosting', 'BreadcrumbList'],
  adviceDetail: ['Article', 'BreadcrumbList'],
  projectDetail: ['Article', 'BreadcrumbList'],
  jobOfferDetail: ['JobPosting', 'BreadcrumbList'],
  infoDetail: ['BreadcrumbList'],
  productDetail: ['Product', 'BreadcrumbList'],
  contact: ['LocalBusiness', 'BreadcrumbList'],
  blogOverview: ['ItemList', 'BreadcrumbList'],
  projectOverview: ['ItemList', 'BreadcrumbList'],
  jobOfferOverview: ['ItemList', 'BreadcrumbList'],
  productOverview: ['ItemList', 'BreadcrumbList'],
  categoryDetail: ['ItemList', 'BreadcrumbList'],
};

/** schema.org objects in the JSON-LD of a page. @throws SyntaxError when it is not JSON */
export const thingsOf = (html: string): Thing[] => {
  const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  return json ? (JSON.parse(json) as { '@context': string; '@graph': Thing[] })['@graph'] : [];
};

/** All values at a path; undefined for each place where the property is missing. */
const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.length > 0 ? value.flatMap((one) => valuesAt(one, path)) : [undefined];
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return valuesAt((value as Record<string, unknown> | undefined)?.[name], rest);
};
const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';
const says = (thing: Thing, paths: string): boolean => paths.split('|').some((path) => valuesAt(thing, path.split('.')).every(isSaid));

const addresses = ['url', 'item', 'image', 'logo', 'mainEntityOfPage', 'urlTemplate'];
const days = ['datePublished', 'dateModified', 'datePosted', 'validThrough'];
const day = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/;

/** Relative URLs and invalid dates, at any depth. */
const badValues = (value: unknown, name = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => badValues(one, name));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([inner, one]) => badValues(one, inner));
  if (addresses.includes(name) && !/^https?:\/\/[^/]+\//.test(String(value))) return [`${name} ${value} is not an absolute URL`];
  return days.includes(name) && !day.test(String(value)) ? [`${name} ${value} is not a date`] : [];
};

const thingFaults = (thing: Thing): string[] => {
  const { required = [], recommended = [] } = guidelines[thing['@type']] ?? {};
  const silent = [...required, ...recommended].filter((paths) => !says(thing, paths));
  const positions = 'itemListElement' in thing ? valuesAt(thing, ['itemListElement', 'position']) : [];
  return [
    ...(guidelines[thing['@type']] ? [] : ['is not a known type']),
    ...silent.map((paths) => `has no ${paths}`),
    ...(positions.every((position, at) => position === at + 1) ? [] : ['has positions that do not count from 1']),
    ...badValues(thing),
  ].map((fault) => `${thing['@type']} ${fault}`);
};

export const property = (html: string, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

/** Missing Open Graph tags of an article. */
const openGraphFaults = (html: string): string[] => {
  if (property(html, 'og:type') !== 'article') return [];
  const missing = ['article:section', 'og:image:alt'].filter((name) => property(html, name) === undefined && !(name === 'og:image:alt' && html.includes('JobPosting')));
  const dates = ['article:published_time', 'article:modified_time'].filter((name) => !day.test(property(html, name) ?? ''));
  return [...missing, ...dates].map((name) => `Open Graph has no ${name}`);
};

/** Missing and wrong structured data and Open Graph tags of a page. */
export const richResultFaults = (key: RouteKey, html: string): string[] => {
  const things = thingsOf(html);
  const types = new Set(things.map((thing) => thing['@type']));
  const untold = (expectedTypes[key] ?? []).filter((type) => !types.has(type)).map((type) => `has no ${type}`);
  return [...untold, ...things.flatMap(thingFaults), ...openGraphFaults(html)];
};
