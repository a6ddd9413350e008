import { sql } from 'drizzle-orm';
import { openAccount } from '../support/customers.js';
import { photograph } from '../support/pictures.js';
import { details, startTestShop, type TestShop, type Visitor } from '../support/shop-api.js';
import { password } from '../support/customers.js';

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  product = (await shop.db.execute<{ id: string }>(sql`select id from product where is_warehouse and is_on_sale order by id limit 1`)).rows[0]!.id;
  await shop.setStock(product, 500);
});
afterAll(() => shop.stop());

const newAddress = () => `noor-${crypto.randomUUID()}@example.nl`;
const orderWith = async (visitor: Visitor, email: string) => {
  await visitor.fill(product);
  const { body } = await visitor.call('post', '/Orders/details').send({ ...details, contact: { ...details.contact, email } });
  return (await visitor.complete(body).expect(200)).body;
};
const register = (email: string) => shop.visitor().call('post', '/Registration').send({ customerType: 'Private', firstName: 'Noor', lastName: 'Bos', email, password }).expect(202);
const tokenIn = async (email: string, view: string) => {
  const link = new RegExp(`view=${view}&token=([\\w-]+)`);
  return link.exec((await shop.mailTo(email, ({ text }) => link.test(text))).text)![1]!;
};
const verify = async (email: string): Promise<string> =>
  (
    await shop
      .visitor()
      .call('post', '/Registration/verify')
      .send({ token: await tokenIn(email, 'verify') })
      .expect(201)
  ).body.token;
const ordersOf = async (token: string): Promise<string[]> =>
  (
    await shop
      .visitor()
      .call('get', '/Orders', { authorization: `Bearer ${token}` })
      .expect(200)
  ).body.items.map(({ id }: { id: string }) => id);

describe('an order of a guest', () => {
  it('becomes the customer’s who confirms its address, not before; the guest’s device goes on seeing and paying it', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const order = await orderWith(guest, email.toUpperCase());
    await register(email);
    expect((await shop.db.execute(sql`select owner from "order" where id = ${order.id} and owner like 'guest:%'`)).rows).toHaveLength(1);
    const token = await verify(email);
    expect(await ordersOf(token)).toEqual([order.id]);
    expect(await guest.get(order.id)).toEqual({ ...order, isInAccount: true });
    const { paymentId } = await guest.pay(order);
    await guest.call('get', `/orders/payment/status/${paymentId}`).expect(200);
    await guest.call('get', `/Orders/${order.id}/invoice`).expect(200);
  });

  it('is noted as claimed, in a state that did not change', async () => {
    const email = newAddress();
    const order = await orderWith(shop.visitor(), email);
    await register(email);
    await verify(email);
    const { rows } = await shop.db.execute(sql`select "from", "to", cause from order_event where order_id = ${order.id} order by id desc limit 1`);
    expect(rows).toEqual([{ from: 'awaitingPayment', to: 'awaitingPayment', cause: 'claimed with its confirmed e-mail address' }]);
  });

  it('is found by a changed address once that is confirmed, and by who signs in again', async () => {
    const customer = await openAccount(shop);
    const headers = { authorization: `Bearer ${customer.token}` };
    const email = newAddress();
    const order = await orderWith(shop.visitor(), email);
    await shop.visitor().call('put', '/me/details', headers).send({ firstName: 'Sanne', lastName: 'de Vries', email, currentPassword: customer.password }).expect(200);
    expect(await ordersOf(customer.token)).toEqual([]);
    await shop
      .visitor()
      .call('post', '/me/verify', headers)
      .send({ token: await tokenIn(email, 'verify-email') })
      .expect(200);
    expect(await ordersOf(customer.token)).toEqual([order.id]);
    const later = await orderWith(shop.visitor(), email);
    const { body } = await shop.visitor().call('post', '/auth/login').send({ email, password: customer.password }).expect(200);
    expect(await ordersOf(body.token)).toEqual([later.id, order.id]);
  });

  it('stays whose it is: with another address, as a cart, or as another customer’s', async () => {
    const email = newAddress();
    const elsewhere = await orderWith(shop.visitor(), newAddress());
    const cart = shop.visitor();
    await cart.fill(product);
    await cart
      .call('post', '/Orders/details')
      .send({ ...details, contact: { ...details.contact, email } })
      .expect(200);
    const other = await openAccount(shop);
    const owner = shop.visitor();
    const asOther = { authorization: `Bearer ${other.token}` };
    await owner.call('post', '/orders/lines', asOther).send({ productId: product }).expect(201);
    await owner
      .call('post', '/Orders/details', asOther)
      .send({ ...details, contact: { ...details.contact, email } })
      .expect(200);
    const { body: open } = await owner.call('post', '/Orders/shipping', asOther).send({ method: 'Deliver' }).expect(200);
    const { body: theirs } = await owner.complete(open, asOther).expect(200);
    await register(email);
    const token = await verify(email);
    expect(await ordersOf(token)).toEqual([]);
    await shop
      .visitor()
      .call('get', `/Orders/${elsewhere.id}`, { authorization: `Bearer ${token}` })
      .expect(404);
    expect((await cart.get()).lines).toHaveLength(1);
    expect(await ordersOf(other.token)).toEqual([theirs.id]);
  });

  it('brings its print and photograph along, out of a guest’s library too', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const print = (await shop.db.execute<{ id: string }>(sql`select id from product where type = 'PhotoPrint' and is_on_sale order by id limit 1`)).rows[0]!.id;
    const send = async (name: string) => {
      const { body } = await guest
        .call('post', '/Storage')
        .attach('file', await photograph(3000, 2400), name)
        .expect(201);
      guest.token ??= body.cartToken;
      return body;
    };
    const [other, item] = [await send('hills.jpg'), await send('sea.jpg')];
    const { uploadId } = item.files[0];
    const formats = (await guest.call('get', `/Products/photoprint/${print}`).expect(200)).body;
    const { body: product1 } = await guest.call('post', `/Products/${print}/configure`).send({ choices: {} }).expect(201);
    const formatOption = product1.options.find((option: { values?: { id: string }[] }) => option.values?.some(({ id }) => id === formats.formats[0].id));
    const { body: design } = await guest
      .call('post', `/Products/${print}/configure`)
      .send({ choices: { [formatOption.id]: formats.formats[0].id }, configurationId: product1.id })
      .expect(201);
    const { widthMm, heightMm } = formats.formats[0];
    const scale = Math.min(3000 / (widthMm + 2 * formats.bleedMm), 2400 / (heightMm + 2 * formats.bleedMm));
    const area = { x: 0, y: 0, width: Math.floor((widthMm + 2 * formats.bleedMm) * scale), height: Math.floor((heightMm + 2 * formats.bleedMm) * scale), rotation: 0 };
    const { body: cropped } = await guest
      .call('post', `/Products/configuration/${design.id}/crop`)
      .send({ uploadId, ...area })
      .expect(201);
    await guest.call('post', '/orders/lines').send({ productId: print, configurationId: cropped.id }).expect(201);
    const order = await orderWith(guest, email);
    await register(email);
    const token = await verify(email);
    const headers = { authorization: `Bearer ${token}` };
    const line = order.lines.find(({ configurationId }: { configurationId: string }) => configurationId);
    await shop.visitor().call('get', `/Products/configuration/${line.configurationId}`, headers).expect(200);
    await shop.visitor().call('get', `/Uploads/${uploadId}/original`, headers).expect(200);
    await guest.call('get', line.preview).expect(200);
    const library = async (visitor: Visitor, own = {}) => (await visitor.call('get', '/Storage', own).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect([await library(shop.visitor(), headers), await library(guest)]).toEqual([[item.id], [other.id]]);
    const { body: again } = await shop.visitor().call('post', `/Orders/${order.id}/reorder`, headers).send({}).expect(201);
    expect(again.missing).toEqual([]);
    expect(again.order.lines.map(({ configurationId }: { configurationId: string | null }) => configurationId)).toContain(line.configurationId);
    // The guest's own device orders it again as a copy: it may not change what is the customer's.
    const { body: copied } = await guest.call('post', `/Orders/${order.id}/reorder`).send({}).expect(201);
    expect(copied.missing).toEqual([]);
    const copy = copied.order.lines.find(({ productId }: { productId: string }) => productId === print);
    expect(copy.configurationId).not.toBe(line.configurationId);
    await guest.call('put', `/orders/lines/${copy.id}`).send({ quantity: 2 }).expect(200);
  });
});
