import type { PageDocument } from './document.js';
import type { CachedPage } from './page-cache/cached-page.js';

export interface Redirect {
  kind: 'redirect';
  status: 301 | 302 | 303;
  location: string;
  headers?: Readonly<Record<string, string>>;
}

/** The requested page, or the notFound page. */
export interface RenderedPage extends PageDocument {
  kind: 'page';
  /** Search engines must not index it, and nobody may cache it. */
  isPrivate: boolean;
}

/** An error page. */
export interface ProblemPage extends PageDocument {
  kind: 'problem';
  retryAfterSeconds?: number;
}

/** A page of the page cache. */
export interface StoredPage {
  kind: 'stored';
  page: CachedPage;
  /** `rendered` for this request, or `kept` from an earlier one. */
  source: 'rendered' | 'kept';
}

export type PageResult = Redirect | RenderedPage | ProblemPage | StoredPage;
