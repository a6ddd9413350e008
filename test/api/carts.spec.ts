import { sql } from 'drizzle-orm';
import { defaultRoom } from '../../src/domain/read-room.js';
import { maximumLines, type OrderLine } from '../../src/contract/order.js';
import { type Caller, Caller as Buyer, Coverage } from '../contract/caller.js';
import { createFixtures, details, type Fixtures, password } from '../contract/fixtures.js';
import { startOwnShop } from '../contract/own-shop.js';
import { duringTests } from '../support/during-tests.js';

const own = duringTests(startOwnShop);
let fixtures: Fixtures;
const product = 'wpn-lightgrey-01';
const other = 'wpn-ochre-01';
beforeAll(async () => {
  fixtures = await createFixtures(own.targets.storefront, new Coverage());
});
beforeEach(() => Promise.all([product, other].map((id) => own.shop.setStock(id, 500))));

const guest = () => new Buyer(own.targets.storefront, new Coverage());
const cartOf = (caller: Caller) => caller.ok('getOrder', { id: 'current' });
const laterOf = async (caller: Caller) => (await caller.ok('listStorage', { kind: 'later' })).items;
/** Signs a caller in. */
const signIn = async (caller: Caller, email: string): Promise<void> => {
  const { token } = await caller.ok('login', { email, password });
  caller.sessionToken = token;
};
const setPrice = (id: string, cents: number) => own.shop.db.execute(sql`update product set prices = prices || jsonb_build_object('EUR', ${cents}::int) where id = ${id}`);
const priceOf = async (id: string) => {
  const { rows } = await own.shop.db.execute<{ cents: number }>(sql`select (prices->>'EUR')::int as cents from product where id = ${id}`);
  return rows[0]!.cents;
};
const stopSelling = (id: string, isStopped: boolean) => own.shop.db.execute(sql`update product set is_on_sale = ${!isStopped} where id = ${id}`);

describe('a line of a cart', () => {
  it('has a price trace whose steps add up to the unit price', async () => {
    const caller = guest();
    const { lines } = await caller.ok('addOrderLine', { productId: product, quantity: 40 });
    const { trace, unitPrice, volumeDiscount } = lines[0]!;
    expect(trace.map(({ step }) => step)).toEqual(['base', 'tier']);
    expect(trace.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unitPrice.includingVat.amount);
    expect(trace[0]!.amount.amount).toBe(volumeDiscount[0]!.priceIncludingVat.amount);
  });

  it('has the volume price of all colours of its family together, until they are removed', async () => {
    const caller = guest();
    const grossOf = ({ unitPrice, trace }: OrderLine) => [unitPrice.includingVat.amount, trace.reduce((sum, { amount }) => sum + amount.amount, 0)];
    const alone = await caller.ok('addOrderLine', { productId: product, quantity: 2 });
    expect(alone.lines.map(grossOf)).toEqual([[8900, 8900]]);
    const together = await caller.ok('addOrderLine', { productId: other, quantity: 3 });
    expect(together.lines.map(grossOf)).toEqual([
      [8250, 8250],
      [8250, 8250],
    ]);
    expect(together.lines.map(({ tierQuantity }) => tierQuantity)).toEqual([5, 5]);
    expect(together.changes).toEqual([]);
    const [first] = (await caller.ok('removeOrderLine', { id: together.lines[1]!.id })).lines;
    expect(grossOf(first!)).toEqual([8900, 8900]);
    expect((await cartOf(caller)).changes).toEqual([]);
  });

  it('counts made-to-measure pieces of its family for the volume price too', async () => {
    const caller = guest();
    const { id: configurationId } = await caller.ok('configureProduct', { id: other, choices: { size: { width: 600, height: 600 } } });
    await caller.ok('addOrderLine', { productId: product, quantity: 4 });
    const { lines } = await caller.ok('addOrderLine', { productId: other, configurationId, quantity: 1 });
    expect(lines.map(({ unitPrice }) => unitPrice.includingVat.amount)).toEqual([8250, 4635]);
  });

  it('is not changed by a client that has an outdated quantity', async () => {
    const caller = guest();
    const { lines } = await caller.ok('addOrderLine', { productId: product, quantity: 2 });
    const { id } = lines[0]!;
    await caller.ok('updateOrderLine', { id, quantity: 10, was: 2 });
    const { current } = await caller.refused('updateOrderLine', { id, quantity: 3, was: 2 }, 'CONFLICT');
    expect(current).toMatchObject({ lines: [{ id, quantity: 10 }] });
    expect((await cartOf(caller)).lines).toMatchObject([{ quantity: 10 }]);
  });

  it('is validated against the current configuration model of its product', async () => {
    const caller = guest();
    await caller.ok('addOrderLine', { productId: other });
    const [known] = (await own.shop.db.execute<{ configuration: unknown }>(sql`select configuration from product where id = ${other}`)).rows;
    const write = (configuration: unknown) => own.shop.db.execute(sql`update product set configuration = ${configuration}, updated_at = now() where id = ${other}`);
    await write(sql`(select p.configuration from product p where p.id = ${fixtures.photoPrintId})`);
    await caller.refused('addOrderLine', { productId: other }, 'CONFIGURATION_INCOMPLETE');
    await write(JSON.stringify(known!.configuration));
    expect((await caller.ok('addOrderLine', { productId: other })).lines).toMatchObject([{ quantity: 2 }]);
  });
});

describe('samples', () => {
  const samplesOf = async (caller: Caller, ...ids: string[]) => {
    const found = await Promise.all(ids.map((id) => caller.ok('getProduct', { id })));
    return found.flatMap(({ samples }) => samples);
  };

  it('of each colour are on the page of every colour, and in no list, search and colour choice', async () => {
    const caller = guest();
    const samples = await samplesOf(caller, other);
    expect(samples.map(({ productId }) => productId)).toEqual(['wpn-lightgrey-sample', 'wpn-ochre-sample', 'wpn-petrol-sample', 'wpn-charcoal-sample']);
    expect(samples[1]).toMatchObject({ sampleOf: other, name: 'oker', price: { includingVat: { amount: 0, currency: 'EUR' } }, isAvailable: true });
    expect((await caller.ok('getProduct', { id: other })).colours).toHaveLength(4);
    const listed = await Promise.all(['wandpaneel', 'monster', 'WPN-ochre-sample'].map((q) => caller.ok('listProducts', { q, pageSize: 48 })));
    expect(listed.flatMap(({ items }) => items).filter(({ id }) => id.endsWith('sample'))).toEqual([]);
    expect(await samplesOf(caller, 'mnt-steel-01')).toEqual([]);
  });

  it('lead to the page of their product', async () => {
    const { instance } = await guest().refused('getProductBySlug', { locale: 'nl-NL', slug: 'wandpaneel-stof-oker-monster' }, 'NOT_FOUND');
    expect(instance).toBe('/product/wandpaneel-stof-oker');
  });

  it('are in a cart once and at most five, and count for no volume price', async () => {
    const caller = guest();
    await caller.ok('addOrderLine', { productId: product, quantity: 4 });
    const [first, ...rest] = (await samplesOf(caller, product, 'slt-oak-01')).map(({ productId }) => productId);
    const { lines } = await caller.ok('addOrderLine', { productId: first!, quantity: 1 });
    expect(lines.map(({ tierQuantity, isSample }) => [tierQuantity, isSample])).toEqual([
      [4, false],
      [1, true],
    ]);
    expect(lines[1]).toMatchObject({ name: 'Monster: Wandpaneel stof, lichtgrijs', sku: 'WPN-lightgrey-sample', slug: lines[0]!.slug, volumeDiscount: [], choices: [] });
    const once = { errors: [{ field: 'quantity', code: 'yup.errors.number.max', params: { max: 1 } }] };
    expect(await caller.refused('addOrderLine', { productId: first!, quantity: 1 }, 'SAMPLE_LIMIT')).toMatchObject(once);
    expect(await caller.refused('updateOrderLine', { id: lines[1]!.id, quantity: 2 }, 'SAMPLE_LIMIT')).toMatchObject(once);
    for (const id of rest.slice(0, 4)) await caller.ok('addOrderLine', { productId: id, quantity: 1 });
    const sixth = await caller.refused('addOrderLine', { productId: rest[4]!, quantity: 1 }, 'SAMPLE_LIMIT');
    expect(sixth).toMatchObject({
      status: 422,
      detail: expect.stringContaining('maximaal vijf monsters'),
      errors: [{ field: 'productId', code: 'yup.errors.array.max', params: { max: 5 } }],
    });
    expect((await cartOf(caller)).lines).toHaveLength(6);
  });

  it('of a guest beyond five are saved for later at sign-in', async () => {
    const ada = await fixtures.customer();
    const ids = (await samplesOf(ada, product, 'slt-oak-01')).map(({ productId }) => productId);
    for (const id of ids.slice(0, 4)) await ada.ok('addOrderLine', { productId: id, quantity: 1 });
    const caller = guest();
    for (const id of ids.slice(3, 6)) await caller.ok('addOrderLine', { productId: id, quantity: 1 });
    await signIn(caller, ada.email);
    expect((await cartOf(caller)).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual(ids.slice(0, 5).map((id) => [id, 1]));
    expect(await laterOf(caller)).toMatchObject([{ product: { id: ids[5] } }]);
  });
});

describe('products saved for later', () => {
  it('move out of the cart and back with quantity, room and configuration', async () => {
    const caller = guest();
    const { lines } = await caller.ok('addOrderLine', { productId: product, quantity: 27, room: defaultRoom });
    expect((await caller.ok('saveOrderLine', { id: lines[0]!.id })).lines).toEqual([]);
    const [item] = await laterOf(caller);
    expect(item).toMatchObject({ kind: 'later', name: lines[0]!.name, quantity: 27, product: { id: product, isOnSale: true } });
    const cart = await caller.ok('orderStorageItem', { id: item!.id });
    expect(cart.lines).toMatchObject([{ productId: product, quantity: 27, room: { room: defaultRoom } }]);
    expect(await laterOf(caller)).toEqual([]);
  });

  it('add up when the same are saved again', async () => {
    const caller = guest();
    for (const quantity of [2, 3]) {
      const { lines } = await caller.ok('addOrderLine', { productId: product, quantity });
      await caller.ok('saveOrderLine', { id: lines[0]!.id });
    }
    expect(await laterOf(caller)).toMatchObject([{ quantity: 5 }]);
  });

  it('are neither lost nor duplicated by concurrent moves in both directions', async () => {
    const caller = guest();
    const { lines } = await caller.ok('addOrderLine', { productId: product, quantity: 4 });
    const saved = await Promise.allSettled(Array.from({ length: 8 }, () => caller.ok('saveOrderLine', { id: lines[0]!.id })));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [item] = await laterOf(caller);
    const ordered = await Promise.allSettled(Array.from({ length: 8 }, () => caller.ok('orderStorageItem', { id: item!.id })));
    expect(ordered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([(await cartOf(caller)).lines.map(({ quantity }) => quantity), await laterOf(caller)]).toEqual([[4], []]);
  });

  it('stay saved when the stock is insufficient; a smaller quantity can be moved', async () => {
    const caller = guest();
    const { id } = await caller.ok('addStorageItem', { kind: 'later', productId: product, quantity: 9 });
    await own.shop.setStock(product, 3);
    await caller.refused('orderStorageItem', { id }, 'OUT_OF_STOCK');
    expect(await laterOf(caller)).toMatchObject([{ id, quantity: 9, product: { available: 3 } }]);
    expect((await caller.ok('orderStorageItem', { id, quantity: 3 })).lines).toMatchObject([{ quantity: 3 }]);
  });

  it('are accessible only to their owner', async () => {
    const caller = guest();
    const { id } = await caller.ok('addStorageItem', { kind: 'later', productId: product });
    await guest().refused('orderStorageItem', { id }, 'NOT_FOUND');
    const stranger = guest();
    await stranger.ok('addOrderLine', { productId: product });
    await stranger.refused('orderStorageItem', { id }, 'NOT_FOUND');
  });

  it('from a design: the product goes into the cart and the design stays in the library', async () => {
    const caller = guest();
    const { id: configurationId } = await caller.ok('configureProduct', { id: fixtures.photoPrintId, choices: {} });
    const { id } = await caller.ok('addStorageItem', { kind: 'design', configurationId });
    expect((await caller.ok('getStorageItem', { id })).product).toMatchObject({ id: fixtures.photoPrintId });
    await caller.refused('orderStorageItem', { id }, 'CONFIGURATION_INCOMPLETE');
    expect(await caller.ok('getStorageItem', { id })).toMatchObject({ configurationId, position: 1 });
  });
});

describe('changes of a cart', () => {
  it('report a changed price until the shopper acknowledges it', async () => {
    const caller = guest();
    const before = await priceOf(product);
    const { lines, changes } = await caller.ok('addOrderLine', { productId: product });
    expect(changes).toEqual([]);
    await setPrice(product, before + 500);
    const reported = [{ lineId: lines[0]!.id, kind: 'price', name: lines[0]!.name, before: lines[0]!.unitPrice, replacement: null }];
    expect((await cartOf(caller)).changes).toEqual(reported);
    // Writing another line does not acknowledge the change.
    expect((await caller.ok('addOrderLine', { productId: other })).changes).toEqual(reported);
    expect((await caller.ok('acknowledgeChanges', {})).changes).toEqual([]);
    await setPrice(product, before);
    expect((await cartOf(caller)).changes).toMatchObject([{ kind: 'price' }]);
    expect((await caller.ok('updateOrderLine', { id: lines[0]!.id, quantity: 2 })).changes).toEqual([]);
  });

  it('report prices at the current volume price of the line', async () => {
    const caller = guest();
    const before = await priceOf(product);
    await caller.ok('addOrderLine', { productId: product, quantity: 2 });
    const { lines } = await caller.ok('addOrderLine', { productId: other, quantity: 3 });
    const tiersTo = (cents: number) => own.shop.db.execute(sql`update product set tiers = jsonb_set(tiers, '{0,price,EUR}', ${cents}::text::jsonb) where id = ${product}`);
    await tiersTo(8000);
    expect((await cartOf(caller)).changes).toMatchObject([{ lineId: lines[0]!.id, kind: 'price', before: { includingVat: { amount: 8250 } } }]);
    await tiersTo(8250);
    await setPrice(product, before + 500);
    expect((await cartOf(caller)).changes).toEqual([]);
    await setPrice(product, before);
  });

  it('report a product that is no longer sold; its line stays until it is removed, and cannot be ordered', async () => {
    const caller = guest();
    const { lines } = await caller.ok('addOrderLine', { productId: product });
    await stopSelling(product, true);
    const cart = await cartOf(caller);
    expect(cart.changes).toMatchObject([{ lineId: lines[0]!.id, kind: 'gone', before: null }]);
    expect(cart.lines).toMatchObject([{ available: 0 }]);
    await caller.ok('setOrderDetails', details);
    const { totals } = await caller.ok('setShipping', { method: 'Deliver' });
    await caller.refused('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat }, 'OUT_OF_STOCK');
    await stopSelling(product, false);
    expect((await cartOf(caller)).changes).toEqual([]);
  });

  it('report a line whose product no longer exists; it is removed when the shopper acknowledges it', async () => {
    const caller = guest();
    const { lines } = await caller.ok('addOrderLine', { productId: product });
    await own.shop.db.execute(sql`update order_line set product_id = 'gone-for-good' where id = ${lines[0]!.id}`);
    expect(await cartOf(caller)).toMatchObject({ lines: [], changes: [{ kind: 'gone', name: lines[0]!.name }] });
    expect(await caller.ok('acknowledgeChanges', {})).toMatchObject({ lines: [], changes: [] });
  });
});

describe('a guest’s cart', () => {
  const month = 30 * 24 * 3600;

  it('has its cookie extended by a month at each read', async () => {
    const caller = guest();
    await caller.ok('addOrderLine', { productId: product });
    const look = (token: string) => fetch(`${own.targets.storefront.url}/trpc/cart.order`, { headers: { cookie: `__Host-cart=${token}` } });
    const seen = await look(caller.cartToken!);
    expect(seen.headers.get('set-cookie')).toContain(`__Host-cart=${caller.cartToken}; Max-Age=${month};`);
    // The cookie of an unknown token is not extended.
    expect((await look('x'.repeat(43))).headers.get('set-cookie')).toBeNull();
  });

  it('is not deleted from the database within a month of its last read', async () => {
    const caller = guest();
    const { id } = await caller.ok('addOrderLine', { productId: product });
    await own.shop.db.execute(sql`update "order" set updated_at = now() - interval '29 days' where id = ${id}`);
    await cartOf(caller);
    const { rows } = await own.shop.db.execute<{ fresh: boolean }>(sql`select updated_at > now() - interval '1 minute' as fresh from "order" where id = ${id}`);
    expect(rows).toEqual([{ fresh: true }]);
  });
});

describe('signing in with a cart', () => {
  it('adds up the same products with the newer room, and moves products saved for later', async () => {
    const ada = await fixtures.customer();
    await ada.ok('addOrderLine', { productId: product, quantity: 2, room: { ...defaultRoom, length: 5 } });
    const caller = guest();
    await caller.ok('addOrderLine', { productId: product, quantity: 3, room: defaultRoom });
    const { lines } = await caller.ok('addOrderLine', { productId: other, quantity: 4 });
    await caller.ok('saveOrderLine', { id: lines[1]!.id });
    await signIn(caller, ada.email);
    const cart = await cartOf(caller);
    expect(cart).toMatchObject({ lines: [{ productId: product, quantity: 5, room: { room: defaultRoom } }], changes: [] });
    expect(await laterOf(caller)).toMatchObject([{ quantity: 4, product: { id: other } }]);
    expect((await caller.ok('orderStorageItem', { id: (await laterOf(caller))[0]!.id })).lines).toHaveLength(2);
  });

  it('saves lines for later that exceed the maximum of the cart', async () => {
    const ada = await fixtures.customer();
    const { id } = await ada.ok('addOrderLine', { productId: other });
    await own.shop.db.execute(sql`insert into order_line (id, order_id, product_id, quantity)
      select 'filler-' || number, ${id}, 'filler-' || number, 1 from generate_series(2, ${maximumLines}::int) as number`);
    const caller = guest();
    await caller.ok('addOrderLine', { productId: product, quantity: 7 });
    await signIn(caller, ada.email);
    expect((await cartOf(caller)).lines).toMatchObject([{ productId: other }]);
    expect(await laterOf(caller)).toMatchObject([{ quantity: 7, product: { id: product } }]);
  });

  it('keeps the buyer details of the account cart, or else those of the guest', async () => {
    const ada = await fixtures.customer();
    const caller = guest();
    await caller.ok('addOrderLine', { productId: product });
    const german = { street: 'Torstraße', houseNumber: '1', postcode: '10115', city: 'Berlin', country: 'de' } as const;
    const contact = { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' };
    await caller.ok('setOrderDetails', { customerType: 'Private', contact, billing: german, shipping: null });
    await signIn(caller, ada.email);
    expect(await cartOf(caller)).toMatchObject({ country: 'de', details: { billing: german } });
  });
});
