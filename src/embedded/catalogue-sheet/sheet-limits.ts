/** Bounds of a file that is imported. */
export const sheetLimits = {
  fileBytes: 256 * 1024 * 1024,
  /** Of all parts of an XLSX file together. */
  unpackedBytes: 1024 * 1024 * 1024,
  rows: 100_000,
  columns: 1000,
  /** Of one row of CSV, or one line of JSON Lines. */
  rowBytes: 2 * 1024 * 1024,
} as const;

/** The file cannot be read as a sheet; the message says why, and what to do. */
export class SheetFileError extends Error {
  override name = 'SheetFileError';

  static tooLarge(row: number, columns: number): SheetFileError {
    return columns > sheetLimits.columns
      ? new SheetFileError(`Row ${row} has ${columns} columns. At most ${sheetLimits.columns} are read.`)
      : new SheetFileError(`The file has more than ${sheetLimits.rows} rows. Split it.`);
  }
}
