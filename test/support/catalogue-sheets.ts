import type { BrandCode } from '../../src/contract/brand-codes.js';
import type { Cell } from '../../src/embedded/catalogue-sheet/cell-kinds.js';
import type { SheetRow } from '../../src/embedded/catalogue-sheet/read-sheet.js';
import { changesOfSheet, type SheetOptions } from '../../src/embedded/catalogue-sheet/sheet-changes.js';
import { type Sheet, sheetOf } from '../../src/embedded/catalogue-sheet/write-sheet.js';
import { planChanges } from '../../src/embedded/catalogue-changes/plan-changes.js';
import type { Catalogue } from '../../src/embedded/seed/catalogue-files.js';
import { readCatalogue } from '../../src/embedded/seed/read-catalogue.js';
import { catalogueFolder } from '../../src/embedded/seed/seed.js';

const none = { everywhere: [], groups: [] };
const empty: Catalogue = { categories: [], attributes: {}, colours: {}, products: [], synonyms: { nl: none, de: none, fr: none, en: none }, pictures: new Map() };

/** The catalogue files of a brand; empty for a brand without products. */
export const brandCatalogue = async (brand: BrandCode): Promise<Catalogue> => (await readCatalogue(catalogueFolder(brand)))?.parse() ?? empty;

/** A sheet as a person edits it: cells by name of the column. */
export class EditedSheet {
  private constructor(
    private names: string[],
    private rows: Cell[][],
  ) {}

  static of({ columns, rows }: Sheet): EditedSheet {
    return new EditedSheet(
      columns.map(({ name }) => name),
      [...rows()],
    );
  }

  /** The rows of some families of a catalogue, in the order of an export. */
  static ofFamilies(catalogue: Catalogue, ...codes: string[]): EditedSheet {
    return EditedSheet.of(sheetOf({ ...catalogue, products: catalogue.products.filter(({ code }) => codes.includes(code)) }));
  }

  static ofColumns(names: string[], ...rows: Cell[][]): EditedSheet {
    return new EditedSheet(names, rows);
  }

  /** Writes a cell. @param row as spreadsheet programs number it; the first product is in row 2 */
  set(row: number, column: string, value: Cell): this {
    let at = this.names.indexOf(column);
    if (at < 0) at = this.names.push(column) - 1;
    const cells = this.rows[row - 2]!;
    while (cells.length <= at) cells.push(null);
    cells[at] = value;
    return this;
  }

  setAll(column: string, value: Cell): this {
    for (const row of this.rows.keys()) this.set(row + 2, column, value);
    return this;
  }

  /** Writes a value of a family into its first row, and empties the other rows. */
  setFirst(column: string, value: Cell): this {
    return this.setAll(column, null).set(2, column, value);
  }

  rename(column: string, name: string): this {
    this.names = this.names.map((one) => (one === column ? name : one));
    return this;
  }

  /** Keeps only these columns. */
  only(...columns: string[]): this {
    const kept = columns.map((name) => this.names.indexOf(name));
    this.rows = this.rows.map((row) => kept.map((at) => row[at] ?? null));
    this.names = columns;
    return this;
  }

  /** Adds a copy of a row. */
  copy(row: number): this {
    this.rows.push([...this.rows[row - 2]!]);
    return this;
  }

  remove(row: number): this {
    this.rows.splice(row - 2, 1);
    return this;
  }

  inReverse(): this {
    this.rows.reverse();
    return this;
  }

  async *read(): AsyncGenerator<SheetRow> {
    for (const [at, cells] of [this.names, ...this.rows].entries()) yield { number: at + 1, cells };
  }
}

/** Imports rows into a catalogue, without a database. */
export const importRows = async (rows: AsyncIterable<SheetRow>, catalogue: Catalogue, options: Partial<SheetOptions> = {}) => {
  const imported = await changesOfSheet(rows, catalogue, { today: '2026-11-24', ...options });
  const plan = planChanges(catalogue, imported.changes, { mayLackLanguages: (options.mayLack ?? []).length > 0 });
  for (const fault of plan.faults) imported.locate(fault);
  return { plan, faults: imported.faults.list(), imported };
};
