import type { Currency } from '../../contract/locales.js';
import type { AttributeEntries, Catalogue, CategoryEntry, ColourEntries, ManifestEntry, ProductEntry, SynonymsEntry } from '../seed/catalogue-files.js';

/** Entries by kind, in the shapes of the brand files. */
export interface EntryOf {
  category: CategoryEntry;
  attribute: AttributeEntries[string];
  colour: ColourEntries[string];
  picture: ManifestEntry;
  synonyms: SynonymsEntry;
  family: ProductEntry;
}
export type EntryKind = keyof EntryOf;
export type AnyEntry = EntryOf[EntryKind];
export const entryKinds = ['category', 'attribute', 'colour', 'picture', 'synonyms', 'family'] as const satisfies readonly EntryKind[];

export interface EntryName {
  kind: EntryKind;
  /** Code of a family, id of a category or colour, name of an attribute, language of synonyms, file of a picture. */
  key: string;
}

/** A requested change. `entry` is validated by `planChanges`; null removes the entry, which takes a family off sale. */
export interface CatalogueChange extends EntryName {
  entry: unknown;
}

/** A fault of an entry. */
export interface CatalogueFault extends EntryName {
  /** Field, for example `texts.de.slug` or `tiers.0.minQuantity`. */
  path: string;
  message: string;
}

/** `ended`: no longer on sale, with a successor or without. `returned`: on sale again. `removed`: no longer in the catalogue. */
export type EntryOutcome = 'new' | 'changed' | 'ended' | 'returned' | 'removed';

/** An entry that differs from the stored one. */
export interface PlannedEntry extends EntryName {
  outcome: EntryOutcome;
  before: AnyEntry | null;
  after: AnyEntry | null;
}

/** A change of a family's price today, reductions included, in minor units including VAT. */
export interface PriceMove {
  family: string;
  currency: Currency;
  from: number;
  to: number;
  /** Of the earlier price; negative: lower. */
  percent: number;
}

/** What changes would do to the catalogue. */
export interface Plan {
  /** With faults the plan cannot be applied. */
  faults: CatalogueFault[];
  /** Only what differs from the stored catalogue. */
  entries: PlannedEntry[];
  /** In every currency, the largest first. */
  priceMoves: PriceMove[];
  /** The catalogue after the changes. */
  catalogue: Catalogue;
}

export interface PlanOptions {
  /** Whether texts of a product may lack languages. It is then not listed in their locales. Default: false. */
  mayLackLanguages?: boolean;
  /** Ids of categories in the order of the menu. Others follow. Default: the stored order, then new ones. */
  categoryOrder?: readonly string[];
}

/** Who changes the catalogue, and why; both are in `catalogue log`. */
export interface ChangeNote {
  by: string;
  reason: string;
}

/** The catalogue changed after the plan was made. Make the plan again. */
export class StalePlanError extends Error {
  constructor(readonly names: readonly EntryName[]) {
    super(`Changed meanwhile: ${names.map(({ kind, key }) => `${kind} ${key}`).join(', ')}. Read the catalogue again.`);
    this.name = 'StalePlanError';
  }
}
