import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { csvCell, restored } from './csv-cells.js';
import type { SheetRow } from './read-sheet.js';
import { SheetFileError, sheetLimits } from './sheet-limits.js';
import type { Sheet } from './write-sheet.js';

/** What separates the cells. Spreadsheet programs of countries with a decimal comma expect semicolons. */
export const separators = { comma: ',', semicolon: ';' } as const;
export type Separator = keyof typeof separators;

/** A sheet as lines of CSV in UTF-8 with a byte order mark, by which Excel recognises it. */
export const csvOf = ({ columns, rows }: Sheet, separator: Separator): NodeJS.ReadableStream => {
  const output = stringify({ bom: true, delimiter: separators[separator], record_delimiter: 'windows' });
  const decimalSign = separator === 'semicolon' ? ',' : '.';
  function* lines(): Generator<string[]> {
    yield columns.map(({ name }) => name);
    for (const row of rows()) yield row.map((value, at) => csvCell(value, columns[at]!, decimalSign));
  }
  pipeline(Readable.from(lines()), output, () => undefined);
  return output;
};

/** Decodes UTF-8, and refuses other encodings. */
const decoder = () => {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk: Buffer | undefined, done: (error: Error | null, text?: string) => void) => {
    try {
      done(null, chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode());
    } catch {
      done(new SheetFileError('The file is not in UTF-8. Save it as "CSV UTF-8", or as XLSX.'));
    }
  };
  return new Transform({ encoding: 'utf8', decodeStrings: true, transform: (chunk: Buffer, _encoding, done) => decode(chunk, done), flush: (done) => decode(undefined, done) });
};

const startLength = 65_536;
/** The character that separates the names of the header line. A first line `sep=;`, which Excel understands, is skipped. */
const separatorOf = async (path: string): Promise<{ delimiter: string; skipped: number }> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startLength), 0, startLength, 0);
    const lines = buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
    const skipped = /^sep=.$/.test(lines[0] ?? '') ? 1 : 0;
    const counts = [';', ',', '\t'].map((sign) => ({ sign, count: (lines[skipped] ?? '').split(sign).length }));
    return { delimiter: counts.toSorted((one, other) => other.count - one.count)[0]!.sign, skipped };
  } finally {
    await file.close();
  }
};

/** Reads the rows of a CSV file. @throws SheetFileError when it is no CSV in UTF-8, or too large */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { delimiter, skipped } = await separatorOf(path);
  const parser = parse({ bom: true, delimiter, from_line: skipped + 1, relax_column_count: true, max_record_size: sheetLimits.rowBytes });
  // An error of one stream ends the loop below with that error.
  pipeline(createReadStream(path), decoder(), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number++;
      if (number > sheetLimits.rows || cells.length > sheetLimits.columns) throw SheetFileError.tooLarge(number, cells.length);
      yield { number, cells: cells.map(restored) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SheetFileError(`The file is no CSV: ${error.message}`);
    throw error;
  }
}
