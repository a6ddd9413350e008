import { Buffer } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import type { RecordedRead } from '../core/recorded-reads.js';
import type { Region, RenderedRegions } from '../core/region.js';
import { preload } from './html-cache.js';
import type { Chunk } from './serialize-state.js';
import type { FetchedRead } from './server-query-client.js';

/** Maximum bytes of cached HTML: the regions of some hundred pages. */
const maximumBytes = 12_000_000;
/** Bytes of an entry besides its HTML and the characters of its key, which consists of several strings. Most entries only mark a search that occurred once. */
const entryBytes = 400;
/** Milliseconds after which a region is rendered again, because it can contain the time, such as the date on printed pages. */
const maximumAge = 60_000;
/** Maximum number of regions of which it is known what they take from the cart. */
const maximumRegions = 4000;

/** Stored at the first occurrence in place of HTML, because most searches occur only once, and personal responses always. */
const once = Buffer.alloc(0);

const numbers = new WeakMap<object, number>();
let last = 0;
/** Identifies a response. One that has not changed stays the same object (ADR 0046). */
const identityOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `=${JSON.stringify(value)}`;
  const known = numbers.get(value) ?? (last += 1);
  numbers.set(value, known);
  return `#${known}`;
};
/** Data that a page derives from its address are compared by value, those of procedures by identity. */
const sourceOf = ({ queryKey: [procedure], data }: FetchedRead): string => (Array.isArray(procedure) ? identityOf(data) : JSON.stringify(data));

/** Start and end of the content of the regions in a rendered page, in their order; undefined if one is missing, or has HTML elsewhere. */
const placesIn = (html: string): [Region, number, number][] | undefined => {
  if (html.startsWith(preload)) return undefined;
  const header = html.indexOf('<header');
  const headerEnd = html.indexOf('</header>', header);
  const main = html.indexOf('<main', headerEnd);
  const mainEnd = html.lastIndexOf('</main>');
  const footer = html.lastIndexOf('<footer');
  const footerEnd = html.lastIndexOf('</footer>');
  if (header < 0 || main < headerEnd || mainEnd < main || footer < mainEnd) return undefined;
  const inside = (from: number) => html.indexOf('>', from) + 1;
  return [
    ['header', inside(header), headerEnd],
    ['main', inside(main), mainEnd],
    ['footer', inside(footer), footerEnd],
  ];
};

/** A rendered page. */
export interface PageOfRegions {
  html: Chunk[];
  /** Regions that were inserted from the cache. */
  cached: readonly Region[];
}

export interface RegionsOfPage {
  /** Everything that the page depends on besides its responses: address, language, settings of the visitor. */
  address: string;
  /** Regions to cache; the others are rendered. */
  cacheable: readonly Region[];
  fetched: readonly FetchedRead[];
  /** Key of the cart's read. Undefined if the brand sells nothing. */
  cartKey: string | undefined;
}

/**
 * Caches the content of header, main content and footer by the responses of their page. Two visitors get the same HTML if the page has
 * the same responses for both, and the region takes the same from their carts. Personal responses are new objects for each request.
 */
export class RegionStore {
  private readonly html = new LRUCache<string, Buffer>({ maxSize: maximumBytes, ttl: maximumAge, sizeCalculation: (html, key) => entryBytes + key.length + html.length });
  private readonly cartReads = new LRUCache<string, readonly RecordedRead['select'][]>({ max: maximumRegions });

  /** Renders a page with its cached regions, and stores the others. @param render renders the page, with empty elements for cached regions */
  render({ address, cacheable, fetched, cartKey }: RegionsOfPage, render: (regions: RenderedRegions) => string): PageOfRegions {
    const shared = fetched.map((read) => (read.key === cartKey ? '' : sourceOf(read))).join('');
    const cart = fetched.find(({ key }) => key === cartKey)?.data;
    const nameOf = (region: Region) => `${region} ${address}`;
    /** Selected parts of the cart are compared by value. */
    const keyOf = (region: Region): string => {
      const taken = this.cartReads.get(nameOf(region))?.map((select) => (select && cart !== undefined ? JSON.stringify(select(cart as never)) : identityOf(cart)));
      return `${nameOf(region)} ${shared} ${taken?.join() ?? ''}`;
    };
    const cached = new Map<Region, Buffer>();
    for (const region of cacheable) {
      const html = this.html.get(keyOf(region));
      if (html && html !== once) cached.set(region, html);
    }
    const html = render({
      isCached: (region) => cached.has(region),
      record: (region, { queryKey, select }) => {
        const known = this.cartReads.get(nameOf(region)) ?? [];
        if (JSON.stringify(queryKey) === cartKey && !known.includes(select)) this.cartReads.set(nameOf(region), [...known, select]);
      },
    });
    const places = placesIn(html);
    if (!places) return { html: [html], cached: [] };
    for (const [region, from, to] of places) {
      if (!cacheable.includes(region) || cached.has(region)) continue;
      const key = keyOf(region);
      this.html.set(key, this.html.has(key) ? Buffer.from(html.slice(from, to)) : once);
    }
    return { html: fillIn(html, places, cached), cached: [...cached.keys()] };
  }
}

/** Inserts cached regions into a page that was rendered with empty elements in their place. */
const fillIn = (html: string, places: readonly (readonly [Region, number, number])[], cached: ReadonlyMap<Region, Buffer>): Chunk[] => {
  const chunks: Chunk[] = [];
  let done = 0;
  for (const [region, from] of places) {
    const inserted = cached.get(region);
    if (!inserted) continue;
    chunks.push(html.slice(done, from), inserted);
    done = from;
  }
  return [...chunks, html.slice(done)];
};
