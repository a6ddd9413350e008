import { LRUCache } from 'lru-cache';
import type { KeptFragments } from '../core/kept.js';

/** Addresses whose frame is kept for one state of the catalogue. */
const maximumAddresses = 1000;

const insideOf = (html: string, tag: string, from: number): string => html.slice(html.indexOf('>', from) + 1, html.indexOf(`</${tag}>`, from));

/**
 * Keeps the inside of header and footer of rendered pages for visitors without a cart. What they show depends on the
 * address, the locale, the VAT view and the categories: a new answer of the catalogue starts with an empty store.
 */
export class FragmentStore {
  private readonly byCatalogue = new WeakMap<object, LRUCache<string, KeptFragments>>();

  private addressesOf(catalogue: object): LRUCache<string, KeptFragments> {
    const known = this.byCatalogue.get(catalogue) ?? new LRUCache<string, KeptFragments>({ max: maximumAddresses });
    this.byCatalogue.set(catalogue, known);
    return known;
  }

  find(catalogue: object, address: string): KeptFragments {
    return this.addressesOf(catalogue).get(address) ?? {};
  }

  /** Cuts header and footer out of a page that was rendered whole. */
  keep(catalogue: object, address: string, html: string): void {
    const header = html.indexOf('<header');
    const footer = html.lastIndexOf('<footer');
    if (header < 0 || footer < 0) return;
    this.addressesOf(catalogue).set(address, { header: insideOf(html, 'header', header), footer: insideOf(html, 'footer', footer) });
  }
}
