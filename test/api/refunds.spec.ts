import { sql } from 'drizzle-orm';
import { OrderExpiry } from '../../src/embedded/orders/order-expiry.js';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import { Reconciliation } from '../../src/embedded/payments/reconciliation.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { type OrderLedger, orderLedger } from '../support/order-ledger.js';
import { type Order, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let product: string;
let other: string;
let ledger: OrderLedger;
beforeAll(async () => {
  ledger = orderLedger(shop);
  [product, other] = await shop.products();
});
beforeEach(() => Promise.all([product, other].map((id) => shop.setStock(id, 500))));

const totalOf = ({ totals }: Order) => totals.total.includingVat.amount;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const buy = async (visitor: Visitor = shop.visitor()) => {
  const order = await visitor.order(product, 2);
  return { visitor, order, payment: await visitor.pay(order) };
};
const buyPaid = async () => {
  const bought = await buy();
  await ledger.pay(bought.payment);
  return bought;
};
const cancelUnpaid = async (order: Order) => {
  await shop.db.execute(sql`update "order" set placed_at = now() - interval '4 days' where id = ${order.id}`);
  await shop.app.get(OrderExpiry).run();
};

describe('a payment that arrives too late', () => {
  it('is refunded once when the order was cancelled before', async () => {
    const { visitor, order, payment } = await buy();
    await ledger.endAtBank(payment, 'paid');
    await cancelUnpaid(order);
    await Promise.all(Array.from({ length: 5 }, () => ledger.tell(payment)));
    expect(await ledger.refunded(order)).toEqual([{ amount: totalOf(order), status: 'refunded', cause: 'the order was cancelled when this was paid' }]);
    expect(await ledger.paidBack(payment)).toEqual([totalOf(order)]);
    expect((await visitor.get(order.id)).state).toBe('cancelled');
    expect([await shop.stockOf(product), await ledger.mailsAbout(order, 'Terugbetaling')]).toEqual([500, 1]);
  });

  it('is refunded when another payment has already paid the order', async () => {
    const { visitor, order, payment } = await buy();
    const second = await visitor.pay(order, 'creditcard');
    await ledger.pay(second);
    await ledger.pay(payment);
    await ledger.refunded(order);
    expect([await ledger.paidBack(payment), await ledger.paidBack(second)]).toEqual([[totalOf(order)], []]);
    expect((await visitor.get(order.id)).state).toBe('paid');
    expect(await ledger.statesOf(order)).toEqual(['awaitingPayment', 'paid']);
  });

  it('has its refund retried until the bank accepts it', async () => {
    const { order, payment } = await buy();
    await cancelUnpaid(order);
    await shop.db.execute(sql`alter table test_bank_refund rename to unreachable`);
    await ledger.pay(payment);
    await eventually('the refund to fail', async () => (await ledger.rowsOf(sql`select 1 from refund where fault is not null`))[0]);
    expect(await ledger.refundsOf(order)).toMatchObject([{ status: 'waiting' }]);
    await shop.db.execute(sql`alter table unreachable rename to test_bank_refund`);
    await shop.app.get(Reconciliation).run(later(2));
    await ledger.refunded(order);
    expect(await ledger.paidBack(payment)).toEqual([totalOf(order)]);
  });
});

describe('open payments', () => {
  it('are cancelled at the bank when the order is cancelled', async () => {
    const { order, payment } = await buy();
    await cancelUnpaid(order);
    await eventually('the payment to be cancelled', async () => (await ledger.rowsOf(sql`select 1 from payment where id = ${payment.paymentId} and status = 'canceled'`))[0]);
    expect(await ledger.rowsOf(sql`select status from test_bank_payment where id = ${ledger.bankId(payment)}`)).toEqual([{ status: 'canceled' }]);
    expect(await ledger.mailsAbout(order, 'niet gelukt')).toBe(0);
  });

  it('are cancelled at the bank when another payment was made', async () => {
    const { visitor, order, payment } = await buy();
    const second = await visitor.pay(order, 'creditcard');
    await shop.db.execute(sql`update payment set status = 'open' where id = ${second.paymentId}`);
    await ledger.pay(payment);
    await eventually('the other payment to be cancelled', async () => (await ledger.rowsOf(sql`select 1 from payment where id = ${second.paymentId} and status = 'canceled'`))[0]);
    expect((await visitor.get(order.id)).state).toBe('paid');
  });
});

describe('a payment that fails', () => {
  it.each(['failed', 'expired'])('causes one mail to the buyer when it is %s', async (status) => {
    const { order, payment } = await buy();
    await ledger.endAtBank(payment, status);
    await Promise.all([ledger.tell(payment), ledger.tell(payment), ledger.tell(payment)]);
    expect(await ledger.mailsAbout(order, 'niet gelukt')).toBe(1);
  });

  it('causes no mail when another one was made, or when the buyer cancelled it', async () => {
    const { visitor, order, payment } = await buy();
    await ledger.endAtBank(payment, 'canceled');
    await ledger.tell(payment);
    const second = await visitor.pay(order, 'creditcard');
    await shop.db.execute(sql`update payment set status = 'open' where id = ${payment.paymentId}`);
    await ledger.pay(second);
    await ledger.endAtBank(payment, 'failed');
    await ledger.tell(payment);
    expect(await ledger.mailsAbout(order, 'niet gelukt')).toBe(0);
  });
});

describe('the reconciliation', () => {
  it('updates payments whose webhook was lost', async () => {
    const bought = [await buy(), await buy(), await buy()];
    for (const { payment } of bought) await ledger.endAtBank(payment, 'paid');
    await shop.app.get(Reconciliation).run(later(2));
    expect(await Promise.all(bought.map(async ({ visitor, order }) => (await visitor.get(order.id)).state))).toEqual(['paid', 'paid', 'paid']);
  });

  it('queries with increasing intervals, and each payment once with concurrent runs', async () => {
    await shop.db.execute(sql`update payment set status = 'expired' where status = 'open'`);
    const { payment } = await buy();
    const turns = async (minutes: number) =>
      (await Promise.all([0, 1, 2].map(() => shop.app.get(Reconciliation).run(later(minutes))))).reduce((sum, requested) => sum + requested, 0);
    expect([await turns(0), await turns(2), await turns(3), await turns(5), await turns(7), await turns(10)]).toEqual([0, 1, 0, 1, 0, 1]);
    expect(await ledger.rowsOf(sql`select status, asks from payment where id = ${payment.paymentId}`)).toEqual([{ status: 'open', asks: 3 }]);
  });
});

describe('withdrawing from a paid order', () => {
  const withdraw = async (visitor: Visitor, { id }: Order, body: object = {}) => (await visitor.call('post', `/Orders/${id}/withdraw`).send(body).expect(201)).body;

  it('refunds the whole amount with the delivery, and sets the state refunded', async () => {
    const { visitor, order, payment } = await buyPaid();
    expect(order.totals.shipping!.includingVat.amount).toBeGreaterThan(0);
    const { refund } = await withdraw(visitor, order);
    expect(refund).toEqual(order.totals.total);
    await ledger.refunded(order);
    expect(await ledger.paidBack(payment)).toEqual([totalOf(order)]);
    expect(await ledger.statesOf(order)).toEqual(['awaitingPayment', 'paid', 'withdrawn', 'refunded']);
    expect((await visitor.get(order.id)).state).toBe('refunded');
  });

  it('refunds lines with their share of the delivery, and the rest with the last line', async () => {
    const visitor = shop.visitor();
    await visitor.add(other);
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    await ledger.pay(payment);
    const [first, second] = order.lines as [Order['lines'][number], Order['lines'][number]];
    const { refund } = await withdraw(visitor, order, { lineIds: [first.id] });
    const share = refund.includingVat.amount - first.total.includingVat.amount;
    expect([share > 0, share < order.totals.shipping!.includingVat.amount]).toEqual([true, true]);
    await ledger.refunded(order);
    expect((await visitor.get(order.id)).state).toBe('paid');
    await withdraw(visitor, order, { lineIds: [second.id] });
    await ledger.refunded(order, 2);
    expect(await ledger.paidBack(payment)).toEqual([refund.includingVat.amount, totalOf(order) - refund.includingVat.amount]);
    expect((await visitor.get(order.id)).state).toBe('refunded');
  });

  it('refunds only the price of the least expensive delivery method', async () => {
    const visitor = shop.visitor();
    const cart = await visitor.fill(product);
    const least = cart.totals.shipping!.includingVat.amount;
    const { body } = await visitor.call('post', '/Orders/shipping').send({ method: 'DeliverAndAssemble' }).expect(200);
    const order: Order = (await visitor.complete(body).expect(200)).body;
    await ledger.pay(await visitor.pay(order));
    const { refund } = await withdraw(visitor, order);
    expect([least > 0, refund.includingVat.amount]).toEqual([true, order.totals.goods.includingVat.amount + least]);
    await ledger.refunded(order);
    expect((await visitor.get(order.id)).state).toBe('refunded');
  });

  it('refunds lines that were withdrawn before the payment arrived', async () => {
    const visitor = shop.visitor();
    await visitor.add(other);
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    const [first] = order.lines as [Order['lines'][number]];
    const { refund } = await withdraw(visitor, order, { lineIds: [first.id] });
    expect(await ledger.refundsOf(order)).toEqual([]);
    await ledger.pay(payment);
    await ledger.refunded(order);
    expect(await ledger.paidBack(payment)).toEqual([refund.includingVat.amount]);
  });
});

describe('carts of guests', () => {
  it('are deleted thirty days after the last write', async () => {
    const [old, young] = [shop.visitor(), shop.visitor()];
    const carts = [await old.add(product), await young.add(product)];
    await shop.db.execute(sql`update "order" set updated_at = now() - interval '31 days' where id = ${carts[0]!.id}`);
    await shop.db.execute(sql`update "order" set updated_at = now() - interval '29 days' where id = ${carts[1]!.id}`);
    const { order } = await buy();
    await shop.db.execute(sql`update "order" set updated_at = now() - interval '31 days' where id = ${order.id}`);
    await shop.app.get(Cleanup).run();
    const left = await ledger.rowsOf<{ id: string }>(sql`select id from "order" where id in (${carts[0]!.id}, ${carts[1]!.id}, ${order.id})`);
    expect(left.map(({ id }) => id).toSorted()).toEqual([carts[1]!.id, order.id].toSorted());
    await old.call('get', '/Orders/current').expect(404);
  });
});
