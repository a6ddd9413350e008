import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duringTests } from '../support/during-tests.js';
import { type Ended, runCli } from '../support/run-cli.js';
import { startTestShop } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const catalogue = (...words: string[]): Promise<Ended> => runCli(['catalogue', ...words], { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
const file = (name: string): string => join(folder, name);
const write = async (name: string, ...lines: string[]): Promise<string> => {
  await writeFile(file(name), `${lines.join('\n')}\n`);
  return file(name);
};
const priceOf = async (productId: string): Promise<number> => (await shop.visitor().call('get', `/Products/${productId}`).expect(200)).body.priceIncVat.amount;

describe('the catalogue as a spreadsheet', () => {
  it('comes back unchanged in each format', async () => {
    for (const name of ['all.csv', 'all.xlsx', 'all.jsonl']) {
      expect(await catalogue('export', '--out', file(name))).toMatchObject({ code: 0, said: expect.stringMatching(/^Wrote \d+ products of 25 families to /) });
      expect(await catalogue('import', file(name))).toMatchObject({ code: 0, said: expect.stringContaining('nothing changes') });
    }
    expect(await catalogue('export', '--out', file('all.csv'))).toMatchObject({ code: 1, said: expect.stringContaining('EEXIST') });
    expect(await catalogue('export', '--format', 'xlsx')).toEqual({ code: 2, said: 'XLSX is no text. Name a file with --out.\n' });
  });

  it('is exported by category to standard output', async () => {
    const { code, said } = await catalogue('export', '--category', 'studio-foam', '--separator', 'comma');
    expect(code).toBe(0);
    expect(said.split('\r\n').filter((line) => line.startsWith('PYR,'))).toHaveLength(4);
    expect(said).not.toContain('\nWPN,');
    expect(await catalogue('export', '--category', 'garden')).toMatchObject({ code: 1, said: expect.stringContaining('No category garden. Categories: ') });
  });

  it('is checked whole: each fault has its row, cell, column and what is allowed', async () => {
    const path = await write('faults.csv', 'sku;price EUR;lead days', 'PYR-grey-01;12,5,0;90', 'ABC-red-01;1;1');
    const checked = await catalogue('import', path, '--check');
    expect(checked.code).toBe(1);
    expect(checked.said).toMatch(/2 +B2 +price EUR +12,5,0 +is not allowed +an amount including VAT/);
    expect(checked.said).toMatch(/2 +C2 +lead days +90 +is not allowed +a whole number from 0 to 60/);
    expect(checked.said).toMatch(/3 +A3 +sku +ABC-red-01 +is unknown/);
    expect(checked.said).toContain('3 faults. Nothing was changed.');
    const { faults } = JSON.parse((await catalogue('import', path, '--yes', '--json')).said) as { faults: object[] };
    expect(faults).toHaveLength(3);
    expect(await priceOf('pyr-grey-01')).toBe(1295);
  });

  it('is imported in one transaction that can be undone, and products change at once', async () => {
    const path = await write('prices.csv', 'sku;price EUR;price GBP', 'PYR-grey-01;13,50;11,90', 'CLD-white-01;155;135');
    expect(await catalogue('import', path, '--check')).toMatchObject({ code: 0, said: expect.stringMatching(/2 products; 2 changed[^]*PYR {2}EUR 12\.95 -> 13\.50 \(\+4 %\)/) });
    expect(await catalogue('import', path)).toMatchObject({ code: 2, said: expect.stringContaining('Import 2 changes? Nothing was done') });
    expect(await priceOf('pyr-grey-01')).toBe(1295);

    const imported = await catalogue('import', path, '--yes', '--reason', 'prices of December');
    expect(imported).toMatchObject({ code: 0, said: expect.stringMatching(/^2 changed\. Change set \S+; take it back with: catalogue undo \S+\n$/) });
    expect([await priceOf('pyr-grey-01'), await priceOf('pyr-anthracite-01')]).toEqual([1350, 1350]);
    expect((await catalogue('log')).said).toContain('prices of December');

    const changeSet = /undo (\S+)/.exec(imported.said)![1]!;
    expect((await catalogue('undo', changeSet, '--yes')).code).toBe(0);
    expect(await priceOf('pyr-grey-01')).toBe(1295);
  });

  it('refuses large price moves in a script, until they are allowed', async () => {
    const path = await write('slip.csv', 'sku,price EUR,tier 1 EUR,tier 2 EUR,tier 3 EUR', 'PYR-grey-01,6.95,5.95,4.95,3.95');
    expect(await catalogue('import', path, '--yes')).toEqual({
      code: 1,
      said: '1 price would move by more than 30 %, PYR by -46 %. Check them, then allow them with --max-price-move 46.\n',
    });
    const { said } = await catalogue('import', path, '--yes', '--max-price-move', '46', '--json');
    expect(JSON.parse(said)).toMatchObject({
      products: 1,
      outcomes: { changed: 1 },
      priceMoves: [{ family: 'PYR', currency: 'EUR', from: 1295, to: 695, percent: -46 }],
      changeSet: expect.any(String),
    });
    expect(await priceOf('pyr-burgundy-01')).toBe(695);
    expect((await catalogue('undo', '--yes')).code).toBe(0);
  });

  it('adds the products of a template, which are for sale at once', async () => {
    expect((await catalogue('template', '--out', file('template.csv'))).said).toMatch(/^Wrote \d+ columns to /);
    const template = await readFile(file('template.csv'), 'utf8');
    const path = await write('new.csv', template.replaceAll('# XMP', 'XMP'));
    expect(await catalogue('import', path, '--yes')).toMatchObject({ code: 0, said: expect.stringMatching(/^1 new\. Change set /) });
    expect(await priceOf('xmp-aluminium-01')).toBe(2490);
    const { lines } = await shop.visitor().add('xmp-anthracite-01', 3);
    expect(lines).toMatchObject([{ quantity: 3 }]);
    expect(await catalogue('template', '--format', 'xlsx')).toMatchObject({ code: 2 });
  });

  it('is refused when it is no sheet', async () => {
    expect(await catalogue('import', await write('all.ods', 'PK'))).toMatchObject({ code: 1, said: expect.stringContaining('must end with .csv') });
    expect(await catalogue('import', file('none.csv'))).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read (ENOENT)') });
    expect(await catalogue('import', file('all.csv'), '--allow-missing', 'es')).toMatchObject({ code: 2, said: expect.stringContaining('Use languages of nl,de,fr,en.') });
  });
});
