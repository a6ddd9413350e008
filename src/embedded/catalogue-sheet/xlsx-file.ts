import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { EncryptedFileError, HucreError } from 'hucre';
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx';
import type { SheetRow } from './read-sheet.js';
import { SheetFileError, sheetLimits } from './sheet-limits.js';
import type { Sheet } from './write-sheet.js';

const widthOf = (name: string): number => (/^(?:description|summary)/.test(name) ? 60 : Math.max(12, name.length + 2));

/** A sheet as an XLSX file. Texts are text cells, which no spreadsheet program runs as formulas. */
export const xlsxOf = ({ columns, rows }: Sheet): ReadableStream<Uint8Array> =>
  writeXlsxStream(rows(), {
    name: 'products',
    columns: columns.map(({ name, row }) => ({ header: name, width: widthOf(name), numFmt: row.cell.format })),
    freezePane: { rows: 1, columns: 2 },
    // Texts of a family stand in each of its rows.
    inlineStrings: false,
  });

/** Checks the size that the parts of the archive declare. The reader stops when a part is larger than declared. */
const assertBounded = (data: Uint8Array): void => {
  let total = 0;
  try {
    unzipSync(data, {
      filter: ({ originalSize, size }) => {
        // Without a declared size the reader would have no bound.
        total += size > 0 && originalSize === 0 ? Infinity : originalSize;
        return false;
      },
    });
  } catch {
    throw new SheetFileError('The file is no XLSX. Save it as "Excel workbook (.xlsx)", or as CSV.');
  }
  if (total > sheetLimits.unpackedBytes) throw new SheetFileError(`The file unpacks to more than ${sheetLimits.unpackedBytes / 1024 / 1024} MB. Split it.`);
};

/** Reads the rows of the first sheet of an XLSX file. Of formulas it reads the stored results. @throws SheetFileError when it is no XLSX, encrypted, or too large */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const data = await readFile(path);
  // An encrypted workbook is no ZIP archive; the reader recognises it.
  if (data.subarray(0, 2).toString('latin1') === 'PK') assertBounded(data);
  try {
    for await (const { index, values } of streamXlsxRows(data)) {
      if (!(index >= 0 && index < sheetLimits.rows) || values.length > sheetLimits.columns) throw SheetFileError.tooLarge(index + 1, values.length);
      yield { number: index + 1, cells: values };
    }
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new SheetFileError('The file is protected by a password. Save it without one.');
    if (error instanceof HucreError) throw new SheetFileError(`The file cannot be read as XLSX: ${error.message}`);
    throw error;
  }
}
