import type { ContentCard, ContentDocument, ContentList, FacetChoice, FoundList, Neighbours } from '../contract/content.js';
import type { DetailKind, FoundKind, ListedKind } from '../contract/content-kinds.js';
import type { Locale } from '../contract/locales.js';

/** Nest token of the `ContentReader`. */
export const CONTENT_READER = Symbol('CONTENT_READS');

/** Requested page of a list. */
export interface ListPage {
  page: number;
  pageSize: number;
}

/** Link of the footer to a document. */
export interface DocumentLink {
  href: string;
  title: string;
}

/** Queries of tRPC procedures for the brand's documents. */
export interface ContentReader {
  /** Published documents of some kinds, newest first, filtered by facets. */
  list(kinds: readonly ListedKind[], choice: FacetChoice, locale: Locale, requested: ListPage): ContentList;
  /** @throws Problem NOT_FOUND, with the right path in `instance` when the slug belongs to another locale */
  bySlug(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours;
  /** The introduction of a screen. @throws Problem NOT_FOUND */
  page(id: string, locale: Locale): ContentDocument;
  /** Links of the footer to documents, by target. */
  linksOf(locale: Locale): Record<string, DocumentLink>;
  /** The newest projects, advice and blogs about a product family, projects first. */
  aboutProduct(family: string, locale: Locale): ContentCard[];
  /** Questions about a product family, with their answers. */
  questionsAbout(family: string, locale: Locale): ContentCard[];
  /** Documents that contain all words, or with `isLoose` some of them, best matches first. */
  search(q: string | undefined, kinds: readonly FoundKind[], isLoose: boolean, locale: Locale, requested: ListPage): FoundList;
}
