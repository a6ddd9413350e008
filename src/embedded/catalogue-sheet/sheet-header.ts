import type { AttributeEntries } from '../seed/catalogue-files.js';
import { type Cell, textOf } from './cell-kinds.js';
import { type Column, columnsOf } from './columns.js';
import type { SheetFaults } from './sheet-faults.js';

/** A column of the file with its position. */
export interface HeaderColumn extends Column {
  position: number;
}

/** Most volume prices and pictures for which a sheet can have columns. */
const most = { tiers: 20, pictures: 40 };
const normal = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ');
const isNote = (name: string) => name.startsWith('#');

/** Highest number behind a word in the names, such as that of `tier 3 from`. */
const highest = (names: readonly string[], word: string, limit: number): number =>
  Math.min(limit, Math.max(0, ...names.map((name) => Number(new RegExp(`^${word} (\\d{1,3}) `).exec(name)?.[1] ?? 0))));

/** Every column that a sheet with these names can have. */
export const knownColumns = (names: readonly string[], attributes: AttributeEntries): Column[] =>
  columnsOf({ tiers: highest(names, 'tier', most.tiers), pictures: highest(names, 'picture', most.pictures), attributes });

/** Reads the header. Names are compared without case; columns without a name or with `#` are notes. */
export const readHeader = (cells: readonly Cell[], attributes: AttributeEntries, faults: SheetFaults): HeaderColumn[] => {
  const names = cells.map((cell) => normal(textOf(cell)));
  const known = new Map(knownColumns(names, attributes).map((column) => [normal(column.name), column]));
  const found: HeaderColumn[] = [];
  for (const [position, name] of names.entries()) {
    if (!name || isNote(name)) continue;
    const column = known.get(name);
    const place = { row: 1, position, column: textOf(cells[position]), value: textOf(cells[position]) };
    const sameStart = [...known.values()].filter((other) => normal(other.name).split(' ')[0] === name.split(' ')[0]).map((other) => other.name);
    if (!column)
      faults.add({ ...place, message: 'is no column of the sheet', allowed: sameStart.join(', ') || 'the columns of `catalogue template`, and notes that begin with #' });
    else if (found.some((other) => other.name === column.name)) faults.add({ ...place, message: 'stands twice', allowed: 'each column once' });
    else found.push({ ...column, position });
  }
  const has = (name: string) => found.some((column) => column.name === name);
  if (!has('sku') && !has('family')) faults.add({ row: 1, column: 'family', value: '', message: 'is missing', allowed: 'family and colour, or sku' });
  return found;
};
