import { LRUCache } from 'lru-cache';
import type { PageResult, Redirect, RenderedPage, StoredPage } from '../page-result.js';
import { CachedPage } from './cached-page.js';
import type { SharedPageCache } from './shared-page-cache.js';

/** Milliseconds for which a page is fresh, and for which it is then served stale while it is rendered again. */
const freshFor = 5000;
const staleFor = 5 * 60_000;
/** Milliseconds after which a page is no longer served. */
export const maxAge = freshFor + staleFor;
/** Maximum memory of the page cache in bytes: some hundred pages. */
const maximumBytes = 32 * 2 ** 20;

/** When the loading of a page began: a purge since then outdates its data. */
export interface Begin {
  purges: number;
  /** Milliseconds as in `Date.now`. */
  at: number;
}

/**
 * Pages of visitors without cart and session, by view and path (`page-key.ts`). They are fresh for seconds, then stale for minutes while they
 * are rendered again, with at most one rendering for each key. Limited by memory. Requests without a key are not cached.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({ maxSize: maximumBytes, sizeCalculation: ({ size }) => size });
  private readonly renderings = new Map<string, Promise<PageResult>>();
  private purges = 0;

  constructor(
    private readonly shared: SharedPageCache | undefined,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Memory of the pages in bytes. */
  get bytes(): number {
    return this.pages.calculatedSize;
  }

  /** Seconds since a page was rendered. */
  ageOf(page: CachedPage): number {
    return Math.max(0, Math.floor((this.now() - page.renderedAt) / 1000));
  }

  /** The page, if it is fresh. */
  fresh(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    return page && this.isWithin(freshFor, page) ? page : undefined;
  }

  /** The page, fresh or stale. */
  find(key: string | undefined): StoredPage | undefined {
    const page = key === undefined ? undefined : this.usable(this.pages.get(key));
    return page && { kind: 'stored', page, source: 'kept' };
  }

  /** Whether a page is stale, and not being rendered again. */
  isDue(key: string | undefined, { page }: StoredPage): boolean {
    return key !== undefined && !this.isWithin(freshFor, page) && !this.renderings.has(key);
  }

  /** The page that is being rendered for another request; it resolves to undefined if the page must not be cached. */
  running(key: string | undefined): Promise<StoredPage | undefined> | undefined {
    const rendering = key === undefined ? undefined : this.renderings.get(key);
    return rendering?.then((result) => (result.kind === 'stored' ? { ...result, source: 'kept' } : undefined));
  }

  /** Lets other requests wait for a rendering. @returns the rendering */
  share(key: string | undefined, rendering: Promise<PageResult>): Promise<PageResult> {
    if (key === undefined) return rendering;
    const shared = rendering.finally(() => {
      if (this.renderings.get(key) === shared) this.renderings.delete(key);
    });
    this.renderings.set(key, shared);
    return shared;
  }

  begin(): Begin {
    return { purges: this.purges, at: this.now() };
  }

  /** The page that another storefront has rendered, if it is newer than the one of this process. */
  async findShared(key: string | undefined, begin: Begin): Promise<StoredPage | undefined> {
    if (key === undefined || !this.shared) return undefined;
    const page = this.usable(await this.shared.find(key));
    const isNewer = page && page.renderedAt > (this.pages.get(key)?.renderedAt ?? 0);
    return isNewer ? { kind: 'stored', page: this.put(key, page, begin), source: 'kept' } : undefined;
  }

  /** Stores a public page, here and for other storefronts. Returns any other result as it is, and removes an earlier page. */
  store(key: string | undefined, result: RenderedPage | Redirect, begin: Begin): StoredPage | RenderedPage | Redirect {
    if (key === undefined) return result;
    const isCurrent = begin.purges === this.purges;
    if (result.kind === 'redirect' || result.status !== 200 || result.isPrivate) {
      if (isCurrent) this.pages.delete(key);
      return result;
    }
    const page = this.put(key, new CachedPage(result.html, result.locale, begin.at), begin);
    if (isCurrent) this.shared?.store(key, page);
    return { kind: 'stored', page, source: 'rendered' };
  }

  /** Removes all pages of this process. */
  clear(): void {
    this.purges += 1;
    this.pages.clear();
    this.renderings.clear();
  }

  /** Stores a page, unless the cache was purged since. If the page has not changed, the stored one stays, with its compressed versions. */
  private put(key: string, page: CachedPage, { purges }: Begin): CachedPage {
    if (purges !== this.purges) return page;
    const known = this.pages.get(key);
    if (page.etag !== known?.etag) {
      this.pages.set(key, page);
      return page;
    }
    known.renderedAt = page.renderedAt;
    void known.recompress();
    return known;
  }

  private usable(page: CachedPage | undefined): CachedPage | undefined {
    return page && this.isWithin(maxAge, page) ? page : undefined;
  }

  /** Compares with the wall clock, because other storefronts share `renderedAt`. After the clock was set back, pages from the future expire like those from the past. */
  private isWithin(milliseconds: number, { renderedAt }: CachedPage): boolean {
    return Math.abs(this.now() - renderedAt) < milliseconds;
  }
}
