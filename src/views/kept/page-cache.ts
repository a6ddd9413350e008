import { LRUCache } from 'lru-cache';
import { KeptPage, type RenderedBytes } from './kept-page.js';
import type { SharedPages } from './shared-pages.js';

/** Milliseconds for which a page is fresh, and for which it is then served stale while it is rendered again. */
const freshFor = 5000;
const staleFor = 5 * 60_000;
/** Milliseconds after which a page is no longer served. */
export const keptFor = freshFor + staleFor;
/** Maximum memory of the page cache in bytes: some hundred pages. */
const maximumBytes = 32 * 2 ** 20;

/** Renders a page. @param isRenewal no request waits for it, so its data must be up to date @returns undefined if the page must not be cached */
export type RenderPage = (isRenewal: boolean) => Promise<RenderedBytes | undefined>;

/**
 * Pages of visitors without cart and session, by view and path (`page-key.ts`). They are fresh for seconds, then stale for minutes while they
 * are rendered again, with at most one rendering for each key. Limited by memory.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, KeptPage>({ maxSize: maximumBytes, sizeCalculation: ({ size }) => size });
  private readonly renewals = new Map<string, Promise<KeptPage | undefined>>();
  /** Number of purges: renderings that began before a purge are not cached after it. */
  private purges = 0;

  constructor(
    private readonly shared: SharedPages | undefined,
    private readonly tell: (error: unknown) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Memory of the pages in bytes. */
  get bytes(): number {
    return this.pages.calculatedSize;
  }

  /** The page, if it is fresh. */
  fresh(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    return page && this.isWithin(freshFor, page) ? page : undefined;
  }

  /**
   * The page, cached or rendered; undefined if it must not be cached.
   * @throws errors of `render`, if no page is cached
   */
  async get(key: string, render: RenderPage): Promise<KeptPage | undefined> {
    const kept = this.usable(this.pages.get(key));
    if (!kept) return this.renew(key, () => render(false));
    // A stale page is served even if renewals keep failing.
    if (!this.isWithin(freshFor, kept)) this.renew(key, () => render(true)).catch(this.tell);
    return kept;
  }

  /** Removes all pages of this process. */
  clear(): void {
    this.purges += 1;
    this.pages.clear();
    this.renewals.clear();
  }

  /** Seconds since a page was rendered. */
  ageOf(page: KeptPage): number {
    return Math.max(0, Math.floor((this.now() - page.renderedAt) / 1000));
  }

  private usable(page: KeptPage | undefined): KeptPage | undefined {
    return page && this.isWithin(keptFor, page) ? page : undefined;
  }

  /** Compares with the wall clock, because other storefronts share `renderedAt`. After the clock was set back, pages from the future expire like those from the past. */
  private isWithin(milliseconds: number, { renderedAt }: KeptPage): boolean {
    return Math.abs(this.now() - renderedAt) < milliseconds;
  }

  private renew(key: string, render: () => Promise<RenderedBytes | undefined>): Promise<KeptPage | undefined> {
    const running = this.renewals.get(key);
    if (running) return running;
    const renewal = this.make(key, render).finally(() => {
      if (this.renewals.get(key) === renewal) this.renewals.delete(key);
    });
    this.renewals.set(key, renewal);
    return renewal;
  }

  private async make(key: string, render: () => Promise<RenderedBytes | undefined>): Promise<KeptPage | undefined> {
    const begun = this.purges;
    const known = this.pages.get(key);
    const others = this.usable(await this.shared?.find(key));
    // Another storefront may have rendered the page meanwhile.
    const page = others && others.renderedAt > (known?.renderedAt ?? 0) ? others : await this.rendered(render);
    if (begun !== this.purges) return page;
    if (!page) this.pages.delete(key);
    else if (page.etag === known?.etag) {
      known.renderedAt = page.renderedAt;
      void known.shrink();
    } else this.pages.set(key, page);
    if (page && page !== others) this.shared?.keep(key, page);
    return page;
  }

  private async rendered(render: () => Promise<RenderedBytes | undefined>): Promise<KeptPage | undefined> {
    const at = this.now();
    const bytes = await render();
    return bytes && KeptPage.from(bytes, at);
  }
}
