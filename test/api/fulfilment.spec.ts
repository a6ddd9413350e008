import { sql } from 'drizzle-orm';
import type { InputOf } from '../../src/contract/shop-api.js';
import type { ProblemCode } from '../../src/contract/errors.js';
import { Fulfilment, NoPartCancelled, RefundTooLarge } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { PiecesGone } from '../../src/embedded/fulfilment/pieces.js';
import { WarehouseDocuments } from '../../src/embedded/fulfilment/warehouse-documents.service.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { TransitionRefused } from '../../src/embedded/orders/order.store.js';
import { needsAttention } from '../../src/embedded/payments/attention.js';
import { RefundsService } from '../../src/embedded/payments/refunds.service.js';
import { WebhookEndpoints } from '../../src/embedded/webhooks/webhook-endpoints.js';
import { Caller } from '../contract/caller.js';
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
    await ops.refund(number, { amount: 500 });
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
    await expect(ops.refund(number, { amount: 1 })).rejects.toBeInstanceOf(RefundTooLarge);
  });

  it('is refunded in parts, never more than was paid, and has the state refunded after the last one', async () => {
    const { visitor, order, payment, number } = await buy();
    const rest = totalOf(order) - 500;
    await ops.refund(number, { amount: 500 });
    await expect(ops.refund(number, { amount: rest + 1 })).rejects.toEqual(expect.objectContaining({ left: rest }));
    const both = await Promise.allSettled([ops.refund(number, 'rest'), ops.refund(number, 'rest')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await ledger.refunded(order, 2);
    expect([(await ledger.paidBack(payment)).toSorted((a, b) => a - b), (await visitor.get(order.id)).state]).toEqual([[500, rest].toSorted((a, b) => a - b), 'refunded']);
  });
});

describe('a part of an order', () => {
  const lineOf = ({ lines }: Order) => lines[0]!;
  const creditsOf = ({ id }: Order) =>
    ledger.rowsOf<{ source: string; lines: { lineId: string | null; quantity: number }[]; total: { includingVat: { amount: number } } }>(
      sql`select source, lines, total from credit_note where order_id = ${id} and superseded_invoice is null order by number`,
    );
  const pieces = (order: Order, quantity?: number) => ({ pieces: [{ id: lineOf(order).id, quantity }] });
  const half = (order: Order) => Math.round(lineOf(order).total.includingVat.amount / 2);

  it('is refunded by its pieces, which the credit note names, and never twice', async () => {
    const { order, payment, number } = await buy();
    expect(await ops.refund(number, pieces(order, 1))).toMatchObject({ amount: half(order), order: { state: 'paid' } });
    await ledger.refunded(order);
    expect([await ledger.paidBack(payment), await shop.stockOf(product)]).toEqual([[half(order)], 498]);
    expect(await creditsOf(order)).toMatchObject([{ lines: [{ lineId: lineOf(order).id, quantity: 1 }], total: { includingVat: { amount: half(order) } } }]);
    await expect(ops.refund(number, pieces(order, 2))).rejects.toEqual(new PiecesGone(lineOf(order).id, 1));
    const rest = totalOf(order) - half(order);
    expect(await ops.refund(number, { ...pieces(order), withDelivery: true })).toMatchObject({ amount: rest });
    await ledger.refunded(order, 2);
    expect(await ledger.statesOf(order)).toEqual(['awaitingPayment', 'paid', 'refunded']);
  });

  it('that was refunded cannot be withdrawn any more', async () => {
    const { visitor, order, number } = await buy();
    await ops.refund(number, pieces(order, 1));
    const [line] = (await visitor.call('get', `/Orders/${order.id}/withdrawal`).expect(200)).body.lines as { left: number }[];
    expect(line!.left).toBe(1);
    const { body } = await visitor.call('post', `/Orders/${order.id}/withdraw`).send({}).expect(201);
    expect(body.refund.includingVat.amount).toBe(totalOf(order) - half(order));
    expect((await ledger.refunded(order, 2)).reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(order));
  });

  it('is cancelled while the rest goes on: back in stock, refunded, and mailed with its reason', async () => {
    const { order, payment, number } = await buy();
    expect(await ops.cancelPieces(number, pieces(order, 1), 'één stuk is beschadigd')).toMatchObject({ amount: half(order), order: { state: 'paid' } });
    await ledger.refunded(order);
    expect([await ledger.paidBack(payment), await shop.stockOf(product)]).toEqual([[half(order)], 499]);
    const { text } = await shop.mailTo(details.contact.email, ({ subject }) => subject.includes(number) && subject.includes('deel'));
    expect(text).toMatch(/Reden: één stuk is beschadigd\.[^]*1 × [^]*Minder te betalen/);
    const [packed] = await shop.app.get(WarehouseDocuments, { strict: false }).find([number]);
    expect(packed!.packed.map(({ quantity }) => quantity)).toEqual([1]);
    // Cancelling the rest returns only what was not returned before.
    expect(await ops.cancel(number, 'x')).toMatchObject({ amount: totalOf(order) - half(order), order: { state: 'cancelled' } });
    expect(await shop.stockOf(product)).toBe(500);
  });

  it('that is the last one cancels the order', async () => {
    const { order, number } = await buy();
    await ops.cancelPieces(number, pieces(order, 1), 'x');
    expect(await ops.cancelPieces(number, pieces(order), 'x')).toMatchObject({ order: { state: 'cancelled' }, amount: totalOf(order) - half(order) });
    expect(await shop.stockOf(product)).toBe(500);
  });

  it('lowers what is due for an order on account, and is refused before an order is paid or shipped', async () => {
    const onAccount = await buyOnInvoice();
    const { order, number } = onAccount;
    expect(await ops.cancelPieces(number, pieces(order, 1), 'x')).toMatchObject({ amount: 0 });
    const [due] = await ledger.rowsOf<{ amount: number }>(sql`select amount from payment where order_id = ${order.id}`);
    expect(due!.amount).toBe(totalOf(order) - half(order));
    const unpaid = await shop.visitor().order(product, 2);
    await expect(ops.cancelPieces(unpaid.number!, pieces(unpaid, 1), 'x')).rejects.toEqual(expect.objectContaining({ state: 'awaitingPayment' }));
    const sent = await buy();
    await ops.ship(sent.number, { carrier: null, tracking: null });
    await expect(ops.cancelPieces(sent.number, pieces(sent.order, 1), 'x')).rejects.toBeInstanceOf(NoPartCancelled);
  });

  it('is refunded when it is back: piece by piece, and the delivery with the last one', async () => {
    const bought = await buy();
    const { order, number, payment } = bought;
    await ops.ship(number, { carrier: null, tracking: null });
    await bought.visitor.call('post', `/Orders/${order.id}/withdraw`).send({}).expect(201);
    expect(await ops.returned(number, pieces(order, 1))).toMatchObject({ refunds: 1, amount: half(order) });
    await expect(ops.returned(number, pieces(order, 2))).rejects.toEqual(new PiecesGone(lineOf(order).id, 1));
    expect(await ops.returned(number, pieces(order, 1))).toMatchObject({ refunds: 1, amount: totalOf(order) - half(order) });
    await ledger.refunded(order, 2);
    expect((await ledger.paidBack(payment)).reduce((sum, amount) => sum + amount, 0)).toBe(totalOf(order));
    expect((await ledger.statesOf(order)).at(-1)).toBe('refunded');
  });

  it('can be rehearsed: the result and the mails are reported, and nothing happens', async () => {
    const { visitor, order, number } = await buy();
    const rehearsal = await ops.rehearse((rehearsing) => rehearsing.cancel(number, 'x'));
    expect(rehearsal).toMatchObject({
      result: { amount: totalOf(order), order: { state: 'cancelled' } },
      mails: [{ to: details.contact.email, subject: expect.stringContaining('geannuleerd') }],
    });
    expect([(await visitor.get(order.id)).state, await shop.stockOf(product), await ledger.refundsOf(order), await creditsOf(order)]).toEqual(['paid', 498, [], []]);
    await expect(ops.rehearse((rehearsing) => rehearsing.deliver(number))).rejects.toBeInstanceOf(TransitionRefused);
  });
});

describe('an ERP that moves orders', () => {
  let withKey: { headers: Record<string, string> };
  beforeAll(async () => {
    withKey = { headers: { 'x-api-key': (await shop.app.get(ApiKeys).add('Warehouse', ['orders:write'], { perMinute: 10_000 })).key } };
  });
  const erp = () => new Caller({ name: 'embedded', url: shop.url });

  it('ships with carrier and number, delivers and refunds, and receives the order as webhooks contain it', async () => {
    const { visitor, order, number } = await buy();
    const { id } = order;
    const shipped = await erp().ok('moveOrder', { id, move: 'ship', carrier: 'postnl', tracking: '3SABC123' }, withKey);
    const parcel = { carrier: 'postnl', tracking: '3SABC123', trackingUrl: 'https://jouw.postnl.nl/track-and-trace/3SABC123-NL-1012LG' };
    expect(shipped).toMatchObject({ number, state: 'shipped', parcel, documents: [{ kind: 'invoice' }], refunds: [], notes: [] });
    expect((await visitor.get(id)).parcel).toEqual(parcel);
    const { html, text } = await shop.mailTo(details.contact.email, ({ subject }) => subject.includes(number) && subject.includes('onderweg'));
    expect(html).toContain(`href="${parcel.trackingUrl}"`);
    expect(text).toContain(parcel.trackingUrl);
    await erp().ok('moveOrder', { id, move: 'deliver' }, withKey);
    const lines = [{ id: order.lines[0]!.id, quantity: 1 }];
    const refunded = await erp().ok('moveOrder', { id, move: 'refund', lines }, withKey);
    expect(refunded.documents.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
  });

  it('repeats a call with the same key without a second refund', async () => {
    const { order } = await buy();
    const keyed = { headers: { ...withKey.headers, 'idempotency-key': crypto.randomUUID() } };
    const refund = { id: order.id, move: 'refund', amount: { amount: 100, currency: 'EUR' } } as const;
    const [first, second] = [await erp().ok('moveOrder', refund, keyed), await erp().ok('moveOrder', refund, keyed)];
    expect(second).toEqual(first);
    expect(await ledger.refunded(order)).toMatchObject([{ amount: 100 }]);
    await erp().refused('moveOrder', { ...refund, amount: { amount: 200, currency: 'EUR' } }, 'IDEMPOTENCY_MISMATCH', keyed);
  });

  it('notes with the name of its key what buyers do not see', async () => {
    const { visitor, order } = await buy();
    const { notes } = await erp().ok('moveOrder', { id: order.id, move: 'note', text: 'Gate 3' }, withKey);
    expect(notes).toMatchObject([{ by: 'Warehouse', text: 'Gate 3' }]);
    expect(JSON.stringify(await visitor.get(order.id))).not.toContain('Gate 3');
  });

  it('is told why a move is impossible, and nothing changes', async () => {
    const { visitor, order } = await buy();
    const { id } = order;
    const refusal = async (move: object, code: ProblemCode) => (await erp().refused('moveOrder', { id, ...move }, code, withKey)).current;
    expect(await refusal({ move: 'deliver' }, 'MOVE_NOT_ALLOWED')).toEqual({ state: 'paid', moves: ['produce', 'ship', 'cancel'] });
    const large = { amount: totalOf(order) + 1, currency: 'EUR' };
    expect(await refusal({ move: 'refund', amount: large }, 'REFUND_TOO_LARGE')).toEqual({ left: { amount: totalOf(order), currency: 'EUR' } });
    const [line] = order.lines;
    expect(await refusal({ move: 'cancel', reason: 'x', lines: [{ id: line!.id, quantity: 3 }] }, 'PIECES_GONE')).toEqual({ line: line!.id, left: 2 });
    await refusal({ move: 'paid' }, 'NOTHING_TO_PAY');
    await refusal({ move: 'refund', amount: { amount: 1, currency: 'GBP' } }, 'VALIDATION');
    await erp().refused('moveOrder', { id: 'nothing', move: 'deliver' }, 'NOT_FOUND', withKey);
    await erp().refused('moveOrder', { id: (await visitor.fill(product)).id, move: 'ship' }, 'NOT_FOUND', withKey);
    expect([(await visitor.get(id)).state, await ledger.refundsOf(order)]).toEqual(['paid', []]);
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
    await ops.refund(number, 'rest');
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
    await ops.refund(number, 'rest');
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
    expect(await ops.returned(bought.number, 'rest')).toMatchObject({ refunds: 1, amount: totalOf(bought.order) });
    await ledger.refunded(bought.order);
    // The second event is the return.
    expect(await ledger.statesOf(bought.order)).toEqual(['awaitingPayment', 'paid', 'shipped', 'withdrawn', 'withdrawn', 'refunded']);
    expect(await ops.returned(bought.number, 'rest')).toMatchObject({ refunds: 0, amount: 0 });
  });

  it('puts the pieces back in stock once, and only when ops say so', async () => {
    const bought = await buy();
    await ops.ship(bought.number, { carrier: null, tracking: null });
    await withdraw(bought).expect(201);
    const sold = await shop.stockOf(product);
    await ops.returned(bought.number, 'rest');
    expect(await shop.stockOf(product)).toBe(sold);
    const pieces = bought.order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await ops.returned(bought.number, 'rest', 'Ada')).toMatchObject({ refunds: 0, restocked: pieces });
    expect(await ops.returned(bought.number, 'rest', 'Ada')).toMatchObject({ refunds: 0, restocked: 0 });
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
