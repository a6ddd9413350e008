import { sql } from 'drizzle-orm';
import type { Room } from '../../src/contract/room.js';
import { roomQuery } from '../../src/domain/room-query.js';
import { defaultRoom } from '../../src/domain/read-room.js';
import { duringTests } from '../support/during-tests.js';
import { details, type Order, startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
const product = 'wpn-lightgrey-01';
const text = 'Berekend voor les en overleg, 8,00 × 4,00 × 3,00\u00a0m';
beforeEach(() => shop.setStock(product, 500));

const added = async (visitor: ReturnType<TestShop['visitor']>, fields: object): Promise<Order> => {
  const { body } = await visitor
    .call('post', '/orders/lines')
    .send({ productId: product, ...fields })
    .expect(201);
  if (body.cartToken) visitor.token = body.cartToken;
  return body as Order;
};

describe('the room of an order line', () => {
  it('is stored, and returned with a short description in the locale of the request', async () => {
    const visitor = shop.visitor();
    const order = await added(visitor, { quantity: 27, room: defaultRoom });
    expect(order.lines[0]!.room).toEqual({ room: defaultRoom, text });
    const german = await visitor.call('get', '/Orders/current', { 'x-locale': 'de-AT' }).expect(200);
    expect(german.body.lines[0].room.text).toBe('Berechnet für Unterricht und Besprechung, 8,00 × 4,00 × 3,00\u00a0m');
  });

  it('is the latest one of the same product, and stays when more are added without a room', async () => {
    const visitor = shop.visitor();
    const small: Room = { ...defaultRoom, length: 5 };
    await added(visitor, { quantity: 3, room: defaultRoom });
    const { lines } = await added(visitor, { quantity: 2, room: small });
    expect(lines).toMatchObject([{ quantity: 5, room: { room: small } }]);
    expect((await added(visitor, { quantity: 1 })).lines).toMatchObject([{ quantity: 6, room: { room: small } }]);
  });

  it.each([
    ['an unknown use', { use: 'z9' }],
    ['a length of zero', { length: 0 }],
    ['a height above the maximum', { height: 1e9 }],
    ['half a person', { furniture: { persons: 0.5 } }],
    ['unknown furniture', { furniture: { thrones: 1 } }],
    ['an unknown field', { colour: 'red' }],
  ])('is refused with %s', async (_, wrong) => {
    const { body } = await shop
      .visitor()
      .call('post', '/orders/lines')
      .send({ productId: product, room: { ...defaultRoom, ...wrong } })
      .expect(422);
    expect(body.errors[0].field).toMatch(/^room/);
  });

  it('stays unchanged in the placed order, and is in its confirmation', async () => {
    const visitor = shop.visitor();
    await added(visitor, { quantity: 27, room: defaultRoom });
    await visitor.call('post', '/Orders/details').send(details).expect(200);
    const options = await visitor.call('get', '/Orders/shipping').expect(200);
    const { body: ready } = await visitor.call('post', '/Orders/shipping').send({ method: options.body[0].method }).expect(200);
    const { body: placed } = await visitor.call('post', '/Orders/complete').send({ acceptTerms: true, expectedTotal: ready.totals.total.includingVat }).expect(200);
    expect(placed.lines[0].room).toEqual({ room: defaultRoom, text });
    const mail = await shop.mailTo(details.contact.email, ({ subject }) => subject.includes(placed.number));
    expect(mail.text).toContain(text);
    await shop.db.execute(sql`update order_line set room = null where order_id = ${placed.id}`);
    const later = await visitor.call('get', `/Orders/${placed.id}`, { 'x-locale': 'fr-FR' }).expect(200);
    expect(later.body.lines[0].room.text).toBe(text);
  });

  it('is sent by a form without JavaScript, in the format of the query string', async () => {
    const room = new URLSearchParams(roomQuery({ room: { ...defaultRoom, furniture: { sofas: 2 } } })).toString();
    const form = (fields: object) => storefront.call('post', '/forms/cart/add', { cookie: '__Host-locale=nl-NL' }).type('form').send(fields);
    const { headers } = await form({ productId: product, quantity: 4, room }).expect(303);
    const cookie = [headers['set-cookie'] ?? []]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
    const cart = await storefront.call('get', '/winkelwagen', { cookie: `__Host-locale=nl-NL; ${cookie}` }).expect(200);
    expect(cart.text).toContain(text);
    expect(cart.text).toContain('sofas=2&amp;at=walls&amp;product=wpn-lightgrey-01&amp;n=4');
    await form({ productId: product, room: 'l=0' }).expect(303).expect('location', '/winkelwagen?problem=VALIDATION');
  });
});

describe('the calculator', () => {
  const page = (query: string) => storefront.call('get', `/advies/bereken-uw-ruimte${query}`, { cookie: '__Host-locale=nl-NL' });

  it('calculates the room in its URL on the server', async () => {
    const { text: html } = await page('?use=b4&l=6,5&w=4&h=2.7').expect(200);
    expect(html).toContain('DIN 18041, groep B4');
    expect(html).toContain('70,2\u00a0m³');
    expect(html).toContain('value="6,5"');
  });

  it('shows an error at an invalid field and keeps the input', async () => {
    const { text: html } = await page('?l=vier&w=5&h=99').expect(200);
    expect(html).toContain('value="vier"');
    expect(html).toContain('Kies 15 of minder.');
    expect(html).toContain('aria-invalid="true"');
  });

  it('redirects a product slug in its URL to the product id', async () => {
    const { headers } = await page('?product=wandpaneel-stof&l=5').expect(302);
    expect(headers.location).toContain('product=wpn-lightgrey-01&l=5');
  });

  it('shows a message for a product without absorption data', async () => {
    const { text: html } = await page('?product=bar-larch-01').expect(200);
    expect(html).toContain('De rekenhulp kan niet met dit product rekenen.');
  });

  it('is linked from a product with absorption data', async () => {
    const { text: html } = await storefront.call('get', '/product/wandpaneel-stof', { cookie: '__Host-locale=nl-NL' }).expect(200);
    expect(html).toContain('7 stuks halveren de nagalmtijd in een ruimte van 4\u00a0×\u00a05\u00a0m.');
    expect(html).toMatch(/\/advies\/bereken-uw-ruimte\?use=a3&amp;l=5&amp;w=4[^"]*product=wpn-lightgrey-01&amp;n=7/);
  });
});
