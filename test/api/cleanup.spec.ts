import { sql } from 'drizzle-orm';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startTestShop } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
});

const countOf = async (query: ReturnType<typeof sql>) => Number((await shop.db.execute<{ count: string }>(query)).rows[0]!.count);
const guests = () => countOf(sql`select count(*) from guest`);

describe('the cleanup of expired records', () => {
  it('deletes stored responses of idempotency keys, sent mails, and guests who own nothing', async () => {
    const buyer = shop.visitor();
    const order = await buyer.order(product);
    await shop.mailTo('ada@example.nl', ({ subject }) => subject.includes(order.number!));
    const browser = shop.visitor();
    await browser.call('post', '/orders/lines', { 'idempotency-key': 'sweep-1' }).send({ productId: product }).expect(201);
    await shop.db.execute(sql`delete from "order" where state = 'open'`);
    expect([await guests(), await countOf(sql`select count(*) from mail`), await countOf(sql`select count(*) from idempotency_key`)]).toEqual([2, 1, 1]);

    await shop.app.get(Cleanup).run();
    expect([await guests(), await countOf(sql`select count(*) from mail`), await countOf(sql`select count(*) from idempotency_key`)]).toEqual([2, 1, 1]);

    await shop.db.execute(sql`update guest set created_at = now() - interval '91 days'`);
    await shop.db.execute(sql`update mail set sent_at = now() - interval '31 days'`);
    await shop.db.execute(sql`update idempotency_key set created_at = now() - interval '25 hours'`);
    await shop.app.get(Cleanup).run();
    expect([await guests(), await countOf(sql`select count(*) from mail`), await countOf(sql`select count(*) from idempotency_key`)]).toEqual([1, 0, 0]);
    expect((await buyer.get(order.id)).number).toBe(order.number);
  });
});

it('mails that were written to a folder are deleted after thirty days, as sent ones are', async () => {
  const folder = join(shop.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  const nameOf = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(/[:.]/g, '-')}-of-${days}-days.eml`;
  for (const days of [29, 31]) await writeFile(join(folder, nameOf(days)), 'Your key to an account');
  await addJobs(shop.db, 'sweep_outbox', [null]);
  await eventually('the deletion of the older mail', async () => !(await readdir(folder)).some((file) => file.includes('of-31-days')) || undefined);
  expect((await readdir(folder)).filter((file) => file.includes('-days'))).toEqual([expect.stringContaining('of-29-days')]);
});
