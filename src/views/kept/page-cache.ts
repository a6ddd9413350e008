import { LRUCache } from 'lru-cache';
import { KeptPage, type RenderedBytes } from './kept-page.js';
import type { SharedPages } from './shared-pages.js';

/** Milliseconds in which a page is served as it is, and in which it is served while it is rendered anew. */
const freshFor = 5000;
const staleFor = 5 * 60_000;
/** Milliseconds after which a page is served no more. */
export const keptFor = freshFor + staleFor;
/** Memory that pages may take, in bytes: some hundred. */
const maximumBytes = 32 * 2 ** 20;

/** Renders a page, or says that it is none to keep. @param isRenewal nobody waits: what it shows shall be new */
export type RenderPage = (isRenewal: boolean) => Promise<RenderedBytes | undefined>;

/**
 * Pages of visitors whom nothing is known of, by what they depend on (`pageKey`): fresh for seconds, stale for minutes while
 * one rendering a key makes them anew. Bounded by bytes.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, KeptPage>({ maxSize: maximumBytes, sizeCalculation: ({ size }) => size });
  private readonly renewals = new Map<string, Promise<KeptPage | undefined>>();
  /** Counts the purges: what was begun before one is not kept after it. */
  private purges = 0;

  constructor(
    private readonly shared: SharedPages | undefined,
    private readonly tell: (error: unknown) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Memory that pages take. */
  get bytes(): number {
    return this.pages.calculatedSize;
  }

  /** The page while it is fresh. */
  fresh(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    return page && this.isWithin(freshFor, page) ? page : undefined;
  }

  /**
   * The page, kept or rendered; undefined where it is none to keep.
   * @throws what rendering throws, where nothing is kept
   */
  async get(key: string, render: RenderPage): Promise<KeptPage | undefined> {
    const kept = this.usable(this.pages.get(key));
    if (!kept) return this.renew(key, () => render(false));
    // Who comes while it fails again and again gets what there is.
    if (!this.isWithin(freshFor, kept)) this.renew(key, () => render(true)).catch(this.tell);
    return kept;
  }

  /** Forgets every page, here alone. */
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

  /** Other nodes know a page's time too, so it is the clock's; where that was set back, a page of the future is as old as one of the past. */
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
    // Another node has rendered it since.
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
