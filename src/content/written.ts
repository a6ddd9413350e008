import type { WrittenDocument } from './read-documents.js';

/** Families and categories of the catalogue that documents can refer to. */
export interface Catalogue {
  families: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** All documents of a brand, and what they can refer to. */
export interface Written {
  shared: readonly WrittenDocument[];
  own: readonly WrittenDocument[];
  pictures: ReadonlyMap<string, { width: number; height: number }>;
  /** If undefined, references to the catalogue are not checked. */
  catalogue?: Catalogue | undefined;
}
