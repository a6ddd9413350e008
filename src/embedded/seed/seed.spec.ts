import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { currencies, locales } from '../../contract/locales.js';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { product, productPrice, productText } from '../catalogue/catalogue.tables.js';
import { applyChanges, changeCatalogue } from '../catalogue-changes/apply-changes.js';
import { catalogueEntry } from '../catalogue-changes/catalogue-changes.tables.js';
import { alone } from '../catalogue-changes/catalogue-lock.js';
import { readStoredCatalogue } from '../catalogue-changes/read-stored-catalogue.js';
import { planReset, releaseDifferences } from '../catalogue-changes/release.js';
import type { Database } from '../database/database.module.js';
import { connectPool } from '../database/pool.js';
import { webhookDeliveryTable, webhookEndpointTable } from '../webhooks/webhooks.tables.js';
import type { ProductEntry } from './catalogue-files.js';
import { seedCatalogue } from './seed.js';
import { readCatalogue } from './read-catalogue.js';
import { seedState } from './seed.tables.js';
import { fillSynthetic } from './synthetic/synthetic.js';

const brandFolder = fileURLToPath(new URL('../../../brands/enc', import.meta.url));

describe('seeding', () => {
  let database: TestDatabase;
  let pool: Pool;
  let db: Database;
  let copy: string;

  beforeAll(async () => {
    database = await startTestDatabase();
    pool = connectPool(database.url);
    db = drizzle(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });
  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'quiet-seed-'));
    await cp(join(brandFolder, 'catalogue'), join(copy, 'enc/catalogue'), { recursive: true });
    await cp(join(brandFolder, '../shared/media/manifest.json'), join(copy, 'shared/media/manifest.json'));
    await cp(join(brandFolder, '../shared/search'), join(copy, 'shared/search'), { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true, force: true }));

  const seed = () => seedCatalogue(db, 'ENC', undefined, join(copy, 'enc/catalogue'));
  const edit = async (file: string, from: string, to: string) => {
    const path = join(copy, 'enc/catalogue', file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
  };
  const rowOf = async (id: string) => (await db.select().from(product).where(eq(product.id, id)))[0]!;

  it('writes nothing when no file changed', async () => {
    expect(await seed()).toBeUndefined();
  });

  it('counts a new currency or locale as a change, because it needs rows of its own', async () => {
    const hash = async () => (await readCatalogue(join(copy, 'enc/catalogue')))!.hash;
    const before = await hash();
    for (const table of [currencies, locales] as string[][]) {
      table.push('new');
      const after = await hash();
      table.pop();
      expect(after).not.toBe(before);
    }
    expect(await hash()).toBe(before);
  });

  it('does not change the database of another brand', async () => {
    await expect(seedCatalogue(db, 'EF')).rejects.toThrow('BRAND: The database belongs to ENC. Set another DATA_DIR or DATABASE_URL for EF.');
    await expect(seedCatalogue(db, 'EDG')).rejects.toThrow('belongs to ENC');
    expect(await rowOf('wpn-ochre-01')).toMatchObject({ isOnSale: true });
    // A database that was filled before the brand was stored belongs to the default brand.
    await db.delete(seedState).where(eq(seedState.name, 'brand'));
    await expect(seedCatalogue(db, 'EF')).rejects.toThrow('belongs to ENC');
    expect(await seed()).toBeUndefined();
  });

  it('writes edited values and keeps the stock', async () => {
    await db.update(product).set({ stock: 17 }).where(eq(product.id, 'wpn-ochre-01'));
    await edit('products/WPN.json', '"stock": 128', '"stock": 999');
    await edit('products/WPN.json', '"EUR": 8900', '"EUR": 9100');
    expect((await seed())?.products).toBeGreaterThan(20);
    expect(await rowOf('wpn-ochre-01')).toMatchObject({ stock: 17, prices: { EUR: 9100 } });
  });

  it('sends webhooks for changed products only', async () => {
    await seed();
    await db.insert(webhookEndpointTable).values({ id: 'shelf', url: 'https://shelf.example/', secret: 'whsec_', events: ['product.changed'], description: '' });
    await edit('products/WPN.json', '"stock": 128', '"stock": 127');
    await edit('products/BOX.json', '"EUR": 189000', '"EUR": 195000');
    await seed();
    const reported = await db.select({ payload: webhookDeliveryTable.payload }).from(webhookDeliveryTable);
    expect(reported.map(({ payload }) => (payload as { data: { sku: string } }).data.sku).sort()).toEqual(['BOX-grey-01']);
  });

  it('uses the text of a locale instead of that of its language', async () => {
    await edit('products/WPN.json', '"texts": {', '"texts": { "nl-BE": { "name": "Muurpaneel stof" },');
    await seed();
    const rows = await db.select().from(productText).where(eq(productText.productId, 'wpn-ochre-01'));
    const names = Object.fromEntries(rows.map(({ locale, name }) => [locale, name]));
    expect([names['nl-BE'], names['nl-NL']]).toEqual(['Muurpaneel stof, oker', 'Wandpaneel stof, oker']);
  });

  it('takes a removed product off sale, and puts it on sale again when it returns', async () => {
    const file = join(copy, 'enc/catalogue/products/WPN.json');
    const text = await readFile(file, 'utf8');
    await rm(file);
    await seed();
    expect(await rowOf('wpn-petrol-01')).toMatchObject({ isOnSale: false, stock: 0 });
    await writeFile(file, text);
    await seed();
    expect(await rowOf('wpn-petrol-01')).toMatchObject({ isOnSale: true, stock: 164 });
  });

  it('leaves synthetic products on sale and in their categories', async () => {
    const source = await readCatalogue(join(copy, 'enc/catalogue'));
    await fillSynthetic(database.url, source!.parse(), 3);
    const synthetic = async () =>
      (await pool.query("select id, is_on_sale, (select count(*) from product_category where product_id = id) as links from product where id like 'syn%' order by id")).rows;
    const before = await synthetic();
    expect(before.length).toBeGreaterThan(2);
    await edit('products/WPN.json', '"EUR": 8900', '"EUR": 9300');
    await seed();
    expect(await rowOf('wpn-ochre-01')).toMatchObject({ prices: { EUR: 9300 } });
    expect(await synthetic()).toEqual(before);
    await fillSynthetic(database.url, source!.parse(), 0);
  });

  const pricesOf = async (id: string) =>
    (await db.select().from(productPrice).where(eq(productPrice.productId, id)).orderBy(asc(productPrice.since))).map(({ prices }) => prices.EUR);

  it('adds a price to the history only when it changes', async () => {
    await edit('products/BAS.json', '"EUR": 4995', '"EUR": 5195');
    await seed();
    await edit('products/BAS.json', '"popularity": 68', '"popularity": 69');
    await seed();
    await edit('products/BAS.json', '"EUR": 5195', '"EUR": 4995');
    await seed();
    expect(await pricesOf('bas-anthracite-01')).toEqual([4995, 5195, 4995]);
  });

  it('starts the history with the prices before and after a reduction, and ends the reduction when it is removed', async () => {
    await seed();
    expect(await pricesOf('cld-white-01')).toEqual([14_900, 13_400]);
    expect(await rowOf('cld-white-01')).toMatchObject({ reducedSince: '2026-11-02', prices: { EUR: 13_400 } });
    const file = join(copy, 'enc/catalogue/products/CLD.json');
    const { reduction: _, ...plain } = JSON.parse(await readFile(file, 'utf8')) as { reduction: unknown };
    await writeFile(file, JSON.stringify(plain));
    await seed();
    expect(await pricesOf('cld-white-01')).toEqual([14_900, 13_400, 14_900]);
    expect(await rowOf('cld-white-01')).toMatchObject({ reducedSince: null, prices: { EUR: 14_900 } });
  });

  it.each([
    ['to a higher price', '"EUR": 13400', '"EUR": 15400', 'products/CLD.json: reduction.price: must be lower than the price'],
    ['that ends before it begins', '"from": "2026-11-02"', '"from": "2026-11-02", "until": "2026-11-01"', 'products/CLD.json: reduction.until: must not be earlier than from'],
    ['that begins before the product was sold', '"from": "2026-11-02"', '"from": "2020-01-01"', 'products/CLD.json: reduction.from: must be later than since'],
  ])('refuses a reduction %s', async (_fault, from, to, place) => {
    await edit('products/CLD.json', from, to);
    await expect(seed()).rejects.toThrow(place);
  });

  it('reports a category that completes an unknown one', async () => {
    await edit('categories.json', '"completes": ["wall-panels"', '"completes": ["wall-panel"');
    await expect(seed()).rejects.toThrow('categories.json (accessories): completes: unknown category wall-panel');
  });

  it.each([
    ['a missing language', '"de": {\n      "name": "Wandpaneel Stoff",', '"xx": {\n      "name": "Wandpaneel Stoff",', 'products/WPN.json: texts: Unrecognized key: "xx"'],
    ['a price that is not a number', '"EUR": 8900', '"EUR": "8900"', 'products/WPN.json: price.EUR'],
    ['a price without one of the currencies', '"GBP": 7900', '"XXX": 7900', 'products/WPN.json: price.GBP'],
    ['a volume price that is not lower', '"EUR": 8250', '"EUR": 8950', 'products/WPN.json: tiers: the prices must fall'],
    ['an unknown colour', '"colour": "ochre"', '"colour": "ochra"', 'products/WPN.json: variants: unknown colour ochra'],
    ['an unknown picture', 'products/WPN-ochre-1.webp', 'products/WPN-ochra-1.webp', 'products/WPN.json: pictures.3.file'],
    ['a number in place of a text', '"fireClass": "B-s1,d0"', '"fireClass": 1', 'products/WPN.json: attributes.fireClass: must be a text'],
    ['a file that is not JSON', '{', '', 'products/WPN.json: the file is not JSON'],
  ])('reports file and field of %s', async (_fault, from, to, place) => {
    const before = await rowOf('wpn-petrol-01');
    await edit('products/WPN.json', from, to);
    await expect(seed()).rejects.toThrow(place);
    expect(await rowOf('wpn-petrol-01')).toEqual(before);
  });

  it.each([
    ['is unknown', '"parent": "nothing"', 'unknown category nothing'],
    ['is itself', '"parent": "photo-panels"', 'photo-panels must be listed before photo-panels'],
    ['is listed after it', '"parent": "ceiling"', 'ceiling must be listed before photo-panels'],
  ])('reports a category whose parent %s', async (_fault, parent, fault) => {
    await edit('categories.json', '"parent": "wall-panels"', parent);
    await expect(seed()).rejects.toThrow(`categories.json (photo-panels): parent: ${fault}`);
  });

  it('reports a language that a product lacks', async () => {
    const file = join(copy, 'enc/catalogue/products/WPN.json');
    const family = JSON.parse(await readFile(file, 'utf8')) as { texts: { de?: unknown } };
    delete family.texts.de;
    await writeFile(file, JSON.stringify(family));
    await expect(seed()).rejects.toThrow('products/WPN.json: texts.de: is missing');
  });

  it('reports a family of an unknown brand', async () => {
    await edit('products/WPN.json', '"brand": "ENC"', '"brand": "XYZ"');
    await expect(seed()).rejects.toThrow('products/WPN.json: brand');
  });

  it('reports both places of a slug that is used twice', async () => {
    await edit('categories.json', '"slug": "fotopanelen"', '"slug": "wandpanelen"');
    await expect(seed()).rejects.toThrow('categories.json (photo-panels): texts.nl.slug: wandpanelen is also the slug of wall-panels in nl-BE');
  });

  describe('on a shop whose catalogue ops have changed', () => {
    const familyOf = async (code: string) => (await readStoredCatalogue(db, [code])).products[0]!;
    const setByOps = (entry: Partial<ProductEntry> & Pick<ProductEntry, 'code'>) =>
      changeCatalogue(db, [{ kind: 'family', key: entry.code, entry }], { by: 'ada', reason: 'a test' });
    const differences = async () => (await releaseDifferences(db)).map(({ key, difference, fields }) => [key, difference, fields]);
    afterEach(async () => {
      const plan = await planReset(db);
      await alone(db, (tx) => applyChanges(tx, plan, { by: 'ada', reason: 'the next test' }));
      expect(await differences()).toEqual([]);
    });

    it('keeps what ops changed, follows the files in everything else, and lists the differences', async () => {
      await seed();
      const [panel, box] = [await familyOf('WPN'), await familyOf('BOX')];
      await setByOps({ ...panel, price: { ...panel.price, EUR: 9900 } });
      await edit('products/WPN.json', '"EUR": 8900', '"EUR": 9100');
      await edit('products/BOX.json', '"EUR": 189000', '"EUR": 195000');
      await seed();
      expect(await rowOf('wpn-ochre-01')).toMatchObject({ prices: { EUR: 9900 } });
      expect(await rowOf('box-grey-01')).toMatchObject({ prices: { EUR: 195_000 } });
      expect(await differences()).toEqual([['WPN', 'changed', ['price.EUR']]]);
      await setByOps({ ...box, price: { ...box.price, EUR: 195_000 } });
      expect(await differences()).toHaveLength(1);
    });

    it('keeps what ops removed and what they added', async () => {
      await seed();
      const panel = await familyOf('WPN');
      const texts = Object.fromEntries(Object.entries(panel.texts).map(([language, words]) => [language, { ...words, slug: `${words!.slug}-new` }]));
      await setByOps({ ...panel, code: 'NEW', texts, pictures: panel.pictures.map((picture) => ({ ...picture, sku: picture.sku.replace('WPN', 'NEW') })) });
      await changeCatalogue(db, [{ kind: 'family', key: 'BAS', entry: null }], { by: 'ada', reason: 'a test' });
      await edit('products/BAS.json', '"popularity": 68', '"popularity": 69');
      await seed();
      expect([(await rowOf('new-ochre-01')).isOnSale, (await rowOf('bas-anthracite-01')).isOnSale]).toEqual([true, false]);
      expect(await differences()).toEqual([
        ['BAS', 'removed', []],
        ['NEW', 'added', []],
      ]);
    });

    it('leaves the whole catalogue as it is when changes of ops do not fit to the files, so that the shop starts', async () => {
      await seed();
      await setByOps({ ...(await familyOf('WPN')), popularity: 3 });
      const change = async (file: string, edited: (content: never) => unknown) => {
        const path = join(copy, 'enc/catalogue', file);
        await writeFile(path, JSON.stringify(edited(JSON.parse(await readFile(path, 'utf8')) as never)));
      };
      await change('colours.json', ({ ochre: _, ...colours }: Record<string, unknown>) => colours);
      for (const file of await readdir(join(copy, 'enc/catalogue/products')))
        await change(`products/${file}`, (family: { variants: { colour: string }[] }) => ({ ...family, variants: family.variants.filter(({ colour }) => colour !== 'ochre') }));
      await edit('products/BAS.json', '"popularity":68', '"popularity":69');
      const before = await rowOf('bas-anthracite-01');
      expect((await seed())?.faults).toMatchObject([{ kind: 'family', key: 'WPN', path: 'variants', message: 'unknown colour ochre' }]);
      expect(await rowOf('bas-anthracite-01')).toEqual(before);
    });

    it('takes over a shop of an earlier release with its stock and price history', async () => {
      await seed();
      await db.update(product).set({ stock: 17 }).where(eq(product.id, 'wpn-ochre-01'));
      const history = async () => (await db.select().from(productPrice).orderBy(asc(productPrice.productId), asc(productPrice.since))).length;
      const before = await history();
      await db.delete(catalogueEntry);
      await db.delete(seedState).where(eq(seedState.name, 'derivation'));
      expect((await seed())?.faults).toEqual([]);
      expect(await rowOf('wpn-ochre-01')).toMatchObject({ stock: 17, isOnSale: true });
      expect(await history()).toBe(before);
      expect((await familyOf('WPN')).price.EUR).toBe(8900);
    });
  });
});
