import { lineProduct } from '../../../test/factories/goods.js';
import { priceCart } from './cart-pricing.js';
import type { CartTerms } from './cart-terms.js';
import type { LineRow } from './order-lines.store.js';
import type { OrderRow } from './order.store.js';

const day = (on: string) => ({ promise: { dispatchOn: on, deliverOn: on }, holidayOf: () => undefined });
const terms: CartTerms = {
  maximumPallets: 6,
  territoryDelivery: {},
  workdays: () => ({ today: '2026-03-02', there: day('2026-03-04'), here: { ...day('2026-03-04'), slots: ['15:00-17:00'], readyFrom: '15:00' } }),
  plainTrace: () => [],
  roomText: ({ length }) => `${length} m`,
};
const row: OrderRow = {
  id: 'order-1',
  number: null,
  owner: 'guest:1',
  placedBy: null,
  dismissedBy: null,
  state: 'open',
  version: 1,
  locale: 'nl-NL',
  currency: 'EUR',
  country: 'nl',
  details: null,
  vatCheck: null,
  shipping: null,
  totals: null,
  parcel: null,
  unpaidNetwork: null,
  heldUntil: null,
  lacksPieces: false,
  placedAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const line = (id: string, productId: string, quantity: number): LineRow => ({
  id,
  orderId: row.id,
  productId,
  configurationId: '',
  quantity,
  room: null,
  position: 1,
  seen: null,
  snapshot: null,
});
const goods = new Map([lineProduct(), lineProduct({ id: 'wpn-02' })].map((product) => [product.id, product]));
const cartOf = (...lines: LineRow[]) => ({ lines, goods, configured: new Map() });

describe('a priced cart', () => {
  it('counts the colours of a family together for the volume price', () => {
    const { lines, totals } = priceCart(row, cartOf(line('a', 'wpn-01', 3), line('b', 'wpn-02', 2)), terms);
    expect(lines.map(({ tierQuantity, unitPrice }) => [tierQuantity, unitPrice.includingVat.amount])).toEqual([
      [5, 8250],
      [5, 8250],
    ]);
    expect(totals.total.includingVat.amount).toBe(5 * 8250);
  });

  it('omits a line whose product no longer exists, and lists it as gone', () => {
    const { lines, changes } = priceCart(row, cartOf(line('a', 'wpn-01', 1), line('b', 'unknown', 1)), terms);
    expect([lines.map(({ id }) => id), changes]).toEqual([['a'], [{ lineId: 'b', kind: 'gone', name: 'unknown', before: null, replacement: null }]]);
  });

  it('reports no change of a price that was last seen before the shop had the currency', () => {
    const seen = { name: 'Wandpaneel stof', prices: { GBP: 7000 }, tiers: [{ minQuantity: 5, price: { GBP: 6000 } }] };
    const changesIn = (currency: 'EUR' | 'GBP') => priceCart({ ...row, currency }, cartOf({ ...line('a', 'wpn-01', 5), seen }), terms).changes;
    expect(changesIn('EUR')).toEqual([]);
    expect(changesIn('GBP')).toMatchObject([{ kind: 'price', before: { includingVat: { amount: 6000, currency: 'GBP' } } }]);
  });

  it('keeps a delivery that is offered at its price, and drops one whose day has passed', () => {
    const cart = cartOf(line('a', 'wpn-01', 1));
    const chosen = (date: string) => priceCart({ ...row, shipping: { method: 'Deliver', date, slot: null } }, cart, terms);
    const { shipping, totals } = chosen('2026-03-04');
    expect(shipping).toMatchObject({ method: 'Deliver', date: '2026-03-04' });
    expect(totals.total.includingVat.amount).toBe(8900 + shipping!.price.includingVat.amount);
    expect(chosen('2026-03-03').shipping).toBeNull();
  });

  it('has the price of delivery from the first piece on, and the value from which it is free, until a delivery is chosen', () => {
    const cart = cartOf(line('a', 'wpn-01', 1));
    expect(priceCart(row, cart, terms).deliveryCost).toMatchObject({ country: 'nl', price: { includingVat: { amount: 695 } }, freeFrom: { amount: 25_000 } });
    expect(priceCart(row, cartOf(line('a', 'wpn-01', 5)), terms).deliveryCost).toMatchObject({ price: { includingVat: { amount: 0 } } });
    expect(priceCart({ ...row, shipping: { method: 'Deliver', date: '2026-03-04', slot: null } }, cart, terms).deliveryCost).toBeUndefined();
  });

  it('has the price of delivery without VAT for a business that owes the VAT', () => {
    const address = { country: 'be', postcode: '1000' };
    const details = { customerType: 'Business', vatNumber: 'BE0403170701', billing: address, shipping: null } as unknown as OrderRow['details'];
    const vatCheck = { status: 'valid' } as OrderRow['vatCheck'];
    const { deliveryCost } = priceCart({ ...row, country: 'be', details, vatCheck }, cartOf(line('a', 'wpn-01', 1)), terms);
    expect(deliveryCost!.price).toEqual({ includingVat: { amount: 574, currency: 'EUR' }, excludingVat: { amount: 574, currency: 'EUR' } });
  });

  it('takes at least five working days until dispatch when a line is made for the buyer', () => {
    const leadDays: number[] = [];
    const watched = { ...terms, workdays: (request: Parameters<CartTerms['workdays']>[0]) => (leadDays.push(request.leadDays), terms.workdays(request)) };
    const made = {
      id: 'made',
      productId: 'wpn-01',
      owner: 'guest:1',
      isComplete: true,
      isPersonal: true,
      unitGross: () => 8900,
      trace: () => [],
      cut: () => undefined,
      packaging: { weightKg: 3, pallet: false },
      choices: [],
      preview: null,
    } as const;
    const own = { ...line('a', 'wpn-01', 1), configurationId: 'made' };
    for (const cart of [cartOf(line('a', 'wpn-01', 1)), { ...cartOf(own), configured: new Map([['made', made]]) }]) priceCart(row, cart as never, watched).options();
    expect(leadDays).toEqual([lineProduct().leadDays, 5]);
  });

  it('calculates delivery for another destination without changing the order', () => {
    const cart = cartOf(line('a', 'wpn-01', 1));
    const [near, far] = [undefined, { country: 'gb' as const, postcode: 'SW1A 1AA' }].map((destination) => priceCart(row, cart, terms, destination).options());
    expect(near!.map(({ method }) => method)).toContain('Pickup');
    expect(far!.map(({ method }) => method)).toEqual(['Deliver']);
  });
});
