import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { runCliProgram } from '../support/run-cli.js';
import { startTestShop } from '../support/shop-api.js';
import { startProgram } from '../support/start-shop.js';

const shop = duringTests(startTestShop);

const nothing = { refused: 0, lost: 0, doubled: 0, 'wrong states': 0, 'money differences': 0, 'stock differences': 0, findings: [] };
/** Figures that differ between runs. */
const measured = { tries: expect.any(Number), seconds: expect.any(Number) };
const replay = async (...words: string[]) => {
  const { code, said } = await runCliProgram(['payments', 'replay', '--json', ...words], { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
  return { code, ...(JSON.parse(said.slice(said.indexOf('{'))) as typeof nothing & { orders: number; payments: number; webhooks: number; kills: number; refunds: number }) };
};
const order = async () => {
  const [product] = await shop.products();
  const visitor = shop.visitor();
  const placed = await visitor.order(product, 2);
  const { redirectUrl } = await visitor.pay(placed);
  return { visitor, placed, bankId: redirectUrl.split('/').at(-1)! };
};

describe('the replay of payments', () => {
  it('records a payment whose webhook was lost, once', async () => {
    const { visitor, placed, bankId } = await order();
    await order();
    await shop.db.execute(sql`update test_bank_payment set status = 'paid' where id = ${bankId}`);
    expect(await replay('--own')).toEqual({ code: 0, orders: 2, payments: 2, webhooks: 6, kills: 0, refunds: 0, ...measured, ...nothing });
    expect((await visitor.get(placed.id)).state).toBe('paid');
    expect(await replay('--own')).toMatchObject({ code: 0, ...nothing });
    expect((await shop.db.execute(sql`select 1 from order_event where order_id = ${placed.id} and "to" = 'paid'`)).rows).toHaveLength(1);
  });

  it('reports wrong states and amounts', async () => {
    const { placed, bankId } = await order();
    await shop.db.execute(sql`update payment set amount = amount - 1, status = 'paid' where provider_id = ${bankId}`);
    await shop.db.execute(sql`update test_bank_payment set status = 'paid' where id = ${bankId}`);
    await shop.db.execute(sql`insert into order_event (order_id, "from", "to", cause) values (${placed.id}, 'open', 'awaitingPayment', 'again')`);
    const { code, findings, ...counts } = await replay('--own');
    expect([code, counts]).toEqual([1, expect.objectContaining({ doubled: 1, 'wrong states': 1, 'money differences': 1, lost: 0 })]);
    expect(new Set(findings.map(({ place }: { place: string }) => place))).toEqual(new Set([placed.number]));
  });

  it('loses nothing when it kills a shop with a separate database while webhooks of new orders arrive', async () => {
    const orders = async () => Number((await shop.db.execute<{ count: string }>(sql`select count(*) from "order"`)).rows[0]!.count);
    const before = await orders();
    const { kills, refunds, ...replayed } = await replay('--orders', '10');
    expect(replayed).toEqual({ code: 0, orders: 10, payments: 14, webhooks: 42, ...measured, ...nothing });
    // One order is paid twice, another one too late.
    expect([kills > 0, refunds]).toEqual([true, 2]);
    expect(await orders()).toBe(before);
  }, 240_000);

  it('deletes its files when it is interrupted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quiet-shop-interrupted-'));
    const program = startProgram(process.execPath, ['dist/cli/main.js', 'payments', 'replay', '--orders', '1000'], { variables: { TMPDIR: folder } });
    await eventually('the shop to be filled', async () => program.output().includes('The shop holds') || undefined);
    program.process.kill('SIGINT');
    expect([await program.ended, await readdir(folder)]).toEqual([130, []]);
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused in production, where there is no test bank', async () => {
    for (const words of [['--own'], ['--orders', '2']]) {
      const { code, said } = await runCliProgram(['payments', 'replay', ...words], { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, NODE_ENV: 'production' });
      expect([code, said]).toEqual([1, expect.stringContaining('No payment provider is set up')]);
    }
  });
});
