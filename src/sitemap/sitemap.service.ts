import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { ContentService } from '../content/content.service.js';
import type { Brand } from '../contract/brands.js';
import { Problem } from '../contract/errors.js';
import { feedFormats, feedNames, productFeedPath } from '../contract/feeds.js';
import { type Locale } from '../contract/locales.js';
import { originOf } from '../domain/hosts.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { Feeds } from './feeds.js';
import { categoryEntries, contentEntries, pageEntries, productEntries, productFiles, type SitemapSources } from './sitemap-entries.js';

/** Host and locale of a request. */
export interface SitemapRequest {
  locale: Locale;
  /** Host header of the request, with the port. */
  host: string;
  requestId: string;
}

/** Milliseconds for which generated files are cached. */
const cacheTtl = 10 * 60_000;
/** Maximum size of the cache in characters: several times the files of a large catalogue in all locales. */
const cacheLength = 20_000_000;

/** Generates and caches sitemaps, robots.txt and feeds of a host. */
@Injectable()
export class SitemapService {
  /** Library of the cached files; a reload of the content clears the cache. */
  private library: unknown;
  private readonly cache = new LRUCache<string, string>({ maxSize: cacheLength, sizeCalculation: (text) => text.length, ttl: cacheTtl });

  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly shopApi: ShopApiClient,
    private readonly content: ContentService,
    private readonly feeds: Feeds,
  ) {}

  private get listsProducts(): boolean {
    const { capabilities } = this.shopApi;
    return this.brand.permissions.products && capabilities.has('listProducts') && capabilities.has('listCategories');
  }

  /** Index of a host's sitemaps. */
  index(request: SitemapRequest): Promise<string> {
    return this.cached('index', request, async () => {
      const products = this.listsProducts ? await productFiles(this.sourcesOf(request), request.locale) : 0;
      const names = ['pages', 'content', ...(products ? ['categories'] : []), ...Array.from({ length: products }, (_, at) => `products-${at + 1}`)];
      const stream = new SitemapIndexStream();
      const urls = names.map((name) => ({ url: `${this.originOf(request)}/sitemaps/${name}.xml` }));
      return String(await streamToPromise(Readable.from(urls).pipe(stream)));
    });
  }

  /** One sitemap of a host. @throws Problem NOT_FOUND for an unknown or empty one */
  async sitemap(name: string, request: SitemapRequest): Promise<string> {
    const sources = this.sourcesOf(request);
    const page = /^products-([1-9]\d{0,4})$/.exec(name)?.[1];
    const makers = {
      pages: () => pageEntries(sources, request.locale),
      content: () => contentEntries(sources, request.locale),
      ...(this.listsProducts && { categories: () => categoryEntries(sources, request.locale) }),
      ...(this.listsProducts && page && { [name]: () => productEntries(sources, request.locale, Number(page)) }),
    };
    const make = Object.hasOwn(makers, name) ? makers[name as keyof typeof makers] : undefined;
    if (!make) throw new Problem('NOT_FOUND');
    return this.cached(name, request, async () => {
      const entries = await make();
      if (entries.length === 0) throw new Problem('NOT_FOUND');
      return String(await streamToPromise(Readable.from(entries).pipe(new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } }))));
    });
  }

  /** robots.txt: disallows paths that are not pages. It lists the product feed, because RSS is a format of sitemaps (https://www.sitemaps.org/protocol.html#otherformats). */
  robots(request: SitemapRequest): string {
    const paths = ['/sitemap.xml', ...(this.environment.PRODUCT_FEED === 'on' && this.listsProducts ? [productFeedPath] : [])];
    return `User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\n${paths.map((path) => `Sitemap: ${this.originOf(request)}${path}\n`).join('')}`;
  }

  /** Feed of the latest documents. @throws Problem NOT_FOUND for an unknown feed */
  feed(file: string, request: SitemapRequest): Promise<string> {
    const name = feedNames.find((known) => feedFormats.some((format) => file === `${known}.${format}`));
    const format = feedFormats.find((known) => file.endsWith(`.${known}`));
    if (!name || !format) throw new Problem('NOT_FOUND');
    return this.cached(file, request, () => this.feeds.make(name, format, request.locale, this.originOf(request)));
  }

  /** Cached by origin instead of the Host header, because callers can send any number of Host values. */
  private async cached(name: string, request: SitemapRequest, make: () => Promise<string> | string): Promise<string> {
    if (this.library !== this.content.library) this.cache.clear();
    this.library = this.content.library;
    const key = `${name} ${this.originOf(request)} ${request.locale}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const { library } = this;
    const made = await make();
    if (library === this.library) this.cache.set(key, made);
    return made;
  }

  private originOf({ locale, host }: Pick<SitemapRequest, 'locale' | 'host'>): string {
    return originOf(this.brand, locale, { domainSuffix: this.environment.DOMAIN_SUFFIX, requestHost: host });
  }

  private sourcesOf({ host, requestId }: SitemapRequest): SitemapSources {
    return { brand: this.brand, shopApi: this.shopApi, content: this.content, requestId, originOf: (locale) => this.originOf({ locale, host }) };
  }
}
