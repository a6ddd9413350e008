import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import brand from '../../../brands/enc/brand.js';
import { startTestDatabase, type TestDatabase } from '../../../test/support/postgres.js';
import { connectPool } from '../database/pool.js';
import { Product } from '../../contract/product.js';
import { readCatalogue } from '../seed/read-catalogue.js';
import { catalogueFolder } from '../seed/seed.js';
import { fillSynthetic } from '../seed/synthetic/synthetic.js';
import { CatalogueService } from './catalogue.service.js';
import { DeliveryCalendar } from './delivery-calendar.js';
import { CurrentListings } from './listing/listings.js';

const listing = { sort: 'popular', page: 1, pageSize: 16 } as const;

describe('in a large catalogue', () => {
  let database: TestDatabase;
  let pool: Pool;
  /** Read before: once a process, with all there is. */
  let listings: CurrentListings;
  beforeAll(async () => {
    database = await startTestDatabase();
    pool = connectPool(database.url);
    listings = new CurrentListings(drizzle(pool));
    await fillSynthetic(database.url, (await readCatalogue(catalogueFolder('ENC')))!.parse(), 3_000);
    await listings.onApplicationBootstrap();
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  /** The plans of all that is asked of the database meanwhile. */
  const plansOf = async (work: (catalogue: CatalogueService) => Promise<unknown>): Promise<string[]> => {
    const plans: string[] = [];
    const logger = { logQuery: (query: string, params: unknown[]) => void asked.push([query, params]) };
    const asked: [string, unknown[]][] = [];
    const db = drizzle(pool, { logger });
    await work(new CatalogueService(db, new DeliveryCalendar(brand), listings));
    for (const [query, params] of asked) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };

  it.each<[string, (catalogue: CatalogueService) => Promise<unknown>]>([
    ['a list', (catalogue) => catalogue.list(listing, 'nl-NL')],
    ['a list by price, far behind', (catalogue) => catalogue.list({ ...listing, sort: 'priceAsc', page: 100 }, 'en-GB')],
    ['a narrowed list', (catalogue) => catalogue.list({ ...listing, colour: ['grey'], absorptionClass: ['A'], inStock: true, category: 'wall-panels', minPrice: 100 }, 'de-DE')],
    ['a search', (catalogue) => catalogue.list({ ...listing, sort: 'relevance', q: 'wandpaneel grijs' }, 'nl-NL')],
    ['a search with typing errors', (catalogue) => catalogue.list({ ...listing, sort: 'relevance', q: 'akoestiche' }, 'nl-NL')],
    ['an article number', (catalogue) => catalogue.list({ ...listing, sort: 'relevance', q: 'WPN-light' }, 'nl-NL')],
    ['suggestions', (catalogue) => catalogue.suggest('wandp', 'nl-NL')],
    ['suggestions for one letter', (catalogue) => catalogue.suggest('s', 'de-DE')],
    ['a product', (catalogue) => catalogue.get('wpn-ochre-01', 'fr-FR')],
    ['a product by its slug', (catalogue) => catalogue.getBySlug('fr-FR', 'panneau-mural-tissu')],
    ['what goes with a product', (catalogue) => catalogue.related('wpn-ochre-01', 'nl-NL')],
    ['cards by their ids', (catalogue) => catalogue.cardsOf({ id: ['wpn-ochre-01'], family: ['PYR'] }, 'nl-NL')],
    ['lines of an order', (catalogue) => catalogue.findForLines(['wpn-ochre-01', 'pyr-grey-01'], 'nl-NL')],
  ])('%s reads no product that it does not show', async (_what, work) => {
    const plans = await plansOf(work);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on product(_text)?\b/);
  });

  it('a made-up product keeps the contract', async () => {
    const { rows } = await pool.query<{ id: string }>("select id from product where id like 'syn%' limit 20");
    const catalogue = new CatalogueService(drizzle(pool), new DeliveryCalendar(brand), listings);
    for (const { id } of rows) expect(Product.parse(await catalogue.get(id, 'de-DE')).id).toBe(id);
  });
});
