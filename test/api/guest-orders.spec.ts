import { sql } from 'drizzle-orm';
import type { OutputOf } from '../../src/contract/shop-api.js';
import { openAccount, password } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { photograph } from '../support/pictures.js';
import { details, type Order, startTestShop, type Visitor } from '../support/shop-api.js';
import { uploadShownBy } from '../support/uploads.js';

const shop = duringTests(startTestShop);
let product: string;
let photoPrint: string;
beforeAll(async () => {
  [product] = await shop.products();
  photoPrint = (await shop.db.execute<{ id: string }>(sql`select id from product where type = 'PhotoPrint' and is_on_sale order by id limit 1`)).rows[0]!.id;
  await shop.setStock(product, 500);
});

const newAddress = () => `noor-${crypto.randomUUID()}@example.nl`;
const orderWith = async (visitor: Visitor, email: string): Promise<Order> => {
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
      .send({ token: await tokenIn(email, 'verify'), password })
      .expect(201)
  ).body.token;
const signedIn = (token: string) => ({ authorization: `Bearer ${token}` });
const idsAt = async (path: string, token: string): Promise<string[]> =>
  (await shop.visitor().call('get', path, signedIn(token)).expect(200)).body.items.map(({ id }: { id: string }) => id);
const ordersOf = (token: string) => idsAt('/Orders', token);
const foundBy = (token: string) => idsAt('/me/guest-orders', token);
const decide = (token: string, id: string, decision: 'claim' | 'dismiss') => shop.visitor().call('post', `/me/guest-orders/${id}/${decision}`, signedIn(token));

const libraryOf = async (visitor: Visitor, headers = {}): Promise<string[]> =>
  (await visitor.call('get', '/Storage', headers).expect(200)).body.items.map(({ id }: { id: string }) => id);
const send = async (visitor: Visitor, name: string): Promise<OutputOf<'addStorageItem'>> => {
  const { body } = await visitor
    .call('post', '/Storage')
    .attach('file', await photograph(3000, 2400), name)
    .expect(201);
  visitor.token ??= body.cartToken;
  return body;
};
/** A guest uploads a photo, crops it for a print, and orders the print with an e-mail address. */
const orderPrint = async (guest: Visitor, email: string) => {
  const item = await send(guest, 'sea.jpg');
  const { uploadId } = item.files[0]!;
  const { formats, bleedMm } = (await guest.call('get', `/Products/photoprint/${photoPrint}`).expect(200)).body as OutputOf<'getPhotoPrint'>;
  const { id: format, widthMm, heightMm } = formats[0]!;
  const { body: design } = await guest.call('post', `/Products/${photoPrint}/configure`).send({ choices: { format } }).expect(201);
  const [width, height] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const scale = Math.min(3000 / width, 2400 / height);
  const area = { x: 0, y: 0, width: Math.floor(width * scale), height: Math.floor(height * scale), rotation: 0 };
  await guest
    .call('post', `/Products/configuration/${design.id}/crop`)
    .send({ uploadId, ...area })
    .expect(201);
  await guest.call('post', '/orders/lines').send({ productId: photoPrint, configurationId: design.id }).expect(201);
  const order = await orderWith(guest, email);
  return { item, uploadId, area, order, line: order.lines.find(({ configurationId }) => configurationId)! };
};
/** Creates an account with an address and claims the guest orders placed with it. @returns headers of its session */
const joinAs = async (email: string) => {
  await register(email);
  const token = await verify(email);
  for (const id of await foundBy(token)) await decide(token, id, 'claim').expect(204);
  return signedIn(token);
};

describe('a guest order', () => {
  it('is listed for the customer with the same confirmed address and is theirs only after claiming; the guest can still read and pay it', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const order = await orderWith(guest, email.toUpperCase());
    await register(email);
    const token = await verify(email);
    expect([await ordersOf(token), await foundBy(token)]).toEqual([[], [order.id]]);
    await decide(token, order.id, 'claim').expect(204);
    await decide(token, order.id, 'claim').expect(204);
    expect([await ordersOf(token), await foundBy(token)]).toEqual([[order.id], []]);
    expect(await guest.get(order.id)).toEqual({ ...order, isInAccount: true });
    const { paymentId } = await guest.pay(order);
    await guest.call('get', `/orders/payment/status/${paymentId}`).expect(200);
    await guest.call('get', `/Orders/${order.id}/invoice`).expect(200);
  });

  it('shows only the data needed for the decision, and before claiming can be neither read, paid, cancelled, withdrawn nor reordered through the account', async () => {
    const email = newAddress();
    const order = await orderWith(shop.visitor(), email);
    await register(email);
    const token = await verify(email);
    const call = (method: 'get' | 'post', path: string) => shop.visitor().call(method, path, signedIn(token));
    const { body } = await call('get', '/me/guest-orders').expect(200);
    const { id, number, state, currency, placedAt, totals, lines } = order;
    const summary = { id, number, state, currency, placedAt, total: totals.total, pieces: 1, names: [lines[0]!.name] };
    expect(body).toEqual({ items: [summary], total: 1, page: 1, pageSize: 20 });
    for (const path of [order.id, `${order.id}/invoice`, `${order.id}/documents`, `${order.id}/withdrawal`]) await call('get', `/Orders/${path}`).expect(404);
    for (const action of ['cancel', 'change', 'reorder', 'withdraw']) await call('post', `/Orders/${order.id}/${action}`).send({}).expect(404);
    await call('post', '/orders/payment/initiate').send({ orderId: order.id, method: 'ideal', returnUrl: 'http://localhost:3000/afrekenen/resultaat' }).expect(404);
    expect((await call('get', '/Orders/unpaid').expect(200)).body).toEqual([]);
  });

  it('that is dismissed leaves the list and stays with the guest; a later account with the address can decide again', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const order = await orderWith(guest, email);
    const customer = await openAccount(shop);
    const move = async (token: string, to: string) => {
      await shop
        .visitor()
        .call('put', '/me/details', signedIn(token))
        .send({ firstName: 'Sanne', lastName: 'de Vries', email: to, currentPassword: customer.password })
        .expect(200);
      await shop
        .visitor()
        .call('post', '/me/verify', signedIn(token))
        .send({ token: await tokenIn(to, 'verify-email') })
        .expect(200);
    };
    await decide(customer.token, order.id, 'claim').expect(404);
    await move(customer.token, email);
    expect(await foundBy(customer.token)).toEqual([order.id]);
    for (const _ of [1, 2]) await decide(customer.token, order.id, 'dismiss').expect(204);
    expect([await foundBy(customer.token), await ordersOf(customer.token)]).toEqual([[], []]);
    expect(await guest.get(order.id)).toEqual(order);
    await move(customer.token, newAddress());
    for (const decision of ['claim', 'dismiss'] as const) await decide(customer.token, order.id, decision).expect(404);
    await register(email);
    expect(await foundBy(await verify(email))).toEqual([order.id]);
  });

  it('records the decision in its history, without a change of state', async () => {
    const email = newAddress();
    const order = await orderWith(shop.visitor(), email);
    await register(email);
    const token = await verify(email);
    for (const decision of ['dismiss', 'dismiss', 'claim'] as const) await decide(token, order.id, decision).expect(204);
    const { rows } = await shop.db.execute(sql`select "from", "to", cause from order_event where order_id = ${order.id} order by id desc limit 3`);
    const unchanged = { from: 'awaitingPayment', to: 'awaitingPayment' };
    expect(rows.slice(0, 2)).toEqual([
      { ...unchanged, cause: 'added to the account of its e-mail address' },
      { ...unchanged, cause: 'dismissed by the account of its e-mail address' },
    ]);
    expect(rows[2]).toMatchObject({ to: 'awaitingPayment', from: 'open' });
  });

  it('that was cancelled needs no decision', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const order = await orderWith(guest, email);
    await guest.call('post', `/Orders/${order.id}/cancel`).send({}).expect(200);
    await register(email);
    expect(await foundBy(await verify(email))).toEqual([]);
  });

  it('cannot be claimed with another address, as a cart, or when it belongs to another customer', async () => {
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
    expect([await ordersOf(token), await foundBy(token)]).toEqual([[], []]);
    for (const { id } of [elsewhere, theirs, await cart.get()]) await decide(token, id, 'claim').expect(404);
    await shop
      .visitor()
      .call('get', `/Orders/${elsewhere.id}`, { authorization: `Bearer ${token}` })
      .expect(404);
    expect((await cart.get()).lines).toHaveLength(1);
    expect(await ordersOf(other.token)).toEqual([theirs.id]);
  });

  it('moves its print and photo to the account, also from the library of the guest', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const other = await send(guest, 'hills.jpg');
    const { item, uploadId, order, line } = await orderPrint(guest, email);
    const headers = await joinAs(email);
    await shop.visitor().call('get', `/Products/configuration/${line.configurationId}`, headers).expect(200);
    await shop.visitor().call('get', `/Uploads/${uploadId}/original`, headers).expect(200);
    await guest.call('get', line.preview!).expect(200);
    expect([await libraryOf(shop.visitor(), headers), await libraryOf(guest)]).toEqual([[item.id], [other.id]]);
    const { body: again } = await shop.visitor().call('post', `/Orders/${order.id}/reorder`, headers).send({}).expect(201);
    expect(again.missing).toEqual([]);
    expect(again.order.lines.map(({ configurationId }: { configurationId: string | null }) => configurationId)).toContain(line.configurationId);
  });

  it('can be reordered by the guest as a copy with its own files', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const { uploadId, area, order, line } = await orderPrint(guest, email);
    const headers = await joinAs(email);
    const { body: copied } = await guest.call('post', `/Orders/${order.id}/reorder`).send({}).expect(201);
    expect(copied.missing).toEqual([]);
    const copy = copied.order.lines.find(({ productId }: { productId: string }) => productId === line.productId);
    expect(copy.configurationId).not.toBe(line.configurationId);
    expect(copy.preview).not.toBe(line.preview);
    await guest.call('get', copy.preview).expect(200);
    await guest.call('put', `/orders/lines/${copy.id}`).send({ quantity: 2 }).expect(200);
    const { crop } = (await guest.call('get', `/Products/configuration/${copy.configurationId}`).expect(200)).body;
    expect(crop.uploadId).not.toBe(uploadId);
    await guest.call('get', `/Uploads/${crop.uploadId}/original`).expect(200);
    // Outside the cart the guest can crop the copy again, which does not affect the print of the customer.
    await guest.call('delete', `/orders/lines/${copy.id}`).expect(200);
    await guest
      .call('post', `/Products/configuration/${copy.configurationId}/crop`)
      .send({ uploadId: (await send(guest, 'dunes.jpg')).files[0]!.uploadId, ...area })
      .expect(201);
    await guest.call('get', copy.preview).expect(404);
    await guest.call('get', line.preview!).expect(200);
    await shop.visitor().call('get', `/Uploads/${uploadId}/original`, headers).expect(200);
  });

  it('leaves the guest copies that are in the cart or library; the ordered design keeps its files', async () => {
    const email = newAddress();
    const guest = shop.visitor();
    const { uploadId, item, area, order, line } = await orderPrint(guest, email);
    const { body: changed } = await guest
      .call('post', `/Products/configuration/${line.configurationId}/crop`)
      .send({ uploadId, ...area, x: 1, width: area.width - 1 })
      .expect(201);
    await guest.call('post', '/orders/lines').send({ productId: line.productId, configurationId: changed.id }).expect(201);
    const headers = await joinAs(email);
    await guest.call('get', `/Uploads/${uploadId}/original`).expect(200);
    expect(await libraryOf(guest)).toEqual([item.id]);
    const { body: again } = await shop.visitor().call('post', `/Orders/${order.id}/reorder`, headers).send({}).expect(201);
    expect(again.missing).toEqual([]);
  });
});

describe('a file of another owner', () => {
  /** A guest orders with ids in text choices, and then creates an account with the same address. */
  const orderNaming = async (texts: readonly string[]) => {
    const email = newAddress();
    const guest = shop.visitor();
    await guest.fill(product);
    for (const note of texts) {
      const { body: design } = await guest.call('post', '/Products/wpn-ochre-01/configure').send({ choices: { note } }).expect(201);
      guest.token ??= design.cartToken;
      await guest.call('post', '/orders/lines').send({ productId: 'wpn-ochre-01', configurationId: design.id }).expect(201);
    }
    await orderWith(guest, email);
    return joinAs(email);
  };

  it('keeps its owner when its id is in an ordered text, and when that account is deleted', async () => {
    const victim = shop.visitor();
    const { item, uploadId, line } = await orderPrint(victim, newAddress());
    const printId = (await uploadShownBy(shop.db, line.preview!))!;
    const headers = await orderNaming([uploadId, line.preview!.split('/')[2]!, printId, line.configurationId!, item.id]);
    const isWhole = async () => {
      await victim.call('get', `/Uploads/${uploadId}/original`).expect(200);
      await victim.call('get', `/Uploads/${printId}/original`).expect(200);
      await victim.call('get', line.preview!).expect(200);
      expect(await libraryOf(victim)).toEqual([item.id]);
    };
    await shop.visitor().call('get', `/Uploads/${uploadId}/original`, headers).expect(404);
    expect(await libraryOf(shop.visitor(), headers)).toEqual([]);
    await isWhole();
    await shop.visitor().call('delete', '/me', headers).send({ password }).expect(204);
    await isWhole();
  });

  it('is not moved with a stored design that contains its id, as older designs can', async () => {
    const victim = shop.visitor();
    const { uploadId, item, line } = await orderPrint(victim, newAddress());
    const email = newAddress();
    const thief = shop.visitor();
    const own = await orderPrint(thief, email);
    await shop.db.execute(sql`update configuration as mine set choices = theirs.choices, crop = theirs.crop from configuration as theirs
      where mine.id = ${own.line.configurationId} and theirs.id = ${line.configurationId}`);
    await joinAs(email);
    await victim.call('get', `/Uploads/${uploadId}/original`).expect(200);
    expect(await libraryOf(victim)).toEqual([item.id]);
  });

  it('is refused as choice of a file option, and cannot be ordered in a stored design that contains its id', async () => {
    const { uploadId } = await orderPrint(shop.visitor(), newAddress());
    const guest = shop.visitor();
    await guest.fill(product);
    await guest
      .call('post', '/Products/wpn-ochre-01/configure')
      .send({ choices: { pattern: uploadId } })
      .expect(404);
    const { body: design } = await guest
      .call('post', '/Products/wpn-ochre-01/configure')
      .send({ choices: { note: 'Ochre' } })
      .expect(201);
    await shop.db.execute(sql`update configuration set choices = jsonb_build_object('pattern', ${uploadId}::text) where id = ${design.id}`);
    await guest.call('post', '/orders/lines').send({ productId: 'wpn-ochre-01', configurationId: design.id }).expect(422);
  });
});
