import { Inject, Injectable } from '@nestjs/common';
import { Feed } from 'feed';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { ContentService } from '../content/content.service.js';
import type { Brand } from '../contract/brands.js';
import { detailRoutes } from '../contract/content.js';
import { Problem } from '../contract/errors.js';
import { type Locale } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { originOf } from '../domain/hosts.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';
import { categoryEntries, contentEntries, pageEntries, productEntries, productFiles, type SitemapSources } from './sitemap-entries.js';

/** Who asks: on which host, in which locale. */
export interface Asked {
  locale: Locale;
  /** Host header of the request, with the port. */
  host: string;
  requestId: string;
}

/** A crawler that comes back within this time gets what was made before. */
const keptMilliseconds = 10 * 60_000;
/** Characters of all that is kept: several times what the locales of a large catalogue take. */
const keptLength = 20_000_000;
const feedLength = 30;

/** What crawlers and readers ask of a host: its sitemaps, robots and feed. */
@Injectable()
export class SitemapService {
  /** What was written when it was made: of another library nothing kept counts. */
  private library: unknown;
  private readonly kept = new LRUCache<string, string>({ maxSize: keptLength, sizeCalculation: (text) => text.length, ttl: keptMilliseconds });

  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly shopApi: ShopApiClient,
    private readonly content: ContentService,
  ) {}

  /** The index of a host's sitemaps. */
  index(asked: Asked): Promise<string> {
    return this.keep('index', asked, async () => {
      const products = this.brand.permissions.products ? await productFiles(this.sourcesOf(asked), asked.locale) : 0;
      const names = ['pages', 'content', ...(products ? ['categories'] : []), ...Array.from({ length: products }, (_, at) => `products-${at + 1}`)];
      const stream = new SitemapIndexStream();
      const urls = names.map((name) => ({ url: `${this.originOf(asked)}/sitemaps/${name}.xml` }));
      return String(await streamToPromise(Readable.from(urls).pipe(stream)));
    });
  }

  /** One sitemap of a host. @throws Problem NOT_FOUND */
  async sitemap(name: string, asked: Asked): Promise<string> {
    const sources = this.sourcesOf(asked);
    const page = /^products-([1-9]\d{0,4})$/.exec(name)?.[1];
    const makers = {
      pages: () => pageEntries(sources, asked.locale),
      content: () => contentEntries(sources, asked.locale),
      ...(this.brand.permissions.products && { categories: () => categoryEntries(sources, asked.locale) }),
      ...(this.brand.permissions.products && page && { [name]: () => productEntries(sources, asked.locale, Number(page)) }),
    };
    const make = Object.hasOwn(makers, name) ? makers[name as keyof typeof makers] : undefined;
    if (!make) throw new Problem('NOT_FOUND');
    return this.keep(name, asked, async () => {
      const entries = await make();
      if (entries.length === 0) throw new Problem('NOT_FOUND');
      return String(await streamToPromise(Readable.from(entries).pipe(new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } }))));
    });
  }

  /** Everything may be read but what is nobody's page. */
  robots(asked: Asked): string {
    return `User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\nSitemap: ${this.originOf(asked)}/sitemap.xml\n`;
  }

  /** What was written last, as RSS 2.0. */
  feed(asked: Asked): Promise<string> {
    return this.keep('feed', asked, () => {
      const { locale } = asked;
      const origin = this.originOf(asked);
      const documents = [...this.content.all('blogs', locale), ...this.content.all('advice', locale)]
        .toSorted((one, other) => (other.published ?? '').localeCompare(one.published ?? ''))
        .slice(0, feedLength);
      const { title, summary } = this.content.page(this.brand.contentPages.blogArchive, locale);
      const feed = new Feed({
        id: `${origin}/`,
        title: `${this.brand.siteName} · ${title}`,
        description: summary,
        link: origin + href('blogOverview', locale),
        language: locale,
        copyright: this.brand.seller.name,
        feedLinks: { rss: `${origin}/feed.xml` },
        generator: this.brand.siteName,
        updated: new Date(documents[0]?.published ?? 0),
      });
      for (const { kind, slug, title: name, summary: description, published = '', picture } of documents) {
        const link = origin + href(detailRoutes[kind as 'blogs'], locale, { slug });
        feed.addItem({ id: link, link, title: name, description, date: new Date(published), ...(picture && { image: `${origin}/media/${picture.file}` }) });
      }
      return feed.rss2();
    });
  }

  /** Kept by the origin that stands in it, not by the Host header, of which a caller can make up any number. */
  private async keep(name: string, asked: Asked, make: () => Promise<string> | string): Promise<string> {
    if (this.library !== this.content.library) this.kept.clear();
    this.library = this.content.library;
    const key = `${name} ${this.originOf(asked)} ${asked.locale}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const { library } = this;
    const made = await make();
    if (library === this.library) this.kept.set(key, made);
    return made;
  }

  private originOf({ locale, host }: Pick<Asked, 'locale' | 'host'>): string {
    return originOf(this.brand, locale, { domainSuffix: this.environment.DOMAIN_SUFFIX, requestHost: host });
  }

  private sourcesOf({ host, requestId }: Asked): SitemapSources {
    return { brand: this.brand, shopApi: this.shopApi, content: this.content, requestId, originOf: (locale) => this.originOf({ locale, host }) };
  }
}
