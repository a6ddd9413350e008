import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { HeldOrders } from '../../src/embedded/orders/held-orders.js';
import { StockRecords } from '../../src/embedded/stock/stock-records.js';
import { duringTests } from '../support/during-tests.js';
import { type Ended, runCli } from '../support/run-cli.js';
import { type Order, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-stock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const [id, sku] = ['adh-white-01', 'ADH-white-01'];
const first = 864;
const by = `${userInfo().username} at ${hostname()}`;

const run = (...words: string[]): Promise<Ended> => runCli(['stock', ...words], { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder });
/** The latest movements of the product, the first one first. */
const logOf = async () => (await shop.app.get(StockRecords, { strict: false }).log(sku, { limit: 1000 })).toReversed();
/** The movements that `work` writes. */
const movementsBy = async (work: () => Promise<unknown>) => {
  const before = (await logOf()).length;
  await work();
  return (await logOf()).slice(before);
};
const countFile = async (...rows: string[]): Promise<string> => {
  const file = join(folder, 'count.csv');
  await writeFile(file, rows.join('\n'));
  return file;
};

describe('stock movements', () => {
  it('begin with the first stock of each product', async () => {
    expect(await logOf()).toMatchObject([{ change: first, stock: first, reason: 'seed', reference: null, by: 'release' }]);
    const { rows } = await shop.db.execute(sql`select 1 from product p where (select count(*) from stock_movement m where m.product_id = p.id and m.stock = p.stock) <> 1`);
    expect(rows).toEqual([]);
  });

  it('are written for an order, the end of its hold, its payment and its cancellation, with its number', async () => {
    const visitor = shop.visitor();
    let number: string | null = null;
    const movements = await movementsBy(async () => {
      const order = await visitor.order(id, 3);
      ({ number } = order);
      await shop.db.execute(sql`update "order" set held_until = now() - interval '1 minute' where id = ${order.id}`);
      await shop.app.get(HeldOrders, { strict: false }).run();
      await visitor.pay(order);
      await visitor.call('post', `/orders/${order.id}/cancel`).send({}).expect(200);
    });
    expect(movements).toMatchObject([
      { change: -3, stock: first - 3, reason: 'order', reference: number, by: null },
      { change: 3, stock: first, reason: 'holdEnded', reference: number },
      { change: -3, stock: first - 3, reason: 'order', reference: number },
      { change: 3, stock: first, reason: 'cancelled', reference: number },
    ]);
  });

  it('name the API key with which an integrator sets the stock', async () => {
    const { key } = await shop.app.get(ApiKeys).add('Warehouse', ['stock:write']);
    const items = [{ sku, stock: first - 4, was: first }];
    const [movement] = await movementsBy(() => shop.visitor().call('put', '/Stock', { 'x-api-key': key }).send({ items }).expect(200));
    expect(movement).toMatchObject({ change: -4, stock: first - 4, reason: 'set', by: 'key Warehouse' });
  });

  it('are listed in pages', async () => {
    const all = await logOf();
    const page = JSON.parse((await run('log', sku, '--limit', '2', '--before', String(all.at(-1)!.id), '--json')).said) as { id: number }[];
    expect(page.map((movement) => movement.id)).toEqual([all.at(-2)!.id, all.at(-3)!.id]);
    expect((await run('log', sku, '--limit', '1')).said).toContain(`stock log ${sku} --before ${all.at(-1)!.id}`);
    expect(await run('log', 'nothing')).toEqual({ code: 1, said: 'No product nothing\n' });
  });
});

describe('ops', () => {
  it('set the stock, unless it is another one than they saw', async () => {
    const [movement] = await movementsBy(() => run('set', sku, '50', '--reference', 'moved'));
    expect(movement).toMatchObject({ stock: 50, reason: 'set', reference: 'moved', by });
    expect(await run('set', sku, '60', '--was', '49')).toEqual({ code: 1, said: `The stock of ${sku} is 50 now. Nothing was changed.\n` });
    expect(await run('set', sku, '60', '--was', '50')).toEqual({ code: 0, said: `The stock of ${sku} is 60\n` });
    expect(await run('set', 'BOX-grey-01', '5')).toEqual({ code: 1, said: 'BOX-grey-01 is made to order, so it has no stock\n' });
    expect((await run('set', sku, '-1')).code).toBe(2);
  });

  it('receive pieces while orders take some, and none is lost', async () => {
    await run('set', sku, '60');
    const buyers: { visitor: Visitor; cart: Order }[] = [];
    for (let at = 0; at < 4; at += 1) {
      const visitor = shop.visitor();
      buyers.push({ visitor, cart: await visitor.fill(id, 2) });
    }
    const movements = await movementsBy(() =>
      Promise.all([...buyers.map(({ visitor, cart }) => visitor.complete(cart).expect(200)), run('receive', sku, '40', '--reference', 'delivery 4711')]),
    );
    expect(movements).toHaveLength(5);
    expect(movements.find(({ reason }) => reason === 'received')).toMatchObject({ change: 40, reference: 'delivery 4711', by });
    expect([movements.at(-1)!.stock, await shop.stockOf(id)]).toEqual([92, 92]);
  });

  it('book a count; what was sold since the moment of the count stays sold', async () => {
    await run('set', sku, '100');
    const at = new Date().toISOString();
    await shop.visitor().order(id, 5);
    const file = await countFile('sku;counted', `${sku};60`, `${sku};37`, 'BAS-nightblue-01;3');
    const counted = await run('count', '--from', file, '--at', at, '--reference', 'week 48');
    expect(counted).toEqual({ code: 0, said: expect.stringMatching(new RegExp(`^${sku} +97 +95 +92 +-3$[^]*Counted 2 products, 1 differ`, 'm')) });
    expect((await logOf()).at(-1)).toMatchObject({ change: -3, stock: 92, reason: 'counted', reference: 'week 48', by });
    expect((await run('count', '--from', file, '--at', at)).said).toBe('Counted 2 products, 0 differ\n');
  });

  it.each([
    ['a product that does not exist', ['sku,counted', `${sku},1`, 'NO-such-01,1'], 'NO-such-01: no such product'],
    ['a product made to order', ['sku,counted', `${sku},1`, 'BOX-grey-01,1'], 'BOX-grey-01: made to order'],
    ['fewer pieces than orders have taken since', ['sku,counted', `${sku},1`], `${sku}: 1 counted, but orders since then took 1 more`],
    ['something else than a number', ['sku,counted', `${sku},many`], 'line 2: counted must be a number'],
    ['no rows', ['sku,counted'], 'It needs a header with the columns sku and counted'],
  ])('book nothing of a count with %s', async (_, rows, message) => {
    const before = await shop.stockOf(id);
    const at = new Date().toISOString();
    await shop.visitor().order(id, 2);
    const { code, said } = await run('count', '--from', await countFile(...rows), '--at', at);
    expect([code, said, await shop.stockOf(id)]).toEqual([1, expect.stringContaining(message), before - 2]);
  });

  it('book no count from before the movements of a product', async () => {
    const { code, said } = await run('count', '--from', await countFile('sku,counted', `${sku},1`), '--at', '2020-01-01T00:00');
    expect([code, said]).toEqual([1, expect.stringContaining(`${sku}: its movements begin after the count`)]);
    expect((await run('count', '--from', 'nowhere.csv')).said).toContain('Cannot read nowhere.csv');
    expect((await run('count', '--from', 'nowhere.csv', '--at', '2999-01-01T00:00')).code).toBe(2);
  });

  it('list low stock, and see the stock of a product with what unpaid orders hold', async () => {
    await run('set', sku, '2');
    const low = JSON.parse((await run('list', '--below', '4', '--json')).said) as { sku: string; stock: number }[];
    expect(low.every(({ stock }) => stock < 4)).toBe(true);
    expect(low.map((row) => row.sku)).toEqual(expect.arrayContaining([sku, 'RMD-ochre-01']));
    const shown = await run('show', sku);
    expect(shown.said).toMatch(/^stock +2$/m);
    expect(shown.said).toMatch(/^held +[1-9]\d* \(by unpaid orders/m);
    expect(await run('show', 'nothing')).toEqual({ code: 1, said: 'No product nothing\n' });
  });
});
