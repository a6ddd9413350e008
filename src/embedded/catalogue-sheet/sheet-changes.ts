import type { Language } from '../../contract/locales.js';
import type { CatalogueChange, CatalogueFault } from '../catalogue-changes/catalogue-changes.types.js';
import type { Catalogue, ProductEntry } from '../seed/catalogue-files.js';
import { type FamilyDraft, type FinishedFamily, finishFamily } from './family-draft.js';
import { fillLanguages } from './fill-languages.js';
import { type ReadSheet, readSheet, type SheetRow } from './read-sheet.js';
import type { HeaderColumn } from './sheet-header.js';
import { SheetFaults } from './sheet-faults.js';

export interface SheetOptions {
  /** Today, `2026-11-24`. */
  today: string;
  /** Languages whose texts new and changed families may lack. */
  mayLack?: readonly Language[];
  /** Whether products without a row end today. */
  endsMissing?: boolean;
}

/** The changes of a file, and where each of their parts stands in it. */
export interface ImportedChanges {
  changes: CatalogueChange[];
  faults: SheetFaults;
  /** Products in the file. */
  products: number;
  /** Products that exist, and whose row has a stock, which is not read. */
  ignoredStock: number;
  /** Adds a fault of an entry to the faults of the file, with its row and column. */
  locate(fault: CatalogueFault): void;
}

interface Located {
  row: number;
  column: string;
}

/** Path of a fault in terms of columns: numbers of volume prices and pictures as in the sheet. */
const columnPath = (path: readonly string[], { tiers, pictures }: FinishedFamily): string[] => {
  const at = Number(path[1]);
  if (path[0] === 'tiers' && path[1] !== undefined) return ['tiers', String((tiers[at] ?? at + 1) - 1), ...path.slice(2)];
  if (path[0] === 'pictures' && path[1] !== undefined) return ['pictures', String(pictures[at]?.position ?? 0), ...path.slice(2)];
  if (path[0] === 'variants') return path.slice(2).length ? path.slice(2) : ['colour'];
  return [...path];
};

const startsWith = (path: readonly string[], start: readonly string[]): boolean => start.every((step, at) => path[at] === step);

const placeOf = (fault: CatalogueFault, draft: FamilyDraft, family: FinishedFamily, { known }: ReadSheet): Located => {
  const steps = fault.path.split('.').filter(Boolean);
  const path = columnPath(steps, family);
  const column = known.find((one) => startsWith(one.path, path)) ?? known.findLast((one) => startsWith(path, one.path));
  const name = column?.name ?? fault.path;
  const colour = steps[0] === 'variants' ? family.entry.variants[Number(steps[1])]?.colour : steps[0] === 'pictures' ? family.pictures[Number(steps[1])]?.colour : undefined;
  const ofProduct = colour === undefined ? undefined : draft.products.get(colour)?.row;
  return { row: ofProduct ?? draft.stated.get(name)?.row ?? Math.max(draft.row, 1), column: name };
};

const addFault = (fault: CatalogueFault, sheet: ReadSheet, finished: Map<string, FinishedFamily>, faults: SheetFaults): void => {
  const [draft, family] = [sheet.drafts.get(fault.key), finished.get(fault.key)];
  if (!draft || !family) return faults.add({ row: 1, column: fault.path, value: fault.key, message: fault.message, allowed: '' });
  // A text that lacks a language is reported before, with the column of that language.
  if (family.located.some((path) => path.startsWith(`${fault.path}.`))) return;
  family.located.push(fault.path);
  const { row, column } = placeOf(fault, draft, family, sheet);
  const present: HeaderColumn | undefined = sheet.present.find(({ name }) => name === column);
  const [, { values } = { values: undefined }] = [...draft.products].find(([, product]) => product.row === row) ?? [];
  const value = draft.stated.get(column)?.value ?? values?.get(column);
  const known = sheet.known.find(({ name }) => name === column);
  // A cell with a fault of its own keeps the stored value, whose faults need no report.
  if (draft.faulty.has(column) || draft.faulty.has(`${row} ${column}`)) return;
  const isEmpty = value === undefined && known?.row.of !== 'key' && !fault.message.includes('unknown');
  faults.add({
    row,
    position: present?.position,
    column,
    value: value === undefined ? '' : String(value),
    message: isEmpty && /expected|invalid/i.test(fault.message) ? 'is missing' : fault.message,
    allowed: known?.row.cell.allowed ?? '',
  });
};

/** Adds the families that the file does not name. */
const addMissing = ({ drafts }: ReadSheet, { products }: Catalogue): void => {
  for (const stored of products)
    if (!drafts.has(stored.code)) drafts.set(stored.code, { code: stored.code, stored, row: 0, stated: new Map(), faulty: new Set(), products: new Map() });
};

/** Reads a sheet as changes of the stored catalogue. Families that stay as they are have none. */
export const changesOfSheet = async (rows: AsyncIterable<SheetRow>, current: Catalogue, { today, mayLack = [], endsMissing = false }: SheetOptions): Promise<ImportedChanges> => {
  const faults = new SheetFaults();
  const sheet = await readSheet(rows, current, faults);
  const products = [...sheet.drafts.values()].reduce((count, draft) => count + draft.products.size, 0);
  if (endsMissing) addMissing(sheet, current);
  const finished = new Map<string, FinishedFamily>();
  const changes: CatalogueChange[] = [];
  const locate = (fault: CatalogueFault) => addFault(fault, sheet, finished, faults);
  for (const draft of sheet.drafts.values()) {
    const family = finishFamily(draft, { present: draft.row ? sheet.present : [], known: sheet.known, today, endsMissing });
    if (!family.isChanged) continue;
    finished.set(draft.code, family);
    changes.push({ kind: 'family', key: draft.code, entry: family.entry satisfies ProductEntry });
    for (const path of fillLanguages(family.entry, mayLack)) locate({ kind: 'family', key: draft.code, path, message: 'is missing' });
  }
  return { changes, faults, products, ignoredStock: sheet.ignoredStock, locate };
};
