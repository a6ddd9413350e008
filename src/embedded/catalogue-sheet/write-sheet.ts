import type { Catalogue, CategoryEntry, ProductEntry } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';
import { type Column, columnsOf } from './columns.js';
import { valueAt } from './entry-path.js';
import { type SheetProduct, sheetProductOf } from './sheet-product.js';

/** A sheet to write: its columns, and a row for each product. */
export interface Sheet {
  columns: Column[];
  rows(): Iterable<(string | number | null)[]>;
}

/** Ids of a category and of all categories below it. */
const withDescendants = (categories: readonly CategoryEntry[], id: string): Set<string> => {
  const found = new Set([id]);
  // A parent is listed before its children.
  for (const { id: child, parent } of categories) if (parent !== undefined && found.has(parent)) found.add(child);
  return found;
};

/** The families of a category and of those below it; without a category all. */
export const familiesOf = ({ products, categories }: Catalogue, category?: string): ProductEntry[] => {
  if (category === undefined) return products;
  const wanted = withDescendants(categories, category);
  return products.filter((family) => family.categories.some((id) => wanted.has(id)));
};

const most = (counts: Iterable<number>, least: number): number => {
  let highest = least;
  for (const count of counts) highest = Math.max(highest, count);
  return highest;
};

function* productsOf(families: readonly ProductEntry[]): Generator<{ family: ProductEntry; product: SheetProduct }> {
  for (const family of families) for (const variant of family.variants) yield { family, product: sheetProductOf(family, variant) };
}

type Subject = { family: ProductEntry; product: SheetProduct };
const valueOf = ({ row, path }: Column, { family, product }: Subject): unknown => {
  if (row.of === 'product') return valueAt(product, path);
  if (row.of === 'family') return valueAt(family, path);
  return { family: family.code, colour: product.colour, sku: skuOf(family.code, product.colour) }[row.header];
};
const cellOf = (column: Column, subject: Subject): string | number | null => {
  const value = valueOf(column, subject);
  return value === undefined ? null : column.row.cell.write(value as never);
};

/**
 * The sheet of a catalogue. Every row is complete, so that rows can be sorted, filtered and deleted. Columns of attributes and of
 * locales are left out when no product uses them.
 */
export const sheetOf = (catalogue: Catalogue, category?: string): Sheet => {
  const families = familiesOf(catalogue, category);
  const shape = {
    tiers: most(
      families.map(({ tiers }) => tiers.length),
      3,
    ),
    pictures: most(
      [...productsOf(families)].map(({ product }) => product.pictures.length),
      1,
    ),
    attributes: catalogue.attributes,
  };
  const isUsed = (column: Column) => families.some((family) => valueAt(family, column.path) !== undefined);
  const columns = columnsOf(shape).filter((column) => !column.isRare || isUsed(column));
  return {
    columns,
    *rows() {
      for (const subject of productsOf(families)) yield columns.map((column) => cellOf(column, subject));
    },
  };
};
