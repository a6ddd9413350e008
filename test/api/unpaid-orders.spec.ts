import { sql } from 'drizzle-orm';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { HeldOrders } from '../../src/embedded/orders/held-orders.js';
import { needsAttention } from '../../src/embedded/payments/attention.js';
import { OnAccount } from '../../src/embedded/payments/on-account.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { type OrderLedger, orderLedger } from '../support/order-ledger.js';
import { details, type Order, returnUrl, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let ledger: OrderLedger;
let product: string;
let goods: string;
beforeAll(async () => {
  ledger = orderLedger(shop);
  [product, goods] = await shop.products();
  await shop.setStock(product, 500);
});

const company = { ...details, customerType: 'Business', company: 'Stillewerk' } as const;
const from = (network: string) => ({ 'x-forwarded-for': network });
/** Copies a placed order in the database, each copy for another guest. */
const copyOrder = async (id: string, copies: number): Promise<void> =>
  void (await shop.db.execute(sql`
    insert into "order" select copied.* from "order" o, generate_series(1, ${copies}::int) n,
      jsonb_populate_record(o, jsonb_build_object('id', o.id || '-' || n, 'number', o.number || '-' || n, 'owner', 'guest:' || md5(o.id || n))) copied
    where o.id = ${id}`));
const placeFrom = async (network: string, visitor: Visitor) => visitor.complete(await visitor.fill(product), from(network));

it('a guest can have twenty unpaid orders, and a further one after one of them is cancelled or paid', async () => {
  const guest = shop.visitor();
  const placed: Order[] = [];
  for (let at = 0; at < 20; at += 1) placed.push((await placeFrom('192.0.2.1', guest)).body as Order);
  const stock = await shop.stockOf(product);
  const refused = await placeFrom('192.0.2.1', guest);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'UNPAID_ORDERS', '3600']);
  expect(refused.body.detail).toContain('Uw winkelwagen is bewaard');
  expect(await shop.stockOf(product)).toBe(stock);
  await guest.call('post', `/Orders/${placed[0]!.id}/withdraw`).send({}).expect(201);
  await guest.complete(await guest.get(), from('192.0.2.1')).expect(200);
});

it('guests of one network can have a hundred unpaid orders; businesses with an account and other networks are not affected', async () => {
  const network = '192.0.2.2';
  const guest = shop.visitor();
  const { body: placed } = await placeFrom(network, guest);
  await copyOrder((placed as Order).id, 98);
  expect((await placeFrom(network, shop.visitor())).body).toMatchObject({ state: 'awaitingPayment' });
  const late = shop.visitor();
  const refused = await placeFrom(network, late);
  expect([refused.status, refused.body.code]).toEqual([429, 'UNPAID_ORDERS']);

  const firm = shop.visitor();
  const { email, token } = await openAccount(shop);
  const signedIn = { authorization: `Bearer ${token}` };
  await shop.app.get(OnAccount, { strict: false }).allow(email, 1_000_000);
  await firm.call('post', '/orders/lines', signedIn).send({ productId: product, quantity: 1 }).expect(201);
  await firm.call('post', '/Orders/details', signedIn).send(company).expect(200);
  const { body: cart } = await firm.call('post', '/Orders/shipping', signedIn).send({ method: 'Deliver' }).expect(200);
  const { body: order } = await firm.complete(cart as Order, { ...signedIn, ...from(network) }).expect(200);
  // An order on account counts as unpaid until it is produced.
  await firm.call('post', '/orders/payment/initiate', signedIn).send({ orderId: order.id, method: 'invoice', returnUrl }).expect(201);
  expect((await late.complete(await late.get(), from(network))).status).toBe(429);
  await guest
    .call('post', `/Orders/${(placed as Order).id}/withdraw`)
    .send({})
    .expect(201);
  expect((await late.complete(await late.get(), from(network))).status).toBe(429);
  await shop.app.get(Fulfilment, { strict: false }).produce(order.number);
  await late.complete(await late.get(), from(network)).expect(200);
  expect((await placeFrom('192.0.2.3', shop.visitor())).status).toBe(200);
});

it('private addresses have no limit of their network, because a proxy may not forward addresses', async () => {
  const { body: placed } = await placeFrom('10.1.2.3', shop.visitor());
  await copyOrder((placed as Order).id, 99);
  expect((await placeFrom('10.1.2.3', shop.visitor())).status).toBe(200);
});

describe('stock held by unpaid orders', () => {
  let buyers = 0;
  const newEmail = () => `buyer-${(buyers += 1)}@example.nl`;
  const order = (quantity: number, { visitor = shop.visitor(), email = newEmail() } = {}) => visitor.order(goods, quantity, email);
  const held = async ({ id }: Order) =>
    (
      await ledger.rowsOf<{ hours: number | null; isLacking: boolean }>(
        sql`select round(extract(epoch from held_until - now()) / 3600, 1)::float8 as hours, lacks_pieces as "isLacking" from "order" where id = ${id}`,
      )
    )[0]!;
  const endHold = ({ id }: Order) => shop.db.execute(sql`update "order" set held_until = now() - interval '1 second' where id = ${id}`);
  const endHolds = () => shop.app.get(HeldOrders).run();
  const start = (visitor: Visitor, { id }: Order, method: string, headers = {}) =>
    visitor.call('post', '/orders/payment/initiate', headers).send({ orderId: id, method, returnUrl });
  const soldOut = async () => (await needsAttention(shop.db)).flatMap(({ code, order: number }) => (code === 'SOLD_OUT' ? number : []));
  beforeEach(async () => {
    await shop.db.execute(sql`update "order" set held_until = null where held_until is not null`);
    await shop.setStock(goods, 100);
  });

  it('is limited to a quarter of the stock for each guest, for a quarter of an hour; an order above it must be paid immediately', async () => {
    const buyer = shop.visitor();
    const all = await order(100, { visitor: buyer });
    expect([await shop.stockOf(goods), await held(all)]).toEqual([100, { hours: null, isLacking: true }]);
    const quarter = await order(25);
    expect([await shop.stockOf(goods), await held(quarter)]).toEqual([75, { hours: 0.2, isLacking: false }]);
    expect((await start(buyer, all, 'ideal').expect(409)).body).toMatchObject({ code: 'SOLD_OUT_UNPAID', detail: expect.stringContaining('Er is niets afgeschreven') });
    await endHold(quarter);
    await endHolds();
    const payment = await buyer.pay(all);
    expect(await shop.stockOf(goods)).toBe(100);
    await ledger.pay(payment);
    expect([(await buyer.get(all.id)).state, await shop.stockOf(goods), await held(all)]).toEqual(['paid', 0, { hours: null, isLacking: false }]);
  });

  it('is limited for concurrent orders: a quarter for one e-mail address or network, three quarters for all buyers', async () => {
    const ready = async (email: string) => {
      const visitor = shop.visitor();
      return { visitor, cart: await visitor.fill(goods, 10, email) };
    };
    const placed = async (count: number, email: () => string, headers = {}) => {
      const carts = await Promise.all(Array.from({ length: count }, () => ready(email())));
      const answers = await Promise.all(carts.map(({ visitor, cart }) => visitor.complete(cart, headers)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
      return shop.stockOf(goods);
    };
    const victim = newEmail();
    expect(await placed(4, () => victim)).toBe(80);
    expect(await placed(4, newEmail, from('192.0.2.4'))).toBe(60);
    expect(await placed(8, newEmail)).toBe(30);
  });

  it('is limited to a value of 10,000', async () => {
    await shop.setStock(goods, 9000);
    const { lines } = await shop.visitor().add(goods, 1000);
    const most = Math.floor(1_000_000 / (lines[0]!.total.includingVat.amount / 1000));
    const visitor = shop.visitor();
    const large = await order(most, { visitor });
    expect((await held(large)).isLacking).toBe(false);
    const next = await order(10, { visitor });
    expect((await held(next)).isLacking).toBe(true);
  });

  it('is released when the hold ends, and taken again when the payment starts', async () => {
    const visitor = shop.visitor();
    const placed = await order(10, { visitor });
    await endHold(placed);
    await Promise.all([endHolds(), endHolds()]);
    expect([await shop.stockOf(goods), (await visitor.get(placed.id)).state]).toEqual([100, 'awaitingPayment']);
    await visitor.pay(placed);
    expect([await shop.stockOf(goods), await held(placed)]).toEqual([90, { hours: 1, isLacking: false }]);
    await endHold(placed);
    await endHolds();
    await visitor.call('post', `/Orders/${placed.id}/cancel`).send({}).expect(200);
    expect(await shop.stockOf(goods)).toBe(100);
  });

  it('is taken once, whether the hold ends before, during or after the arrival of the payment', async () => {
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = shop.visitor();
        const placed = await order(5, { visitor });
        return { visitor, placed, payment: await visitor.pay(placed) };
      }),
    );
    await Promise.all(orders.map(({ placed }) => endHold(placed)));
    await Promise.all([endHolds(), ...orders.map(({ payment }) => ledger.pay(payment)), endHolds()]);
    await endHolds();
    const states = await Promise.all(orders.map(async ({ visitor, placed }) => (await visitor.get(placed.id)).state));
    expect([states, await shop.stockOf(goods)]).toEqual([Array.from({ length: 6 }, () => 'paid'), 70]);
  });

  it('can be sold before the payment arrives: ops are notified, nothing is produced, and the order gets the next pieces or is refunded', async () => {
    const buy = async () => {
      const visitor = shop.visitor();
      const placed = await order(10, { visitor });
      return { visitor, placed, number: placed.number!, payment: await visitor.pay(placed) };
    };
    const [waiting, unlucky] = [await buy(), await buy()];
    for (const { placed } of [waiting, unlucky]) await endHold(placed);
    await endHolds();
    await shop.setStock(goods, 4);
    for (const { payment } of [waiting, unlucky]) await ledger.pay(payment);
    await endHolds();
    expect((await waiting.visitor.get(waiting.placed.id)).state).toBe('paid');
    expect(await soldOut()).toEqual([waiting.number, unlucky.number]);
    const fulfilment = shop.app.get(Fulfilment, { strict: false });
    await expect(fulfilment.produce(waiting.number)).rejects.toThrow('Sold out');
    await shop.setStock(goods, 12);
    await endHolds();
    expect([await soldOut(), await shop.stockOf(goods)]).toEqual([[unlucky.number], 2]);
    expect(await fulfilment.cancel(unlucky.number, 'sold out')).toMatchObject({ amount: unlucky.placed.totals.total.includingVat.amount });
    expect([await soldOut(), await shop.stockOf(goods)]).toEqual([[], 2]);
  });

  it('is held five days for a bank transfer, except a large share, which needs immediate payment, as the error says in each language', async () => {
    const visitor = shop.visitor();
    const small = await order(10, { visitor });
    await visitor.pay(small, 'banktransfer');
    expect((await held(small)).hours).toBe(120);
    await endHold(small);
    await endHolds();
    expect([await shop.stockOf(goods), (await visitor.get(small.id)).state]).toEqual([100, 'awaitingPayment']);
    const texts = {
      'nl-NL': 'Betaal direct',
      'de-DE': 'Bitte bezahlen Sie sofort',
      'fr-FR': 'Choisissez un paiement immédiat',
      'en-GB': 'Please choose an immediate payment method',
    };
    const large = await order(60, { visitor });
    for (const [locale, text] of Object.entries(texts)) {
      const { body } = await start(visitor, large, 'banktransfer', { 'x-locale': locale }).expect(422);
      expect([body.code, body.detail]).toEqual(['STOCK_NOT_HELD', expect.stringContaining(text)]);
    }
    await start(visitor, large, 'ideal').expect(201);
  });
});
