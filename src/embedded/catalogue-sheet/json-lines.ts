import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type CatalogueChange, type CatalogueFault, type EntryKind, entryKinds } from '../catalogue-changes/catalogue-changes.types.js';
import { entriesOf } from '../catalogue-changes/plan-changes.js';
import type { Catalogue } from '../seed/catalogue-files.js';
import type { ImportedChanges } from './sheet-changes.js';
import { SheetFaults } from './sheet-faults.js';
import { SheetFileError, sheetLimits } from './sheet-limits.js';
import { familiesOf } from './write-sheet.js';

/** The entries of a catalogue as they are stored, one a line. With a category only its families. */
export function* jsonLinesOf(catalogue: Catalogue, category?: string): Generator<string> {
  const entries = entriesOf(catalogue);
  const families = new Set(familiesOf(catalogue, category).map(({ code }) => code));
  for (const kind of entryKinds)
    for (const [key, entry] of entries[kind]) {
      const isWanted = kind === 'family' ? families.has(key) : category === undefined;
      if (isWanted) yield `${JSON.stringify({ kind, key, entry })}\n`;
    }
}

const isKind = (kind: unknown): kind is EntryKind => entryKinds.some((one) => one === kind);

/** The change of a line; undefined after a fault. */
const changeOf = (line: string, row: number, faults: SheetFaults): CatalogueChange | undefined => {
  const fault = (column: string, message: string, allowed: string): void => faults.add({ row, column, value: line, message, allowed });
  let parsed: Partial<CatalogueChange> | null;
  try {
    parsed = JSON.parse(line) as Partial<CatalogueChange> | null;
  } catch {
    return void fault('', 'is no JSON', 'an object with kind, key and entry');
  }
  if (!isKind(parsed?.kind)) return void fault('kind', 'is unknown', entryKinds.join(', '));
  if (typeof parsed.key !== 'string' || !parsed.key || parsed.key.length > 200) return void fault('key', 'is no key', 'a text');
  if (typeof parsed.entry !== 'object' || parsed.entry === null)
    return void fault('entry', 'is no entry', 'an object as the export writes it; entries are not removed by an import');
  return { kind: parsed.kind, key: parsed.key, entry: parsed.entry };
};

/** Reads entries from JSON Lines. @throws SheetFileError when the file is too large */
export const changesOfJsonLines = async (path: string): Promise<ImportedChanges> => {
  const faults = new SheetFaults();
  const changes: CatalogueChange[] = [];
  const rows = new Map<string, number>();
  let row = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    row++;
    if (row > sheetLimits.rows) throw SheetFileError.tooLarge(row, 1);
    const change = line.trim() ? changeOf(line, row, faults) : undefined;
    if (!change) continue;
    const name = `${change.kind} ${change.key}`;
    if (rows.has(name))
      faults.add({ row, column: 'key', value: change.key, message: `stands twice: line ${rows.get(name)} has the same entry`, allowed: 'one line for each entry' });
    rows.set(name, row);
    changes.push(change);
  }
  const locate = ({ kind, key, path: column, message }: CatalogueFault): void => faults.add({ row: rows.get(`${kind} ${key}`) ?? 1, column, value: key, message, allowed: '' });
  return { changes, faults, products: changes.filter(({ kind }) => kind === 'family').length, ignoredStock: 0, locate };
};
