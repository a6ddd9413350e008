import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { brandCodes } from '../../contract/brand-codes.js';
import { brandCatalogue, importRows } from '../../../test/support/catalogue-sheets.js';
import { planChanges } from '../catalogue-changes/plan-changes.js';
import type { Catalogue } from '../seed/catalogue-files.js';
import { csvOf, readCsv, type Separator } from './csv-file.js';
import { jsonLinesOf } from './json-lines.js';
import { changesOfFile } from './sheet-file.js';
import { sheetOf } from './write-sheet.js';
import { xlsxOf } from './xlsx-file.js';

const options = { today: '2026-11-24' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const saveCsv = (catalogue: Catalogue, path: string, separator: Separator) => pipeline(csvOf(sheetOf(catalogue), separator), createWriteStream(path));
const saveXlsx = (catalogue: Catalogue, path: string) => pipeline(Readable.fromWeb(xlsxOf(sheetOf(catalogue)) as ReadableStream), createWriteStream(path));
const saveLines = (catalogue: Catalogue, path: string) => writeFile(path, [...jsonLinesOf(catalogue)].join(''));

const formats: [string, string, (catalogue: Catalogue, path: string) => Promise<void>][] = [
  ['CSV with commas', 'comma.csv', (catalogue, path) => saveCsv(catalogue, path, 'comma')],
  ['CSV with semicolons', 'semicolon.csv', (catalogue, path) => saveCsv(catalogue, path, 'semicolon')],
  ['XLSX', 'products.xlsx', saveXlsx],
  ['JSON Lines', 'catalogue.jsonl', saveLines],
];

describe.each(brandCodes)('the catalogue of %s', (brand) => {
  it.each(formats)('is unchanged after an export and an import as %s', async (_, name, save) => {
    const catalogue = await brandCatalogue(brand);
    const path = join(folder, `${brand}-${name}`);
    await save(catalogue, path);
    const { changes, faults, products, locate } = await changesOfFile(path, catalogue, options);
    const plan = planChanges(catalogue, changes);
    for (const fault of plan.faults) locate(fault);
    expect(faults.list()).toEqual([]);
    expect(plan.entries).toEqual([]);
    expect(products).toBe(name.endsWith('.jsonl') ? catalogue.products.length : catalogue.products.flatMap(({ variants }) => variants).length);
  });

  it('can be made from its sheet alone, except options and stock', async () => {
    const catalogue = await brandCatalogue(brand);
    const path = join(folder, `${brand}-alone.csv`);
    await saveCsv(catalogue, path, 'semicolon');
    const { plan, faults } = await importRows(readCsv(path), { ...catalogue, products: [] });
    expect(faults).toEqual([]);
    expect([...sheetOf(plan.catalogue).rows()]).toEqual([...sheetOf(catalogue).rows()]);
  });
});
