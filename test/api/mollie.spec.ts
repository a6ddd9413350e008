import { sql } from 'drizzle-orm';
import request from 'supertest';
import { duringTests } from '../support/during-tests.js';
import { startMollie } from '../support/mollie.js';
import { details as privateDetails, type Order, returnUrl, startTestShop, type Visitor } from '../support/shop-api.js';

const mollie = duringTests(startMollie);
const shop = duringTests(() => startTestShop({ ...mollie.variables, SHOP_API_PUBLIC_URL: 'https://api.shop.example' }));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 500);
});
beforeEach(() => {
  mollie.failures = [];
  mollie.isCancelable = true;
});

type Started = Awaited<ReturnType<Visitor['pay']>>;
const idOf = ({ redirectUrl }: Pick<Started, 'redirectUrl'>) => redirectUrl.split('/').at(-1)!;
const webhook = (id: string, kind = 'payment') => request(shop.url).post(`/orders/payment/webhook/${kind}`).type('form').send({ id });
const initiate = (visitor: Visitor, { id: orderId }: Pick<Order, 'id'>, method = 'ideal') => visitor.call('post', '/orders/payment/initiate').send({ orderId, method, returnUrl });
const statusOf = async (visitor: Visitor, { paymentId }: Started) => (await visitor.call('get', `/orders/payment/status/${paymentId}`).expect(200)).body.status;
const eventsOf = async ({ id }: Pick<Order, 'id'>) =>
  (await shop.db.execute<{ to: string }>(sql`select "to" from order_event where order_id = ${id} order by id`)).rows.map(({ to }) => to);
const ofOrder = ({ id }: Pick<Order, 'id'>) => [...mollie.payments.values()].filter(({ metadata }) => metadata.orderId === id);
const placed = async (quantity = 1) => {
  const visitor = shop.visitor();
  return { visitor, order: await visitor.order(product, quantity) };
};
const started = async (method = 'ideal') => {
  const { visitor, order } = await placed();
  return { visitor, order, payment: await visitor.pay(order, method) };
};

it('the test bank does not exist in a shop that uses Mollie', async () => {
  await request(shop.url).post('/test-bank/payments/any').type('form').send({ outcome: 'unheard of' }).expect(404);
});

describe('payment methods at Mollie', () => {
  const methodsOf = async (query: string) => (await shop.visitor().call('get', `/orders/payment/methods?${query}`).expect(200)).body.map(({ id }: { id: string }) => id);
  afterEach(() => (mollie.methods = ['ideal', 'bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer', 'eps']));

  it('are those of the account that are usual in the country of the buyer', async () => {
    mollie.methods = ['bancontact', 'ideal', 'creditcard', 'giftcard'];
    expect(await methodsOf('amount=1111')).toEqual(['ideal', 'creditcard']);
    expect(mollie.requests.at(-1)).toBe('GET /methods?billingCountry=NL&amount%5Bvalue%5D=11.11&amount%5Bcurrency%5D=EUR');
  });

  it('are cached', async () => {
    await Promise.all([methodsOf('amount=2222'), methodsOf('amount=2222')]);
    await methodsOf('amount=2222');
    expect(mollie.requests.filter((one) => one.includes('22.22'))).toHaveLength(1);
  });

  it('are the default ones while Mollie does not respond, and only the first shopper waits', async () => {
    mollie.failures = ['silent'];
    expect(await methodsOf('amount=3333')).toEqual(['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']);
    const requested = mollie.requests.length;
    expect(await methodsOf('amount=4444')).toHaveLength(5);
    expect(mollie.requests).toHaveLength(requested);
  });
});

describe('paying at Mollie', () => {
  it('sets the order to paid after payment at Mollie and its webhook', async () => {
    const { visitor, order, payment } = await started();
    const { amount } = order.totals.total.includingVat;
    expect(mollie.payments.get(idOf(payment))).toMatchObject({
      amount: { value: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`, currency: 'EUR' },
      description: order.number,
      method: 'ideal',
      locale: 'nl_NL',
      redirectUrl: returnUrl,
      webhookUrl: 'https://api.shop.example/orders/payment/webhook/payment',
      metadata: { orderId: order.id, order: order.number },
    });
    expect(await mollie.pay(payment.redirectUrl)).toBe(returnUrl);
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
    await webhook(idOf(payment)).expect(200);
    expect(await visitor.get(order.id)).toMatchObject({ state: 'paid', payment: { id: payment.paymentId, status: 'paid', method: 'ideal' } });
    await shop.mailTo(privateDetails.contact.email, ({ text }) => text.includes(order.number!));
  });

  it.each(['failed', 'canceled', 'expired'])('allows another payment after a %s one', async (outcome) => {
    const { visitor, order, payment } = await started();
    await mollie.pay(payment.redirectUrl, outcome);
    await webhook(idOf(payment)).expect(200);
    expect(await statusOf(visitor, payment)).toBe(outcome);
    const again = await visitor.pay(order);
    expect(idOf(again)).not.toBe(idOf(payment));
    await mollie.pay(again.redirectUrl);
    await webhook(idOf(again)).expect(200);
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it('needs no webhook, because reading the payment status queries Mollie', async () => {
    const { visitor, order, payment } = await started();
    await mollie.pay(payment.redirectUrl);
    expect(await statusOf(visitor, payment)).toBe('paid');
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it('sends buyer and order lines only for methods with a lender', async () => {
    const visitor = shop.visitor();
    const payment = await visitor.pay(await visitor.order(product, 3), 'klarna');
    const atMollie = mollie.payments.get(idOf(payment))!;
    expect(atMollie.billingAddress).toMatchObject({ givenName: 'Ada', streetAndNumber: 'Damrak 1', postalCode: '1012 LG', country: 'NL' });
    expect(atMollie.lines).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'physical', quantity: 3, vatRate: '21.00' })]));
    const other = await started('creditcard');
    expect(mollie.payments.get(idOf(other.payment))).not.toHaveProperty('billingAddress');
  });

  it('refuses a method that the account no longer has', async () => {
    const { visitor, order } = await placed();
    await visitor.call('get', `/orders/payment/methods?orderId=${order.id}`).expect(200);
    mollie.methods = mollie.methods.filter((one) => one !== 'paypal');
    const { body } = await initiate(visitor, order, 'paypal').expect(422);
    expect(body.errors).toMatchObject([{ field: 'method' }]);
    mollie.methods.push('paypal');
  });
});

describe('two payment attempts', () => {
  it('leave one open payment when Mollie can cancel the first', async () => {
    const { visitor, order, payment } = await started();
    const second = await visitor.pay(order, 'paypal');
    expect(mollie.payments.get(idOf(payment))!.status).toBe('canceled');
    expect((await visitor.get(order.id)).payment).toMatchObject({ id: second.paymentId, status: 'open' });
  });

  it('leave two open payments when it cannot, of which only one pays the order', async () => {
    mollie.isCancelable = false;
    const { visitor, order, payment } = await started();
    const second = await visitor.pay(order, 'paypal');
    for (const one of [second, payment]) {
      await mollie.pay(one.redirectUrl);
      await webhook(idOf(one)).expect(200);
    }
    expect(await eventsOf(order)).toEqual(['awaitingPayment', 'paid']);
    expect((await initiate(visitor, order).expect(409)).body.code).toBe('NOTHING_TO_PAY');
  });

  it('result in one payment when they are concurrent', async () => {
    const { visitor, order } = await placed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => initiate(visitor, order)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.paymentId}`)).size).toBe(1);
    expect(ofOrder(order)).toHaveLength(1);
  });
});

describe('a payment whose response was lost', () => {
  it('is found by a retry in the same call', async () => {
    const { visitor, order } = await placed();
    await visitor.call('get', `/orders/payment/methods?orderId=${order.id}`).expect(200);
    mollie.failures = ['lost'];
    const payment = await visitor.pay(order);
    expect(ofOrder(order).map(({ id }) => id)).toEqual([idOf(payment)]);
  });

  it('is found by a retry in the same call after errors of Mollie', async () => {
    const { visitor, order } = await placed();
    await visitor.call('get', `/orders/payment/methods?orderId=${order.id}`).expect(200);
    mollie.failures = ['lost', 500, 502];
    const payment = await visitor.pay(order);
    expect(ofOrder(order).map(({ id }) => id)).toEqual([idOf(payment)]);
  });

  it('is found when the payer tries again', async () => {
    const { visitor, order } = await placed();
    await visitor.call('get', `/orders/payment/methods?orderId=${order.id}`).expect(200);
    mollie.failures = ['lost', 503, 503, 503];
    expect((await initiate(visitor, order).expect(503)).body.code).toBe('UNAVAILABLE');
    const payment = await visitor.pay(order);
    expect(ofOrder(order).map(({ id }) => id)).toEqual([idOf(payment)]);
  });
});

describe('a webhook of Mollie', () => {
  it.each(['tr_unknown123', 'tr_somebodyElses', 'ord_unknown123', 'tb_1', 'x'])('with the unknown id %s changes nothing, and causes no call to Mollie', async (id) => {
    const requested = mollie.requests.length;
    await webhook(id).expect(200);
    expect(mollie.requests).toHaveLength(requested);
  });

  it('that was forged for an existing payment changes nothing, because the status is read from Mollie', async () => {
    const { visitor, order, payment } = await started();
    await webhook(idOf(payment)).expect(200);
    expect((await visitor.get(order.id)).state).toBe('awaitingPayment');
  });

  it('takes effect once, also when it arrives several times or concurrently', async () => {
    const { order, payment } = await started();
    await mollie.pay(payment.redirectUrl);
    const answers = await Promise.all(Array.from({ length: 10 }, () => webhook(idOf(payment))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await eventsOf(order)).toEqual(['awaitingPayment', 'paid']);
  });

  it('that arrives late or out of order does not change a paid order', async () => {
    const { visitor, order, payment } = await started();
    await mollie.pay(payment.redirectUrl, 'failed');
    await webhook(idOf(payment)).expect(200);
    const second = await visitor.pay(order);
    await mollie.pay(second.redirectUrl);
    for (const one of [second, payment, second, payment]) await webhook(idOf(one)).expect(200);
    mollie.payments.get(idOf(second))!.status = 'expired';
    await webhook(idOf(second)).expect(200);
    expect(await visitor.get(order.id)).toMatchObject({ state: 'paid', payment: { id: second.paymentId, status: 'paid' } });
  });

  it.each<[string, (number | 'lost')[]]>([
    ['responds with server errors', [500, 502, 503]],
    ['closes connections', ['lost', 'lost']],
    ['responds 429', [429, 429]],
    ['refuses the API key', [401, 401]],
  ])('is refused with 503 while Mollie %s, so that Mollie repeats it', async (_, troubles) => {
    const { visitor, order, payment } = await started();
    await mollie.pay(payment.redirectUrl);
    mollie.failures = troubles;
    await webhook(idOf(payment)).expect(503);
    await webhook(idOf(payment)).expect(200);
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it('is refused with 503 when Mollie does not respond', async () => {
    const { payment } = await started();
    mollie.failures = ['silent'];
    await webhook(idOf(payment)).expect(503);
  });

  it('can be missing while Mollie is unavailable: the payer sees the last known status', async () => {
    const { visitor, payment } = await started();
    mollie.failures = [500, 500, 500];
    expect(await statusOf(visitor, payment)).toBe('open');
  });

  it('about an order at Mollie updates the payments of that order', async () => {
    const { visitor, order, payment } = await started();
    await mollie.pay(payment.redirectUrl);
    mollie.orders.set('ord_kEn1PlbGa', ['tr_notOurs123', idOf(payment)]);
    mollie.failures = [503, 503, 503];
    await webhook('ord_kEn1PlbGa', 'order').expect(503);
    await webhook('ord_kEn1PlbGa', 'order').expect(200);
    expect((await visitor.get(order.id)).state).toBe('paid');
  });

  it.each(['ord_nobodys1', 'tr_unknown123', 'x'])('about the unknown order %s changes nothing', async (id) => {
    await webhook(id, 'order').expect(200);
  });

  it.each(['../payments', 'ord_1/../../x', ''])('with the malformed id %j is refused', async (id) => {
    const requested = mollie.requests.length;
    await webhook(id).expect(422);
    await webhook(id, 'order').expect(422);
    expect(mollie.requests).toHaveLength(requested);
  });

  it('about a payment that no longer exists at Mollie closes it', async () => {
    const { visitor, payment } = await started();
    mollie.payments.delete(idOf(payment));
    await webhook(idOf(payment)).expect(200);
    expect(await statusOf(visitor, payment)).toBe('expired');
  });
});

describe('a shop that Mollie cannot reach', () => {
  const own = duringTests(() => startTestShop(mollie.variables));
  beforeAll(async () => {
    await own.setStock(product, 5);
  });

  it('sends no webhook URL, and queries the status itself', async () => {
    const visitor = own.visitor();
    const payment = await visitor.pay(await visitor.order(product));
    expect(mollie.payments.get(idOf(payment))).not.toHaveProperty('webhookUrl');
    await mollie.pay(payment.redirectUrl);
    expect(await statusOf(visitor, payment)).toBe('paid');
  });
});
