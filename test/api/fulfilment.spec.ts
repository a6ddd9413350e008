import { sql } from 'drizzle-orm';
import type { InputOf } from '../../src/contract/shop-api.js';
import { Fulfilment, RefundTooLarge } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { TransitionRefused } from '../../src/embedded/orders/order.store.js';
import { needsAttention } from '../../src/embedded/payments/attention.js';
import { RefundsService } from '../../src/embedded/payments/refunds.service.js';
import { WebhookEndpoints } from '../../src/embedded/webhooks/webhook-endpoints.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { type OrderLedger, orderLedger } from '../support/order-ledger.js';
import { startReceiver } from '../support/webhook-receiver.js';
import { details, type Order, startTestShop } from '../support/shop-api.js';
import { startVies } from '../support/vies.js';

const receiver = duringTests(startReceiver);
const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop({ WEBHOOKS_TO_PRIVATE: 'test', ...vies.variables }));
let ledger: OrderLedger;
let ops: Fulfilment;
let product: string;
beforeAll(async () => {
  ledger = orderLedger(shop);
  ops = shop.app.get(Fulfilment, { strict: false });
  [product] = await shop.products();
});
beforeEach(() => shop.setStock(product, 500));

const totalOf = ({ totals }: Order) => totals.total.includingVat.amount;
const buy = async () => {
  const visitor = shop.visitor();
  const order = await visitor.order(product, 2);
  const payment = await visitor.pay(order);
  await ledger.pay(payment);
  return { visitor, order, payment, number: order.number! };
};
const buyOnInvoice = async () => {
  const visitor = shop.visitor();
  await visitor.add(product, 2);
  const firm: InputOf<'setOrderDetails'> = { ...details, customerType: 'Business', company: 'Stillewerk', vatNumber: 'NL004495445B01' };
  const order = await visitor.place(firm);
  await visitor.pay(order, 'invoice');
  return { visitor, order, number: order.number! };
};
const dated = ({ id }: Order, date: string) => shop.db.execute(sql`update "order" set shipping = jsonb_set(shipping, '{date}', ${JSON.stringify(date)}::jsonb) where id = ${id}`);

describe('a paid order', () => {
  it('is produced, shipped and delivered, with mails to the buyer and webhooks to integrators', async () => {
    const { id } = await shop.app.get(WebhookEndpoints, { strict: false }).add(receiver.url, ['order.shipped', 'order.delivered', 'order.refunded'], 'a test');
    const { visitor, order, number } = await buy();
    await ops.produce(number.toLowerCase());
    await ops.ship(number, { carrier: 'DHL', tracking: '3SABC$t(x)' });
    expect(await visitor.get(order.id)).toMatchObject({ state: 'shipped', parcel: { carrier: 'DHL', tracking: '3SABC$t(x)' } });
    await ops.deliver(number);
    await ops.refund(number, 500);
    await ledger.refunded(order);
    expect(await ledger.statesOf(order)).toEqual(['awaitingPayment', 'paid', 'inProduction', 'shipped', 'delivered']);
    const { text } = await shop.mailTo(details.contact.email, ({ subject }) => subject.includes(number) && subject.includes('onderweg'));
    expect(text).toContain('Vervoerder: DHL\nTrack & trace: 3SABC$t(x)');
    const reported = await eventually('three messages', async () => (receiver.received.length >= 3 ? receiver.received.map(({ body }) => JSON.parse(body)) : undefined));
    expect(reported.map(({ type }) => type).toSorted()).toEqual(['order.delivered', 'order.refunded', 'order.shipped']);
    expect(reported.find(({ type }) => type === 'order.refunded').data).toMatchObject({ number, state: 'delivered', refunded: { amount: 500, currency: 'EUR' } });
    await shop.app.get(WebhookEndpoints, { strict: false }).remove(id);
  });

  it('refuses a change that its state does not allow, and writes nothing', async () => {
    const { order, number } = await buy();
    await expect(ops.deliver(number)).rejects.toEqual(expect.objectContaining({ name: 'Problem', state: 'paid', move: 'delivered' }));
    await ops.ship(number, { carrier: null, tracking: null });
    await expect(ops.cancel(number, 'too late')).rejects.toBeInstanceOf(TransitionRefused);
    await expect(ops.produce(number)).rejects.toBeInstanceOf(TransitionRefused);
    expect([await ledger.statesOf(order), await ledger.refundsOf(order), await shop.stockOf(product)]).toEqual([['awaitingPayment', 'paid', 'shipped'], [], 498]);
    expect(await ops.produce('ENC-0')).toBeUndefined();
  });

  it('is cancelled, with stock returned and payment refunded', async () => {
    const { order, payment, number } = await buy();
    expect(await ops.cancel(number, 'de kleur is uitverkocht')).toMatchObject({ order: { state: 'cancelled' }, amount: totalOf(order) });
    await ledger.refunded(order);
    expect([await ledger.paidBack(payment), await shop.stockOf(product)]).toEqual([[totalOf(order)], 500]);
    const { text } = await shop.mailTo(details.contact.email, ({ subject }) => subject.includes(number) && subject.includes('geannuleerd'));
    expect(text).toContain('Reden: de kleur is uitverkocht.');
    await expect(ops.refund(number, 1)).rejects.toBeInstanceOf(RefundTooLarge);
  });

  it('is refunded in parts, never more than was paid, and has the state refunded after the last one', async () => {
    const { visitor, order, payment, number } = await buy();
    const rest = totalOf(order) - 500;
    await ops.refund(number, 500);
    await expect(ops.refund(number, rest + 1)).rejects.toEqual(expect.objectContaining({ left: rest }));
    const both = await Promise.allSettled([ops.refund(number, undefined), ops.refund(number, undefined)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await ledger.refunded(order, 2);
    expect([(await ledger.paidBack(payment)).toSorted((a, b) => a - b), (await visitor.get(order.id)).state]).toEqual([[500, rest].toSorted((a, b) => a - b), 'refunded']);
  });
});

describe('an order on account', () => {
  it('can be produced and shipped before it is paid', async () => {
    const { visitor, order, number } = await buyOnInvoice();
    await ops.ship(number, { carrier: null, tracking: null });
    await ops.paid(number);
    expect(await visitor.get(order.id)).toMatchObject({ state: 'shipped', payment: { method: 'invoice', status: 'paid' } });
    expect([await ledger.statesOf(order), await ledger.mailsAbout(order, 'ontvangen')]).toEqual([['awaitingPayment', 'authorized', 'shipped'], 1]);
    await expect(ops.paid(number)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
  });

  it('is refunded manually: ops get a notice and record the refund', async () => {
    const { visitor, order, number } = await buyOnInvoice();
    await ops.paid(number);
    await ops.refund(number, undefined);
    const [wanting] = (await needsAttention(shop.db)).filter((one) => one.order === number);
    expect(wanting).toMatchObject({ code: 'REFUND_BY_HAND', amount: totalOf(order), fault: 'paid by invoice: to be paid back by hand' });
    const refunds = shop.app.get(RefundsService, { strict: false });
    expect([await refunds.recordManualRefund(wanting!.id), await refunds.recordManualRefund(wanting!.id)]).toEqual([true, false]);
    expect([(await visitor.get(order.id)).state, (await needsAttention(shop.db)).filter((one) => one.order === number)]).toEqual(['refunded', []]);
  });

  it('needs ops when it is paid after it was cancelled', async () => {
    const { order, number } = await buyOnInvoice();
    expect(await ops.cancel(number, 'x')).toMatchObject({ amount: 0 });
    await ops.paid(number);
    expect(await needsAttention(shop.db)).toContainEqual(expect.objectContaining({ code: 'REFUND_BY_HAND', order: number, amount: totalOf(order) }));
  });
});

describe('a refund that the bank refuses', () => {
  it('is reported to ops', async () => {
    const { order, payment, number } = await buy();
    await ledger.endAtBank(payment, 'open');
    await ops.refund(number, undefined);
    await eventually('the refund to fail', async () => (await ledger.refundsOf(order)).find(({ status }) => status === 'failed'));
    expect(await needsAttention(shop.db)).toContainEqual(expect.objectContaining({ code: 'REFUND_BY_HAND', order: number, fault: 'the provider did not pay it back' }));
  });
});

describe('withdrawing from a shipped order', () => {
  const withdraw = ({ visitor, order }: Pick<Awaited<ReturnType<typeof buy>>, 'visitor' | 'order'>) => visitor.call('post', `/Orders/${order.id}/withdraw`).send({});

  it('refunds when the goods have been returned', async () => {
    const bought = await buy();
    await ops.ship(bought.number, { carrier: null, tracking: null });
    await withdraw(bought).expect(201);
    expect(await ledger.refundsOf(bought.order)).toMatchObject([{ status: 'held', amount: totalOf(bought.order) }]);
    expect(await ops.returned(bought.number)).toEqual({ refunds: 1, pieces: 0 });
    await ledger.refunded(bought.order);
    expect(await ledger.statesOf(bought.order)).toEqual(['awaitingPayment', 'paid', 'shipped', 'withdrawn', 'refunded']);
    expect(await ops.returned(bought.number)).toEqual({ refunds: 0, pieces: 0 });
  });

  it('puts the pieces back in stock once, and only when ops say so', async () => {
    const bought = await buy();
    await ops.ship(bought.number, { carrier: null, tracking: null });
    await withdraw(bought).expect(201);
    const sold = await shop.stockOf(product);
    await ops.returned(bought.number);
    expect(await shop.stockOf(product)).toBe(sold);
    const pieces = bought.order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await ops.returned(bought.number, 'Ada')).toEqual({ refunds: 0, pieces });
    expect(await ops.returned(bought.number, 'Ada')).toEqual({ refunds: 0, pieces: 0 });
    expect(await shop.stockOf(product)).toBe(sold + pieces);
  });

  it('is possible before delivery, and the period starts on the actual and not on the planned delivery day', async () => {
    const [late, old] = [await buy(), await buy()];
    for (const { order, number } of [late, old]) {
      await ops.ship(number, { carrier: null, tracking: null });
      await dated(order, '2024-01-01');
    }
    for (const { number } of [late, old]) await ops.deliver(number);
    await shop.db.execute(sql`update order_event set at = now() - interval '16 days' where order_id = ${old.order.id} and "to" = 'delivered'`);
    await withdraw(late).expect(201);
    expect((await withdraw(old).expect(409)).body.code).toBe('NOT_WITHDRAWABLE');
  });
});
