import { parse } from 'csv-parse/sync';
import { readFile, stat } from 'node:fs/promises';
import { maximumPieces } from '../../src/contract/stock.js';
import { Failure } from './failure.js';

/** Maximum number of products in one count, and of bytes of its file. */
const maximumCounted = 20_000;
const maximumBytes = 5_000_000;
/** Faults that are listed one by one. */
const maxListedFaults = 20;

interface Row {
  record: { sku?: string; counted?: string };
  info: { lines: number };
}

const readRows = async (file: string): Promise<Row[]> => {
  try {
    if ((await stat(file)).size > maximumBytes) throw new Error(`it is larger than ${maximumBytes / 1_000_000} MB`);
    const columns = (header: string[]) => header.map((name) => name.trim().toLowerCase());
    return parse(await readFile(file, 'utf8'), {
      bom: true,
      columns,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Row[];
  } catch (error) {
    throw new Failure(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const faultOf = ({ sku, counted = '' }: Row['record']): string | undefined => {
  if (!sku) return 'sku is empty';
  return /^\d+$/.test(counted) && Number(counted) <= maximumPieces ? undefined : `counted must be a number from 0 to ${maximumPieces}, not "${counted}"`;
};

/**
 * Reads the counted pieces of products from a CSV file with the columns `sku` and `counted`. The separator is a comma, a semicolon or a tab.
 * Rows of one product add up, because it can be at several places.
 * @returns pieces by sku @throws Failure with each fault and its line
 */
export const readCounts = async (file: string): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const { record, info } of await readRows(file)) {
    const fault = faultOf(record);
    if (fault) faults.push(`line ${info.lines}: ${fault}`);
    else counts.set(record.sku!, (counts.get(record.sku!) ?? 0) + Number(record.counted));
  }
  if (faults.length) throw new Failure(`${file} has ${faults.length} faults; nothing was booked:\n${faults.slice(0, maxListedFaults).join('\n')}`);
  if (counts.size === 0) throw new Failure(`${file} has no rows. It needs a header with the columns sku and counted.`);
  if (counts.size > maximumCounted) throw new Failure(`${file} has more than ${maximumCounted} products. Count in several files.`);
  return counts;
};
