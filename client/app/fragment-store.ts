import { Buffer } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import type { Chunk } from './hand-over.js';

/** Bytes of frames that are kept for one state of the catalogue: some hundred addresses. */
const maximumBytes = 4_000_000;
/** Longer addresses are made up: nobody asks for them twice. */
const maximumLength = 200;

/** Header and footer of a rendered page, without their own tags. */
export interface Fragments {
  header: Buffer;
  footer: Buffer;
}

/** The answers that a frame is made from: the documents it leads to, and the catalogue's categories where goods are sold. */
export type Shown = readonly [links: object, catalogue: object];

/** Where the inside of header and footer starts and ends; undefined in a page without them. Neither holds another of its kind. */
const placesIn = (html: string) => {
  const header = html.indexOf('<header');
  const footer = html.lastIndexOf('<footer');
  if (header < 0 || footer < 0) return undefined;
  const inside = (tag: string, from: number) => [html.indexOf('>', from) + 1, html.indexOf(`</${tag}>`, from)] as const;
  return { header: inside('header', header), footer: inside('footer', footer) };
};

/**
 * Keeps the inside of header and footer of rendered pages for visitors without a cart. What they show depends on the
 * address, the locale, the VAT view, the categories and the documents it leads to: a new answer of the catalogue, or of what
 * is written, starts with an empty store.
 */
export class FragmentStore {
  private readonly byShown = new WeakMap<object, WeakMap<object, LRUCache<string, Fragments>>>();

  private addressesOf([links, catalogue]: Shown): LRUCache<string, Fragments> {
    const byCatalogue = this.byShown.get(links) ?? new WeakMap<object, LRUCache<string, Fragments>>();
    this.byShown.set(links, byCatalogue);
    const known = byCatalogue.get(catalogue) ?? new LRUCache<string, Fragments>({ maxSize: maximumBytes, sizeCalculation: ({ header, footer }) => header.length + footer.length });
    byCatalogue.set(catalogue, known);
    return known;
  }

  find(shown: Shown, address: string): Fragments | undefined {
    return this.addressesOf(shown).get(address);
  }

  /** Cuts header and footer out of a page that was rendered whole. */
  keep(shown: Shown, address: string, html: string): void {
    const places = address.length <= maximumLength ? placesIn(html) : undefined;
    if (places) this.addressesOf(shown).set(address, { header: Buffer.from(html.slice(...places.header)), footer: Buffer.from(html.slice(...places.footer)) });
  }
}

/** A page rendered with empty header and footer, with the kept insides in their places. */
export const fillIn = (html: string, { header, footer }: Fragments): Chunk[] => {
  const places = placesIn(html);
  if (!places) return [html];
  return [html.slice(0, places.header[0]), header, html.slice(places.header[1], places.footer[0]), footer, html.slice(places.footer[1])];
};
