import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textIn } from './export-texts.js';
import { type ReadExport, readExport } from './read-export.js';

const category = { kind: 'category', id: 'walls', name: 'Walls', slug: 'walls', picture: 'walls.webp' };
const panel = { id: 'panel-1', name: 'Panel', slug: 'panel', picture: 'panel.webp', category: 'walls', price_eur: 4900 };

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'quiet-export-'))));
afterAll(() => rm(folder, { recursive: true }));
const readDocument = async (document: string): Promise<ReadExport> => {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, document);
  return readExport(file);
};
const readRows = (...rows: unknown[]) => readDocument(rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
const idsOf = ({ products }: ReadExport) => products.map(({ columns }) => columns.id);

describe('an export as JSON Lines', () => {
  it('gives products and categories, with defaults for the columns that are missing', async () => {
    const { categories, products, faultCount } = await readRows(category, panel);
    expect([categories.map(({ columns }) => columns.id), faultCount]).toEqual([['walls'], 0]);
    expect(products[0]!.columns).toMatchObject({ id: 'panel-1', price_eur: 4900, category: ['walls'], in_stock: true, configurable: false, lead_days: 1 });
  });

  it('accepts lists, unknown columns, empty lines and values without effect', async () => {
    const read = await readRows(category, '', { ...panel, category: ['walls'], warehouse: { row: 3 }, colour: null });
    expect([idsOf(read), read.faultCount]).toEqual([['panel-1'], 0]);
  });

  it.each<[string, unknown, string, RegExp]>([
    ['that is not JSON', '{"id":', '', /not JSON/],
    ['without a required column', { ...panel, id: undefined }, 'id', /missing/],
    ['without a price', { ...panel, price_eur: undefined }, 'price_eur', /missing/],
    ['without a name in any language', { ...panel, name: undefined }, 'name', /missing/],
    ['with a slug that is no path segment', { ...panel, slug_de: 'Paneel Wand' }, 'slug_de', /lower-case/],
    ['with a price that is no number of cents', { ...panel, price_eur: '49.00' }, 'price_eur', /./],
    ['of an unknown kind', { ...panel, kind: 'voucher' }, 'kind', /neither/],
    ['of an unknown category', { ...panel, category: 'ceilings' }, 'category', /no row/],
    ['with the id of an earlier one', { ...panel, id: 'first' }, 'id', /more than once/],
  ])('leaves out a row %s, and reports its line and field', async (_, row, field, reason) => {
    const read = await readRows(category, { ...panel, id: 'first', slug: 'first' }, row, { ...panel, id: 'last', slug: 'last' });
    expect([idsOf(read), read.faultCount, read.faults]).toEqual([['first', 'last'], 1, [{ line: 3, field, reason: expect.stringMatching(reason) }]]);
  });

  it('lists 20 faults at most, and counts all', async () => {
    const { faults, faultCount } = await readRows(category, ...Array.from({ length: 50 }, () => '{'));
    expect([faults.length, faultCount]).toEqual([20, 50]);
  });
});

describe('an export as CSV', () => {
  it.each([',', ';', '\t'])('is read with the separator "%s", quotes and a byte order mark', async (separator) => {
    const header = ['kind', 'id', 'name', 'Name_DE', 'slug', 'picture', 'category', 'price_eur', 'in_stock'];
    const rows = [
      header,
      ['category', 'walls', 'Walls', '', 'walls', 'walls.webp', '', '', ''],
      ['', 'panel-1', `"Panel${separator} ""soft"""`, 'Paneel', 'panel', 'p.webp', 'walls', '4900', 'false'],
    ];
    const { products, faultCount } = await readDocument(`\u{FEFF}${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`);
    expect([products[0]!.columns.in_stock, faultCount]).toEqual([false, 0]);
    expect([textIn(products[0]!.values, 'name', 'en-GB'), textIn(products[0]!.values, 'name', 'de-AT')]).toEqual([`Panel${separator} "soft"`, 'Paneel']);
  });

  it('reports the line of a faulty row', async () => {
    const { faults } = await readDocument('id,name,slug,picture,category,price_eur\na,A,a,a.webp,walls,cheap\n');
    expect(faults).toEqual([expect.objectContaining({ line: 2, field: 'price_eur' })]);
  });

  it('is refused as a whole when it is not CSV', async () => {
    await expect(readDocument('id,name\n"a,b\n')).rejects.toThrow(/[Qq]uote/);
  });
});

describe('a text of an export', () => {
  it('is that of the locale, else of the language, else the one without suffix', () => {
    const values = { name: 'Panel', name_de: 'Paneel', 'name_de-AT': 'Wandpaneel' };
    expect([textIn(values, 'name', 'de-AT'), textIn(values, 'name', 'de-DE'), textIn(values, 'name', 'fr-FR'), textIn({}, 'name', 'fr-FR')]).toEqual([
      'Wandpaneel',
      'Paneel',
      'Panel',
      undefined,
    ]);
  });
});
