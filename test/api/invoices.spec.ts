import { sql } from 'drizzle-orm';
import { placedView } from '../../src/embedded/orders/placed-view.js';
import { lockById } from '../../src/embedded/orders/order.store.js';
import { issueInvoice } from '../../src/embedded/invoices/invoice.store.js';
import { issueCreditNote } from '../../src/embedded/invoices/credit-notes.js';
import { sellerTimeZone } from '../../src/domain/seller.js';
import { localTime } from '../../src/domain/zoned-time.js';
import { type Order, startTestShop, type TestShop, type Visitor } from '../support/shop-api.js';

let shop: TestShop;
let product: string;
let scarce: string;
beforeAll(async () => {
  // Each buyer may hold the whole stock, so that later ones find the product sold out.
  shop = await startTestShop({ HOLD_SHARE: '100', HOLD_SHARE_OF_ALL: '100' });
  [product, scarce] = await shop.products();
  await shop.setStock(product, 5000);
  await injectFaults();
});
afterAll(() => shop.stop());

/** How a transaction fails after it has taken a number: immediately, at commit, or by a lost connection. */
const faults = ['fault', 'commit', 'connection'] as const;

/** Adds triggers that let selected orders fail in PostgreSQL after their document was numbered and written. */
const injectFaults = async (): Promise<void> => {
  await shop.db.execute(sql`create table injected_fault (order_id text primary key, kind text not null)`);
  await shop.db.execute(sql`create function fail_now() returns trigger language plpgsql as $$
    declare wanted text := (select kind from injected_fault where order_id = new.order_id);
    begin
      if wanted = 'fault' then raise exception 'injected'; end if;
      if wanted = 'connection' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`);
  await shop.db.execute(sql`create function fail_at_commit() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from injected_fault where order_id = new.order_id and kind = 'commit') then raise exception 'injected at commit'; end if;
      return new;
    end $$`);
  for (const table of ['invoice', 'credit_note']) {
    await shop.db.execute(sql.raw(`create trigger fail_now after insert on ${table} for each row execute function fail_now()`));
    await shop.db.execute(
      sql.raw(`create constraint trigger fail_at_commit after insert on ${table} deferrable initially deferred for each row execute function fail_at_commit()`),
    );
  }
};
const letFail = async (orderId: string, kind: string): Promise<void> => void (await shop.db.execute(sql`insert into injected_fault values (${orderId}, ${kind})`));

const year = localTime(new Date(), sellerTimeZone).day.slice(0, 4);
/** Sequential part of each number of a series, in ascending order. */
const counted = async (table: 'invoice' | 'credit_note', series: string): Promise<number[]> => {
  const { rows } = await shop.db.execute<{ number: string }>(sql.raw(`select number from ${table} where number like '${series}-${year}-%' order by number`));
  return rows.map(({ number }) => Number(number.slice(-6)));
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const placedOrders = async (): Promise<number> => Number((await shop.db.execute<{ count: string }>(sql`select count(*) from "order" where state <> 'open'`)).rows[0]!.count);

/** Processes all elements, eight concurrently. */
const inTurns = async <One, Done>(all: readonly One[], work: (one: One) => Promise<Done>): Promise<Done[]> => {
  const done: Done[] = [];
  for (let at = 0; at < all.length; at += 8) done.push(...(await Promise.all(all.slice(at, at + 8).map(work))));
  return done;
};
const buyers = (count: number, productId: string): Promise<{ visitor: Visitor; cart: Order }[]> =>
  inTurns(upTo(count), async (number) => {
    const visitor = shop.visitor();
    // Different addresses, because orders of one address are placed one after the other.
    return { visitor, cart: await visitor.fill(productId, 1, `${productId}-${number}@example.nl`) };
  });

/** Number of an invoice that is issued at the given time. */
const numberOf = async (issuedAt: string) => {
  const { id } = await shop.visitor().order(product);
  await shop.db.execute(sql`delete from invoice where order_id = ${id}`);
  await shop.db.transaction((tx) => issueInvoice(tx, id, 'ENC', new Date(issuedAt)));
  return (await shop.db.execute<{ number: string }>(sql`select number from invoice where order_id = ${id}`)).rows[0]!.number;
};

describe('invoice numbers', () => {
  it('have no gaps and no duplicates when 80 orders are placed, 20 at a time, and every second one fails after its number was taken', async () => {
    await shop.setStock(scarce, 10);
    const certain = await buyers(70, product);
    const rivals = await buyers(10, scarce);
    await shop.setStock(scarce, 5);
    for (const [at, { cart }] of certain.entries()) if (at % 2) await letFail(cart.id, faults[((at - 1) / 2) % faults.length]!);
    const attempt = async ({ visitor, cart }: (typeof certain)[number], at: number) => {
      const seen = at % 20 !== 6 ? cart : { ...cart, totals: { ...cart.totals, total: { ...cart.totals.total, includingVat: { amount: 1, currency: 'EUR' as const } } } };
      const { status, body } = await visitor.complete(seen);
      return `${status} ${body.code ?? 'placed'}`;
    };
    const all = [...rivals, ...certain];
    const answers: string[] = [];
    // With all at once, a slow machine gives most of them no connection in time.
    for (let from = 0; from < all.length; from += 20) answers.push(...(await Promise.all(all.slice(from, from + 20).map((one, at) => attempt(one, from + at)))));
    const count = (answer: RegExp) => answers.filter((one) => answer.test(one)).length;
    const placed = count(/placed/);
    // On a slow machine some orders also fail because they get no connection.
    expect(count(/^50[03] /)).toBeGreaterThanOrEqual(35);
    expect([count(/OUT_OF_STOCK/) > 0, count(/ORDER_CHANGED/) > 0, placed > 8]).toEqual([true, true, true]);
    expect(count(/./)).toBe(placed + count(/^50[03] /) + count(/OUT_OF_STOCK/) + count(/ORDER_CHANGED/));
    expect(await counted('invoice', 'FENC')).toEqual(upTo(placed));
    expect(await placedOrders()).toBe(placed);
    // Repeated orders get the next numbers.
    await shop.db.execute(sql`delete from injected_fault`);
    const failed = certain.filter((_, at) => answers[rivals.length + at]!.startsWith('50'));
    await inTurns(failed, ({ visitor, cart }) => visitor.complete(cart).expect(200));
    expect(await counted('invoice', 'FENC')).toEqual(upTo(placed + failed.length));
  });

  it('start again at the beginning of the year in the time zone of the seller', async () => {
    // 00:30 on 1 January in Amsterdam is still December in UTC.
    expect(await numberOf('2030-12-31T22:30:00Z')).toBe('FENC-2030-000001');
    expect(await numberOf('2030-12-31T23:30:00Z')).toBe('FENC-2031-000001');
  });

  it('continue with seven digits after 999,999', async () => {
    await numberOf('2040-06-01T12:00:00Z');
    await shop.db.execute(sql`update invoice_counter set last = 999999 where shop = 'ENC' and year = 2040`);
    expect(await numberOf('2040-06-01T12:00:00Z')).toBe('FENC-2040-1000000');
  });
});

describe('credit notes', () => {
  it('have their own series without gaps and duplicates, also after failures', async () => {
    const orders = await inTurns(upTo(24), () => shop.visitor().order(product));
    for (const [at, { id }] of orders.entries()) if (at % 2) await letFail(id, faults[((at - 1) / 2) % faults.length]!);
    const credit = (id: string) =>
      shop.db.transaction(async (tx) => {
        const row = (await lockById(tx, id))!;
        const view = await placedView(tx, row);
        return issueCreditNote(tx, view, { source: 'cancellation', cause: 'cancellation', what: 'rest' });
      });
    // Each order twice, because a second credit must not be written.
    const outcomes = await inTurns([...orders, ...orders], async ({ id }) => (await Promise.allSettled([credit(id)]))[0]);
    const written = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value!.number] : []));
    expect([written.length, new Set(written).size]).toEqual([24, 12]);
    expect(await counted('credit_note', 'CENC')).toEqual(upTo(12));
  });

  it('credit the withdrawn lines with their share of the delivery costs, in total the whole order', async () => {
    const [, , other] = await shop.products();
    const visitor = shop.visitor();
    await visitor.add(other);
    const order = await visitor.order(product);
    const withdraw = (body: object) => visitor.call('post', `/Orders/${order.id}/withdraw`).send(body).expect(201);
    const credits = async () =>
      (
        await shop.db.execute<{ total: Order['totals']['total']; shipping: Order['totals']['shipping'] }>(
          sql`select total, shipping from credit_note where order_id = ${order.id} order by number`,
        )
      ).rows;
    await withdraw({ lineIds: [order.lines[0]!.id] });
    await withdraw({});
    const [first, second] = await credits();
    const [line] = order.lines;
    const { goods, shipping, total } = order.totals;
    expect(first!.shipping!.includingVat.amount).toBe(Math.round((shipping!.includingVat.amount * line!.total.includingVat.amount) / goods.includingVat.amount));
    for (const view of ['includingVat', 'excludingVat'] as const) {
      expect(first!.total[view].amount).toBe(line!.total[view].amount + first!.shipping![view].amount);
      expect(first!.shipping![view].amount + second!.shipping![view].amount).toBe(shipping![view].amount);
      expect(first!.total[view].amount + second!.total[view].amount).toBe(total[view].amount);
    }
  });
});
