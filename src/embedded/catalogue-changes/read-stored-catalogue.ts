import { and, asc, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { languages } from '../../contract/locales.js';
import type { Executor } from '../database/database.module.js';
import type { Catalogue } from '../seed/catalogue-files.js';
import { catalogueEntry } from './catalogue-changes.tables.js';
import type { AnyEntry, EntryKind, EntryOf } from './catalogue-changes.types.js';

interface StoredEntry {
  kind: EntryKind;
  key: string;
  entry: AnyEntry | null;
}

/** The synonyms of a language without an entry. */
export const noSynonyms = { everywhere: [], groups: [] };

/** Combines entries to a catalogue. Categories and families keep their order. */
export const catalogueOf = (stored: readonly StoredEntry[]): Catalogue => {
  const byKind = Map.groupBy(stored, ({ kind }) => kind);
  // The kind of a row determines the type of its entry.
  const of = <Kind extends EntryKind>(kind: Kind) => (byKind.get(kind) ?? []).flatMap(({ key, entry }) => (entry === null ? [] : [[key, entry as EntryOf[Kind]] as const]));
  const synonyms = new Map(of('synonyms'));
  return {
    categories: of('category').map(([, entry]) => entry),
    attributes: Object.fromEntries(of('attribute')),
    colours: Object.fromEntries(of('colour')),
    products: of('family').map(([, entry]) => entry),
    synonyms: Object.fromEntries(languages.map((language) => [language, synonyms.get(language) ?? noSynonyms])) as Catalogue['synonyms'],
    pictures: new Map(of('picture')),
  };
};

/**
 * Reads the stored catalogue.
 * @param families codes of the families to read; without it all, which can be thousands
 */
export const readStoredCatalogue = async (db: Executor, families?: readonly string[]): Promise<Catalogue> => {
  const { kind, key, entry, position } = catalogueEntry;
  const isRequested = families && or(ne(kind, 'family'), inArray(key, [...families]));
  return catalogueOf(
    await db
      .select({ kind, key, entry })
      .from(catalogueEntry)
      .where(and(isNotNull(entry), isRequested))
      .orderBy(asc(position), asc(key)),
  );
};
