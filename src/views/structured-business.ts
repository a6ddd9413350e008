import type { LocalBusiness, Organization, Thing, WebSite } from 'schema-dts';
import type { Brand } from '../contract/brands.js';
import { localeTable } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { splitDutchAddress } from '../domain/split-address.js';
import { isServed } from '../domain/served-routes.js';
import type { Described } from './structured-page.js';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Converts a Dutch address given in lines to schema.org. */
export const addressOf = (address: readonly string[]) => {
  const { street, postcode, city, country } = splitDutchAddress(address);
  return { '@type': 'PostalAddress' as const, streetAddress: street, postalCode: postcode, addressLocality: city, addressCountry: country };
};

/** Operator of the site. */
export const organizationOf = ({ seller, email, phone }: Brand, { origin, locale }: Described): Organization => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: seller.name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email,
  telephone: phone[localeTable[locale].country],
  vatID: seller.vatNumber,
  address: addressOf(seller.address),
});

/** Showroom with opening hours. */
export const businessOf = ({ seller, siteName, email, phone, openingHours }: Brand, { origin, locale, url }: Described): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${url}#business`,
  name: siteName,
  url,
  image: `${origin}/icons/icon-512.png`,
  email,
  telephone: phone[localeTable[locale].country],
  address: addressOf(seller.address),
  openingHoursSpecification: openingHours.map((hours) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: hours.days.map((day) => `https://schema.org/${days[day - 1]!}` as const),
    opens: hours.opens,
    closes: hours.closes,
  })),
  parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: seller.name, url: `${origin}/` },
});

/** The site with its operator and its search. */
export const siteOf = (brand: Brand, page: Described): Thing[] => {
  const { origin, locale } = page;
  const target = `${origin}${href('searchOverview', locale)}?q={search_term_string}`;
  const search = { '@type': 'SearchAction' as const, target: { '@type': 'EntryPoint' as const, urlTemplate: target }, 'query-input': 'required name=search_term_string' };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: brand.siteName,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    ...(isServed(brand, 'searchOverview') && { potentialAction: search }),
  };
  return [organizationOf(brand, page), site];
};
