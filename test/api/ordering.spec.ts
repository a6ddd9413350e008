import { sql } from 'drizzle-orm';
import { Order as OrderOutput } from '../../src/contract/order.js';
import { orderLineTable } from '../../src/embedded/orders/orders.tables.js';
import { storedLines } from '../factories/stored-lines.js';
import { duringTests } from '../support/during-tests.js';
import { textOf } from '../support/pdf.js';
import { shopApi } from '../../src/contract/shop-api.js';
import { details, type Order, returnUrl, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let product: string;
let other: string;
beforeAll(async () => {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from product where is_warehouse and is_on_sale and jsonb_array_length(tiers) > 0 and not (packaging->>'pallet')::boolean order by (prices->>'EUR')::int limit 2`,
  );
  [product, other] = [rows[0]!.id, rows[1]!.id];
});
beforeEach(() => Promise.all([shop.setStock(product, 500), shop.setStock(other, 500)]));

describe('a cart', () => {
  it('is created with the first line, whose response contains the cart token', async () => {
    const visitor = shop.visitor();
    const first = await visitor.add(product, 2);
    expect(first).toMatchObject({ state: 'open', number: null, currency: 'EUR', country: 'nl', lines: [{ productId: product, quantity: 2 }] });
    expect(first.cartToken).toHaveLength(43);
    const second = await visitor.add(product, 3);
    expect(second.cartToken).toBeUndefined();
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]!.quantity).toBe(5);
    expect(second.version).toBeGreaterThan(first.version);
  });

  it('ignores an unknown token and returns a new one', async () => {
    const visitor = shop.visitor();
    visitor.token = 'x'.repeat(43);
    const { body } = await visitor.call('post', '/orders/lines').send({ productId: product }).expect(201);
    expect(body.cartToken).toBeDefined();
    expect(body.cartToken).not.toBe(visitor.token);
  });

  it('has the volume price from its minimum quantity on, including and excluding VAT', async () => {
    const visitor = shop.visitor();
    const {
      lines: [single],
    } = await visitor.add(product);
    const tier = single!.volumeDiscount.find((row) => row.minQuantity > 1)!;
    const order = await visitor.add(product, tier.minQuantity - 1);
    const [line] = order.lines;
    expect(line!.unitPrice.includingVat).toEqual(tier.priceIncludingVat);
    expect(tier.priceIncludingVat.amount).toBeLessThan(single!.unitPrice.includingVat.amount);
    const gross = tier.priceIncludingVat.amount * tier.minQuantity;
    expect(line!.total.includingVat.amount).toBe(gross);
    expect(line!.total.excludingVat.amount).toBe(Math.round(gross / 1.21));
    expect(order.totals.vat).toEqual([{ rate: 21, amount: { amount: gross - Math.round(gross / 1.21), currency: 'EUR' } }]);
  });

  it('changes and removes lines', async () => {
    const visitor = shop.visitor();
    await visitor.add(product);
    const { lines } = await visitor.add(other);
    const { body: changed } = await visitor.call('put', `/orders/lines/${lines[0]!.id}`).send({ quantity: 4 }).expect(200);
    expect(changed.lines.map((line: Order['lines'][number]) => line.quantity)).toEqual([4, 1]);
    const { body: one } = await visitor.call('delete', `/orders/lines/${lines[0]!.id}`).expect(200);
    expect(one.lines).toHaveLength(1);
    const { body: empty } = await visitor.call('put', `/orders/lines/${lines[1]!.id}`).send({ quantity: 0 }).expect(200);
    expect(empty.lines).toEqual([]);
    await visitor.call('delete', `/orders/lines/${lines[0]!.id}`).expect(404);
  });

  it('changes texts, currency and VAT with the locale of its visitor', async () => {
    const visitor = shop.visitor();
    const dutch = await visitor.add(product);
    const { body: british } = await visitor.call('get', '/Orders/current', { 'x-locale': 'en-GB' }).expect(200);
    expect(british).toMatchObject({ currency: 'GBP', country: 'gb', totals: { vat: [{ rate: 20 }] } });
    expect(british.lines[0].name).not.toBe(dutch.lines[0]!.name);
  });

  it('refuses a quantity above the stock, and returns the available quantity', async () => {
    const visitor = shop.visitor();
    await visitor.add(product, 2);
    await shop.setStock(product, 3);
    const { body } = await visitor.call('post', '/orders/lines').send({ productId: product, quantity: 2 }).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', current: { lines: [{ quantity: 2, available: 3 }] } });
  });

  it('has no stock limit for products made to order', async () => {
    await shop.db.execute(sql`update product set is_warehouse = false, stock = 0 where id = ${other}`);
    const order = await shop.visitor().add(other, 300);
    expect(order.lines[0]!.available).toBeNull();
  });

  it('is not accessible with another token or without one', async () => {
    const owner = shop.visitor();
    const order = await owner.add(product);
    const stranger = shop.visitor();
    await stranger.add(other);
    for (const visitor of [stranger, shop.visitor()]) {
      await visitor.call('get', `/Orders/${order.id}`).expect(404);
      await visitor.call('put', `/orders/lines/${order.lines[0]!.id}`).send({ quantity: 9 }).expect(404);
      await visitor.call('delete', `/orders/lines/${order.lines[0]!.id}`).expect(404);
    }
    expect((await owner.get()).lines[0]!.quantity).toBe(1);
  });

  it('loses no quantity with concurrent additions', async () => {
    const visitor = shop.visitor();
    await visitor.add(product);
    await Promise.all(Array.from({ length: 12 }, () => visitor.add(product)));
    expect((await visitor.get()).lines[0]!.quantity).toBe(13);
  });
});

describe('delivery', () => {
  it('is offered by country, with days to choose from', async () => {
    const visitor = shop.visitor();
    await visitor.fill(product);
    const { body: options } = await visitor.call('get', '/Orders/shipping').expect(200);
    expect(options.map(({ method }: { method: string }) => method)).toEqual(['Deliver', 'Pickup', 'DeliverAndAssemble']);
    expect(options.map(({ days, closed }: { days: string[]; closed: unknown[] }) => (days.length + closed.length) % 7)).toEqual([0, 0, 0]);
    const order = await visitor.call('post', '/Orders/shipping').send({ method: 'Deliver', date: options[0].days[3] }).expect(200);
    expect(order.body.shipping).toMatchObject({ method: 'Deliver', date: options[0].days[3] });
    expect(order.body.totals.total.includingVat.amount).toBe(order.body.totals.goods.includingVat.amount + order.body.shipping.price.includingVat.amount);
    await visitor.call('post', '/Orders/shipping').send({ method: 'Deliver', date: '2020-01-01' }).expect(422);
  });

  it('is calculated for any lines without changing anything', async () => {
    const shipment = { country: 'gb', postcode: 'SW1A 1AA', lines: [{ productId: product, quantity: 1 }] };
    const { body } = await shop.visitor('en-GB').call('post', '/Orders/shipping/calculate').send(shipment).expect(200);
    expect(body).toMatchObject([{ method: 'Deliver', price: { includingVat: { currency: 'GBP' } } }]);
    await shop
      .visitor()
      .call('post', '/Orders/shipping/calculate')
      .send({ ...shipment, postcode: '1012' })
      .expect(422);
    await shop.visitor().call('post', '/Orders/shipping/calculate').send({ country: 'nl', postcode: '1012 LG' }).expect(404);
  });
});

describe('delivery of more than the delivery prices cover', () => {
  const booth = 'bth-charcoal-01';

  it('is on request: it has no price, and can be neither chosen nor ordered', async () => {
    const visitor = shop.visitor();
    const ready = await visitor.fill(booth, 8);
    expect(ready).toMatchObject({ deliveryOnRequest: null, shipping: { price: { includingVat: { amount: 8 * 5900 } } } });
    const beyond = await visitor.add(booth, 1);
    expect(beyond).toMatchObject({ deliveryOnRequest: { pallets: 9, maximum: 8 }, shipping: null, totals: { shipping: null } });
    const { body: options } = await visitor.call('get', '/Orders/shipping').expect(200);
    expect(options).toMatchObject(['Deliver', 'Pickup', 'DeliverAndAssemble'].map((method) => ({ method, price: null, days: [] })));
    const { body: chosen } = await visitor.call('post', '/Orders/shipping').send({ method: 'Pickup' }).expect(422);
    expect(chosen).toMatchObject({ code: 'DELIVERY_ON_REQUEST', title: 'Bezorging op aanvraag', current: { id: ready.id } });
    const { body: placed } = await visitor.complete(beyond).expect(422);
    expect(placed.code).toBe('DELIVERY_ON_REQUEST');
    const shipment = { country: 'fr', postcode: '75001', lines: [{ productId: booth, quantity: 9999 }] };
    const { body: calculated } = await visitor.call('post', '/Orders/shipping/calculate').send(shipment).expect(200);
    expect(calculated).toMatchObject([{ price: null }, { price: null }]);
  });
});

describe('placing an order', () => {
  it('assigns a number, reduces the stock, fixes the prices and sends the confirmation', async () => {
    const visitor = shop.visitor();
    const placed = await visitor.order(product, 3);
    expect(placed).toMatchObject({ state: 'awaitingPayment', number: expect.stringMatching(/^ENC-\d{4}-\d{6}$/), payment: null });
    expect(await shop.stockOf(product)).toBe(497);
    await shop.db.execute(sql`update product set prices = jsonb_set(prices, '{EUR}', ((prices->>'EUR')::int + 100)::text::jsonb) where id = ${product}`);
    expect(await visitor.get(placed.id)).toEqual(placed);
    const mail = await shop.mailTo('ada@example.nl', ({ subject }) => subject.includes(placed.number!));
    expect(mail.to).toBe(details.contact.email);
    for (const part of [placed.number!, placed.lines[0]!.name, 'Damrak 1', '21%']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    const files = mail.attachments?.map(({ filename, contentType, size }) => [filename, contentType, size > 10_000]);
    expect(files).toEqual([
      ['algemene-voorwaarden.pdf', 'application/pdf', true],
      ['herroepen.pdf', 'application/pdf', true],
    ]);
    await visitor.call('get', '/Orders/current').expect(404);
  });

  it('keeps the common volume price of two colours in order and invoice', async () => {
    const visitor = shop.visitor();
    await visitor.add('wpn-lightgrey-01', 2);
    await visitor.fill('wpn-ochre-01', 3);
    const placed = (await visitor.complete(await visitor.get()).expect(200)).body as Order;
    expect(placed.lines.map(({ unitPrice, tierQuantity, total }) => [unitPrice.includingVat.amount, tierQuantity, total.includingVat.amount])).toEqual([
      [8250, 5, 16_500],
      [8250, 5, 24_750],
    ]);
    expect(placed.lines.every(({ trace }) => trace.reduce((sum, { amount }) => sum + amount.amount, 0) === 8250)).toBe(true);
    expect(await visitor.get(placed.id)).toEqual(placed);
    const text = textOf(await visitor.file(`/Orders/${placed.id}/invoice`));
    for (const amount of ['136,36', '204,55']) expect(text).toContain(amount);
  });

  it('of free samples alone sends a letter without charge, and is paid at once, with stock, invoice and return like any other', async () => {
    const visitor = shop.visitor();
    const [sample, paid] = ['wpn-ochre-sample', 'slt-oak-sample'];
    const before = await shop.stockOf(sample);
    await visitor.add(sample);
    const { body: options } = await visitor.call('get', '/orders/shipping').expect(200);
    expect(options.map(({ method, price }: { method: string; price: { includingVat: { amount: number } } }) => [method, price.includingVat.amount])).toEqual([
      ['Deliver', 0],
      ['Pickup', 0],
    ]);
    const placed = await visitor.place(details);
    expect(placed).toMatchObject({ state: 'paid', payment: null, totals: { total: { includingVat: { amount: 0 } }, vat: [{ rate: 21, amount: { amount: 0 } }] } });
    expect(placed.history.map(({ state }) => state)).toEqual(['awaitingPayment', 'paid']);
    const { text } = await shop.mailTo(details.contact.email, ({ subject }) => subject.includes(placed.number!));
    expect(text).toContain('U hoeft niets te betalen.');
    expect(text).not.toContain('en betalen');
    expect(await shop.stockOf(sample)).toBe(before - 1);
    expect(await textOf(await visitor.file(`/Orders/${placed.id}/invoice`))).toContain('WPN-ochre-sample');
    const { body } = await visitor.call('post', '/orders/payment/initiate').send({ orderId: placed.id, method: 'ideal', returnUrl });
    expect(body.code).toBe('NOTHING_TO_PAY');
    await visitor
      .call('post', `/Orders/${placed.id}/withdraw`)
      .send({ lines: [{ id: placed.lines[0]!.id, quantity: 1 }] })
      .expect(201);

    const again = (await visitor.call('post', `/Orders/${placed.id}/reorder`).send({}).expect(201)).body;
    expect(again.order.lines).toMatchObject([{ productId: sample, quantity: 1 }]);
    expect((await visitor.call('post', `/Orders/${placed.id}/reorder`).send({}).expect(201)).body.missing).toMatchObject([{ reason: 'full', taken: 0 }]);
    const mixed = await visitor.add(paid);
    expect(mixed.totals.goods.includingVat.amount).toBe(295);
    await visitor.add(product);
    expect((await visitor.prepare(details)).totals.shipping?.includingVat.amount).toBeGreaterThan(0);
  });

  it('names the missing fields', async () => {
    const visitor = shop.visitor();
    const order = await visitor.add(product);
    const { body } = await visitor.complete(order).expect(422);
    expect(body.code).toBe('ORDER_INCOMPLETE');
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['details', 'shipping']);
  });

  it('requires a phone number only for assembly', async () => {
    const visitor = shop.visitor();
    await visitor.fill(product);
    const { phone: _, ...contact } = details.contact;
    await visitor
      .call('post', '/Orders/details')
      .send({ ...details, contact })
      .expect(200);
    const assembled = (await visitor.call('post', '/Orders/shipping').send({ method: 'DeliverAndAssemble' }).expect(200)).body;
    const { body } = await visitor.complete(assembled).expect(422);
    expect(body).toMatchObject({ code: 'ORDER_INCOMPLETE', errors: [{ field: 'details.contact.phone', code: 'yup.errors.mixed.required' }] });
    await visitor.complete(await visitor.deliver()).expect(200);
  });

  it('stores an address in the format of its country, and shows one that only earlier rules accepted', async () => {
    const visitor = shop.visitor();
    await visitor.fill(product);
    const billing = { ...details.billing, houseNumber: '263-265 hs', line2: 'Achterhuis', postcode: 'nl-1012lg' };
    const { body: seen } = await visitor
      .call('post', '/Orders/details')
      .send({ ...details, billing })
      .expect(200);
    expect(seen.details.billing).toEqual({ ...billing, postcode: '1012 LG' });
    const placed = (await visitor.complete(await visitor.deliver()).expect(200)).body;
    expect((await shop.mailTo('ada@example.nl', ({ subject }) => subject.includes(placed.number))).text).toMatch(/Achterhuis\s+Damrak 263-265 hs\s+1012 LG Amsterdam/);
    await shop.db.execute(
      sql`update "order" set details = jsonb_set(details, '{billing}', '{"street":"Damrak","houseNumber":"huis","postcode":"0123ab","city":"Amsterdam","country":"nl"}') where id = ${placed.id}`,
    );
    expect(shopApi.getOrder.output.parse(await visitor.get(placed.id)).details?.billing).toMatchObject({ houseNumber: 'huis', postcode: '0123ab' });
  });

  it('is refused when a price has changed, and returns the current order', async () => {
    const visitor = shop.visitor();
    const seen = await visitor.fill(product);
    await shop.db.execute(sql`update product set prices = jsonb_set(prices, '{EUR}', ((prices->>'EUR')::int + 50)::text::jsonb) where id = ${product}`);
    const { body } = await visitor.complete(seen).expect(409);
    expect(body).toMatchObject({
      code: 'ORDER_CHANGED',
      changed: ['price'],
      detail: expect.stringMatching(/Een prijs is gewijzigd sinds u deze pagina opende\. Controleer/),
      current: { state: 'open' },
    });
    expect(body.current.totals.total.includingVat.amount).toBe(seen.totals.total.includingVat.amount + 50);
    await visitor.complete(body.current).expect(200);
  });

  it('is refused when the chosen delivery day has passed', async () => {
    const visitor = shop.visitor();
    const seen = await visitor.fill(product);
    await shop.db.execute(sql`update "order" set shipping = jsonb_set(shipping, '{date}', '"2020-01-02"') where id = ${seen.id}`);
    const { body } = await visitor.complete(seen).expect(409);
    expect(body).toMatchObject({
      code: 'ORDER_CHANGED',
      changed: ['delivery'],
      detail: expect.stringMatching(/gekozen bezorging is niet meer mogelijk/),
      current: { shipping: null },
    });
    expect(body.detail).not.toContain('prijs');
  });

  it('happens once with two concurrent requests', async () => {
    const visitor = shop.visitor();
    const order = await visitor.fill(product);
    const answers = await Promise.all([visitor.complete(order), visitor.complete(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('ORDER_NOT_OPEN');
    expect(await shop.stockOf(product)).toBe(499);
  });

  it('sells the last three pieces to three of sixty concurrent buyers', async () => {
    const buyers = Array.from({ length: 60 }, () => shop.visitor());
    const carts = await Promise.all(buyers.map((buyer, at) => buyer.fill(product, 1, `buyer-${at}@example.nl`)));
    // Removes the holds of earlier tests, so that they do not affect the last three pieces.
    await shop.db.execute(sql`update "order" set held_until = null where held_until is not null`);
    await shop.setStock(product, 3);
    const answers = await Promise.all(buyers.map((buyer, at) => buyer.complete(carts[at]!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(57);
    expect(refused.every(({ body }) => body.code === 'OUT_OF_STOCK' && body.current.lines[0].available < 4)).toBe(true);
    const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [(body as Order).number] : []));
    expect(new Set(numbers).size).toBe(3);
    expect(await shop.stockOf(product)).toBe(0);
  });
});

describe('a placed order', () => {
  it('is shown, invoiced and listed whenever its lines were stored', async () => {
    const visitor = shop.visitor();
    const { id: orderId, lines } = await visitor.order(product);
    const old = Object.entries(storedLines).map(([form, snapshot]) => ({ id: `line-${form}`, orderId, productId: `form-${form}`, quantity: 3, snapshot }));
    await shop.db.insert(orderLineTable).values(old);
    const order = await visitor.get(orderId);
    expect(OrderOutput.strict().parse(order)).toEqual(order);
    expect(order.lines).toEqual([lines[0], ...old.map(({ id, snapshot: { name, total } }) => expect.objectContaining({ id, quantity: 3, name, total, available: null }))]);
    expect(textOf(await visitor.file(`/Orders/${orderId}/invoice`))).toContain('Wandpaneel stof');
    const { body } = await visitor.call('get', '/Orders/unpaid').expect(200);
    expect(body[0].names).toEqual(order.lines.map(({ name }) => name));
  });
});

describe('an Idempotency-Key', () => {
  it('replays the first response, and refuses another body', async () => {
    const visitor = shop.visitor();
    const cart = await visitor.fill(product);
    const key = { 'idempotency-key': 'complete-1' };
    const first = await visitor.complete(cart, key).expect(200);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    const again = await visitor.complete(cart, key).expect(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    const cheaper = { ...cart, totals: { ...cart.totals, total: { ...cart.totals.total, includingVat: { amount: 1, currency: 'EUR' as const } } } };
    expect((await visitor.complete(cheaper, key).expect(422)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('results in one order for fifty concurrent calls', async () => {
    const visitor = shop.visitor();
    const cart = await visitor.fill(product);
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.complete(cart, { 'idempotency-key': 'complete-2' })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
    expect(await shop.stockOf(product)).toBe(499);
  });

  it('replays the first line to a guest: without a token also from another network, and with the token that the lost response set', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const add = (visitor: Visitor, quantity = 2) => visitor.call('post', '/orders/lines', key).send({ productId: product, quantity });
    const guest = shop.visitor();
    const { body: first } = await add(guest).expect(201);
    // Each visitor of the test shop has a different IP address.
    const elsewhere = await add(shop.visitor()).expect(201);
    expect([elsewhere.body, elsewhere.headers['idempotent-replayed']]).toEqual([first, 'true']);
    guest.token = first.cartToken;
    const withToken = await add(guest).expect(201);
    expect([withToken.body, withToken.headers['idempotent-replayed']]).toEqual([first, 'true']);
    expect((await add(guest, 3).expect(422)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await guest.get()).lines.map(({ quantity }) => quantity)).toEqual([2]);
    const stranger = shop.visitor();
    await stranger.add(product);
    expect((await add(stranger).expect(201)).body.lines[0].quantity).toBe(3);
  });

  it('that is too simple does not give a guest the cart of another guest with the same key', async () => {
    const add = (visitor: Visitor) => visitor.call('post', '/orders/lines', { 'idempotency-key': 'add-2' }).send({ productId: product }).expect(201);
    const [first, second] = [await add(shop.visitor()), await add(shop.visitor())];
    expect(second.body.cartToken).not.toBe(first.body.cartToken);
  });

  it('does not store a failed write', async () => {
    const visitor = shop.visitor();
    const key = { 'idempotency-key': 'add-1' };
    await visitor.call('post', '/orders/lines', key).send({ productId: 'nothing' }).expect(404);
    await visitor.call('post', '/orders/lines', key).send({ productId: product }).expect(201);
  });
});
