import { isDeepStrictEqual } from 'node:util';
import type { ProductEntry } from '../seed/catalogue-files.js';
import type { Column } from './columns.js';
import { removeAt, setAt, valueAt } from './entry-path.js';
import { type PictureOrigin, setEnded, setPictures, type SheetProduct, sheetProductOf } from './sheet-product.js';

/** What the rows of a sheet say about a family. */
export interface FamilyDraft {
  code: string;
  /** The stored family; undefined for a new one. */
  stored: ProductEntry | undefined;
  /** Row that named the family first; 0: none does. */
  row: number;
  /** Values of family columns, with the row that stated them first. */
  stated: Map<string, { value: unknown; row: number }>;
  /** Names of columns with a fault. They keep the stored value, so that a fault is reported once. */
  faulty: Set<string>;
  /** Values of product columns by colour. */
  products: Map<string, { row: number; values: Map<string, unknown> }>;
}

/** The entry that a draft results in, and the origins of its parts, for faults. */
export interface FinishedFamily {
  entry: ProductEntry;
  isChanged: boolean;
  /** Number of each volume price in the sheet, by position in the entry. */
  tiers: number[];
  pictures: PictureOrigin[];
  /** Paths of the faults that were reported. */
  located: string[];
}

export interface FinishOptions {
  /** Columns of the file. */
  present: readonly Column[];
  /** All columns of the table, for the values of new families. */
  known: readonly Column[];
  /** Today, `2026-11-24`. */
  today: string;
  /** Ends the colours that have no row. */
  endsMissing: boolean;
}

const blank = (code: string) => ({ code, tiers: [], variants: [], attributes: {}, texts: {}, pictures: [] }) as unknown as ProductEntry;

/** Writes a cell into an entry. A cell that shows what is stored changes nothing. */
const write = (target: object, { path }: Column, value: unknown): void => {
  if (isDeepStrictEqual(valueAt(target, path), value)) return;
  if (value === undefined) removeAt(target, path);
  else setAt(target, path, value);
};

/** Closes the gaps that emptied cells left in a list. @returns number of each remaining element in the sheet */
const closeGaps = (list: unknown[]): number[] => {
  const left = [...list.entries()].filter(([, element]) => element !== undefined);
  list.splice(0, list.length, ...left.map(([, element]) => element));
  return left.map(([at]) => at + 1);
};

const otherwise = ({ row }: Column, today: string): unknown => (row.otherwise === '<today>' ? today : row.otherwise);

const productOf = (draft: FamilyDraft, entry: ProductEntry, colour: string, { present, today, endsMissing }: FinishOptions): SheetProduct => {
  const stored = draft.stored?.variants.find((variant) => variant.colour === colour);
  const product = structuredClone(sheetProductOf(entry, stored ?? { colour }));
  // A new colour of an ended family is sold.
  if (!stored) delete product.ended;
  const row = draft.products.get(colour);
  if (!row) {
    const isNamed = draft.row > 0 && draft.products.size === 0;
    if (endsMissing && !isNamed) product.ended ??= { since: today };
    return product;
  }
  for (const column of present)
    if (column.row.of === 'product' && column.row.header !== 'stock' && !draft.faulty.has(`${row.row} ${column.name}`)) write(product, column, row.values.get(column.name));
  closeGaps(product.pictures);
  return product;
};

/** Applies the rows of a family to its stored entry. */
export const finishFamily = (draft: FamilyDraft, options: FinishOptions): FinishedFamily => {
  const entry = draft.stored ? structuredClone(draft.stored) : blank(draft.code);
  const columns = (draft.stored ? options.present : options.known).filter(({ row }) => row.of === 'family');
  for (const column of columns) {
    if (draft.faulty.has(column.name)) continue;
    const value = draft.stated.get(column.name)?.value;
    write(entry, column, value ?? (draft.stored ? undefined : otherwise(column, options.today)));
  }
  const tiers = closeGaps(entry.tiers);
  for (const [colour, { values }] of draft.products)
    if (!entry.variants.some((variant) => variant.colour === colour)) entry.variants.push({ colour, stock: Number(values.get('stock') ?? 0) });

  const before = entry.variants.map((variant) => sheetProductOf(entry, variant));
  const after = entry.variants.map(({ colour }) => productOf(draft, entry, colour, options));
  if (after.some(({ ended }, at) => !isDeepStrictEqual(ended, before[at]!.ended))) setEnded(entry, after);
  const isPictured = after.every(({ pictures }, at) => isDeepStrictEqual(pictures, before[at]!.pictures));
  const pictures = isPictured ? [] : setPictures(entry, after);
  return { entry, isChanged: !isDeepStrictEqual(entry, draft.stored), tiers, pictures, located: [] };
};
