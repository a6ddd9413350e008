import { sql } from 'drizzle-orm';
import { locales } from '../../src/contract/locales.js';
import { href } from '../../src/contract/routes.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, faults, startFaultProxy } from '../support/fault-proxy.js';
import { startTestDatabase } from '../support/test-database.js';
import { startTestShop, type TestShop, type Visitor } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { verifyGuarantee } from './guarantee.js';

/** Limits in ms. A response can take the timeouts of two statements and a connection. The storefront has its own deadline for pages. */
const ofAnswer = 15_000;
const ofRecovery = 1000;
const ofPage = 5000;

const ofDatabase = faults.filter((fault) => fault !== 'errors');

let shop: TestShop;
let way: FaultProxy;
beforeAll(async () => {
  shop = await startTestShop({}, async () => {
    const database = await startTestDatabase();
    const url = new URL(database.url);
    way = await startFaultProxy(Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(way.port);
    return { ...database, url: url.href };
  });
}, 60_000);
afterEach(() => way.fail(undefined));
afterAll(async () => {
  await shop.stop();
  await way.stop();
});

const reads = ['/Products', '/Products/wpn-lightgrey-01', '/Products/suggest?q=paneel', '/Categories', '/Orders/current', '/health/ready'];
const readAll = async (visitor: Visitor) =>
  Promise.all(
    reads.map(async (path) => {
      const started = performance.now();
      const { status, body } = await visitor.call('get', path);
      // Problem details, or the body of the readiness check.
      const said = body as { code?: string; status?: unknown };
      return { path, status, code: said.status === 'unavailable' ? 'UNAVAILABLE' : said.code, took: performance.now() - started };
    }),
  );

const shown = ['home', 'productOverview', 'searchOverview', 'cart', 'checkout', 'blogOverview', 'contact'] as const;
/** Requests pages in every locale, as a visitor with a cart. */
const pagesFrom = ({ page, url }: TestStorefront, cookie: string) =>
  Promise.all(
    locales.flatMap((locale) =>
      shown.map(async (key) => {
        const started = performance.now();
        const host = `${locale.toLowerCase()}.localhost:${new URL(url).port}`;
        const { status, text } = await page(href(key, locale), { host, cookie });
        return { locale, key, status, isWhole: text.includes(`<html lang="${locale}"`) && text.endsWith('</html>'), took: performance.now() - started };
      }),
    ),
  );

describe.each(ofDatabase)('while the connection to the database fails (%s)', (fault) => {
  it('reads and writes respond normally or with 503, a write is executed at most once, and everything works again afterwards', async () => {
    const visitor = shop.visitor();
    await visitor.add('wpn-lightgrey-01');
    await way.fail(fault);
    const answers = [...(await readAll(visitor)), ...(await readAll(visitor))];
    const wrong = answers.filter(({ status, code }) => !(status === 200 || (status === 503 && code === 'UNAVAILABLE')));
    expect(wrong).toEqual([]);
    const { status } = await visitor.call('post', '/orders/lines', { 'idempotency-key': `of-${fault}` }).send({ productId: 'wpn-lightgrey-01', quantity: 1 });
    expect([201, 503]).toContain(status);
    await way.fail(undefined);
    const back = performance.now();
    await eventually('the database', async () => ((await readAll(visitor)).every((answer) => answer.status === 200) ? true : undefined));
    verifyGuarantee(`database, ${fault}: recovery`, { most: ofRecovery, unit: 'ms', figure: performance.now() - back });
    verifyGuarantee(`database, ${fault}: slowest read`, { most: ofAnswer, unit: 'ms', figure: Math.max(...answers.map(({ took }) => took)) });
    // Repeated with its idempotency key, the write is executed now unless it was executed before.
    await eventually('the write', async () => {
      const again = await visitor.call('post', '/orders/lines', { 'idempotency-key': `of-${fault}` }).send({ productId: 'wpn-lightgrey-01', quantity: 1 });
      return again.status === 201 ? true : undefined;
    });
    const { lines } = await visitor.get();
    expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
  }, 120_000);
});

describe.each(ofDatabase)('a storefront with empty caches, while the connection to the database fails (%s)', (fault) => {
  it('serves every page complete, either normally or with 503', async () => {
    const visitor = shop.visitor();
    await visitor.add('wpn-lightgrey-01');
    const storefront = await startTestStorefront(shop.url, 'ENC', undefined, { PAGE_CACHE: 'off' });
    await way.fail(fault);
    const pages = await pagesFrom(storefront, `__Host-cart=${visitor.token}`);
    await way.fail(undefined);
    await storefront.stop();
    expect(pages.filter(({ status, isWhole }) => !isWhole || (status !== 200 && status !== 503))).toEqual([]);
    verifyGuarantee(`database, ${fault}: slowest page`, { most: ofPage, unit: 'ms', figure: Math.max(...pages.map(({ took }) => took)) });
  }, 60_000);
});

describe('a database that terminates all connections', () => {
  it('affects only the requests of that moment', async () => {
    const visitor = shop.visitor();
    await visitor.add('wpn-lightgrey-01');
    await shop.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
    const back = performance.now();
    await eventually('the cart', async () => ((await visitor.call('get', '/Orders/current')).status === 200 ? true : undefined));
    verifyGuarantee('database, all connections terminated: recovery', { most: 1000, unit: 'ms', figure: performance.now() - back });
  });
});
