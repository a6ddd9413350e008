import type { ContentCard, ContentDocument, ContentList, DetailKind, FacetChoice, FoundKind, FoundList, ListedKind, Neighbours } from '../contract/content.js';
import type { Locale } from '../contract/locales.js';

/** Nest token of the `ContentReads`. */
export const CONTENT_READS = Symbol('CONTENT_READS');

/** Which page of a list is asked for. */
export interface PageOfList {
  page: number;
  pageSize: number;
}

/** A document that the footer leads to. */
export interface DocumentLink {
  href: string;
  title: string;
}

/** What typed procedures ask of what is written for the brand. */
export interface ContentReads {
  /** Documents of some kinds that are out, newest first, narrowed by what is chosen. */
  list(kinds: readonly ListedKind[], choice: FacetChoice, locale: Locale, asked: PageOfList): ContentList;
  /** @throws Problem NOT_FOUND, with the right path in `instance` when the slug is another locale's */
  bySlug(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours;
  /** The introduction of a screen. @throws Problem NOT_FOUND */
  page(id: string, locale: Locale): ContentDocument;
  /** The documents the footer leads to, by their target. */
  linksOf(locale: Locale): Record<string, DocumentLink>;
  /** The newest projects, advice and blogs about a family of goods, projects first. */
  aboutProduct(family: string, locale: Locale): ContentCard[];
  /** Documents that hold every word, or (loosely) some of them, the fittest first. */
  search(q: string | undefined, kinds: readonly FoundKind[], isLoose: boolean, locale: Locale, asked: PageOfList): FoundList;
}
