import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type ExportedCategory, type ExportedProduct, readRow, type RowFault, type Values } from './export-row.js';

/** Limit of the rows of an export. */
export const maxRows = 100_000;
/** Limit of the faults that are kept, to be logged one by one. All are counted. */
const maxListedFaults = 20;

export interface ReadExport {
  categories: ExportedCategory[];
  products: ExportedProduct[];
  faultCount: number;
  faults: (RowFault & { line: number })[];
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean).trim();
};
const valuesOf = (record: object): Values =>
  Object.fromEntries(
    Object.entries(record).flatMap(([column, value]) =>
      textOf(value) === ''
        ? []
        : [
            [
              column
                .trim()
                .toLowerCase()
                .replace(/-[a-z]{2}$/, (country) => country.toUpperCase()),
              textOf(value),
            ],
          ],
    ),
  );

type Line = { line: number; values: Values } | { line: number; fault: RowFault };

/** Rows of a CSV document with a header. The separator is a comma, a semicolon or a tab. */
async function* csvLines(file: string): AsyncGenerator<Line> {
  const rows = createReadStream(file).pipe(
    parse({ bom: true, columns: true, delimiter: [',', ';', '\t'], info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 200_000 }),
  );
  for await (const { record, info } of rows as AsyncIterable<{ record: object; info: { lines: number } }>) yield { line: info.lines, values: valuesOf(record) };
}

async function* jsonLines(file: string): AsyncGenerator<Line> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      const record: unknown = JSON.parse(text.replace(/^\u{FEFF}/u, ''));
      if (typeof record === 'object' && record !== null) yield { line, values: valuesOf(record) };
      else yield { line, fault: { field: '', reason: 'not an object' } };
    } catch {
      yield { line, fault: { field: '', reason: 'not JSON' } };
    }
  }
}

/** Whether a document is JSON Lines: its first character opens an object. */
const isJsonLines = async (file: string): Promise<boolean> => {
  for await (const chunk of createReadStream(file, { encoding: 'utf8', end: 1023 })) return /^\s*\{/.test(String(chunk).replace(/^\u{FEFF}/u, ''));
  return false;
};

/**
 * Reads an export. Rows with faults are left out: wrong values, an id that occurred before, unknown categories.
 * @throws Error when the document cannot be read as CSV, or has too many rows
 */
export const readExport = async (file: string): Promise<ReadExport> => {
  const read: ReadExport = { categories: [], products: [], faultCount: 0, faults: [] };
  const lineOf = new Map<object, number>();
  const seen = new Set<string>();
  const leaveOut = (line: number, fault: RowFault) => {
    read.faultCount += 1;
    if (read.faults.length < maxListedFaults) read.faults.push({ line, ...fault });
  };
  let rows = 0;
  for await (const entry of (await isJsonLines(file)) ? jsonLines(file) : csvLines(file)) {
    rows += 1;
    if (rows > maxRows) throw new Error(`The export has more than ${maxRows} rows`);
    const row = 'fault' in entry ? entry.fault : readRow(entry.values);
    if (!('kind' in row)) {
      leaveOut(entry.line, row);
      continue;
    }
    const key = `${row.kind} ${row.columns.id}`;
    if (seen.has(key)) {
      leaveOut(entry.line, { field: 'id', reason: 'occurs more than once' });
      continue;
    }
    seen.add(key);
    lineOf.set(row, entry.line);
    if (row.kind === 'category') read.categories.push(row);
    else read.products.push(row);
  }
  const known = new Set(read.categories.map(({ columns }) => columns.id));
  read.products = read.products.filter((row) => {
    const isKnown = row.columns.category.every((id) => known.has(id));
    if (!isKnown) leaveOut(lineOf.get(row)!, { field: 'category', reason: 'no row of kind category has this id' });
    return isKnown;
  });
  return read;
};
