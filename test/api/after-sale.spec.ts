import { sql } from 'drizzle-orm';
import { localeTable } from '../../src/contract/locales.js';
import { addDays } from '../../src/domain/calendar-days.js';
import { localTime } from '../../src/domain/zoned-time.js';
import { OrderExpiry } from '../../src/embedded/orders/order-expiry.js';
import { duringTests } from '../support/during-tests.js';
import { asBuffer, textOf } from '../support/pdf.js';
import { belgianFirm as business, details as privateDetails, startTestShop, type Visitor } from '../support/shop-api.js';
import { startVies } from '../support/vies.js';

const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop(vies.variables));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
});
beforeEach(() => shop.setStock(product, 500));

const place = async (visitor: Visitor, details: object, quantity = 1) => {
  await visitor.add(product, quantity);
  return visitor.place(details);
};

describe('VAT', () => {
  it('is owed by the buyer (reverse charge) for a business with a valid number in another member state', async () => {
    const domestic = await place(shop.visitor('nl-BE'), business);
    expect(domestic.totals.isReverseCharge).toBe(false);
    const { body } = await shop
      .visitor('nl-BE')
      .call('post', '/Orders/details')
      .send({ ...business, vatNumber: 'BE2403170702' });
    expect([body.code, body.errors.map(({ field }: { field: string }) => field)]).toEqual(['VALIDATION', ['vatNumber']]);
    const order = await place(shop.visitor('nl-BE'), { ...business, vatNumber: 'BE0403170701' });
    expect(order.totals.isReverseCharge).toBe(true);
    expect(order.totals.total.includingVat).toEqual(order.totals.total.excludingVat);
    expect(order.totals.total.excludingVat).toEqual(domestic.totals.total.excludingVat);
    expect(order.totals.vat).toEqual([{ rate: 0, amount: { amount: 0, currency: 'EUR' } }]);
  });

  it('is charged to consumers, and within the Netherlands', async () => {
    expect((await place(shop.visitor('nl-BE'), { ...privateDetails, billing: business.billing })).totals).toMatchObject({ isReverseCharge: false, vat: [{ rate: 21 }] });
    expect((await place(shop.visitor(), { ...business, billing: privateDetails.billing, vatNumber: 'BE0403170701' })).totals.isReverseCharge).toBe(false);
  });
});

describe('invoices', () => {
  it('are PDF files in the language of the order, accessible only to its owner', async () => {
    const visitor = shop.visitor('de-DE');
    const german = { ...privateDetails, billing: { street: 'Kantstraße', houseNumber: '1', postcode: '10623', city: 'Berlin', country: 'de' } };
    const order = await place(visitor, german, 2);
    const { body, headers } = await visitor.call('get', `/Orders/${order.id}/invoice`, { 'x-locale': 'nl-NL' }).buffer(true).parse(asBuffer).expect(200);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(textOf(body)).toMatch(/^Rechnung FENC-/m);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="FENC-\d{4}-\d{6}\.pdf"$/);
    await shop.visitor().call('get', `/Orders/${order.id}/invoice`).expect(404);
  });
});

describe('paying on invoice', () => {
  it('is offered to businesses with a confirmed VAT number up to a limit, and does not mark the order as paid', async () => {
    const methods = async (visitor: Visitor, orderId: string) =>
      (await visitor.call('get', `/orders/payment/methods?orderId=${orderId}`).expect(200)).body.map(({ id }: { id: string }) => id);
    const someone = shop.visitor();
    const privateOrder = await place(someone, privateDetails);
    expect(await methods(someone, privateOrder.id)).not.toContain('invoice');
    const firm = shop.visitor('nl-BE');
    const order = await place(firm, { ...business, vatNumber: 'BE0403170701' });
    expect(await methods(firm, order.id)).toContain('invoice');
    await shop.setStock(product, 2000);
    const large = await place(firm, { ...business, vatNumber: 'BE0403170701' }, 2000);
    expect(large.totals.total.includingVat.amount).toBeGreaterThan(1_000_000);
    expect(await methods(firm, large.id)).not.toContain('invoice');
    const payment = await firm.pay(order, 'invoice');
    expect(await firm.get(order.id)).toMatchObject({ state: 'authorized', payment: { id: payment.paymentId, method: 'invoice', status: 'authorized' } });
  });
});

describe('withdrawing from an order', () => {
  it('is possible for some lines and then the rest, returns the stock of an unpaid order, and is confirmed by mail', async () => {
    const [, other] = await shop.products();
    const visitor = shop.visitor();
    await visitor.add(other);
    const order = await place(visitor, privateDetails, 3);
    const line = order.lines.find(({ productId }) => productId === product)!;
    const withdraw = (body: object) => visitor.call('post', `/Orders/${order.id}/withdraw`).send(body);
    const { body } = await withdraw({ lines: [{ id: line.id, quantity: 1 }], reason: 'too large' }).expect(201);
    expect(body.lines).toEqual([expect.objectContaining({ id: line.id, quantity: 1 })]);
    const { lines } = (await visitor.call('get', `/Orders/${order.id}/withdrawal`).expect(200)).body;
    expect(lines.find(({ id }: { id: string }) => id === line.id)).toMatchObject({ quantity: 3, left: 2, refusal: null });
    expect((await withdraw({ lines: [{ id: line.id, quantity: 3 }] }).expect(409)).body.code).toBe('NOT_WITHDRAWABLE');
    expect((await withdraw({ lineIds: [line.id] }).expect(201)).body.lines).toEqual([expect.objectContaining({ id: line.id, quantity: 2 })]);
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
    expect((await withdraw({ lineIds: [line.id] }).expect(409)).body.code).toBe('NOT_WITHDRAWABLE');
    await withdraw({}).expect(201);
    expect((await visitor.get(order.id)).state).toBe('cancelled');
    expect(await shop.stockOf(product)).toBe(500);
    const { text } = await shop.mailTo(privateDetails.contact.email, ({ subject }) => subject === `Herroeping ontvangen voor bestelling ${order.number}`);
    expect(text).toContain(`1 × ${line.name}`);
  });

  it('is only possible for consumers, until fourteen days after the delivery', async () => {
    const firm = shop.visitor();
    const business2 = await place(firm, { ...business, billing: privateDetails.billing });
    expect((await firm.call('post', `/Orders/${business2.id}/withdraw`).send({}).expect(409)).body.code).toBe('NO_RIGHT_TO_WITHDRAW');
    const visitor = shop.visitor();
    const late = await place(visitor, privateDetails);
    const day = (days: number) => addDays(localTime(new Date(), localeTable['nl-NL'].timeZone).day, -days);
    const deliver = (date: string) => shop.db.execute(sql`update "order" set shipping = jsonb_set(shipping, '{date}', ${JSON.stringify(date)}::jsonb) where id = ${late.id}`);
    await deliver(day(15));
    expect((await visitor.call('post', `/Orders/${late.id}/withdraw`).send({}).expect(409)).body.code).toBe('NOT_WITHDRAWABLE');
    await deliver(day(14));
    await visitor.call('post', `/Orders/${late.id}/withdraw`).send({}).expect(201);
  });
});

describe('an unpaid order', () => {
  it('is cancelled after a day, with stock returned and a mail to the buyer', async () => {
    const visitor = shop.visitor();
    const order = await place(visitor, privateDetails, 4);
    expect(await shop.stockOf(product)).toBe(496);
    await shop.db.execute(sql`update "order" set placed_at = now() - interval '23 hours' where id = ${order.id}`);
    await shop.app.get(OrderExpiry).run();
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
    await shop.db.execute(sql`update "order" set placed_at = now() - interval '25 hours' where id = ${order.id}`);
    await Promise.all([shop.app.get(OrderExpiry).run(), shop.app.get(OrderExpiry).run()]);
    expect((await visitor.get(order.id)).state).toBe('cancelled');
    expect(await shop.stockOf(product)).toBe(500);
    await shop.mailTo(privateDetails.contact.email, ({ text, subject }) => `${subject} ${text}`.includes(order.number!) && /geannuleerd/i.test(`${subject} ${text}`));
    expect((await visitor.call('post', '/orders/payment/initiate').send({ orderId: order.id, method: 'ideal', returnUrl: 'http://localhost:3000/' }).expect(409)).body.code).toBe(
      'NOTHING_TO_PAY',
    );
  });

  it('is cancelled a day after the last started payment, but after three days at most', async () => {
    const visitor = shop.visitor();
    const order = await place(visitor, privateDetails);
    await visitor.pay(order);
    const stateAfter = async (hours: number) => {
      await shop.db.execute(sql`update "order" set placed_at = now() - make_interval(hours => ${hours}) where id = ${order.id}`);
      await shop.app.get(OrderExpiry).run();
      return (await visitor.get(order.id)).state;
    };
    expect(await stateAfter(71)).toBe('awaitingPayment');
    expect(await stateAfter(73)).toBe('cancelled');
  });

  it('is not cancelled while a payment is pending', async () => {
    const visitor = shop.visitor();
    const order = await place(visitor, privateDetails);
    await visitor.pay(order, 'banktransfer');
    await shop.db.execute(sql`update "order" set placed_at = now() - interval '5 days' where id = ${order.id}`);
    await shop.app.get(OrderExpiry).run();
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
  });
});

describe('the confirmation', () => {
  it('lists chosen options, and lines without right of withdrawal', async () => {
    const visitor = shop.visitor();
    const { body: configured } = await visitor
      .call('post', '/Products/wpn-ochre-01/configure')
      .send({ choices: { size: { width: 900, height: 600 } } })
      .expect(201);
    visitor.token = configured.cartToken;
    await visitor.call('post', '/orders/lines').send({ productId: 'wpn-ochre-01', configurationId: configured.id }).expect(201);
    const order = await place(visitor, privateDetails);
    const { text } = await shop.mailTo(privateDetails.contact.email, ({ subject }) => subject.includes(order.number!));
    expect(text).toContain('Maat: 900 × 600\u00a0mm');
    expect(text).toContain('Voor u op maat gemaakt: geen herroepingsrecht.');
  });

  it('of a reverse charge states that the buyer owes the VAT', async () => {
    const order = await place(shop.visitor('nl-BE'), { ...business, vatNumber: 'BE0403170701' });
    const { text } = await shop.mailTo(privateDetails.contact.email, ({ subject }) => subject.includes(order.number!));
    expect(text).toContain('Btw verlegd');
    expect(text).not.toMatch(/incl(usief|\.) btw/);
  });
});

describe('a withdrawal by number and e-mail address', () => {
  const check = (number: string, email: string, visitor = shop.visitor()) => visitor.call('post', '/Orders/withdrawal/check').send({ number, email });

  it('is found at the first attempt; guessing numbers is delayed, only for this address and network', async () => {
    const email = `ada-${crypto.randomUUID()}@example.nl`;
    const order = await place(shop.visitor(), { ...privateDetails, contact: { ...privateDetails.contact, email } });
    const stranger = shop.visitor();
    const statuses: number[] = [];
    for (let at = 1; at < 9; at += 1) statuses.push((await check(`ENC-2019-00000${at}`, email, stranger)).status);
    expect(statuses.slice(0, 6)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(statuses.slice(6)).toContain(429);
    const { headers, body } = await check(order.number!, email.toUpperCase(), stranger).expect(429);
    expect([Number(headers['retry-after']) > 0, body.code]).toEqual([true, 'TOO_MANY_REQUESTS']);
    await check(order.number!, email).expect(200);
  });

  it('is also delayed for attempts from many networks, even when the attacker has placed an order with the address', async () => {
    const email = `ada-${crypto.randomUUID()}@example.nl`;
    const { number } = await place(shop.visitor(), { ...privateDetails, contact: { ...privateDetails.contact, email } });
    const statuses: number[] = [];
    for (let at = 0; at < 36; at += 1) {
      if (at % 10 === 0) await check(number!, email).expect(200);
      statuses.push((await check(`ENC-2019-${100_000 + at}`, email)).status);
    }
    expect([statuses.slice(0, 30).every((status) => status === 404), statuses.slice(30).includes(429)]).toEqual([true, true]);
  });
});
