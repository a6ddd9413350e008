import { Option } from 'commander';
import { stringify } from 'csv-stringify';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jsonArray } from '../../src/embedded/json-array.js';
import { Failure } from './failure.js';
import { printDone, type Printed } from './print.js';

export const formatOption = (): Option => new Option('--format <format>', 'output format').choices(['csv', 'json']).default('json');
interface ExportOptions extends Printed {
  format: 'csv' | 'json';
  out?: string;
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

async function* asCells(pages: AsyncIterable<object[]>): AsyncGenerator<Record<string, string>> {
  for await (const page of pages) for (const row of page) yield Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]));
}

/** Standard output as a stream that `pipeline` does not close. */
const screen = () => new Writable({ write: (chunk: Buffer, _encoding, done) => void process.stdout.write(chunk, () => done()) });

const fileAt = async (path: string): Promise<Writable> => {
  const file = await open(path, 'wx', 0o600).catch((error: Error) => {
    throw new Failure(`Cannot write ${path}: ${error.message}`);
  });
  return createWriteStream(path, { fd: file, flush: true });
};

/** A new file, or standard output. @throws Failure when the file exists or cannot be written */
export const outputAt = async (path: string | undefined): Promise<Writable> => (path === undefined ? screen() : fileAt(path));

/** Streams rows to a file or to standard output: as one JSON array, or as CSV with the field names of the first row as header. */
export const saveRows = async (pages: AsyncIterable<object[]>, { format, out, json }: ExportOptions): Promise<void> => {
  let rows = 0;
  async function* counted(): AsyncGenerator<object[]> {
    for await (const page of pages) {
      rows += page.length;
      yield page;
    }
  }
  const target = await outputAt(out);
  if (format === 'json') await pipeline(Readable.from(jsonArray(counted())), target);
  else await pipeline(Readable.from(asCells(counted())), stringify({ header: true, bom: out !== undefined, escape_formulas: true, record_delimiter: 'windows' }), target);
  if (out !== undefined) printDone({ rows, out }, `Wrote ${rows} rows to ${out}`, { json });
};
