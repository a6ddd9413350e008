import type * as Rendering from '../../client/entry-server.js';
import type { Locale } from '../contract/locales.js';
import type { RouteKey } from '../contract/routes.js';

export type Renderer = typeof Rendering;

/** Nest token of the `Site`. */
export const SITE = Symbol('SITE');

/** URLs of the stylesheets of a page. */
interface PageStylesheets {
  /** Rules for its initial display. */
  initial: string;
  /** Remaining rules, loaded with the scripts that hydrate it, in this order. */
  deferred: readonly string[];
}

/** URLs of the stylesheets. */
export interface Stylesheets {
  /** Complete stylesheet, for pages that are not in `byPage`. */
  all: string;
  /** Stylesheets of pages in `deferredHydrationPages`; none in development. */
  byPage: Partial<Record<RouteKey, PageStylesheets>>;
}

/** Renderer, and files that pages need in the browser. */
export interface Site {
  /** Folder of the build, with a trailing slash. */
  readonly folder: string;
  /** Identifies the build in the page cache, so that pages of other builds are not used; undefined in development. */
  readonly build: string | undefined;
  readonly renderer: Renderer;
  readonly stylesheets: Stylesheets;
  readonly fonts: readonly string[];
  /** Colour of the browser's user interface. */
  readonly themeColor: string;
  /** Code of the entry script, which is part of each page, and loads the other scripts after the page is displayed. */
  readonly entry: string;
  /** All scripts of the initial load of a page, so that they are requested in parallel. */
  scriptsOf(key: RouteKey, locale: Locale): string[];
}
