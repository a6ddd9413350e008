import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Catalogue } from '../seed/catalogue-files.js';
import { readCsv } from './csv-file.js';
import { changesOfJsonLines } from './json-lines.js';
import { changesOfSheet, type ImportedChanges, type SheetOptions } from './sheet-changes.js';
import { SheetFileError, sheetLimits } from './sheet-limits.js';
import { readXlsx } from './xlsx-file.js';

/** Formats of the catalogue as a file, with the endings of their names. */
export const sheetFormats = { csv: ['.csv', '.tsv', '.txt'], xlsx: ['.xlsx'], jsonl: ['.jsonl', '.ndjson'] } as const satisfies Record<string, readonly string[]>;
export type SheetFormat = keyof typeof sheetFormats;

/** The format of a file by its name. @throws SheetFileError for other endings */
export const formatOf = (path: string): SheetFormat => {
  const ending = extname(path).toLowerCase();
  const found = (Object.keys(sheetFormats) as SheetFormat[]).find((format) => (sheetFormats[format] as readonly string[]).includes(ending));
  if (!found) throw new SheetFileError(`${path}: the name must end with ${Object.values(sheetFormats).flat().join(', ')}.`);
  return found;
};

/** Reads a file as changes of the stored catalogue. @throws SheetFileError when it cannot be read, is too large or hostile */
export const changesOfFile = async (path: string, current: Catalogue, options: SheetOptions): Promise<ImportedChanges> => {
  const format = formatOf(path);
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new SheetFileError(`${path} cannot be read (${error.code ?? error.message}).`);
  });
  if (size > sheetLimits.fileBytes) throw new SheetFileError(`${path} has more than ${sheetLimits.fileBytes / 1024 / 1024} MB. Split it.`);
  if (format === 'jsonl') return changesOfJsonLines(path);
  return changesOfSheet(format === 'xlsx' ? readXlsx(path) : readCsv(path), current, options);
};
