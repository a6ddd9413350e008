import { sql } from 'drizzle-orm';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { OnAccount } from '../../src/embedded/payments/on-account.js';
import { openAccount } from '../support/customers.js';
import { details, type Order, returnUrl, startTestShop, type TestShop, type Visitor } from '../support/shop-api.js';

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  product = (await shop.db.execute<{ id: string }>(sql`select id from product where is_warehouse and is_on_sale and not (packaging->>'pallet')::boolean order by id limit 1`))
    .rows[0]!.id;
  await shop.setStock(product, 500);
});
afterAll(() => shop.stop());

const company = { ...details, customerType: 'Business', company: 'Stillewerk' } as const;
const from = (network: string) => ({ 'x-forwarded-for': network });
/** As many more orders like a placed one, each of another guest, without the calls they would take. */
const copyOrder = async (id: string, copies: number): Promise<void> =>
  void (await shop.db.execute(sql`
    insert into "order" select copied.* from "order" o, generate_series(1, ${copies}::int) n,
      jsonb_populate_record(o, jsonb_build_object('id', o.id || '-' || n, 'number', o.number || '-' || n, 'owner', 'guest:' || md5(o.id || n))) copied
    where o.id = ${id}`));
const placeFrom = async (network: string, visitor: Visitor) => visitor.complete(await visitor.fill(product), from(network));

it('of a guest twenty may wait to be paid, until one of them is cancelled or paid', async () => {
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

it('of one network a hundred may, then guests there have to wait, and firms with an account do not; elsewhere nobody does', async () => {
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
  // On account it is as unpaid as before, until it is made.
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

it('addresses inside are no network: behind a proxy that forwards nobody’s, orders of more guests than that are taken', async () => {
  const { body: placed } = await placeFrom('10.1.2.3', shop.visitor());
  await copyOrder((placed as Order).id, 99);
  expect((await placeFrom('10.1.2.3', shop.visitor())).status).toBe(200);
});
