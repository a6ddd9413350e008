import type { SourceDocument } from './read-documents.js';

/** Families and categories of the catalogue that documents can refer to. */
export interface Catalogue {
  families: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** All documents of a brand, and what they can refer to. */
export interface ContentSources {
  shared: readonly SourceDocument[];
  own: readonly SourceDocument[];
  pictures: ReadonlyMap<string, { width: number; height: number }>;
  /** If undefined, references to the catalogue are not checked. */
  catalogue?: Catalogue | undefined;
}
