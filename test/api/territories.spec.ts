import { duringTests } from '../support/during-tests.js';
import { textOf } from '../support/pdf.js';
import { details, type Order, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(() => startTestShop({ TERRITORY_DELIVERY: 'helgoland=29.00,gibraltar=120' }));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 500);
});

const helgoland = { street: 'Lung Wai', houseNumber: '28', postcode: '27498', city: 'Helgoland', country: 'de' } as const;
const buesingen = { street: 'Junkerstraße', houseNumber: '1', postcode: '78266', city: 'Büsingen am Hochrhein', country: 'de' } as const;
const jersey = { street: 'King Street', houseNumber: '1', postcode: 'JE2 4WE', city: 'St Helier', country: 'gb' } as const;
const saveFor = async (visitor: Visitor, billing: object, change: object = {}): Promise<Order> => {
  await visitor.add(product, 2);
  return (
    await visitor
      .call('post', '/Orders/details')
      .send({ ...details, billing, ...change })
      .expect(200)
  ).body;
};
const methodsOf = async (visitor: Visitor): Promise<string[]> =>
  ((await visitor.call('get', '/Orders/shipping').expect(200)).body as { method: string }[]).map(({ method }) => method);

it('an order to Helgoland is an export without VAT, with the configured delivery price and the reason on the invoice', async () => {
  const visitor = shop.visitor('de-DE');
  const firm = { customerType: 'Business', company: 'Stillewerk', vatNumber: 'NL004495445B01' };
  const saved = await saveFor(visitor, helgoland, firm);
  expect(saved).toMatchObject({ territory: 'helgoland', totals: { isReverseCharge: false, vatReason: 'export', vat: [{ rate: 0, amount: { amount: 0 } }] } });
  expect(await methodsOf(visitor)).toEqual(['Deliver', 'Pickup']);
  const ready = await visitor.deliver();
  expect(ready.shipping!.price).toEqual({ includingVat: { amount: 2900, currency: 'EUR' }, excludingVat: { amount: 2900, currency: 'EUR' } });
  const { body: order } = await visitor.complete(ready).expect(200);
  expect(order.totals.total.includingVat).toEqual(order.totals.total.excludingVat);
  expect(textOf(await visitor.file(`/Orders/${order.id}/invoice`))).toContain('Artikel 146');
});

it('there is no delivery to Büsingen, and collected orders have Dutch VAT', async () => {
  const visitor = shop.visitor('de-DE');
  expect(await saveFor(visitor, buesingen)).toMatchObject({ territory: 'buesingen', totals: { vatReason: 'export' } });
  expect(await methodsOf(visitor)).toEqual(['Pickup']);
  const { body } = await visitor.call('post', '/Orders/shipping').send({ method: 'Deliver' }).expect(422);
  expect(body.errors).toMatchObject([{ field: 'method', code: 'yup.errors.mixed.undelivered', message: expect.stringContaining('Angebot') }]);
  expect((await visitor.call('post', '/Orders/shipping').send({ method: 'Pickup' }).expect(200)).body.totals).toMatchObject({ vatReason: 'collected', vat: [{ rate: 21 }] });
});

it('for a territory without delivery, the list of methods is empty and the order is stored', async () => {
  const visitor = shop.visitor('en-GB');
  expect(await saveFor(visitor, jersey)).toMatchObject({ territory: 'channelIslands' });
  expect(await methodsOf(visitor)).toEqual([]);
});

it('the delivery address decides on the territory, not the billing address', async () => {
  const visitor = shop.visitor('de-DE');
  const mainland = { street: 'Kantstraße', houseNumber: '1', postcode: '10623', city: 'Berlin', country: 'de' } as const;
  expect(await saveFor(visitor, mainland, { shipping: helgoland })).toMatchObject({ territory: 'helgoland', totals: { vatReason: 'export' } });
  expect(
    (
      await visitor
        .call('post', '/Orders/details')
        .send({ ...details, billing: helgoland, shipping: mainland })
        .expect(200)
    ).body,
  ).toMatchObject({
    territory: null,
    totals: { vat: [{ rate: 19 }] },
  });
});

it.each([
  ['27498', 'de', ['Deliver', 'Pickup']],
  ['78266', 'de', ['Pickup']],
  ['10623', 'de', ['Deliver', 'Pickup', 'DeliverAndAssemble']],
  ['97400', 'fr', []],
  ['98000', 'fr', ['Deliver', 'DeliverAndAssemble']],
  ['GX11 1AA', 'gb', ['Deliver']],
  ['BT1 1AA', 'gb', ['Deliver']],
])('the delivery methods for %s (%s) are %p', async (postcode, country, methods) => {
  const lines = [{ productId: product, quantity: 1 }];
  const { body } = await shop.visitor().call('post', '/Orders/shipping/calculate').send({ country, postcode, lines }).expect(200);
  expect((body as { method: string }[]).map(({ method }) => method)).toEqual(methods);
});

it('Mittelberg in Austria has the German VAT rate of 19%', async () => {
  const visitor = shop.visitor('de-AT');
  const mittelberg = { street: 'Walserstraße', houseNumber: '52', postcode: '6993', city: 'Mittelberg', country: 'at' };
  expect((await saveFor(visitor, mittelberg)).totals.vat).toMatchObject([{ rate: 19 }]);
});
