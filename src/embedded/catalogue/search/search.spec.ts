import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import brand from '../../../../brands/enc/brand.js';
import { startTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Locale } from '../../../contract/locales.js';
import type { Fragment } from '../../../contract/product.js';
import { connectPool } from '../../database/pool.js';
import { CatalogueService } from '../catalogue.service.js';
import { DeliveryCalendar } from '../../../common/delivery-calendar.js';
import { firstResults } from './first-results.js';
import { CurrentListings } from '../listing/listings.js';

/** Searches, each with the code of a family that it must find and of one that it must not find. */
const searches: readonly (readonly [locale: Locale, q: string, finds: string, not: string])[] = [
  // Names, plural and inflection.
  ['nl-NL', 'wandpaneel', 'WPN', 'CUR'],
  ['nl-NL', 'wandpanelen', 'WPN', 'CUR'],
  ['nl-BE', 'gordijnen', 'CUR', 'WPN'],
  ['de-DE', 'Wandpaneele', 'WPN', 'CUR'],
  ['de-AT', 'Vorhänge', 'CUR', 'WPN'],
  ['fr-FR', 'panneaux muraux', 'WPN', 'CUR'],
  ['fr-BE', 'rideaux acoustiques', 'CUR', 'WPN'],
  ['en-GB', 'wall panels', 'WPN', 'CUR'],
  ['en-GB', 'curtains', 'CUR', 'WPN'],
  // Typing errors.
  ['nl-NL', 'akoestiche gordijn', 'CUR', 'WPN'],
  ['nl-NL', 'wandpanel', 'WPN', 'CUR'],
  ['nl-NL', 'vitl', 'LMP', 'UND'],
  ['de-DE', 'Deckensegl', 'CLD', 'WPN'],
  ['de-DE', 'Schaumstof', 'PYR', 'CUR'],
  ['fr-FR', 'panneu', 'WPN', 'CUR'],
  ['fr-FR', 'rideua', 'CUR', 'WPN'],
  ['en-GB', 'curtian', 'CUR', 'WPN'],
  ['en-GB', 'pyramyd foam', 'PYR', 'CUR'],
  // Missing accents, and umlauts written with `e`.
  ['fr-FR', 'melamine', 'MEL', 'CUR'],
  ['fr-FR', 'piege a basses', 'BAS', 'WPN'],
  ['de-DE', 'Turdichtung', 'DSL', 'WPN'],
  ['de-DE', 'Buero', 'DSK', 'INS'],
  ['de-DE', 'Laermschutzwand', 'BAR', 'PYR'],
  // Compounds written apart or together.
  ['nl-NL', 'akoestisch paneel wand', 'WPN', 'CUR'],
  ['nl-NL', 'schuim met noppen', 'EGG', 'CUR'],
  ['nl-NL', 'lamp van vilt', 'LMP', 'WPN'],
  ['nl-NL', 'scherm voor het bureau', 'DSK', 'WPN'],
  ['de-DE', 'Akustikplatte', 'WPN', 'CUR'],
  ['de-DE', 'Platten für Akustik', 'WPN', 'CUR'],
  ['de-DE', 'Paneele für die Wand', 'WPN', 'CUR'],
  ['de-DE', 'Segel für die Decke', 'CLD', 'WPN'],
  ['en-GB', 'wallpanel', 'WPN', 'CUR'],
  // Synonyms.
  ['nl-NL', 'eierdozenschuim', 'EGG', 'WPN'],
  ['nl-NL', 'telefooncel', 'BTH', 'WPN'],
  ['nl-NL', 'nagalm', 'CUR', 'UND'],
  ['de-DE', 'Echo', 'CUR', 'UND'],
  ['de-DE', 'Lärmschutz', 'BAR', 'UND'],
  ['de-DE', 'Eierkarton', 'EGG', 'WPN'],
  ['fr-FR', 'boîte à œufs', 'EGG', 'WPN'],
  ['fr-FR', 'insonorisation', 'MLV', 'LMP'],
  ['en-GB', 'egg box foam', 'EGG', 'CUR'],
  ['en-GB', 'soundproofing', 'MLV', 'LMP'],
  ['en-GB', 'rockwool', 'INS', 'CUR'],
  // Colours, materials, categories, article numbers.
  ['nl-NL', 'grijs schuim', 'PYR', 'DSK'],
  ['de-DE', 'Holz Eiche', 'SLT', 'PYR'],
  ['fr-FR', 'mousse bordeaux', 'PYR', 'CUR'],
  ['en-GB', 'gray foam', 'EGG', 'CUR'],
  ['en-GB', 'studio', 'BAS', 'CUR'],
  ['en-GB', 'WPN-och', 'WPN', 'PYR'],
  ['nl-NL', 'lightgrey', 'WPN', 'PYR'],
];

describe('a search over the catalogue', () => {
  let database: TestDatabase;
  let pool: Pool;
  let catalogue: CatalogueService;
  beforeAll(async () => {
    database = await startTestDatabase();
    pool = connectPool(database.url);
    const db = drizzle(pool);
    catalogue = new CatalogueService(db, new DeliveryCalendar(brand), new CurrentListings(db));
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  const search = (locale: Locale, q: string) => catalogue.list({ q, sort: 'relevance', page: 1, pageSize: 100 }, locale);
  const familyOf = ({ id }: { id: string }) => id.slice(0, 3).toUpperCase();
  const marked = (fragments: readonly Fragment[] | null) => fragments?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

  it.each(searches)('in %s for "%s" finds %s, not %s', async (locale, q, finds, not) => {
    const families = (await search(locale, q)).items.map(familyOf);
    expect(families).toContain(finds);
    expect(families).not.toContain(not);
  });

  describe.each(Object.entries(firstResults) as [Locale, (typeof firstResults)['nl-NL']][])('in %s', (locale, searched) => {
    it.each(searched)('for "%s" has %s among the first five', async (q, family) => {
      expect((await search(locale, q)).items.slice(0, 5).map(familyOf)).toContain(family);
    });
  });

  it.each(['zaagen', 'schuttng', 'kamerschrm'])('for "%s" suggests only what finds something', async (q) => {
    const { didYouMean, total } = await search('nl-NL', q);
    expect(total + (didYouMean === null ? 1 : (await search('nl-NL', didYouMean)).total)).toBeGreaterThan(0);
  });

  it.each<[Locale, string, string]>([
    ['nl-NL', 'wandpaneel', 'WPN'],
    ['nl-NL', 'plafond', 'CLD'],
    ['nl-NL', 'paneel', 'WPN'],
    ['de-DE', 'Akustikvorhang', 'CUR'],
    ['de-DE', 'Lärmschutz', 'BAR'],
    ['fr-FR', 'mousse pyramidale', 'PYR'],
    ['en-GB', 'desk divider', 'DSK'],
    ['en-GB', 'mel', 'MEL'],
  ])('in %s for "%s" ranks %s first', async (locale, q, first) => expect(familyOf((await search(locale, q)).items[0]!)).toBe(first));

  it.each<[Locale, string, string]>([
    ['nl-NL', 'wandp', '[Wandp]aneel stof'],
    ['nl-NL', 'wandpanel', '[Wandpaneel] stof'],
    ['nl-NL', 'paneel wand', '[Wand]paneel stof'],
    ['fr-FR', 'panneaux muraux', '[Panneau] [mural] en tissu'],
    ['fr-FR', 'piege', '[Piège] à basses d’angle'],
    ['en-GB', 'curtian', 'Acoustic [curtain]'],
  ])('in %s for "%s" marks %s', async (locale, q, name) => expect(marked((await search(locale, q)).items[0]?.fragments ?? []) ?? '').toBe(name));

  it.each<[Locale, string, string | null]>([
    ['nl-NL', 'vitl', 'vilt'],
    ['nl-NL', 'wandpaneel', null],
    ['de-DE', 'Deckensegl', 'Deckensegel'],
    ['fr-FR', 'panneu mural', 'panneau mural'],
    ['en-GB', 'reverbaration', 'reverberation'],
    ['en-GB', 'xyzzyqq', null],
    ['en-GB', 'the', null],
  ])('in %s for "%s" suggests the correction %s', async (locale, q, meant) => expect((await search(locale, q)).didYouMean).toBe(meant));

  it('returns no fragments for a list without search words', async () => {
    const { items } = await catalogue.list({ sort: 'popular', page: 1, pageSize: 3 }, 'nl-NL');
    expect(items.map(({ fragments }) => fragments)).toEqual([null, null, null]);
  });

  it.each<[Locale, string, string, string]>([
    ['nl-NL', 'wandp', '[Wandp]aneel stof', '[Wandp]anelen'],
    ['de-DE', 'decken', '[Decken]segel', '[Decke]'],
    ['fr-FR', 'plaf', 'Îlot de [plaf]ond', '[Plaf]ond'],
    ['en-GB', 'ceil', '[Ceil]ing cloud', '[Ceil]ing'],
  ])('in %s suggests for "%s" %s and %s', async (locale, q, product, category) => {
    const { products, categories } = await catalogue.suggest(q, locale);
    expect(products.length).toBeLessThanOrEqual(5);
    expect(categories.length).toBeLessThanOrEqual(3);
    expect(products.map(({ fragments }) => marked(fragments))).toContain(product);
    expect(categories.map(({ fragments }) => marked(fragments))).toContain(category);
  });
});
