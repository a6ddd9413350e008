import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readFile, writeFile } from 'node:fs/promises';
import { Pool } from 'pg';
import { createFastifyAdapter } from '../../src/common/fastify.js';
import { readEnvironment } from '../../src/config/environment.js';
import { Product } from '../../src/contract/product.js';
import type { InputOf, OperationName, OutputOf } from '../../src/contract/shop-api.js';
import { customerTable } from '../../src/embedded/customers/customers.tables.js';
import { DATABASE, type Database } from '../../src/embedded/database/database.module.js';
import { EmbeddedModule } from '../../src/embedded/embedded.module.js';
import { sessionTable } from '../../src/embedded/identity/identity.tables.js';
import { hashOf, newToken } from '../../src/embedded/ids.js';
import { readCatalogue } from '../../src/embedded/seed/read-catalogue.js';
import { catalogueFolder } from '../../src/embedded/seed/seed.js';
import { fillSynthetic } from '../../src/embedded/seed/synthetic/synthetic.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import { fillWithOrders } from '../support/fill-with-orders.js';
import { accessPathsOf, type Explained, shortStatement } from '../support/query-plans.js';
import { startTestDatabase, type TestDatabase } from '../support/test-database.js';
import { details } from '../support/shop-api.js';

const file = new URL('../../docs/queries.md', import.meta.url);
const introduction = `# Database queries of the pages

For each operation of the Shop API that a page calls, this file lists the SQL statements, shortened and without column lists, and how PostgreSQL finds the rows: \`by index_name\` with that index, \`whole table_name\` with a scan of the complete table, which is allowed only for tables that stay small. Filtering and counting of lists happens in memory ([0044](decisions/0044-lists-in-memory.md)). Each write is one transaction.

\`test/api/queries.spec.ts\` generates the file from a shop with 3,025 product families and 10,000 orders. It fails when the file is outdated, or when a statement scans a large table, also with the generic plan that PostgreSQL can use for a prepared statement. \`QUERIES=write npm test -- test/api/queries\` writes the file again.
`;
/** Tables that never have more than some hundred rows, which may be scanned as a whole. */
const small = ['category', 'listing_edition', 'listing_tag', 'search_synonym', 'webhook_endpoint', 'invoice_counter', 'superseded_invoice', 'api_key'];

interface Asked {
  what: string;
  statements: { text: string; touched: string[]; touchedByAny: string[] }[];
}

describe('the database of a large shop', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let client: ShopApiClient;
  let logged: { text: string; params: unknown[] }[] = [];
  const requested: Asked[] = [];
  const sessionToken = newToken();
  let cartToken: string | undefined;

  beforeAll(async () => {
    database = await startTestDatabase();
    await fillSynthetic(database.url, (await readCatalogue(catalogueFolder('ENC')))!.parse(), 3_000);
    const environment = Object.assign(readEnvironment({}), { DATABASE_URL: database.url });
    const logger = { logQuery: (text: string, params: unknown[]) => void logged.push({ text, params }) };
    const testing = await Test.createTestingModule({ imports: [EmbeddedModule.forRoot(environment)] })
      .overrideProvider(DATABASE)
      .useFactory({ inject: [Pool], factory: (pool: Pool) => drizzle(pool, { logger }) })
      .compile();
    app = testing.createNestApplication<NestFastifyApplication>(await createFastifyAdapter(), { logger: ['error'] });
    const db = app.get<Database>(DATABASE);
    const name = { firstName: 'Ada', lastName: 'Vos' };
    await db.insert(customerTable).values({
      id: 'ada',
      email: 'ada@example.nl',
      passwordHash: '',
      customerType: 'Private',
      ...name,
      addresses: [],
      preferences: { locale: 'nl-NL', vatView: 'incl', newsletter: false },
    });
    await db.insert(sessionTable).values({ tokenHash: hashOf(sessionToken), customerId: 'ada', expiresAt: new Date(Date.now() + 60_000_000) });
    await fillWithOrders(database.url);
    await app.init();
    ({ key: apiKey } = await app.get(ApiKeys).add('ERP', ['orders:read']));
    await app.listen(0);
    client = new ShopApiClient(await app.getUrl(), 60_000);
  }, 300_000);
  afterAll(async () => {
    await client?.close();
    await app?.close();
    await database.stop();
  });

  /** Plan of a statement with its values, or without values the generic plan. */
  const explain = async (text: string, params?: unknown[]): Promise<string[]> => {
    const { rows } = await app.get(Pool).query<Explained>(`explain (format json${params ? '' : ', generic_plan'}) ${text}`, params);
    return accessPathsOf(rows[0]!['QUERY PLAN'][0].Plan);
  };

  /** Calls an operation and records its statements. */
  const ask = async <Name extends OperationName>(name: Name, input: InputOf<Name>, how = '', context: object = { cartToken }): Promise<OutputOf<Name>> => {
    logged = [];
    const answer = await client.request(name, input, { shop: 'ENC', locale: 'nl-NL', requestId: 'queries', clientAddress: '203.0.113.5', ...context });
    const statements = logged.filter(({ text }) => /^\s*\(?(?:with|select|insert|update|delete)\b/.test(text));
    const plans = [];
    for (const { text, params } of statements) plans.push({ text: shortStatement(text), touched: await explain(text, params), touchedByAny: await explain(text) });
    requested.push({ what: how ? `${name}: ${how}` : name, statements: plans });
    return answer;
  };
  const signedIn = { sessionToken };
  let apiKey: string;
  const list = { sort: 'popular', page: 1, pageSize: 16 } as const;

  it('is queried by the operations of all pages, without a sequential scan of a growing table', async () => {
    await ask('listProducts', list, 'a list');
    await ask(
      'listProducts',
      { ...list, colour: ['grey'], absorptionClass: ['A'], inStock: true, category: 'wall-panels', minPrice: 100, sort: 'priceAsc' },
      'a list with filters',
    );
    await ask('listProducts', { ...list, sort: 'relevance', q: 'wandpaneel grijs' }, 'a search');
    await ask('listProducts', { ...list, sort: 'relevance', q: 'akoestiche' }, 'a search with a typing error');
    await ask('listProducts', { ...list, sort: 'relevance', q: 'WPN-light' }, 'an article number');
    await ask('suggestProducts', { q: 'wandp' });
    await ask('suggestProducts', { q: 's' }, 'one letter');
    await ask('listCategories', {});
    await ask('getCategoryBySlug', { locale: 'nl-NL', slug: 'wandpanelen' });
    await ask('getProduct', { id: 'wpn-ochre-01' });
    await ask('getProductBySlug', { locale: 'nl-NL', slug: 'wandpaneel-stof' });
    await ask('getProductSlugs', { id: 'wpn-ochre-01' });
    await app.get(Pool).query(`update product set is_on_sale = false, replaced_by = 'MEL-white-01' where id = 'mel-grey-01'`);
    await ask('getEndedProduct', { locale: 'nl-NL', slug: 'melamineschuim-plaat-grijs' });
    await ask('listRelatedProducts', { id: 'wpn-ochre-01' });
    await ask('listProductsById', { id: ['wpn-ochre-01'], family: ['PYR'] });
    await ask('priceProduct', { id: 'wpn-ochre-01', quantity: 5 });
    await ask('previewConfiguration', { id: 'cur-charcoal-01', choices: {} });
    await ask('configureProduct', { id: 'cur-charcoal-01', choices: {} });
    const cart = await ask('addOrderLine', { productId: 'pyr-grey-01', quantity: 1 }, 'a visitor without cart', { idempotencyKey: 'first' });
    cartToken = cart.cartToken;
    await ask('addOrderLine', { productId: 'wpn-ochre-01', quantity: 1 }, 'a guest', { cartToken, idempotencyKey: 'second' });
    await ask('updateOrderLine', { id: cart.lines[0]!.id, quantity: 2 });
    await ask('getOrder', { id: 'current' }, 'the cart');
    await ask('acknowledgeChanges', {});
    await ask('setOrderDetails', details);
    await ask('listShipping', {});
    await ask('calculateShipping', { country: 'nl', postcode: '1012 LG' });
    const { totals } = await ask('setShipping', { method: 'Deliver' });
    const placed = await ask('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat }, '', { cartToken, idempotencyKey: 'third' });
    await ask('getOrder', { id: placed.id }, 'a placed order');
    await ask('listPaymentMethods', { orderId: placed.id });
    await ask('listOrderDocuments', { id: placed.id });
    await ask('reorderOrder', { id: placed.id }, '', { cartToken, idempotencyKey: 'fourth' });
    await ask('removeOrderLine', { id: (await ask('getOrder', { id: 'current' }, 'the cart again')).lines[0]!.id });
    await ask('getMe', {}, '', signedIn);
    await ask('listOrders', {}, '', signedIn);
    await ask('listGuestOrders', {}, '', signedIn);
    await ask('listStorage', {}, '', signedIn);
    await ask('listSessions', {}, '', signedIn);
    await ask('getSecondFactor', {}, '', signedIn);
    await app.get(Pool).query(`update "order" set updated_at = now() - interval '1 day' where id = '${placed.id}'`);
    await ask('listChangedOrders', { limit: 1 }, '', { apiKey });

    const whole = requested.flatMap(({ what, statements }) =>
      statements.flatMap(({ touched, touchedByAny }) => [...touched, ...touchedByAny].filter((one) => one.startsWith('whole ')).map((one) => [what, one.slice('whole '.length)])),
    );
    expect(whole.filter(([, table]) => !small.includes(table!))).toEqual([]);
  }, 120_000);

  it('is queried as listed in docs/queries.md', async () => {
    const line = ({ text, touched }: Asked['statements'][number]) => `- \`${text}\`${touched.length ? ` – ${touched.join(', ')}` : ''}`;
    const written = [introduction, ...requested.map(({ what, statements }) => `## ${what}\n\n${statements.map(line).join('\n') || 'Nothing.'}\n`)].join('\n');
    if (process.env['QUERIES'] === 'write') await writeFile(file, written);
    expect(await readFile(file, 'utf8')).toBe(written);
  });

  it('returns synthetic products that match the contract', async () => {
    const { rows } = await app.get(Pool).query<{ id: string }>("select id from product where id like 'syn%' limit 20");
    for (const { id } of rows) expect(Product.parse(await client.request('getProduct', { id }, { shop: 'ENC', locale: 'de-DE', requestId: 'contract' })).id).toBe(id);
  });
});
