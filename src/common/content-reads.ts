import type { ContentCard, ContentDocument, DetailKind, listedKinds, Neighbours } from '../contract/content.js';
import type { Locale } from '../contract/locales.js';

/** Nest token of the `ContentReads`. */
export const CONTENT_READS = Symbol('CONTENT_READS');

export type ListedKind = (typeof listedKinds)[number];

/** A document that the footer leads to. */
export interface DocumentLink {
  href: string;
  title: string;
}

/** What typed procedures ask of what is written for the brand. */
export interface ContentReads {
  /** Documents of a kind that are out, newest first. */
  list(kind: ListedKind, locale: Locale, page: number, pageSize: number): { items: ContentCard[]; total: number; page: number; pageSize: number };
  /** @throws Problem NOT_FOUND, with the right path in `instance` when the slug is another locale's */
  bySlug(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours;
  /** The introduction of a screen. @throws Problem NOT_FOUND */
  page(id: string, locale: Locale): ContentDocument;
  /** The documents the footer leads to, by their target. */
  linksOf(locale: Locale): Record<string, DocumentLink>;
  /** The newest projects, advice and blogs about a family of goods, projects first. */
  aboutProduct(family: string, locale: Locale): ContentCard[];
  /** Documents that hold every word, the fittest first. */
  search(q: string | undefined, kinds: readonly ListedKind[], locale: Locale, limit: number): { items: ContentCard[]; total: number };
}
