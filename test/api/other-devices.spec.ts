import { sql } from 'drizzle-orm';
import { Browser } from '../support/browser.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { details, type Order, startTestShop, type Visitor } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 5000);
});

const newAddress = () => `ada-${crypto.randomUUID()}@example.nl`;
const orderOf = async (visitor: Visitor, email: string, more: object = {}): Promise<Order> => {
  await visitor.fill(product, 2);
  const { body } = await visitor.call('post', '/Orders/details').send({ ...details, ...more, contact: { ...details.contact, email } });
  return (await visitor.complete(body).expect(200)).body;
};
/** Token of the order link in a mail to an address. */
const keyFor = async (email: string, subject = /^Uw bestelling/): Promise<string> => {
  const { text } = await shop.mailTo(email, (mail) => subject.test(mail.subject));
  return /access=([\w-]+)/.exec(text)![1]!;
};
const open = (visitor: Visitor, token: string) => visitor.call('post', '/Orders/access').send({ token });

describe('the link of an order mail', () => {
  it('gives access to a guest order on another device: to read it, pay it and download its invoice', async () => {
    const email = newAddress();
    const order = await orderOf(shop.visitor(), email);
    const other = shop.visitor();
    await other.call('get', `/Orders/${order.id}`).expect(404);
    const { body } = await open(other, await keyFor(email)).expect(201);
    expect(body).toEqual({ orderId: order.id, cartToken: expect.any(String) });
    other.token = body.cartToken;
    expect((await other.get(order.id)).number).toBe(order.number);
    const { paymentId } = await other.pay(order);
    await other.call('get', `/orders/payment/status/${paymentId}`).expect(200);
    await other.call('get', `/Orders/${order.id}/invoice`).expect(200);
    await other.call('get', '/Orders/current').expect(404);
    await shop.visitor().call('get', `/Orders/${order.id}`).expect(404);
  });

  it('does not change the cart and session of the visitor who opens it', async () => {
    const email = newAddress();
    const order = await orderOf(shop.visitor(), email);
    const guest = shop.visitor();
    await guest.add(product);
    const token = await keyFor(email);
    expect((await open(guest, token).expect(201)).body).toEqual({ orderId: order.id });
    expect([(await guest.get(order.id)).id, (await guest.get()).lines.length]).toEqual([order.id, 1]);
    const customer = { authorization: `Bearer ${(await openAccount(shop)).token}` };
    await shop.visitor().call('post', '/Orders/access', customer).send({ token }).expect(201);
    await shop.visitor().call('get', `/Orders/${order.id}`, customer).expect(200);
  });

  it('is valid for thirty days, and gives access for a day', async () => {
    const email = newAddress();
    const order = await orderOf(shop.visitor(), email);
    const token = await keyFor(email);
    const other = shop.visitor();
    other.token = (await open(other, token).expect(201)).body.cartToken;
    await shop.db.execute(sql`update order_access set expires_at = now() where order_id = ${order.id}`);
    await other.call('get', `/Orders/${order.id}`).expect(404);
    await shop.db.execute(sql`update mail set created_at = now() - interval '31 days' where opens_order = ${order.id}`);
    expect((await open(other, token).expect(410)).body.code).toBe('GONE');
    expect((await open(other, 'x'.repeat(43)).expect(404)).body.code).toBe('NOT_FOUND');
  });

  it('is stored as a hash', async () => {
    const email = newAddress();
    await orderOf(shop.visitor(), email);
    const token = await keyFor(email);
    await eventually('the mail that was sent', async () => (await shop.db.execute(sql`select 1 from mail where "to" = ${email} and sent_at is not null`)).rows[0]);
    expect((await shop.db.execute(sql`select 1 from mail where "to" = ${email} and position(${token} in mail::text) > 0`)).rows).toEqual([]);
  });

  it('is mailed again for the right number and address; the response is the same for wrong ones', async () => {
    const email = newAddress();
    const order = await orderOf(shop.visitor(), email);
    const ask = (number: string, to: string) => shop.visitor().call('post', '/Orders/access/request').send({ number, email: to });
    const answers = [await ask(` ${order.number!.toLowerCase()} `, email.toUpperCase()), await ask('ENC-1999-000001', email), await ask(order.number!, newAddress())];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
    const other = shop.visitor();
    other.token = (await open(other, await keyFor(email, /^Link naar uw bestelling/)).expect(201)).body.cartToken;
    expect((await other.get(order.id)).number).toBe(order.number);
  });

  it('is still mailed to its owner when others requested wrong numbers from other networks', async () => {
    const email = newAddress();
    const order = await orderOf(shop.visitor(), email);
    const ask = (number: string, by: Visitor) => by.call('post', '/Orders/access/request').send({ number, email });
    const other = shop.visitor();
    for (let tries = 0; tries < 8; tries += 1) await ask('ENC-1999-000002', other);
    expect((await ask(order.number!, other)).status).toBe(429);
    expect((await ask(order.number!, shop.visitor())).status).toBe(204);
    await shop.mailTo(email, ({ subject }) => subject.startsWith('Link naar uw bestelling'));
  });

  it('is sent with the invoice to a business, and without to a consumer', async () => {
    const [firm, person] = [newAddress(), newAddress()];
    const order = await orderOf(shop.visitor(), firm, { customerType: 'Business', company: 'Stillewerk' });
    await orderOf(shop.visitor(), person);
    const filesOf = async (email: string) => ((await shop.mailTo(email)).attachments ?? []).map(({ filename, contentType }) => [filename, contentType]);
    const invoice = expect.stringContaining(`F${order.number!.replace(/\d+$/, '')}`);
    const [terms, ofFirm, ofPerson] = ['algemene-voorwaarden.pdf', await filesOf(firm), await filesOf(person)];
    expect([ofFirm, ofPerson].map((files) => files.map(([name]) => name))).toEqual([
      [terms, invoice],
      [terms, 'herroepen.pdf'],
    ]);
    expect([...ofFirm, ...ofPerson].every(([, type]) => type === 'application/pdf')).toBe(true);
  });

  it('is removed from the URL before the page is shown', async () => {
    const email = newAddress();
    const order = await orderOf(shop.visitor(), email);
    const key = await keyFor(email);
    const browser = new Browser(storefront.url);
    const host = 'nl-nl.localhost';
    const first = await browser.get(`${host}/afrekenen/resultaat?order=${order.id}&access=${key}`);
    expect([first.status, first.headers['location'], first.headers['referrer-policy'], first.headers['cache-control']]).toEqual([
      303,
      `/afrekenen/resultaat?order=${order.id}`,
      'no-referrer',
      'no-store',
    ]);
    const { page } = await browser.follow(first, `${host}/`);
    expect([page.status, page.text.includes(order.number!), page.text.includes(key)]).toEqual([200, true, false]);
    const { page: refused, address } = await browser.open(`${host}/afrekenen/resultaat?order=${order.id}x&access=${'x'.repeat(43)}`);
    expect([refused.status, new URL(address).searchParams.get('link'), refused.text.includes('Deze link werkt niet meer')]).toEqual([404, 'ended', true]);
    const sent = await browser.post(`${host}/forms/orders/link`, { number: order.number, email });
    expect(sent.headers['location']).toBe('/afrekenen/resultaat?link=sent');
  });
});

describe('an unpaid order', () => {
  it('is linked on the empty cart page; changing it cancels it and puts its products in the cart again', async () => {
    const visitor = shop.visitor();
    const email = newAddress();
    const order = await orderOf(visitor, email);
    const stock = await shop.stockOf(product);
    expect((await visitor.call('get', '/Orders/unpaid').expect(200)).body).toEqual([
      expect.objectContaining({ id: order.id, number: order.number, total: order.totals.total, pieces: 2 }),
    ]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const change = () => visitor.call('post', `/Orders/${order.id}/change`, key).send({}).expect(201);
    const { body } = await change();
    expect((await change()).body).toEqual(body);
    expect([body.missing, body.order.lines.map(({ quantity }: { quantity: number }) => quantity), body.order.details.contact.email]).toEqual([[], [2], email]);
    expect([(await visitor.get(order.id)).state, await shop.stockOf(product)]).toEqual(['cancelled', stock + 2]);
    expect((await visitor.call('get', '/Orders/unpaid').expect(200)).body).toEqual([]);
    await shop.mailTo(email, ({ subject }) => subject === `Bestelling ${order.number} is geannuleerd`);
  });

  it('can be changed although the stock is sold out, because it holds its own pieces', async () => {
    const visitor = shop.visitor();
    await shop.setStock(product, 2);
    const order = await orderOf(visitor, newAddress());
    expect((await visitor.call('post', `/Orders/${order.id}/change`).send({}).expect(201)).body.missing).toEqual([]);
    await shop.setStock(product, 5000);
  });

  it('can be cancelled once; a paid one cannot', async () => {
    const visitor = shop.visitor();
    const order = await orderOf(visitor, newAddress());
    expect((await visitor.call('post', `/Orders/${order.id}/cancel`).send({}).expect(200)).body.state).toBe('cancelled');
    for (const act of ['cancel', 'change']) expect((await visitor.call('post', `/Orders/${order.id}/${act}`).send({}).expect(409)).body.code).toBe('NOTHING_TO_PAY');
    await visitor.call('get', '/Orders/current').expect(404);
    for (const act of ['cancel', 'change']) await shop.visitor().call('post', `/Orders/${order.id}/${act}`).send({}).expect(404);
  });

  it('can be changed and cancelled without JavaScript', async () => {
    const visitor = shop.visitor();
    const [first, second] = [await orderOf(visitor, newAddress()), await orderOf(visitor, newAddress())];
    const cookie = `__Host-cart=${visitor.token}`;
    const post = (act: string, id: string) => storefront.call('post', `/forms/orders/${act}`, { cookie }).type('form').send({ id, key: crypto.randomUUID() });
    expect((await storefront.page('/winkelwagen', { cookie })).text).toContain(first.number);
    expect((await post('change', first.id)).headers['location']).toBe(`/winkelwagen?reordered=${first.id}`);
    expect((await post('cancel', second.id)).headers['location']).toBe(`/afrekenen/resultaat?order=${second.id}`);
    expect((await post('cancel', second.id)).headers['location']).toBe(`/afrekenen/resultaat?order=${second.id}&problem=NOTHING_TO_PAY`);
  });
});

describe('the language switch between the hosts of a brand', () => {
  const [dutch, french] = ['nl-be.localhost', 'fr-be.localhost'];
  const browserWith = async (add = true): Promise<Browser> => {
    const browser = new Browser(storefront.url);
    if (add) await browser.post(`${dutch}/forms/cart/add`, { productId: product, quantity: 3 });
    return browser;
  };
  const piecesAt = async (browser: Browser, host: string) => {
    const token = browser.cookie(host, '__Host-cart');
    const visitor = shop.visitor();
    if (token) visitor.token = token;
    return token ? (await visitor.get()).lines.map(({ quantity }) => quantity) : [];
  };

  it('transfers the cart with redirects whose codes work only once', async () => {
    const browser = await browserWith();
    const { page, address, way } = await browser.open(`${dutch}/winkelwagen?locale=fr-BE`);
    expect([page.status, new URL(address).hostname, new URL(address).pathname + new URL(address).search]).toEqual([200, french, '/panier']);
    expect(await piecesAt(browser, french)).toEqual([3]);
    const token = browser.cookie(dutch, '__Host-cart')!;
    expect(way.filter((one) => one.includes(token))).toEqual([]);
    const taking = way.find((one) => one.includes('/take?'))!;
    const again = await browser.open(taking);
    expect(new URL(again.address).searchParams.get('handover')).toBe('failed');
    expect(again.page.text).toContain('n’ont pas pu être transférés');
    await browser.post(`${french}/forms/cart/add`, { productId: product, quantity: 1 });
    expect(await piecesAt(browser, dutch)).toEqual([4]);
  });

  it('adds it to the cart of the receiving host', async () => {
    const browser = await browserWith();
    await browser.post(`${french}/forms/cart/add`, { productId: product, quantity: 2 });
    await browser.open(`${dutch}/winkelwagen?locale=fr-BE`);
    expect([await piecesAt(browser, french), await piecesAt(browser, dutch)]).toEqual([[5], [5]]);
  });

  it('transfers the session', async () => {
    const customer = await openAccount(shop);
    const browser = await browserWith(false);
    await browser.post(`${french}/forms/cart/add`, { productId: product, quantity: 2 });
    await browser.post(`${dutch}/forms/auth/sign-in`, { email: customer.email, password: customer.password });
    const { page } = await browser.open(`${dutch}/mijn-account?locale=fr-BE`);
    expect(page.text).toContain(customer.email);
    expect(browser.cookie(french, '__Host-session')).toBe(browser.cookie(dutch, '__Host-session'));
    expect(browser.cookie(french, '__Host-cart')).toBeUndefined();
    await browser.post(`${french}/forms/auth/sign-out`, {});
    expect((await browser.get(`${dutch}/mijn-account`)).text).not.toContain(customer.email);
  });

  it('accepts a code only in the browser that requested it', async () => {
    const [attacker, victim] = [await browserWith(), await browserWith(false)];
    const { way } = await attacker.open(`${dutch}/winkelwagen?locale=fr-BE`);
    const begun = way.find((one) => one.includes('/begin?'))!;
    // A code of the attacker, made for the verifier of the attacker, and used in another browser.
    const toGive = (await attacker.get(begun)).headers['location']!;
    const toTake = (await attacker.get(toGive)).headers['location']!;
    const { address } = await victim.open(toTake);
    expect([new URL(address).searchParams.get('handover'), victim.cookie(french, '__Host-cart')]).toEqual(['failed', undefined]);
    // Also refused while the other browser has its own handover in progress.
    await victim.get(begun);
    const { address: second } = await victim.open((await attacker.get((await attacker.get(begun)).headers['location']!)).headers['location']!);
    expect([new URL(second).searchParams.get('handover'), victim.cookie(french, '__Host-cart')]).toEqual(['failed', undefined]);
  });

  it('redirects to no other host', async () => {
    const browser = await browserWith();
    const location = async (path: string) => (await browser.get(`${dutch}${path}`)).headers['location'];
    expect(await location('/forms/handover/begin?from=evil.example&to=//evil.example')).toBe('/');
    expect(await location('/forms/handover/give?locale=evil&challenge=x&to=https://evil.example')).toBe('/');
    expect(await location('/forms/handover/take?to=//evil.example/x')).toBe('/winkelwagen?handover=failed');
  });

  it('skips the handover for visitors without cart and session', async () => {
    const { way } = await (await browserWith(false)).open(`${dutch}/winkelwagen?locale=fr-BE`);
    expect(way.map((one) => new URL(one).pathname)).toEqual(['/winkelwagen', '/panier']);
  });
});

describe('a browser that refuses cookies', () => {
  it('gets a message why the cart stays empty, and why the sign-in has no effect', async () => {
    const browser = new Browser(storefront.url, true);
    const host = 'nl-nl.localhost';
    const added = await browser.follow(await browser.post(`${host}/forms/cart/add`, { productId: product, quantity: 3 }), `${host}/`);
    expect([added.page.status, added.page.text.includes('Uw browser weigert cookies')]).toEqual([200, true]);
    const customer = await openAccount(shop);
    const signedIn = await browser.follow(await browser.post(`${host}/forms/auth/sign-in`, { email: customer.email, password: customer.password }), `${host}/`);
    expect(signedIn.page.text).toContain('Uw browser weigert cookies');
  });

  it('is not assumed when cookies are stored', async () => {
    const browser = new Browser(storefront.url);
    const host = 'nl-nl.localhost';
    const { page, address } = await browser.follow(await browser.post(`${host}/forms/cart/add`, { productId: product, quantity: 3 }), `${host}/`);
    expect([new URL(address).search, page.text.includes('weigert cookies')]).toEqual(['', false]);
  });
});
