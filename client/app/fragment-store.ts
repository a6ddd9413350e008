import { Buffer } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import type { Chunk } from './serialize-state.js';

/** Maximum bytes of frames for one state of the catalogue: some hundred addresses. */
const maximumBytes = 4_000_000;
/** Longer addresses are not cached, because they are hardly ever requested twice. */
const maximumLength = 200;

/** Header and footer of a rendered page, without their own tags. */
export interface Fragments {
  header: Buffer;
  footer: Buffer;
}

/** Responses that a frame is rendered from: linked documents, and categories of the catalogue if the brand sells products. */
export type FrameSources = readonly [links: object, catalogue: object];

/** Start and end of the content of header and footer; undefined in a page without them. Neither contains a nested one. */
const placesIn = (html: string) => {
  const header = html.indexOf('<header');
  const footer = html.lastIndexOf('<footer');
  if (header < 0 || footer < 0) return undefined;
  const inside = (tag: string, from: number) => [html.indexOf('>', from) + 1, html.indexOf(`</${tag}>`, from)] as const;
  return { header: inside('header', header), footer: inside('footer', footer) };
};

/**
 * Caches the content of header and footer of rendered pages, for visitors without cart and session. It depends on address, locale, VAT
 * view, categories and linked documents: a new response with categories or documents starts with an empty cache.
 */
export class FragmentStore {
  private readonly bySources = new WeakMap<object, WeakMap<object, LRUCache<string, Fragments>>>();

  private cacheOf([links, catalogue]: FrameSources): LRUCache<string, Fragments> {
    const byCatalogue = this.bySources.get(links) ?? new WeakMap<object, LRUCache<string, Fragments>>();
    this.bySources.set(links, byCatalogue);
    const known = byCatalogue.get(catalogue) ?? new LRUCache<string, Fragments>({ maxSize: maximumBytes, sizeCalculation: ({ header, footer }) => header.length + footer.length });
    byCatalogue.set(catalogue, known);
    return known;
  }

  find(shown: FrameSources, address: string): Fragments | undefined {
    return this.cacheOf(shown).get(address);
  }

  /** Stores header and footer of a completely rendered page. */
  store(shown: FrameSources, address: string, html: string): void {
    const places = address.length <= maximumLength ? placesIn(html) : undefined;
    if (places) this.cacheOf(shown).set(address, { header: Buffer.from(html.slice(...places.header)), footer: Buffer.from(html.slice(...places.footer)) });
  }
}

/** Inserts cached header and footer into a page that was rendered with empty ones. */
export const fillIn = (html: string, { header, footer }: Fragments): Chunk[] => {
  const places = placesIn(html);
  if (!places) return [html];
  return [html.slice(0, places.header[0]), header, html.slice(places.header[1], places.footer[0]), footer, html.slice(places.footer[1])];
};
