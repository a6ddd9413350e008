import type * as Rendering from '../../client/entry-server.js';
import type { Locale } from '../contract/locales.js';
import type { RouteKey } from '../contract/routes.js';

export type Renderer = typeof Rendering;

/** Nest token of the `Site`. */
export const SITE = Symbol('SITE');

/** Addresses of the stylesheets. */
export interface Stylesheets {
  /** Of pages that are filled in. */
  all: string;
  /** What is seen at first of pages that are looked at first. */
  first: string;
  /** The rest of theirs, which comes with what brings them to life, one after the other. */
  later: readonly string[];
}

/** What pages are made of: the renderer, and which files a page needs in the browser. */
export interface Site {
  /** Folder of the build, with a slash at the end. */
  readonly folder: string;
  /** Names what pages are made of, so that those of another build are never taken for its own; undefined while sources change. */
  readonly build: string | undefined;
  readonly renderer: Renderer;
  readonly stylesheets: Stylesheets;
  readonly fonts: readonly string[];
  /** Colour of the browser's own frame. */
  readonly themeColor: string;
  /** Address of the script that fetches what brings a page to life, once the page is there. */
  readonly entry: string;
  /** Every script the first view of a page runs, so that none waits for another. */
  scriptsOf(key: RouteKey, locale: Locale): string[];
  /** Elements that must stand before the entry; none in a built site. */
  preamble(nonce: string): string;
}
