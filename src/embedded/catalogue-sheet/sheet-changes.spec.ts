import { brandCatalogue, EditedSheet, importRows } from '../../../test/support/catalogue-sheets.js';
import { type Catalogue, type ProductEntry, ProductFile } from '../seed/catalogue-files.js';
import { columnTable, keptFields } from './column-table.js';
import type { SheetOptions } from './sheet-changes.js';
import { templateOf } from './sheet-template.js';

let shop: Catalogue;
beforeAll(async () => {
  shop = await brandCatalogue('ENC');
});

const stored = (code: string): ProductEntry => shop.products.find((family) => family.code === code)!;
const sheet = (...codes: string[]) => EditedSheet.ofFamilies(shop, ...codes);
/** The entries that an import changes, by code. It must have no fault. */
const changed = async (edited: EditedSheet, options?: Partial<SheetOptions>): Promise<Record<string, ProductEntry>> => {
  const { plan, faults } = await importRows(edited.read(), shop, options);
  expect(faults).toEqual([]);
  return Object.fromEntries(plan.entries.map(({ key, after }) => [key, after as ProductEntry]));
};
const faultsOf = async (edited: EditedSheet, options?: Partial<SheetOptions>) => (await importRows(edited.read(), shop, options)).faults;

describe('the columns', () => {
  it('cover every field of a product, except those that an import keeps', () => {
    const covered = new Set<string>([...columnTable.map(({ path }) => path.split('.')[0]!), ...keptFields]);
    // Each variant is a row.
    expect(Object.keys(ProductFile.shape).filter((field) => !covered.has(field))).toEqual(['variants']);
  });
});

describe('an imported sheet', () => {
  it.each([['99,95'], ['99.95'], [99.95], [99.95000000000002]])('changes a price that is written %s', async (price) => {
    const { WPN } = await changed(sheet('WPN').setAll('price EUR', price));
    expect(WPN).toEqual({ ...stored('WPN'), price: { ...stored('WPN').price, EUR: 9995 } });
  });

  it('changes nothing when its rows are sorted otherwise', async () => expect(await changed(sheet('WPN', 'PYR', 'CLD').inReverse())).toEqual({}));

  it('changes only what it has columns for, and finds products by their number', async () => {
    const { PYR } = await changed(EditedSheet.ofColumns(['sku', 'Price  eur'], ['PYR-nightblue-01', '12,50']));
    expect(PYR).toEqual({ ...stored('PYR'), price: { ...stored('PYR').price, EUR: 1250 } });
  });

  it('changes a family by its code', async () => {
    expect((await changed(EditedSheet.ofColumns(['family', 'popularity'], ['PYR', 12]))).PYR!.popularity).toBe(12);
  });

  it('follows the rows of a family that state a value', async () => {
    const { PYR } = await changed(sheet('PYR').setAll('lead days', null).set(3, 'lead days', '7'));
    expect(PYR!.leadDays).toBe(7);
  });

  it('removes what is emptied in all rows of a family, and closes gaps', async () => {
    const emptied = ['reduced price EUR', 'reduced price GBP', 'reduced from', 'tier 1 from', 'tier 1 EUR', 'tier 1 GBP', 'attribute emission'];
    const edited = emptied.reduce((all, column) => all.setAll(column, null), sheet('CLD'));
    const { reduction: _, tiers, attributes, ...rest } = stored('CLD');
    const { emission: __, ...others } = attributes;
    expect((await changed(edited)).CLD).toEqual({ ...rest, tiers: tiers.slice(1), attributes: others });
  });

  it('keeps what cells cannot show', async () => {
    const configured = shop.products.find(({ configuration, variants }) => configuration && variants.length > 1)!;
    const after = (await changed(sheet(configured.code).setAll('popularity', 3)))[configured.code]!;
    expect(after).toEqual({ ...configured, popularity: 3 });
  });

  it('reads days as people of the countries write them', async () => {
    for (const typed of ['2024-02-29', '29-2-2024', '29.02.2024', '29/02/2024', new Date('2024-02-29')])
      expect((await changed(sheet('MEL').setAll('since', typed))).MEL!.since).toBe('2024-02-29');
  });

  it('replaces a text for all languages by one for each, and texts of a country', async () => {
    const edited = sheet('PYR').setAll('attribute fireClass', null);
    for (const language of ['nl', 'de', 'fr', 'en']) edited.setAll(`attribute fireClass ${language}`, `E (${language})`);
    const { PYR } = await changed(edited.setAll('name nl-BE', 'Piramidemousse'));
    expect(PYR!.attributes.fireClass).toEqual({ nl: 'E (nl)', de: 'E (de)', fr: 'E (fr)', en: 'E (en)' });
    expect(PYR!.texts['nl-BE']).toEqual({ name: 'Piramidemousse' });
  });

  it('adds a colour after the existing ones, with stock and its own picture', async () => {
    const edited = sheet('PYR').copy(5).set(6, 'colour', 'white').set(6, 'sku', null).set(6, 'stock', 40).set(6, 'picture 1 file', 'products/MEL-white-1.webp');
    const { PYR } = await changed(edited);
    expect(PYR!.variants).toEqual([...stored('PYR').variants, { colour: 'white', stock: 40 }]);
    const own = PYR!.pictures.filter(({ sku }) => sku === 'PYR-white-*');
    // The copied row names these two as well.
    expect(own.map(({ file }) => file)).toEqual(['products/MEL-white-1.webp', 'products/PYR-grey-2.webp', 'products/PYR-grey-4.webp']);
    // Pictures that all colours show are stored once.
    expect(PYR!.pictures.filter(({ sku }) => sku === 'PYR-*-*')).toEqual(stored('PYR').pictures.filter(({ sku }) => sku === 'PYR-*-*'));
  });

  it('reads no stock of a product that exists, and counts such rows', async () => {
    const { plan, imported } = await importRows(sheet('PYR').setAll('stock', 9).read(), shop);
    expect([plan.entries, imported.ignoredStock]).toEqual([[], 4]);
  });

  it('ends a product, and the family when all its products end', async () => {
    const one = (await changed(sheet('PYR').set(3, 'ended since', '24-11-2026').set(3, 'replaced by', 'WDG'))).PYR!;
    expect(one.ended).toBeUndefined();
    expect(one.variants[1]).toMatchObject({ colour: 'burgundy', ended: { since: '2026-11-24', replacedBy: 'WDG' } });
    const all = (await changed(sheet('PYR').setAll('ended since', '2026-11-24'))).PYR!;
    expect(all).toEqual({ ...stored('PYR'), ended: { since: '2026-11-24' } });
    const ended = { ...shop, products: [all] };
    const { plan } = await importRows(EditedSheet.ofFamilies(ended, 'PYR').set(2, 'ended since', null).read(), ended);
    expect(plan.entries).toMatchObject([{ outcome: 'returned', after: { variants: [{ colour: 'anthracite' }, { ended: { since: '2026-11-24' } }, {}, {}] } }]);
  });

  it('ends products without a row only when told so', async () => {
    const edited = () => sheet('PYR', 'WDG').remove(2);
    expect(await changed(edited())).toEqual({});
    const ended = await changed(edited(), { endsMissing: true });
    expect(Object.keys(ended)).toHaveLength(shop.products.length - 1);
    expect(ended.PYR).toMatchObject({ variants: [{ colour: 'anthracite', ended: { since: '2026-11-24' } }, {}, {}, {}] });
    expect(ended.PYR!.ended).toBeUndefined();
    expect(ended.WPN).toEqual({ ...stored('WPN'), ended: { since: '2026-11-24' } });
  });

  it('may lack languages that are allowed to be missing', async () => {
    const edited = () => {
      const all = sheet('MEL').setAll('sku', null).setAll('family', 'NEW');
      for (const field of ['name', 'purpose', 'slug', 'summary', 'description'])
        all.setAll(`${field} de`, null).setAll(`${field} nl`, 'nieuw').setAll(`${field} fr`, 'neuf').setAll(`${field} en`, 'new');
      return all.setAll('picture 1 alt de', null).setAll('attribute material de', null);
    };
    const missing = async (options?: Partial<SheetOptions>) => new Set((await faultsOf(edited(), options)).map(({ column, message }) => `${column} ${message}`));
    const german = new Set(['name de is missing', 'picture 1 alt de is missing', 'attribute material de is missing']);
    expect(await missing()).toEqual(german);
    expect(await missing({ mayLack: ['fr'] })).toEqual(german);
    const { NEW } = await changed(edited(), { mayLack: ['de', 'fr'] });
    expect(Object.keys(NEW!.texts)).toEqual(['nl', 'fr', 'en']);
  });
});

describe('the template', () => {
  it('has an example family that can be imported without its signs of a note', async () => {
    const template = templateOf(shop);
    const rows = [...template.rows()];
    expect(await changed(EditedSheet.of(template))).toEqual({});
    const family = rows[1]![0] as string;
    const edited = EditedSheet.of({ ...template, rows: () => rows.slice(1).map((row) => [String(row[0]).replace('# ', ''), ...row.slice(1)]) });
    const { XMP } = await changed(edited);
    expect(family).toBe('# XMP');
    expect(XMP).toMatchObject({
      price: { EUR: 2490, GBP: 2490 },
      tiers: [{ minQuantity: 10, price: { EUR: 2250 } }, { minQuantity: 20 }],
      variants: [{ stock: 120 }, { stock: 80 }],
    });
  });
});

describe('a fault of a sheet', () => {
  const cases: [string, (edited: EditedSheet) => EditedSheet, object][] = [
    [
      'a price with a thousands separator',
      (all) => all.set(3, 'price EUR', '1.295,00'),
      { row: 3, column: 'price EUR', value: '1.295,00', message: 'is not allowed', allowed: expect.stringContaining('12,50 or 12.50') },
    ],
    ['a price of zero', (all) => all.setFirst('price EUR', 0), { row: 2, column: 'price EUR', value: '0' }],
    [
      'two prices of one family',
      (all) => all.set(4, 'price EUR', '9,99'),
      { row: 4, column: 'price EUR', value: '9,99', message: 'differs from row 2', allowed: expect.stringContaining('same value') },
    ],
    ['a missing price', (all) => all.setAll('price GBP', null), { row: 2, column: 'price GBP', value: '', message: 'is missing' }],
    [
      'an unknown colour',
      (all) => all.set(3, 'colour', 'mauve').set(3, 'sku', null),
      { row: 3, column: 'colour', value: 'mauve', message: 'is no colour of the shop', allowed: expect.stringContaining('anthracite') },
    ],
    [
      'a number of another product',
      (all) => all.set(3, 'sku', 'PYR-grey-01'),
      { row: 3, column: 'sku', message: 'belongs to another product', allowed: 'PYR-burgundy-01, or nothing' },
    ],
    ['a product that stands twice', (all) => all.copy(3), { row: 6, column: 'colour', message: 'stands twice: row 3 has the same product' }],
    ['a row without a product', (all) => all.set(3, 'family', null).set(3, 'sku', null), { row: 3, column: 'family', message: 'is missing' }],
    [
      'an unknown number',
      (all) => all.set(3, 'family', null).set(3, 'colour', null).set(3, 'sku', 'ABC-red-01'),
      { row: 3, column: 'sku', value: 'ABC-red-01', message: 'is unknown' },
    ],
    ['a code in small letters', (all) => all.set(3, 'family', 'pyr'), { row: 3, column: 'family', value: 'pyr', message: 'is no code of a family' }],
    ['a day that does not exist', (all) => all.setFirst('since', '31-2-2025'), { row: 2, column: 'since', value: '31-2-2025', allowed: expect.stringContaining('24-11-2026') }],
    ['an unknown category', (all) => all.setAll('categories', 'studio-foam, garden'), { row: 2, column: 'categories', message: 'unknown category garden' }],
    [
      'an unknown picture',
      (all) => all.set(4, 'picture 1 file', 'products/none.webp'),
      { row: 4, column: 'picture 1 file', value: 'products/none.webp', message: 'products/none.webp is not a known picture' },
    ],
    ['a picture without text', (all) => all.set(4, 'picture 1 alt fr', null), { row: 4, column: 'picture 1 alt fr', message: 'is missing' }],
    ['volume prices that rise', (all) => all.setAll('tier 2 EUR', '12,00'), { row: 2, column: 'tier 1 from', message: 'the prices must fall' }],
    ['a volume price without a quantity', (all) => all.setAll('tier 4 EUR', '9,00').setAll('tier 4 GBP', '8,00'), { row: 2, column: 'tier 4 from', message: 'is missing' }],
    ['a slug with capitals', (all) => all.setFirst('slug de', 'Pyramiden'), { row: 2, column: 'slug de', value: 'Pyramiden' }],
    [
      'a slug of another family',
      (all) => all.setAll('slug nl', 'wandpaneel-stof'),
      { row: 2, column: 'slug nl', value: 'wandpaneel-stof', message: expect.stringContaining('WPN') },
    ],
    ['an emptied language', (all) => all.setAll('name fr', null), { row: 2, column: 'name fr', message: 'is missing' }],
    [
      'a text and an attribute of one language',
      (all) => all.setAll('attribute fireClass nl', 'E'),
      { row: 2, column: 'attribute fireClass nl', message: 'stands beside attribute fireClass' },
    ],
    ['a number that is none', (all) => all.setFirst('attribute width', 'wide'), { row: 2, column: 'attribute width', value: 'wide', allowed: 'a number such as 0,25 or 0.25' }],
    ['a formula that failed', (all) => all.setFirst('name de', '#REF!'), { row: 2, column: 'name de', value: '#REF!', message: 'is not allowed' }],
    ['a formula of a code that failed', (all) => all.set(3, 'family', '#N/A'), { row: 3, column: 'family', value: '#N/A' }],
    [
      'a column that is none',
      (all) => all.rename('price EUR', 'price USD'),
      { row: 1, column: 'price USD', message: 'is no column of the sheet', allowed: expect.stringContaining('price GBP') },
    ],
    ['a column that stands twice', (all) => all.rename('price EUR', 'price GBP'), { row: 1, column: 'price GBP', message: 'stands twice' }],
    ['a successor of a product that is sold', (all) => all.set(3, 'replaced by', 'WDG'), { row: 3, column: 'ended since', message: 'is missing' }],
  ];
  it.each(cases)('is found: %s', async (_, edit, fault) => {
    const faults = await faultsOf(edit(sheet('PYR')));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject(fault);
  });

  it('names the cell as spreadsheet programs do', async () => {
    const edited = EditedSheet.ofColumns(['family', ...Array.from({ length: 25 }, () => '# a note'), 'popularity'], ['PYR', ...Array.from({ length: 25 }, () => null), 101]);
    expect(await faultsOf(edited)).toMatchObject([{ cell: 'AA2', value: '101', allowed: 'a whole number from 1 to 100' }]);
  });

  it('does not hide the others', async () => {
    const edited = sheet('PYR', 'CLD').set(2, 'price EUR', 'free').set(3, 'colour', 'mauve').set(4, 'lead days', -1).rename('since', 'sinse').set(6, 'unit', 'mile');
    expect((await faultsOf(edited)).map(({ row, column }) => `${row} ${column}`)).toEqual(['1 sinse', '2 price EUR', '3 colour', '4 lead days', '6 unit']);
  });

  it('is a missing name of the products', async () => {
    expect(await faultsOf(EditedSheet.ofColumns(['price EUR'], ['12,50']))).toMatchObject([{ row: 1, column: 'family', message: 'is missing' }]);
  });
});
