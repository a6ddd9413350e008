import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ContentDocument } from '../../src/contract/content.js';
import type { Locale } from '../../src/contract/locales.js';
import type { Product } from '../../src/contract/product.js';
import type { RouteKey } from '../../src/contract/routes.js';
import type { OperationName } from '../../src/contract/shop-api.js';
import type { Api } from './api.js';
import type { Namespace } from './messages.js';
import { createRequiredContext } from './required-context.js';
import type { Texts } from './texts.js';

/** A route with its parameters and query. */
export interface ActiveRoute {
  key: RouteKey;
  params: { slug?: string };
  search: URLSearchParams;
  /** On the notFound page: the requested path. */
  missingPath?: string;
  /** On the notFound page: the path is that of a product that is not sold any more. Its data tell the same during hydration. */
  isEnded?: boolean;
}

/** A breadcrumb; the last one, without `href`, is the current page. */
export interface Crumb {
  label: string;
  href?: string;
}

/** A page that a list leads to. */
export interface ListedPage {
  name: string;
  href: string;
}

/** Facts of a page whose data are loaded. */
export interface PageInfo {
  title: string;
  description?: string;
  /** Breadcrumbs from the home page to this page. */
  trail?: readonly Crumb[];
  /** Subject of the page, for structured data. */
  about?: { product: Product } | { document: ContentDocument } | { list: readonly ListedPage[] };
  /** Picture for link previews, below the media root. */
  picture?: string | undefined;
  /** Slug of the same thing in every locale, for the language switch and alternates. */
  slugs?: Partial<Record<Locale, string>>;
  /** Slugs of the page that search engines index in place of this one, when there is one. */
  canonicalSlugs?: Partial<Record<Locale, string>>;
  /** HTTP status; default: 200. */
  status?: number;
  /** Not for search engines, such as cart and checkout. */
  isPrivate?: boolean;
  /** A filtered list. Search engines should index the complete list at the same path instead. */
  isNarrowed?: boolean;
  /** Contains parts of other features, which need more than the first stylesheet. */
  hasIslands?: boolean;
}

/** Facts that a page itself returns. Title and description default to those of its introduction. */
export type PageDraft = Partial<PageInfo>;

export interface LoadContext extends ActiveRoute {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  /** Whether the Shop API has an extension. Without it the page neither requests nor shows what depends on it. */
  has(name: OperationName): boolean;
  texts<Name extends Namespace>(namespace: Name): Texts<Name>;
  /** Loads texts in addition to the namespaces of the page. */
  loadTexts(namespaces: readonly Namespace[]): Promise<void>;
  /** Breadcrumbs: the home page, then the given ones. */
  trail(...crumbs: Crumb[]): Crumb[];
}

export interface Page {
  /** Namespaces of texts that the page needs in addition to those of the frame. */
  namespaces: readonly Namespace[];
  /** `checkout`: the frame without menu. */
  frame?: 'shop' | 'checkout';
  /** Loads the data of the page into the query client. Runs on the server, and before a route change in the browser. */
  load(context: LoadContext): Promise<PageDraft> | PageDraft;
  Component: ComponentType;
}

export const definePage = (page: Page): Page => page;

/** Thrown by `load` when the page has another address. */
export class Redirect extends Error {
  constructor(
    readonly path: string,
    readonly status: 301 | 302 = 301,
  ) {
    super(`Redirect to ${path}`);
  }
}

/** Thrown by `load` when the page does not exist. */
export class PageNotFound extends Error {}

export interface Navigation {
  place: ActiveRoute;
  info: PageInfo;
  /** Scheme and host of this site in this locale, for absolute addresses. */
  origin: string;
  /** Changes the route to a path of this site, without loading a new document. */
  navigate(path: string, options?: { replace?: boolean; keepScroll?: boolean }): Promise<void>;
}
export const [NavigationProvider, useNavigation] = createRequiredContext<Navigation>('navigation');
