import { LRUCache } from 'lru-cache';
import type { Brand } from '../contract/brands.js';
import { defaultLocale, type Locale, locales } from '../contract/locales.js';
import { href, type RouteMatch } from '../contract/routes.js';
import { originOf } from '../domain/hosts.js';
import { linksTo } from './document.js';

interface Subject {
  match: RouteMatch;
  /** Slug in every locale, of pages that have one. */
  slugs: Partial<Record<Locale, string>> | undefined;
  locale: Locale;
  /** The `page` of the query. */
  page: string | undefined;
  /** Host header of the request, with the port. */
  host: string;
}

/** Canonical address and alternates of pages: the same page on each locale's host. */
export class Addresses {
  /** Pages without a slug have the same addresses always. */
  private readonly kept = new LRUCache<string, string>({ max: 500 });

  constructor(
    private readonly brand: Brand,
    private readonly domainSuffix: string,
  ) {}

  /** The `<link>` elements of a page. */
  linksOf(subject: Subject): string {
    const { match, locale, page, host } = subject;
    if (match.params.slug !== undefined) return this.make(subject);
    const name = `${match.key} ${locale} ${page ?? ''} ${host}`;
    const links = this.kept.get(name) ?? this.make(subject);
    this.kept.set(name, links);
    return links;
  }

  private make({ match: { key, params }, slugs, locale: own, page, host }: Subject): string {
    const slugIn = (locale: Locale) => (params.slug === undefined || locale === own ? params.slug : slugs?.[locale]);
    const addressIn = (locale: Locale) =>
      originOf(this.brand, locale, { domainSuffix: this.domainSuffix, requestHost: host }) + href(key, locale, { slug: slugIn(locale) }, { page });
    const translated = locales.filter((locale) => params.slug === undefined || slugIn(locale) !== undefined);
    const alternates = translated.map((locale): [string, string] => [locale, addressIn(locale)]);
    const fallback = translated.includes(defaultLocale) ? defaultLocale : own;
    return linksTo({ canonical: addressIn(own), alternates: [...alternates, ['x-default', addressIn(fallback)]] });
  }
}
