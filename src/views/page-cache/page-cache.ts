import { LRUCache } from 'lru-cache';
import { CachedPage, type RenderedBytes } from './cached-page.js';
import type { SharedPageCache } from './shared-page-cache.js';

/** Milliseconds for which a page is fresh, and for which it is then served stale while it is rendered again. */
const freshFor = 5000;
const staleFor = 5 * 60_000;
/** Milliseconds after which a page is no longer served. */
export const maxAge = freshFor + staleFor;
/** Maximum memory of the page cache in bytes: some hundred pages. */
const maximumBytes = 32 * 2 ** 20;

/** Renders a page. @param isRenewal no request waits for it, so its data must be up to date @returns undefined if the page must not be cached */
export type RenderPage = (isRenewal: boolean) => Promise<RenderedBytes | undefined>;

/**
 * Pages of visitors without cart and session, by view and path (`page-key.ts`). They are fresh for seconds, then stale for minutes while they
 * are rendered again, with at most one rendering for each key. Limited by memory.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({ maxSize: maximumBytes, sizeCalculation: ({ size }) => size });
  private readonly refreshes = new Map<string, Promise<CachedPage | undefined>>();
  /** Number of purges: renderings that began before a purge are not cached after it. */
  private purges = 0;

  constructor(
    private readonly shared: SharedPageCache | undefined,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Memory of the pages in bytes. */
  get bytes(): number {
    return this.pages.calculatedSize;
  }

  /** The page, if it is fresh. */
  fresh(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    return page && this.isWithin(freshFor, page) ? page : undefined;
  }

  /**
   * The page, cached or rendered; undefined if it must not be cached.
   * @throws errors of `render`, if no page is cached
   */
  async get(key: string, render: RenderPage): Promise<CachedPage | undefined> {
    const cached = this.usable(this.pages.get(key));
    if (!cached) return this.refresh(key, () => render(false));
    // A stale page is served even if renewals keep failing.
    if (!this.isWithin(freshFor, cached)) this.refresh(key, () => render(true)).catch(this.onError);
    return cached;
  }

  /** Removes all pages of this process. */
  clear(): void {
    this.purges += 1;
    this.pages.clear();
    this.refreshes.clear();
  }

  /** Seconds since a page was rendered. */
  ageOf(page: CachedPage): number {
    return Math.max(0, Math.floor((this.now() - page.renderedAt) / 1000));
  }

  private usable(page: CachedPage | undefined): CachedPage | undefined {
    return page && this.isWithin(maxAge, page) ? page : undefined;
  }

  /** Compares with the wall clock, because other storefronts share `renderedAt`. After the clock was set back, pages from the future expire like those from the past. */
  private isWithin(milliseconds: number, { renderedAt }: CachedPage): boolean {
    return Math.abs(this.now() - renderedAt) < milliseconds;
  }

  private refresh(key: string, render: () => Promise<RenderedBytes | undefined>): Promise<CachedPage | undefined> {
    const running = this.refreshes.get(key);
    if (running) return running;
    const refreshing = this.refreshNow(key, render).finally(() => {
      if (this.refreshes.get(key) === refreshing) this.refreshes.delete(key);
    });
    this.refreshes.set(key, refreshing);
    return refreshing;
  }

  private async refreshNow(key: string, render: () => Promise<RenderedBytes | undefined>): Promise<CachedPage | undefined> {
    const begun = this.purges;
    const known = this.pages.get(key);
    const others = this.usable(await this.shared?.find(key));
    // Another storefront may have rendered the page meanwhile.
    const page = others && others.renderedAt > (known?.renderedAt ?? 0) ? others : await this.renderPage(render);
    if (begun !== this.purges) return page;
    if (!page) this.pages.delete(key);
    else if (page.etag === known?.etag) {
      known.renderedAt = page.renderedAt;
      void known.recompress();
    } else this.pages.set(key, page);
    if (page && page !== others) this.shared?.store(key, page);
    return page;
  }

  private async renderPage(render: () => Promise<RenderedBytes | undefined>): Promise<CachedPage | undefined> {
    const at = this.now();
    const bytes = await render();
    return bytes && CachedPage.from(bytes, at);
  }
}
