import { asc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import brand from '../../../brands/enc/brand.js';
import { resetClock, setClock } from '../../../test/support/set-clock.js';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import { dayMs } from '../../domain/calendar-days.js';
import { colourFamilyOf } from '../../domain/colour-families.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { product, productPrice } from '../catalogue/catalogue.tables.js';
import { CurrentListings } from '../catalogue/listing/listings.js';
import type { Database } from '../database/database.module.js';
import { connectPool } from '../database/pool.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { today } from '../seed/price-schedule.js';
import { applyChanges, changeCatalogue, planAgainstStored } from './apply-changes.js';
import { alone } from './catalogue-lock.js';
import type { CatalogueChange, PlanOptions } from './catalogue-changes.types.js';
import { listChangeSets } from './change-log.js';
import { applyDuePrices } from './due-prices.js';
import { withEnd, withoutEnd, withoutSchedule, withPrice, withReduction, withScheduledPrice } from './edit-family.js';
import { explainProduct } from './explain-product.js';
import { withCurrentStock } from './find-family.js';
import { planChanges } from './plan-changes.js';
import { readStoredCatalogue } from './read-stored-catalogue.js';
import { storedFindings } from './stored-findings.js';
import { lastChangeSet, undoChanges } from './undo-changes.js';

const note = { by: 'ada', reason: 'a test' };
const id = 'wpn-ochre-01';

describe('changes of the stored catalogue', () => {
  let database: TestDatabase;
  let pool: Pool;
  let db: Database;
  let catalogue: CatalogueService;

  beforeAll(async () => {
    database = await startTestDatabase();
    pool = connectPool(database.url);
    db = drizzle(pool);
    catalogue = new CatalogueService(db, new DeliveryCalendar(brand), new CurrentListings(db));
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });
  afterEach(resetClock);

  const familyOf = async (code: string) => (await readStoredCatalogue(db, [code])).products[0]!;
  const change = async (entry: ProductEntry, options: PlanOptions = {}) => {
    const { plan, changeSet } = await changeCatalogue(db, [{ kind: 'family', key: entry.code, entry }], note, options);
    expect(plan.faults).toEqual([]);
    return changeSet!;
  };
  const undo = (changeSet: string) => alone(db, (tx) => undoChanges(tx, changeSet, note));
  const rowOf = async (one: string) => (await db.select().from(product).where(eq(product.id, one)))[0]!;
  const priceOf = async (one: string) => (await rowOf(one)).prices.EUR;
  const list = (locale: 'nl-NL' | 'de-DE', q?: string) => catalogue.list({ category: undefined, sort: 'popular', page: 1, pageSize: 100, ...(q !== undefined && { q }) }, locale);
  const contentOf = async (...tables: string[]) =>
    Promise.all(
      tables.map(
        async (table) =>
          (await pool.query(`select md5(string_agg((to_jsonb(t) - 'updated_at')::text, '' order by (to_jsonb(t) - 'updated_at')::text)) as hash from "${table}" t`)).rows[0]
            .hash as string,
      ),
    );

  it('are stored with who changed what, when and why, and are undone as a whole', async () => {
    const derived = ['product', 'product_text', 'product_category', 'category', 'listing_price', 'search_synonym'];
    const before = await contentOf(...derived);
    const [panel, box, stored] = [await familyOf('WPN'), await familyOf('BOX'), await readStoredCatalogue(db)];
    const category = stored.categories[0]!;
    const changes: CatalogueChange[] = [
      { kind: 'family', key: 'WPN', entry: { ...panel, price: { EUR: 9900, GBP: 8800 }, texts: { ...panel.texts, nl: { ...panel.texts.nl!, name: 'Wolpaneel' } } } },
      { kind: 'family', key: 'BOX', entry: null },
      { kind: 'category', key: category.id, entry: { ...category, texts: { ...category.texts, nl: { ...category.texts.nl, name: 'Panelen' } } } },
      { kind: 'colour', key: 'ochre', entry: { ...stored.colours['ochre']!, hex: '#123456' } },
    ];
    const { plan, changeSet } = await changeCatalogue(db, changes, note);
    expect(plan.entries.map(({ kind, key, outcome }) => [kind, key, outcome])).toEqual([
      ['category', category.id, 'changed'],
      ['colour', 'ochre', 'changed'],
      ['family', 'WPN', 'changed'],
      ['family', 'BOX', 'removed'],
    ]);
    expect(plan.priceMoves).toContainEqual({ family: 'WPN', currency: 'EUR', from: 8900, to: 9900, percent: 11 });
    expect(await rowOf(id)).toMatchObject({ prices: { EUR: 9900 }, colourFacts: { hex: '#123456' } });
    expect((await rowOf('box-grey-01')).isOnSale).toBe(false);
    expect((await list('nl-NL', 'wolpaneel')).items.map(({ family }) => family)).toContain('WPN');
    expect(await listChangeSets(db, { key: 'WPN', limit: 1 })).toMatchObject([{ id: changeSet, by: 'ada', reason: 'a test', entries: 4, undoes: null }]);
    const undone = await undo(changeSet!);
    expect(await contentOf(...derived)).toEqual(before);
    expect((await listChangeSets(db, { limit: 1 }))[0]).toMatchObject({ id: undone, undoes: changeSet });
    expect([panel, box]).toEqual([await familyOf('WPN'), await familyOf('BOX')]);
  });

  it('are refused as a whole with kind, key and field of each fault', async () => {
    const panel = await familyOf('WPN');
    const box = await familyOf('BOX');
    const faulty = [
      { kind: 'family', key: 'WPN', entry: { ...panel, tiers: [{ minQuantity: 5, price: { EUR: 99_000, GBP: 99_000 } }] } },
      { kind: 'family', key: 'BOX', entry: { ...box, texts: { ...box.texts, de: { ...box.texts.de!, slug: panel.texts.de!.slug } }, categories: ['nowhere'] } },
      { kind: 'family', key: 'PYR', entry: { ...(await familyOf('PYR')), code: 'PYX' } },
    ] satisfies CatalogueChange[];
    const { plan, changeSet } = await changeCatalogue(db, faulty, note);
    expect(changeSet).toBeUndefined();
    expect(plan.faults).toEqual([
      { kind: 'family', key: 'WPN', path: 'tiers', message: 'the prices must fall' },
      { kind: 'family', key: 'PYR', path: 'code', message: 'must be PYR' },
      { kind: 'family', key: 'BOX', path: 'categories', message: 'unknown category nowhere' },
      ...['de-AT', 'de-DE'].map((locale) => ({ kind: 'family', key: 'BOX', path: 'texts.de.slug', message: `wandpaneel-stoff is also the slug of WPN in ${locale}` })),
    ]);
    expect([await familyOf('WPN'), await familyOf('BOX')]).toEqual([panel, box]);
  });

  it('report slugs of products that they do not contain, also of products that are off sale', async () => {
    const [panel, box] = [await familyOf('WPN'), await familyOf('BOX')];
    const wanted = { ...box, texts: { ...box.texts, en: { ...box.texts.en!, slug: panel.texts.en!.slug } } };
    const faults = async () => (await planAgainstStored(db, [{ kind: 'family', key: 'BOX', entry: wanted }])).faults;
    expect(await faults()).toEqual([expect.objectContaining({ path: 'texts.en.slug', message: expect.stringContaining('WPN-') })]);
    const off = await change(withEnd(panel, undefined, { since: today() }));
    expect(await faults()).toHaveLength(1);
    await undo(off);
  });

  it('are refused when the entry has changed since the plan was made', async () => {
    const panel = await familyOf('WPN');
    const plan = planChanges(await readStoredCatalogue(db), [{ kind: 'family', key: 'WPN', entry: withPrice(panel, { EUR: 9000 }, true) }]);
    const other = await change({ ...panel, popularity: 1 });
    await expect(alone(db, (tx) => applyChanges(tx, plan, note))).rejects.toThrow('Changed meanwhile: family WPN');
    await undo(other);
  });

  it('are undone only while nothing later changed the same entry', async () => {
    const panel = await familyOf('WPN');
    const first = await change({ ...panel, popularity: 1 });
    const second = await change({ ...panel, popularity: 2 });
    await expect(undo(first)).rejects.toThrow('family WPN: : has changed again since');
    await undo(second);
    await undo(first);
    expect(await familyOf('WPN')).toEqual(panel);
  });

  it('are in the order in which they were made, also when one waited for the other', async () => {
    const panel = await familyOf('WPN');
    const [first, second] = await db.transaction(async (tx) => {
      await tx.execute(sql`select now()`);
      const meanwhile = await change({ ...panel, popularity: 1 });
      const plan = await planAgainstStored(tx, [{ kind: 'family', key: 'WPN', entry: { ...panel, popularity: 2 } }]);
      return [meanwhile, await applyChanges(tx, plan, note)];
    });
    expect((await listChangeSets(db, { key: 'WPN', limit: 2 })).map((set) => set.id)).toEqual([second, first]);
    await undo((await lastChangeSet(db))!);
    await undo((await lastChangeSet(db))!);
    expect(await familyOf('WPN')).toEqual(panel);
  });

  it('rewrite only the families that they affect, and no words when only prices change', async () => {
    const versions = async (table: string, where = 'true') =>
      (await pool.query(`select string_agg(xmin::text, ',' order by ctid) as versions from ${table} where ${where}`)).rows[0].versions as string;
    const [words, others] = [await versions('search_word'), await versions('product', "family <> 'BAS'")];
    const changeSet = await change(withPrice(await familyOf('BAS'), { EUR: 5200 }, true));
    expect(await versions('search_word')).toBe(words);
    expect(await versions('product', "family <> 'BAS'")).toBe(others);
    const card = (await list('nl-NL', 'BAS-anthracite-01')).items[0]!;
    expect(card.price.includingVat.amount).toBe(5200);
    const { items } = await catalogue.list({ category: undefined, sort: 'priceAsc', page: 1, pageSize: 100 }, 'nl-NL');
    const amounts = items.map(({ price }) => price.includingVat.amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    await undo(changeSet);
  });

  describe('of prices', () => {
    const trapId = 'bas-anthracite-01';
    const history = async () => (await db.select().from(productPrice).where(eq(productPrice.productId, trapId)).orderBy(asc(productPrice.since))).map(({ prices }) => prices.EUR);
    const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
    const passDays = async (days: number) => {
      setClock(days * dayMs);
      return applyDuePrices(db);
    };

    it('take effect on their days, with the lowest price of the 30 days before', async () => {
      const trap = await familyOf('BAS');
      const scheduled = withScheduledPrice(
        withReduction(trap, { EUR: 4500, GBP: 3900 }, { from: dayIn(2), until: dayIn(3) }),
        { EUR: 5200, GBP: 4600 },
        { from: dayIn(5), movesTiers: true },
      );
      await change(scheduled);
      const before = await history();
      expect([await priceOf(trapId), await passDays(1)]).toEqual([4995, 0]);
      expect([await passDays(2), await priceOf(trapId)]).toEqual([1, 4500]);
      expect((await catalogue.get(trapId, 'nl-NL')).reduction).toMatchObject({ lowestPrice30Days: { includingVat: { amount: 4995 } }, percent: 9 });
      expect((await list('nl-NL', trapId)).items[0]!.price.includingVat.amount).toBe(4500);
      expect([await passDays(3), await priceOf(trapId)]).toEqual([0, 4500]);
      expect([await passDays(4), await priceOf(trapId), (await catalogue.get(trapId, 'nl-NL')).reduction]).toEqual([1, 4995, null]);
      expect([await passDays(5), await priceOf(trapId)]).toEqual([1, 5200]);
      expect((await rowOf(trapId)).tiers[0]!.price.EUR).toBe(Math.round((trap.tiers[0]!.price.EUR * 5200) / 4995));
      expect(await history()).toEqual([...before, 4500, 4995, 5200]);
      expect((await pool.query("select due_on from catalogue_entry where key = 'BAS'")).rows).toEqual([{ due_on: null }]);
      await change(withoutSchedule(scheduled));
      expect(await priceOf(trapId)).toBe(5200);
      await change(trap);
    });

    it('that were due while the shop was down take effect when it runs again', async () => {
      const trap = await familyOf('BAS');
      const reduced = await change(withReduction(trap, { EUR: 4500, GBP: 3900 }, { from: dayIn(1), until: dayIn(2) }));
      expect([await passDays(9), await priceOf(trapId)]).toEqual([1, 4995]);
      resetClock();
      await undo(reduced);
    });
  });

  describe('of what is on sale', () => {
    it('take a colour out of lists, and put it back with the stock that it had', async () => {
      await db.update(product).set({ stock: 23 }).where(eq(product.id, 'wpn-lightgrey-01'));
      const panel = await familyOf('WPN');
      const colours = async () => (await list('nl-NL', 'WPN')).items.find(({ family }) => family === 'WPN')?.colours.map(({ id: colour }) => colour);
      const before = await colours();
      const [current] = await withCurrentStock(db, [panel]);
      // The first colour is the one that lists show; then the next one is.
      await change(withEnd(current!, 'light-grey', { since: today() }));
      expect(await colours()).toEqual(before!.filter((colour) => colour !== 'light-grey'));
      expect(await rowOf('wpn-lightgrey-01')).toMatchObject({ isOnSale: false, stock: 0 });
      expect((await explainProduct(db, 'WPN-lightgrey-01'))!.explanations[0]).toMatchObject({ question: 'shown', reasons: [`off sale since ${today()} (catalogue on)`] });
      await change(withoutEnd(await familyOf('WPN'), 'light-grey'));
      expect([await colours(), (await rowOf('wpn-lightgrey-01')).stock]).toEqual([before, 23]);
      await change(panel);
    });

    it('take a family off sale on a later day', async () => {
      const panel = await familyOf('WPN');
      const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
      const ended = await change(withEnd(panel, undefined, { since: tomorrow, replacedBy: 'BAF' }));
      expect((await rowOf(id)).isOnSale).toBe(true);
      setClock(dayMs);
      expect([await applyDuePrices(db), (await rowOf(id)).isOnSale]).toEqual([1, false]);
      // The same colour of the successor, or its first one.
      expect([(await rowOf('wpn-petrol-01')).replacedBy, (await rowOf(id)).replacedBy]).toEqual(['BAF-petrol-01', 'BAF-white-01']);
      resetClock();
      await undo(ended);
      expect((await rowOf(id)).replacedBy).toBeNull();
      expect((await planAgainstStored(db, [{ kind: 'family', key: 'WPN', entry: withEnd(panel, undefined, { since: today(), replacedBy: 'ZZZ' }) }])).faults).toEqual([
        { kind: 'family', key: 'WPN', path: 'ended.replacedBy', message: 'unknown family ZZZ' },
      ]);
    });
  });

  describe('without texts in a language', () => {
    it('need permission; the product is then not listed in the locales of the language, and in carts has another one', async () => {
      const panel = await familyOf('WPN');
      const { de: _, ...texts } = panel.texts;
      const entry = { ...panel, texts };
      expect((await planAgainstStored(db, [{ kind: 'family', key: 'WPN', entry }])).faults).toEqual([{ kind: 'family', key: 'WPN', path: 'texts.de', message: 'is missing' }]);
      const totals = async () => [(await list('nl-NL')).total, (await list('de-DE')).total];
      const [all] = await totals();
      const changeSet = await change(entry, { mayLackLanguages: true });
      expect(await totals()).toEqual([all, all! - 1]);
      const { items, facets } = await list('de-DE');
      expect(items).toHaveLength(all! - 1);
      const yellow = facets.find(({ key }) => key === 'colour')!.values.find(({ value }) => value === 'yellow')!;
      expect(yellow.count).toBe(items.filter(({ colours }) => colours.some(({ id: colour, hex }) => colourFamilyOf(colour, hex) === 'yellow')).length);
      await expect(catalogue.get(id, 'de-DE')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(Object.keys(await catalogue.getSlugs(id))).not.toContain('de-DE');
      expect(await catalogue.findForLines([id], 'de-DE', db)).toMatchObject([{ id }]);
      expect(storedFindings(await readStoredCatalogue(db)).filter(({ code }) => code === 'LANGUAGE_MISSING')).toEqual([
        { code: 'LANGUAGE_MISSING', place: 'family WPN', message: 'texts.de: not listed in de-AT, de-DE' },
      ]);
      const explained = (await explainProduct(db, id))!.explanations;
      expect(explained.find(({ locale, question }) => locale === 'de-AT' && question === 'found')!.reasons).toEqual(['no text in de for de-AT (catalogue check)']);
      expect(explained.find(({ locale, question }) => locale === 'nl-NL' && question === 'buyable')!.reasons).toEqual([]);
      await undo(changeSet);
      expect(await totals()).toEqual([all, all]);
    });
  });

  it('exclude each other: a price that is set while another change runs is not lost', async () => {
    const panel = await familyOf('WPN');
    const raise = (share: number) =>
      changeCatalogue(
        db,
        async (tx) => {
          const [family] = (await readStoredCatalogue(tx, ['WPN'])).products;
          return [{ kind: 'family', key: 'WPN', entry: withPrice(family!, { EUR: family!.price.EUR + share }, false) }];
        },
        note,
      );
    await Promise.all([raise(100), raise(20), raise(3)]);
    expect((await familyOf('WPN')).price.EUR).toBe(panel.price.EUR + 123);
    await change(panel);
  });
});
