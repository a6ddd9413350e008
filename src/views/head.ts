import { LRUCache } from 'lru-cache';
import type { PageInfo } from '../../client/core/page.js';
import type { Brand } from '../contract/brands.js';
import { feedFormats, feedNames, feedPath, feedTypes, isAnnouncedOn } from '../contract/feeds.js';
import type { Locale } from '../contract/locales.js';
import { href, type RouteKey, type RouteMatch } from '../contract/routes.js';
import { Addresses, type PageAddresses } from './addresses.js';
import { escapeHtml } from './document.js';
import { StructuredData } from './structured-data.js';

interface Subject {
  key: RouteKey;
  params: RouteMatch['params'];
  info: PageInfo;
  locale: Locale;
  /** Value of `page` in the query. */
  page: string | undefined;
  /** Host header of the request, with the port. */
  host: string;
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

const linksOf = ({ canonical, alternates }: PageAddresses): string =>
  `<link rel="canonical" href="${escapeHtml(canonical)}">` +
  alternates.map(([hreflang, address]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`).join('');

/** `link` elements for the feeds of a page. */
const feedsOn = (key: RouteKey, siteName: string): string =>
  feedNames
    .filter((name) => isAnnouncedOn(name, key))
    .flatMap((name) => feedFormats.map((format) => `<link rel="alternate" type="${feedTypes[format]}" title="${escapeHtml(siteName)}" href="${feedPath(name, format)}">`))
    .join('');

/** The product or document of a page. */
const shownIn = ({ about }: PageInfo): object | undefined => {
  if (!about || 'list' in about) return undefined;
  return 'product' in about ? about.product : about.document;
};

/** Open Graph type. */
const typeOf = ({ about }: PageInfo) => (about && 'product' in about ? 'product' : about && 'document' in about && about.document.published ? 'article' : 'website');

/** Open Graph properties of an article: dates, section, and size and alternative text of its picture. */
const articleOf = ({ about, trail = [] }: PageInfo): string => {
  if (!about || !('document' in about)) return '';
  const { published, updated, picture } = about.document;
  const section = trail.at(-2);
  return (
    (published ? property('article:published_time', published) : '') +
    (published ? property('article:modified_time', updated ?? published) : '') +
    (published && section?.href ? property('article:section', section.label) : '') +
    (picture ? property('og:image:width', String(picture.width)) + property('og:image:height', String(picture.height)) + property('og:image:alt', picture.alt) : '')
  );
};

/** Generates the head of a page for search engines and social networks: URLs, Open Graph, structured data. */
export class Head {
  private readonly addresses: Addresses;
  private readonly structured: StructuredData;
  /** Cached URLs of pages without a slug, which do not change. */
  private readonly addressCache = new LRUCache<string, PageAddresses & { links: string }>({ max: 500 });
  /** Elements of pages of products and documents. An unchanged product or document stays the same object, and so do slugs. */
  private readonly elementCache = new LRUCache<string, { made: Pick<PageInfo, 'slugs' | 'canonicalSlugs'> & { about: object }; elements: string }>({ max: 500 });

  constructor(
    private readonly brand: Brand,
    domainSuffix: string,
  ) {
    this.addresses = new Addresses(brand, domainSuffix);
    this.structured = new StructuredData(brand);
  }

  /** Origin of the site in a locale, for the host of a request. */
  originOf(locale: Locale, host: string): string {
    return this.addresses.originOf(locale, host);
  }

  /** Elements of the head. */
  of(subject: Subject): string {
    const { info, locale, key, params, page, host } = subject;
    const about = shownIn(info);
    if (!about) return this.elementsOf(subject);
    const { slugs, canonicalSlugs } = info;
    const name = `${key} ${locale} ${params.slug ?? ''} ${page ?? ''} ${host}`;
    const known = this.elementCache.get(name);
    if (known?.made.about === about && known.made.slugs === slugs && known.made.canonicalSlugs === canonicalSlugs) return known.elements;
    const elements = this.elementsOf(subject);
    this.elementCache.set(name, { made: { about, slugs, canonicalSlugs }, elements });
    return elements;
  }

  private elementsOf(subject: Subject): string {
    const { info, locale, key, params } = subject;
    const addresses = this.addressesOf(subject);
    const { origin, canonical, links } = addresses;
    const picture = info.picture ? `${origin}/media/${info.picture}` : `${origin}/icons/icon-512.png`;
    // A colour is shared with its own picture, although search engines index the first colour.
    const url = info.canonicalSlugs ? origin + href(key, locale, params) : canonical;
    const data = this.structured.of({ key, info, locale, origin, url, canonical });
    return (
      links +
      feedsOn(key, this.brand.siteName) +
      property('og:type', typeOf(info)) +
      property('og:site_name', this.brand.siteName) +
      property('og:title', info.title) +
      (info.description ? property('og:description', info.description) : '') +
      property('og:url', url) +
      property('og:image', picture) +
      articleOf(info) +
      property('og:locale', locale.replace('-', '_')) +
      `<meta name="twitter:card" content="${info.picture ? 'summary_large_image' : 'summary'}">` +
      (data ? `<script type="application/ld+json">${data}</script>` : '')
    );
  }

  private addressesOf({ key, params, info, locale, page, host }: Subject): PageAddresses & { links: string } {
    const make = () => {
      const slugs = info.canonicalSlugs ?? info.slugs;
      const own = info.canonicalSlugs?.[locale] ?? params.slug;
      const addresses = this.addresses.of({ match: { key, params: own === undefined ? {} : { slug: own } }, slugs, locale, page, host });
      return { ...addresses, links: linksOf(addresses) };
    };
    if (params.slug !== undefined) return make();
    const name = `${key} ${locale} ${page ?? ''} ${host}`;
    const known = this.addressCache.get(name) ?? make();
    this.addressCache.set(name, known);
    return known;
  }
}
