import { existsSync } from 'node:fs';
import type { Pool } from 'pg';
import { startTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { type BrandCode, brandCodes } from '../../../contract/brand-codes.js';
import { Slug } from '../../../contract/fields.js';
import { connectPool } from '../../database/pool.js';
import { faultsBetween } from '../catalogue-faults.js';
import { type Catalogue, ProductFile } from '../catalogue-files.js';
import { readCatalogue } from '../read-catalogue.js';
import { rowsOf } from '../rows.js';
import { catalogueFolder } from '../seed.js';
import { familiesAfter } from './families.js';
import { fillSynthetic } from './synthetic.js';

const catalogueOf = async (brand: BrandCode): Promise<Catalogue> => (await readCatalogue(catalogueFolder(brand)))!.parse();
const familiesOf = (catalogue: Catalogue, count: number) => Array.from({ length: count }, (_, at) => at + 1).map(familiesAfter(catalogue));

describe.each(brandCodes.filter((code) => existsSync(catalogueFolder(code))))('synthetic families modelled on the catalogue of %s', (brand) => {
  let catalogue: Catalogue;
  let families: Catalogue['products'];
  beforeAll(async () => {
    catalogue = await catalogueOf(brand);
    families = familiesOf(catalogue, 500);
  });

  it('are valid catalogue entries, except for their codes', () => {
    for (const family of families) expect(ProductFile.safeParse({ ...family, code: 'SYN' }).error?.issues).toBeUndefined();
  });

  it('are consistent with the catalogue, and their slugs are unique', () => {
    expect(faultsBetween({ ...catalogue, products: [...catalogue.products, ...families] })).toEqual([]);
    for (const { slug } of rowsOf({ ...catalogue, products: families }).texts) expect(Slug.safeParse(slug).success).toBe(true);
  });

  it('are the same in every run, for any number of families', async () => {
    expect(familiesOf(await catalogueOf(brand), 20)).toEqual(families.slice(0, 20));
  });

  it('have one to four colours, and differ in what lists are filtered and sorted by', () => {
    expect([...new Set(families.map(({ variants }) => variants.length))].sort()).toEqual([1, 2, 3, 4]);
    const { products } = rowsOf({ ...catalogue, products: families });
    const distinct = (value: (row: (typeof products)[number]) => unknown) => new Set(products.map((row) => JSON.stringify(value(row)))).size;
    expect(distinct(({ facets }) => facets?.material)).toBeGreaterThan(1);
    expect(distinct(({ facets }) => facets?.fireClass)).toBeGreaterThan(1);
    expect(distinct(({ facets }) => facets?.absorptionClass)).toBeGreaterThan(2);
    expect(distinct(({ mainCategory }) => mainCategory)).toBeGreaterThan(3);
    expect(distinct(({ prices }) => prices)).toBeGreaterThan(400);
    expect(distinct(({ since }) => since)).toBeGreaterThan(400);
  });
});

describe('a database with synthetic products', () => {
  let database: TestDatabase;
  let pool: Pool;
  let catalogue: Catalogue;
  beforeAll(async () => {
    [database, catalogue] = await Promise.all([startTestDatabase(), catalogueOf('ENC')]);
    pool = connectPool(database.url);
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  /** A hash of all rows for each table of the catalogue. */
  const content = async () =>
    Promise.all(
      ['category', 'product', 'product_text', 'product_category', 'listing', 'listing_price', 'listing_tag', 'listing_name', 'search_word'].map(
        async (table) => (await pool.query(`select md5(string_agg(t::text, '' order by t::text)) from "${table}" t`)).rows[0],
      ),
    );
  const families = async () => Number((await pool.query('select count(*) from product where position = 0 and is_on_sale')).rows[0].count);

  it('contains the requested number of families in seven locales, beside those of the catalogue', async () => {
    const written = await families();
    const colours = await fillSynthetic(database.url, catalogue, 120);
    expect(await families()).toBe(written + 120);
    const { rows } = await pool.query(
      "select count(*) as texts, count(distinct product_id) as products, count(distinct locale) as locales from product_text where product_id like 'syn%'",
    );
    expect(rows).toEqual([{ texts: String(colours * 7), products: String(colours), locales: '7' }]);
    // A smaller number removes the others.
    await fillSynthetic(database.url, catalogue, 30);
    expect(await families()).toBe(written + 30);
    await fillSynthetic(database.url, catalogue, 0);
    expect(await families()).toBe(written);
  });

  it('contains only the catalogue again after they are removed', async () => {
    const before = await content();
    await fillSynthetic(database.url, catalogue, 120);
    expect(await content()).not.toEqual(before);
    await fillSynthetic(database.url, catalogue, 0);
    expect(await content()).toEqual(before);
  });
});
