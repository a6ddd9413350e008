import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ContentDocument } from '../../src/contract/content.js';
import type { Locale } from '../../src/contract/locales.js';
import type { Product } from '../../src/contract/product.js';
import type { RouteKey } from '../../src/contract/routes.js';
import type { Api } from './api.js';
import type { Namespace } from './messages.js';
import { createRequiredContext } from './required-context.js';
import type { Texts } from './texts.js';

/** Where the shopper is: a route with its parameters and query. */
export interface Place {
  key: RouteKey;
  params: { slug?: string };
  search: URLSearchParams;
  /** On the notFound page: the path that leads nowhere. */
  lost?: string;
}

/** One step of the trail above a page; the last, without `href`, is this page. */
export interface Crumb {
  label: string;
  href?: string;
}

/** A page that a list leads to. */
export interface ListedPage {
  name: string;
  href: string;
}

/** What a page says of itself once its data are there. */
export interface PageInfo {
  title: string;
  description?: string;
  /** The way from the home page to this one. */
  trail?: readonly Crumb[];
  /** What the page is about, for search engines. */
  about?: { product: Product } | { document: ContentDocument } | { list: readonly ListedPage[] };
  /** Picture that stands for it elsewhere, below the media root. */
  picture?: string | undefined;
  /** Slug of the same thing in every locale, for the language switch and alternates. */
  slugs?: Partial<Record<Locale, string>>;
  /** Slugs of the page that search engines index in place of this one, when there is one. */
  canonicalSlugs?: Partial<Record<Locale, string>>;
  /** HTTP status; 200 unless given. */
  status?: number;
  /** Not for search engines: carts, checkouts. */
  isPrivate?: boolean;
  /** A part of the list at the same path, which stands for it with search engines. */
  isNarrowed?: boolean;
  /** It carries parts of other features: more than what such a page is dressed with at first. */
  hasIslands?: boolean;
}

/** What a page itself says: title and description are those of what introduces it, unless it knows better. */
export type PageDraft = Partial<PageInfo>;

export interface LoadContext extends Place {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  texts<Name extends Namespace>(namespace: Name): Texts<Name>;
  /** Fetches texts beside those the page always needs. */
  needTexts(namespaces: readonly Namespace[]): Promise<void>;
  /** The way to this page: home, what the page adds, itself. */
  trail(...crumbs: Crumb[]): Crumb[];
}

export interface Page {
  /** Namespaces of texts it needs beside the shell's. */
  namespaces: readonly Namespace[];
  /** `checkout` is the quiet frame without menu. */
  frame?: 'shop' | 'checkout';
  /** Fetches what it shows into the query client; runs on the server and before a route change in the browser. */
  load(context: LoadContext): Promise<PageDraft> | PageDraft;
  Component: ComponentType;
}

export const definePage = (page: Page): Page => page;

/** Thrown by `load`: the page stands elsewhere. */
export class Redirect extends Error {
  constructor(
    readonly path: string,
    readonly status: 301 | 302 = 301,
  ) {
    super(`Redirect to ${path}`);
  }
}

/** Thrown by `load`: there is no such page. */
export class PageNotFound extends Error {}

export interface Navigation {
  place: Place;
  info: PageInfo;
  /** Scheme and host of this site in this locale, for addresses that leave it. */
  origin: string;
  /** Goes to a path of this site without a full reload. */
  navigate(path: string, options?: { replace?: boolean; keepScroll?: boolean }): Promise<void>;
}
export const [NavigationProvider, useNavigation] = createRequiredContext<Navigation>('navigation');
