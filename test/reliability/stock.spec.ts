import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { runConcurrently } from '../../cli/replay/send-webhooks.js';
import { runShopServer } from '../../cli/support/with-shop-server.js';
import { readEnvironment } from '../../src/config/environment.js';
import { Problem } from '../../src/contract/errors.js';
import type { InputOf, OperationName, OutputOf } from '../../src/contract/shop-api.js';
import { changeCatalogue } from '../../src/embedded/catalogue-changes/apply-changes.js';
import { readStoredCatalogue } from '../../src/embedded/catalogue-changes/read-stored-catalogue.js';
import { DATABASE, type Database } from '../../src/embedded/database/database.module.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { StockService } from '../../src/embedded/stock/stock.service.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { details } from '../support/shop-api.js';
import { startTestDatabase } from '../support/test-database.js';
import { RestartedProgram } from './cluster/restarted-program.js';
import { verifyGuarantee } from './guarantee.js';

/** Number of orders; the figures in docs/reliability.md are measured with the default. `.ci/run` places fewer. */
const orders = Number(process.env['STOCK_ORDERS'] ?? 500);
/** Stock changes of ops, price changes and imports, each. */
const changes = Math.ceil(orders / 10);
/** Milliseconds from each start of the Shop API to its next kill. */
const lifetime = 1500;
const firstStock = 40;
const skus = ['ADH-white-01', 'MNT-steel-01', 'EGG-grey-01', 'DIF-oak-01'];
const families = skus.map((sku) => sku.slice(0, 3));
const skuAt = (number: number): string => skus[number % skus.length]!;
/** Seconds for which a call that gets no response is repeated. */
const patient = 300;

const database = duringTests(startTestDatabase);
let dataDir: string;
let program: RestartedProgram;
let client: ShopApiClient;
beforeAll(async () => {
  // The client warns of each call that is lost.
  Logger.overrideLogger(false);
  dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-killed-'));
  const port = String(await freePort());
  const variables = { LOG_LEVEL: 'silent', PAYMENTS: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir, SHOP_API_PORT: port };
  program = await RestartedProgram.start('dist/src/embedded/main.js', `http://localhost:${port}`, variables);
  client = new ShopApiClient(program.url);
});
afterAll(async () => {
  await client?.close();
  await program?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const isUnavailable = (error: unknown): boolean => error instanceof Problem && error.code === 'UNAVAILABLE';
const codeOf = (error: unknown): string | undefined => (error instanceof Problem ? error.code : undefined);

/** A client of the Shop API that repeats each call with its idempotency key until there is a response. */
class PatientClient {
  private cartToken: string | undefined;

  constructor(private readonly apiKey: string) {}

  call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const context = { shop: 'ENC', locale: 'nl-NL', requestId: randomUUID(), idempotencyKey: randomUUID(), apiKey: this.apiKey } as const;
    const once = async () => {
      const answer = await client.request(name, input, { ...context, ...(this.cartToken && { cartToken: this.cartToken }) }).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
      });
      if (answer && typeof answer === 'object' && 'cartToken' in answer && typeof answer.cartToken === 'string') this.cartToken = answer.cartToken;
      return answer as OutputOf<Name> | undefined;
    };
    return eventually(name, once, patient);
  }

  /** Places an order at the current price. @returns undefined when too few pieces are left */
  async order(productId: string, quantity: number): Promise<string | undefined> {
    try {
      await this.call('addOrderLine', { productId, quantity });
      await this.call('setOrderDetails', details);
      for (;;) {
        const { totals } = await this.call('setShipping', { method: 'Deliver' });
        const placed = await this.call('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat }).catch((error: unknown) => {
          if (codeOf(error) !== 'ORDER_CHANGED') throw error;
        });
        if (placed) return placed.id;
      }
    } catch (error) {
      if (codeOf(error) === 'OUT_OF_STOCK') return undefined;
      throw error;
    }
  }
}

/** Kills the Shop API `lifetime` after each start until `work` is done. @returns number of kills */
const killing = async (work: Promise<unknown>): Promise<number> => {
  const over = work.then(
    () => true,
    () => true,
  );
  for (let kills = 0; ; kills += 1) {
    await Promise.race([over, program.ready()]);
    // The first kill comes early, so that a fast machine is not done before it.
    if (await Promise.race([over, pause(kills ? lifetime : lifetime / 10, false)])) return kills;
    program.kill();
  }
};

it('orders, stock changes, price changes and imports lose nothing while the Shop API is killed, and no piece is sold twice', async () => {
  const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await runShopServer(environment, database.url, async ({ app }) => {
    const db = app.get<Database>(DATABASE);
    const stock = app.get(StockService, { strict: false });
    const { key } = await app.get(ApiKeys, { strict: false }).add('Warehouse', ['stock:write', 'orders:read'], { perMinute: 1_000_000 });
    const ops = { by: 'ops', reference: 'test' };
    await stock.set(
      skus.map((sku) => ({ sku, stock: firstStock })),
      ops,
    );
    const count = async (query: ReturnType<typeof sql>): Promise<number> => Number((await db.execute<{ count: string }>(query)).rows[0]!.count);
    const done = { placed: [] as string[], cancelled: 0, received: 0, set: 0, prices: [] as [family: string, gross: number][], imports: 0 };

    const buy = (number: number) => async (): Promise<void> => {
      const buyer = new PatientClient(key);
      const id = await buyer.order(skuAt(number).toLowerCase(), 1 + (number % 3));
      if (!id) return;
      done.placed.push(id);
      if (number % 7 !== 0) return;
      // After a lost response the order is cancelled already.
      await buyer.call('cancelOrder', { id }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      });
      done.cancelled += 1;
    };
    const receive = (number: number) => async (): Promise<void> => {
      await stock.receive(skuAt(number), 5, ops);
      done.received += 5;
    };
    const recount = (number: number) => async (): Promise<void> => {
      const at = new Date();
      const counted = await count(sql`select stock as count from product where sku = ${skuAt(number)}`);
      await stock.count(new Map([[skuAt(number), counted + 1]]), at, ops);
    };
    const setByKey = (number: number) => async (): Promise<void> => {
      const sku = skuAt(number);
      const warehouse = new PatientClient(key);
      for (let was = firstStock; ; ) {
        const { items } = await warehouse.call('setStock', { items: [{ sku, stock: was + 2, was }] });
        if (items[0]!.outcome === 'set') break;
        was = items[0]!.stock!;
      }
      done.set += 1;
    };
    const edit = async (codes: readonly string[], change: (entry: { price: object; popularity: number }) => object): Promise<boolean> => {
      const { products } = await readStoredCatalogue(db, codes);
      const wanted = products.map((entry) => ({ kind: 'family' as const, key: entry.code, entry: { ...entry, ...change(entry) } }));
      return (await changeCatalogue(db, wanted, { by: 'ops', reason: 'test' })).changeSet !== undefined;
    };
    const price = (number: number) => async (): Promise<void> => {
      const family = families[number % families.length]!;
      // Above all volume prices, and another one each time. A reduction would count in its place.
      const gross = 50_000 + number;
      expect(await edit([family], (entry) => ({ price: { ...entry.price, EUR: gross }, reduction: undefined }))).toBe(true);
      done.prices.push([family, gross]);
    };
    const importAll = (number: number) => async (): Promise<void> => {
      expect(await edit(families, () => ({ popularity: 1 + (number % 50) }))).toBe(true);
      done.imports += 1;
    };

    const numbers = Array.from({ length: changes }, (_, number) => number);
    const editing = async () => {
      for (const number of numbers) {
        await price(number)();
        await importAll(number)();
      }
    };
    const tasks = [...Array.from({ length: orders }, (_, number) => buy(number)), ...numbers.flatMap((number) => [receive(number), recount(number), setByKey(number)])]
      .map((task) => ({ task, place: Math.random() }))
      .toSorted((one, other) => one.place - other.place);
    const before = await count(sql`select count(*) from catalogue_change`);
    const working = Promise.all([runConcurrently(tasks, ({ task }) => task()), editing()]);
    const [kills] = await Promise.all([killing(working), working]);
    await program.ready();
    expect([kills > 0, done.placed.length > 0, done.cancelled > 0]).toEqual([true, true, true]);

    const none = { most: 0, unit: 'times' } as const;
    const products = sql`product p where p.sku in (select json_array_elements_text(${JSON.stringify(skus)}::json))`;
    const label = `${orders} orders, ${3 * changes} stock changes, ${2 * changes} price changes and imports, ${kills} kills`;
    verifyGuarantee(`${label}: products whose stock is not the sum of its movements, or below zero`, {
      ...none,
      figure: await count(sql`select count(*) from ${products} and (p.stock < 0 or p.stock <> (select sum(m.change) from stock_movement m where m.product_id = p.id))`),
    });
    verifyGuarantee('stock movements that do not follow from the one before', {
      ...none,
      figure: await count(
        sql`select count(*) from (select stock - change as before, lag(stock, 1, 0) over (partition by product_id order by id) as last from stock_movement) m where before <> last`,
      ),
    });
    // Of an order that is cancelled or lacks its pieces, the movements add up to 0.
    const moved = sql`coalesce((select sum(m.change) from stock_movement m where m.reference = o.id and m.product_id = l.product_id), 0)`;
    verifyGuarantee('order lines whose pieces are not in the movements', {
      ...none,
      figure: await count(
        sql`select count(*) from "order" o join order_line l on l.order_id = o.id where o.state <> 'open' and ${moved} <> case when o.state = 'cancelled' or o.lacks_pieces then 0 else -l.quantity end`,
      ),
    });
    verifyGuarantee('orders that were confirmed to their buyer, and are missing', {
      ...none,
      figure:
        done.placed.length -
        (await count(sql`select count(*) from "order" where state <> 'open' and id in (select json_array_elements_text(${JSON.stringify(done.placed)}::json))`)),
    });
    verifyGuarantee('pieces received or set, and missing in the movements', {
      ...none,
      figure:
        Math.abs(done.received - (await count(sql`select coalesce(sum(change), 0) as count from stock_movement where reason = 'received'`))) +
        Math.max(0, done.set - (await count(sql`select count(*) from stock_movement where reason = 'set' and "by" = 'key Warehouse'`))),
    });
    verifyGuarantee('price changes and imports missing in the log', {
      ...none,
      figure: done.prices.length + done.imports - ((await count(sql`select count(*) from catalogue_change`)) - before),
    });
    const history = sql`product_price h join product p on p.id = h.product_id where p.is_on_sale`;
    const missing = await Promise.all(
      done.prices.map(async ([family, gross]) => ((await count(sql`select count(*) from ${history} and p.family = ${family} and (h.prices ->> 'EUR')::int = ${gross}`)) ? 0 : 1)),
    );
    verifyGuarantee('prices missing in the price history', { ...none, figure: missing.reduce<number>((sum, one) => sum + one, 0) });
  });
}, 900_000);
