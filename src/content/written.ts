import type { WrittenDocument } from './read-documents.js';

/** What the catalogue has that can be named, where it is at hand. */
export interface Catalogue {
  families: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** All that is written for a brand, and what it may name. */
export interface Written {
  shared: readonly WrittenDocument[];
  own: readonly WrittenDocument[];
  pictures: ReadonlyMap<string, { width: number; height: number }>;
  /** What is named of it is not checked when left out. */
  catalogue?: Catalogue | undefined;
}
