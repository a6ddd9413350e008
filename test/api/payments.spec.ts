import { sql } from 'drizzle-orm';
import request from 'supertest';
import { duringTests } from '../support/during-tests.js';
import { details, returnUrl, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 500);
});

const bankPath = ({ redirectUrl }: { redirectUrl: string }) => new URL(redirectUrl).pathname;
const decide = (payment: { redirectUrl: string }, outcome: string) => request(shop.url).post(bankPath(payment)).type('form').send({ outcome });
const statusOf = async (visitor: Visitor, { paymentId }: { paymentId: string }) => (await visitor.call('get', `/orders/payment/status/${paymentId}`).expect(200)).body.status;
const countOf = async (query: ReturnType<typeof sql>) => Number((await shop.db.execute<{ count: string }>(query)).rows[0]!.count);
const webhook = (id: string) => request(shop.url).post('/orders/payment/webhook/payment').type('form').send({ id });
const providerId = (payment: { redirectUrl: string }) => bankPath(payment).split('/').at(-1)!;
/** Sets the status of a payment at the bank without a webhook. */
const endSilently = (payment: { redirectUrl: string }, status: string) => shop.db.execute(sql`update test_bank_payment set status = ${status} where id = ${providerId(payment)}`);

const idsIn = async (locale: string) => (await shop.visitor(locale).call('get', '/orders/payment/methods').expect(200)).body.map(({ id }: { id: string }) => id);
const initiate = (visitor: Visitor, orderId: string, change: object = {}, headers: Record<string, string> = {}) =>
  visitor.call('post', '/orders/payment/initiate', headers).send({ orderId, method: 'ideal', returnUrl, ...change });

describe('payment methods', () => {
  it.each([
    ['nl-NL', ['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['fr-BE', ['bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['de-AT', ['eps', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['en-GB', ['creditcard', 'paypal', 'klarna']],
  ])('of %s are those of its country and currency', async (locale, ids) => expect(await idsIn(locale)).toEqual(ids));

  const idsFor = async (visitor: Visitor): Promise<string[]> => (await visitor.call('get', '/orders/payment/methods').expect(200)).body.map(({ id }: { id: string }) => id);

  it('depend on the country of the payer, not on that of the delivery', async () => {
    const visitor = shop.visitor();
    await visitor.add(product);
    const shipping = { street: 'Meir', houseNumber: '1', postcode: '2000', city: 'Antwerpen', country: 'be' };
    await visitor
      .call('post', '/Orders/details')
      .send({ ...details, shipping })
      .expect(200);
    expect(await idsFor(visitor)).toEqual(['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']);
    const order = (await visitor.complete(await visitor.deliver()).expect(200)).body;
    await initiate(visitor, order.id, { method: 'bancontact' }).expect(422);
    await initiate(visitor, order.id).expect(201);
  });

  it('depend on the total of the cart before it is ordered', async () => {
    const visitor = shop.visitor();
    await shop.setStock(product, 5000);
    const cart = await visitor.add(product, 900);
    expect(cart.totals.total.includingVat.amount).toBeGreaterThan(500_000);
    expect(await idsFor(visitor)).toEqual(['ideal', 'creditcard', 'paypal', 'banktransfer']);
  });
});

describe('paying at the test bank', () => {
  it('pays the order, sends the webhook and redirects the payer to the shop', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    const page = await request(shop.url).get(bankPath(payment)).expect(200);
    expect(page.text).toContain(order.number);
    expect(page.text).toContain('lang="nl-NL"');
    expect(page.headers['content-security-policy']).toMatch(/style-src 'nonce-/);
    await decide(payment, 'paid').expect(303).expect('location', returnUrl);
    expect(await visitor.get(order.id)).toMatchObject({ state: 'paid', payment: { id: payment.paymentId, status: 'paid', method: 'ideal' } });
    expect(await countOf(sql`select count(*) from mail where subject like ${`%${order.number}%`}`)).toBe(2);
  });

  it.each(['failed', 'canceled', 'expired'])('allows another payment after a %s one', async (outcome) => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const first = await visitor.pay(order);
    await decide(first, outcome).expect(303);
    expect(await statusOf(visitor, first)).toBe(outcome);
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
    const second = await visitor.pay(order, 'creditcard');
    expect(second.paymentId).not.toBe(first.paymentId);
    await decide(second, 'paid').expect(303);
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it('ends a payment once', async () => {
    const visitor = shop.visitor();
    const payment = await visitor.pay(await visitor.order(product));
    await decide(payment, 'canceled').expect(303);
    await decide(payment, 'paid').expect(303);
    expect(await statusOf(visitor, payment)).toBe('canceled');
    await decide(payment, 'stolen').expect(422);
  });
});

describe('the order state', () => {
  it('changes once for repeated and concurrent webhooks', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    await endSilently(payment, 'paid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => webhook(providerId(payment))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const events = await shop.db.execute(sql`select "from", "to" from order_event where order_id = ${order.id} order by id`);
    expect(events.rows).toEqual([
      { from: 'open', to: 'awaitingPayment' },
      { from: 'awaitingPayment', to: 'paid' },
    ]);
    expect(await countOf(sql`select count(*) from mail where subject like ${`%${order.number}%`}`)).toBe(2);
  });

  it('changes without a webhook when the payment status is read', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    await endSilently(payment, 'paid');
    expect(await statusOf(visitor, payment)).toBe('paid');
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it('stays paid when a webhook of an older payment arrives late', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    await decide(payment, 'paid').expect(303);
    await endSilently(payment, 'expired');
    await webhook(providerId(payment)).expect(200);
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it('does not trust a webhook: its id only causes a query at the bank, and an unknown id nothing', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const payment = await visitor.pay(order);
    await webhook(providerId(payment)).expect(200);
    await webhook('tb_unknown').expect(200);
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
  });
});

describe('starting a payment', () => {
  it('returns the payment that is already open', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    expect(await visitor.pay(order)).toEqual(await visitor.pay(order));
  });

  it('with another method closes the open payment, so that the order is not paid twice', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const first = await visitor.pay(order, 'ideal');
    const second = await visitor.pay(order, 'paypal');
    await decide(first, 'paid').expect(303);
    expect(await statusOf(visitor, first)).toBe('canceled');
    expect((await visitor.get(order.id)).payment).toMatchObject({ id: second.paymentId, status: 'open' });
  });

  it('opens one payment for ten concurrent requests', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const answers = await Promise.all(Array.from({ length: 10 }, () => initiate(visitor, order.id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.paymentId}`)).size).toBe(1);
    expect(await countOf(sql`select count(*) from payment where order_id = ${order.id}`)).toBe(1);
  });

  it('replays its response for the same Idempotency-Key', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const key = { 'idempotency-key': 'pay-1' };
    const first = await initiate(visitor, order.id, {}, key).expect(201);
    const again = await initiate(visitor, order.id, {}, key).expect(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });

  it('is refused for a foreign return URL, an order of another owner, an unavailable method and a paid order', async () => {
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    for (const foreign of ['https://evil.example/x', 'http://localhost:3000@evil.example/', 'http://localhost:9999/', 'javascript:alert(1)']) {
      expect((await initiate(visitor, order.id, { returnUrl: foreign }).expect(422)).body.code).toBe('FOREIGN_RETURN_URL');
    }
    await initiate(visitor, order.id, { returnUrl: 'http://de-de.localhost:3000/zahlen/resultat' }).expect(201);
    await initiate(visitor, order.id, { method: 'eps' }).expect(422);
    const stranger = shop.visitor();
    await stranger.add(product);
    await initiate(stranger, order.id).expect(404);
    await decide(await visitor.pay(order), 'paid').expect(303);
    expect((await initiate(visitor, order.id).expect(409)).body.code).toBe('NOTHING_TO_PAY');
  });

  it('creates a payment that others cannot read', async () => {
    const visitor = shop.visitor();
    const payment = await visitor.pay(await visitor.order(product));
    const stranger = shop.visitor();
    await stranger.add(product);
    await stranger.call('get', `/orders/payment/status/${payment.paymentId}`).expect(404);
  });
});
