import type { Brand } from '../contract/brands.js';
import { defaultLocale, type Locale, locales } from '../contract/locales.js';
import { href, type RouteMatch } from '../contract/routes.js';
import { originOf } from '../domain/hosts.js';

interface Subject {
  match: RouteMatch;
  /** Slug in every locale, for pages with a slug. */
  slugs?: Partial<Record<Locale, string>> | undefined;
  locale: Locale;
  /** Value of `page` in the query. */
  page?: string | undefined;
  /** Host header of the request, with the port. */
  host: string;
}

/** Canonical URL of a page, and the URLs of the same page in each locale, with `x-default`. */
export interface PageAddresses {
  origin: string;
  canonical: string;
  alternates: [hreflang: string, address: string][];
}

/** Computes absolute URLs of pages, on the host of each locale. */
export class Addresses {
  constructor(
    private readonly brand: Brand,
    private readonly domainSuffix: string,
  ) {}

  /** Origin of the site in a locale, for the host of a request. */
  originOf(locale: Locale, host: string): string {
    return originOf(this.brand, locale, { domainSuffix: this.domainSuffix, requestHost: host });
  }

  of({ match: { key, params }, slugs, locale: own, page, host }: Subject): PageAddresses {
    const slugIn = (locale: Locale) => (params.slug === undefined || locale === own ? params.slug : slugs?.[locale]);
    const addressIn = (locale: Locale) => this.originOf(locale, host) + href(key, locale, { slug: slugIn(locale) }, { page });
    const translated = locales.filter((locale) => params.slug === undefined || slugIn(locale) !== undefined);
    const alternates = translated.map((locale): [string, string] => [locale, addressIn(locale)]);
    const fallback = translated.includes(defaultLocale) ? defaultLocale : own;
    return { origin: this.originOf(own, host), canonical: addressIn(own), alternates: [...alternates, ['x-default', addressIn(fallback)]] };
  }
}
