import { sql } from 'drizzle-orm';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { HeldOrders } from '../../src/embedded/orders/held-orders.js';
import { OnAccount } from '../../src/embedded/payments/on-account.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { details as privateDetails, type Order, returnUrl, startTestShop, type Visitor } from '../support/shop-api.js';
import { startVies } from '../support/vies.js';

const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop(vies.variables));
let product: string;
let ops: OnAccount;
beforeAll(async () => {
  ops = shop.app.get(OnAccount, { strict: false });
  [product] = await shop.products();
  await shop.setStock(product, 9000);
});

const business = { ...privateDetails, customerType: 'Business', company: 'Stillewerk' } as const;
let numbers = 100;
const newNumber = () => `NL004495${(numbers += 1)}B01`;
type Headers = Record<string, string>;
let buyers = 0;
/** Places an order with a new e-mail address, because orders of one address share a limit of held stock. */
const place = async (visitor: Visitor, details: typeof business, quantity = 1, headers: Headers = {}): Promise<Order> => {
  const { body: cart } = await visitor.call('post', '/orders/lines', headers).send({ productId: product, quantity }).expect(201);
  visitor.token ??= (cart as Order).cartToken;
  await visitor
    .call('post', '/Orders/details', headers)
    .send({ ...details, contact: { ...details.contact, email: `firm-${(buyers += 1)}@example.nl` } })
    .expect(200);
  const { body } = await visitor.call('post', '/Orders/shipping', headers).send({ method: 'Deliver' }).expect(200);
  return (await visitor.complete(body as Order, headers).expect(200)).body;
};
const buy = (visitor: Visitor, { id }: Order, headers: Headers = {}) =>
  visitor.call('post', '/orders/payment/initiate', headers).send({ orderId: id, method: 'invoice', returnUrl });
const isOffered = async (visitor: Visitor, { id }: Order, headers: Headers = {}): Promise<boolean> => {
  const { body } = await visitor.call('get', `/orders/payment/methods?orderId=${id}`, headers).expect(200);
  return (body as { id: string }[]).some((method) => method.id === 'invoice');
};
/** Number of pieces that cost an amount in euros before volume discount. */
const piecesFor = (order: Order, euros: number): number => Math.floor((euros * 100) / order.lines[0]!.unitPrice.includingVat.amount);

it('a guest without a confirmed VAT number cannot order on account, and gets the reason', async () => {
  const guest = shop.visitor();
  const order = await place(guest, business);
  expect(await isOffered(guest, order)).toBe(false);
  const { body } = await buy(guest, order).expect(422);
  expect([body.code, body.detail]).toEqual(['ON_ACCOUNT_UNPROVED', expect.stringContaining('Europese btw-register')]);
  const unproved = newNumber();
  vies.entries.set(unproved, 'MS_UNAVAILABLE');
  const later = await place(guest, { ...business, vatNumber: unproved });
  expect((await buy(guest, later).expect(422)).body.code).toBe('ON_ACCOUNT_UNPROVED');
  expect((await guest.get(order.id)).state).toBe('awaitingPayment');
});

it('a confirmed VAT number has a credit limit for all guests who use it, and credit again once an invoice is paid', async () => {
  const vatNumber = newNumber();
  const first = shop.visitor();
  const sample = await place(first, { ...business, vatNumber });
  const large = piecesFor(sample, 8000);
  await buy(first, sample).expect(201);
  const second = shop.visitor();
  const order = await place(second, { ...business, vatNumber }, large);
  await buy(second, order).expect(201);
  const third = shop.visitor();
  const refused = await place(third, { ...business, vatNumber }, large);
  expect(await isOffered(third, refused)).toBe(false);
  expect((await buy(third, refused).expect(422)).body.code).toBe('ON_ACCOUNT_LIMIT');
  await shop.db.execute(sql`update payment set status = 'paid' where order_id = ${order.id}`);
  expect(await isOffered(third, refused)).toBe(true);
  await buy(third, refused).expect(201);
});

it('concurrent orders with one VAT number cannot exceed the limit together', async () => {
  const vatNumber = newNumber();
  const visitors = Array.from({ length: 3 }, () => shop.visitor());
  const sample = await place(visitors[0]!, { ...business, vatNumber });
  const orders = await Promise.all(visitors.map((visitor) => place(visitor, { ...business, vatNumber }, piecesFor(sample, 8000))));
  const answers = await Promise.all(orders.map((order, at) => buy(visitors[at]!, order)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});

it('a customer with a credit limit set by ops needs no VAT number, and one whom ops exclude cannot use theirs', async () => {
  const { email, token } = await openAccount(shop);
  const signedIn = { authorization: `Bearer ${token}` };
  const visitor = shop.visitor('en-GB');
  const order = await place(visitor, business, 1, signedIn);
  expect(await isOffered(visitor, order, signedIn)).toBe(false);
  expect(await ops.allow(email.toUpperCase(), 500_000)).toEqual({ allowed: 500_000, owed: 0 });
  expect(await isOffered(visitor, order, signedIn)).toBe(true);
  await buy(visitor, order, signedIn).expect(201);
  expect(await ops.statusOf(email)).toEqual({ allowed: 500_000, owed: order.totals.total.includingVat.amount });
  await ops.allow(email, 0);
  const barred = await place(visitor, { ...business, vatNumber: newNumber() }, 1, signedIn);
  expect((await buy(visitor, barred, signedIn).expect(422)).body.code).toBe('ON_ACCOUNT_LIMIT');
  await ops.allow(email, null);
  expect(await isOffered(visitor, barred, signedIn)).toBe(true);
  expect(await ops.allow('nobody@example.nl', 1)).toBeUndefined();
});

it('orders on account count as unpaid orders of a buyer', async () => {
  const vatNumber = newNumber();
  const guest = shop.visitor();
  const order = await place(guest, { ...business, vatNumber });
  await buy(guest, order).expect(201);
  await shop.db.execute(sql`
    with copies as (insert into "order" select copied.* from "order" o, generate_series(1, 99) n,
      jsonb_populate_record(o, jsonb_build_object('id', o.id || '-' || n, 'number', o.number || '-' || n, 'unpaid_network', null)) copied where o.id = ${order.id} returning id)
    insert into payment (id, order_id, provider, provider_id, method, status, amount, currency, return_url, redirect_url)
      select id, id, 'invoice', 'invoice_' || id, 'invoice', 'authorized', 1, 'EUR', '', '' from copies`);
  const cart = await guest.fill(product);
  expect((await guest.complete(cart)).body.code).toBe('UNPAID_ORDERS');
});

it('an order with a confirmed VAT number holds part of its stock for a week; that of a customer allowed by ops holds all of it without limit', async () => {
  const holdOf = async ({ id }: Order) =>
    (
      await shop.db.execute<{ days: number | null; lacks: boolean }>(
        sql`select round(extract(epoch from held_until - now()) / 86400)::int as days, lacks_pieces as lacks from "order" where id = ${id}`,
      )
    ).rows[0]!;
  const endHold = async ({ id }: Order) => {
    await shop.db.execute(sql`update "order" set held_until = now() - interval '1 second' where id = ${id}`);
    await shop.app.get(HeldOrders, { strict: false }).run();
  };
  await shop.db.execute(sql`update "order" set held_until = null`);
  await shop.setStock(product, 40);
  const guest = shop.visitor();
  const half = await place(guest, { ...business, vatNumber: newNumber() }, 20);
  expect(await holdOf(half)).toEqual({ days: null, lacks: true });
  await buy(guest, half).expect(201);
  expect([await holdOf(half), await shop.stockOf(product)]).toEqual([{ days: 7, lacks: false }, 20]);
  await endHold(half);
  expect([await shop.stockOf(product), (await guest.get(half.id)).state]).toEqual([40, 'authorized']);
  const all = await place(guest, { ...business, vatNumber: newNumber() }, 40);
  expect((await buy(guest, all).expect(422)).body.code).toBe('STOCK_NOT_HELD');
  await shop.app.get(Fulfilment, { strict: false }).produce(half.number!);
  expect(await shop.stockOf(product)).toBe(20);

  const { email, token } = await openAccount(shop);
  const signedIn = { authorization: `Bearer ${token}` };
  await ops.allow(email, 1_000_000);
  const firm = shop.visitor();
  const rest = await place(firm, business, 20, signedIn);
  expect((await holdOf(rest)).lacks).toBe(false);
  await buy(firm, rest, signedIn).expect(201);
  expect([await holdOf(rest), await shop.stockOf(product)]).toEqual([{ days: null, lacks: false }, 0]);
});
