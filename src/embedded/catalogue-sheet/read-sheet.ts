import { isDeepStrictEqual } from 'node:util';
import type { Catalogue, ProductEntry } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';
import { type Cell, code as familyCode, isFormulaError, textOf } from './cell-kinds.js';
import type { Column } from './columns.js';
import type { FamilyDraft } from './family-draft.js';
import { type HeaderColumn, knownColumns, readHeader } from './sheet-header.js';
import type { SheetFaults } from './sheet-faults.js';

/** A row of a file. */
export interface SheetRow {
  /** As spreadsheet programs number it, from 1. */
  number: number;
  cells: readonly Cell[];
}

/** The rows of a sheet by family, before they are applied to the stored entries. */
export interface ReadSheet {
  present: HeaderColumn[];
  known: Column[];
  drafts: Map<string, FamilyDraft>;
  /** Products that exist, and whose row has a stock, which is not read. */
  ignoredStock: number;
}

interface RowContext {
  row: SheetRow;
  present: readonly HeaderColumn[];
  faults: SheetFaults;
}
interface Named {
  code: string;
  /** Undefined: the row has values of the family only. */
  colour: string | undefined;
}

const textIn = ({ row, present }: RowContext, name: string): string => {
  const column = present.find((one) => one.name === name);
  return column ? textOf(row.cells[column.position]) : '';
};
const report = ({ row, present, faults }: RowContext, name: string, message: string, allowed: string): void => {
  const column = present.find((one) => one.name === name);
  faults.add({ row: row.number, position: column?.position, column: name, value: column ? textOf(row.cells[column.position]) : '', message, allowed });
};

const listed = (values: readonly string[]): string => (values.length > 40 ? `${values.slice(0, 40).join(', ')}, …` : values.join(', '));

/** Family and colour of each product by its sku in small letters. */
const productsBySku = ({ products }: Catalogue): Map<string, { code: string; colour: string }> =>
  new Map(products.flatMap(({ code, variants }) => variants.map(({ colour }) => [skuOf(code, colour).toLowerCase(), { code, colour }] as const)));

/** The product that a row names, by family and colour, or by its sku. Undefined after a fault. */
const namedBy = (context: RowContext, { colours }: Catalogue, bySku: Map<string, { code: string; colour: string }>, stored: Map<string, ProductEntry>): Named | undefined => {
  const [family, colour, sku] = ['family', 'colour', 'sku'].map((name) => textIn(context, name)) as [string, string, string];
  const bySkuCell = sku ? bySku.get(sku.toLowerCase()) : undefined;
  const code = family || bySkuCell?.code;
  const named = colour || bySkuCell?.colour;
  if (code === undefined) {
    if (sku) report(context, 'sku', 'is unknown', 'the sku of a product that exists; a new one needs family and colour');
    else report(context, 'family', 'is missing', 'family and colour, or the sku of a product that exists');
    return undefined;
  }
  if (familyCode.read(code) === undefined) return void report(context, 'family', 'is no code of a family', familyCode.allowed);
  if (named !== undefined && !Object.hasOwn(colours, named)) return void report(context, 'colour', 'is no colour of the shop', listed(Object.keys(colours)));
  if (sku && (named === undefined || skuOf(code, named).toLowerCase() !== sku.toLowerCase()))
    return void report(context, 'sku', 'belongs to another product', named === undefined ? `a sku that begins with ${code}-` : `${skuOf(code, named)}, or nothing`);
  if (named === undefined && !stored.has(code)) return void report(context, 'colour', 'is missing', listed(Object.keys(colours)));
  return { code, colour: named };
};

const state = (draft: FamilyDraft, column: HeaderColumn, value: unknown, context: RowContext): void => {
  const before = draft.stated.get(column.name);
  if (before === undefined) draft.stated.set(column.name, { value, row: context.row.number });
  else if (!isDeepStrictEqual(before.value, value)) {
    draft.faulty.add(column.name);
    report(context, column.name, `differs from row ${before.row}`, 'the same value in all rows of a family, or an empty cell');
  }
};

const readCells = (draft: FamilyDraft, colour: string | undefined, values: Map<string, unknown>, context: RowContext): void => {
  for (const column of context.present) {
    const { of, cell } = column.row;
    const typed = of === 'key' ? '' : textOf(context.row.cells[column.position]);
    if (!typed) continue;
    const value = isFormulaError(typed) ? undefined : cell.read(typed);
    const isLost = of === 'product' && colour === undefined;
    if (value !== undefined && !isLost) {
      if (of === 'family') state(draft, column, value, context);
      else values.set(column.name, value);
      continue;
    }
    draft.faulty.add(of === 'family' ? column.name : `${context.row.number} ${column.name}`);
    report(context, column.name, isLost ? 'belongs to a product, and the row names only a family' : 'is not allowed', isLost ? 'family and colour' : cell.allowed);
  }
};

/** An attribute is either one text, or a text for each language. */
const reportMixed = ({ stated, faulty }: FamilyDraft, present: readonly HeaderColumn[], faults: SheetFaults): void => {
  for (const { name, path, position } of present) {
    const [kind, attribute, language] = path;
    const one = kind === 'attributes' && language !== undefined ? stated.get(`attribute ${attribute}`) : undefined;
    const ofLanguage = one && stated.get(name);
    if (!ofLanguage) continue;
    faulty.add(name);
    faults.add({
      row: ofLanguage.row,
      position,
      column: name,
      value: String(ofLanguage.value),
      message: `stands beside attribute ${attribute}`,
      allowed: 'one text for all languages, or one for each',
    });
  }
};

const isIgnored = ({ cells }: SheetRow): boolean => {
  const first = textOf(cells[0]);
  return (first.startsWith('#') && !isFormulaError(first)) || cells.every((cell) => textOf(cell) === '');
};

/** Reads the rows of a sheet. Faults of cells are collected, and the row is read on. */
export const readSheet = async (rows: AsyncIterable<SheetRow>, current: Catalogue, faults: SheetFaults): Promise<ReadSheet> => {
  const stored = new Map(current.products.map((family) => [family.code, family]));
  const bySku = productsBySku(current);
  const read: ReadSheet = { present: [], known: [], drafts: new Map(), ignoredStock: 0 };
  let isHeaderRead = false;
  for await (const row of rows) {
    if (!isHeaderRead) {
      isHeaderRead = true;
      read.present = readHeader(row.cells, current.attributes, faults);
      read.known = knownColumns(
        read.present.map(({ name }) => name),
        current.attributes,
      );
      if (!read.present.some(({ name }) => name === 'family' || name === 'sku')) break;
      continue;
    }
    if (isIgnored(row)) continue;
    const context = { row, present: read.present, faults };
    const named = namedBy(context, current, bySku, stored);
    if (!named) continue;
    const { code, colour } = named;
    const draft: FamilyDraft = read.drafts.get(code) ?? { code, stored: stored.get(code), row: row.number, stated: new Map(), faulty: new Set(), products: new Map() };
    read.drafts.set(code, draft);
    const before = colour === undefined ? undefined : draft.products.get(colour);
    if (before) {
      report(context, context.present.some(({ name }) => name === 'colour') ? 'colour' : 'sku', `stands twice: row ${before.row} has the same product`, 'one row for each product');
      continue;
    }
    const values = new Map<string, unknown>();
    if (colour !== undefined) draft.products.set(colour, { row: row.number, values });
    readCells(draft, colour, values, context);
    if (values.has('stock') && draft.stored?.variants.some((variant) => variant.colour === colour)) read.ignoredStock++;
  }
  for (const draft of read.drafts.values()) reportMixed(draft, read.present, faults);
  return read;
};
