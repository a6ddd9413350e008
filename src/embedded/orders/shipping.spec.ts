import type { Country, Currency } from '../../contract/locales.js';
import { isOffered, onRequest, shippingOptions, slotsOn } from './shipping.js';

const promise = { dispatchOn: '2026-11-24', deliverOn: '2026-11-25' };
const workdays = {
  isLetter: false,
  today: '2026-11-24',
  there: { promise, holidayOf: (day: string) => (day === '2026-11-26' ? 'Erntetag' : undefined) },
  here: { promise, holidayOf: (day: string) => (day === '2026-12-25' ? 'Kerstmis' : undefined), slots: ['09:00-12:00', '15:00-17:00'], readyFrom: '15:00' },
};
const ship = (country: Country, currency: Currency, weightKg: number, { pallet = false, goodsGross = 10_000, quantity = 1, volume = 0, maximumPallets = 8 } = {}) =>
  shippingOptions({ country, currency, lines: [{ quantity, packaging: { weightKg, volume, pallet } }], goodsGross, maximumPallets, ...workdays });
const grossOf = (...shipment: Parameters<typeof ship>) => ship(...shipment)[0]!.price?.includingVat.amount;
/** Delivery, pickup and assembly. */
const allGross = (...shipment: Parameters<typeof ship>) => ship(...shipment).map(({ price }) => price?.includingVat.amount ?? null);

describe('price of delivery', () => {
  it.each([
    ['a parcel', grossOf('nl', 'EUR', 20), 695],
    ['a heavy parcel', grossOf('nl', 'EUR', 20.1), 1495],
    ['a pallet', grossOf('de', 'EUR', 5, { pallet: true }), 5900],
    ['a parcel further away', grossOf('at', 'EUR', 5), 995],
    ['a parcel overseas, in pounds', grossOf('gb', 'GBP', 5), 1295],
    ['goods of 250 euros', grossOf('nl', 'EUR', 25, { goodsGross: 25_000 }), 0],
    ['goods of 249.99 euros', grossOf('nl', 'EUR', 25, { goodsGross: 24_999 }), 1495],
    ['a pallet of any value', grossOf('nl', 'EUR', 50, { pallet: true, goodsGross: 99_999 }), 5900],
    ['two parcels', grossOf('nl', 'EUR', 10, { quantity: 4 }), 1495 + 695],
    ['two heavy parcels', grossOf('nl', 'EUR', 10, { quantity: 6 }), 2 * 1495],
    ['a pallet that costs less than the parcels', grossOf('nl', 'EUR', 10, { quantity: 12 }), 5900],
    ['a large light piece, as a heavy parcel', grossOf('nl', 'EUR', 2, { volume: 0.25 }), 1495],
    ['goods of 250 euros in parcels', grossOf('nl', 'EUR', 10, { quantity: 6, goodsGross: 25_000 }), 0],
    ['goods of 250 euros that fill a pallet', grossOf('nl', 'EUR', 10, { quantity: 40, goodsGross: 25_000 }), 5900],
    ['three pallets by weight', grossOf('nl', 'EUR', 240, { pallet: true, quantity: 6 }), 3 * 5900],
    ['three pallets by volume', grossOf('de', 'EUR', 30, { pallet: true, quantity: 6, volume: 1 }), 3 * 5900],
    ['four phone booths, a pallet for each', grossOf('fr', 'EUR', 325, { pallet: true, quantity: 4, volume: 2.31 }), 4 * 8900],
    ['four phone booths in pounds', grossOf('gb', 'GBP', 325, { pallet: true, quantity: 4, volume: 2.31 }), 4 * 11_900],
    ['a piece too heavy for a parcel', grossOf('be', 'EUR', 31), 5900],
  ])('is correct for %s', (_, gross, expected) => expect(gross).toBe(expected));

  it('contains the VAT of the country', () => expect(ship('de', 'EUR', 1)[0]!.price!.excludingVat.amount).toBe(Math.round(695 / 1.19)));

  it('depends on the total weight of the pieces', () => {
    const [option] = shippingOptions({
      country: 'nl',
      currency: 'EUR',
      lines: [{ quantity: 11, packaging: { weightKg: 2, pallet: false } }],
      goodsGross: 1,
      maximumPallets: 8,
      ...workdays,
    });
    expect(option!.price!.includingVat.amount).toBe(1495);
  });
});

describe('prices of delivery, pickup and assembly', () => {
  it.each([
    ['parcels', allGross('nl', 'EUR', 5, { quantity: 3 }), [695, 0, 18_900]],
    ['three pallets', allGross('nl', 'EUR', 325, { pallet: true, quantity: 3, volume: 2.31 }), [17_700, 0, 56_700]],
  ])('of %s are as listed', (_, found, expected) => expect(found).toEqual(expected));
});

describe('delivery on request', () => {
  const booths = (quantity: number, maximumPallets = 8) => ship('nl', 'EUR', 325, { pallet: true, quantity, volume: 2.31, maximumPallets });
  it.each([
    [8, 8, true],
    [9, 8, false],
    [9, 9, true],
    [9999, 999, false],
  ])('for %d phone booths with a maximum of %d pallets: options have a price: %p', (quantity, maximum, isPriced) => {
    const options = booths(quantity, maximum);
    expect(options.map(({ method }) => method)).toEqual(['Deliver', 'Pickup', 'DeliverAndAssemble']);
    for (const option of options) expect([option.price !== null, option.days.length > 0]).toEqual([isPriced, isPriced]);
  });

  it('is not offered with any method on any day', () => {
    for (const option of booths(9)) expect(isOffered(option, { method: option.method, date: option.today })).toBe(false);
  });

  it('contains the number of pallets and the maximum', () => {
    const lines = [{ quantity: 9, packaging: { weightKg: 325, volume: 2.31, pallet: true } }];
    expect(onRequest({ lines, maximumPallets: 8 })).toEqual({ pallets: 9, maximum: 8 });
    expect(onRequest({ lines, maximumPallets: 9 })).toBeNull();
  });
});

describe('delivery options', () => {
  const methodsIn = (country: Country) => ship(country, 'EUR', 1).map(({ method }) => method);
  it.each([
    ['nl', ['Deliver', 'Pickup', 'DeliverAndAssemble']],
    ['fr', ['Deliver', 'DeliverAndAssemble']],
    ['gb', ['Deliver']],
  ] as const)('in %s are %p', (country, methods) => expect(methodsIn(country)).toEqual(methods));

  it('start on the first possible day and skip weekends and holidays', () => {
    const [deliver, pickup, assemble] = ship('nl', 'EUR', 1);
    expect(deliver!.days.slice(0, 3)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30']);
    expect(pickup!.days.slice(0, 3)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
    expect(assemble!.days[0]).toBe('2026-11-30');
  });

  it('contain six whole weeks, each day open, or closed with a reason', () => {
    const [deliver, pickup] = ship('nl', 'EUR', 1);
    const all = [...deliver!.days, ...deliver!.closed.map(({ day }) => day)].sort();
    expect([all.length, all[0], all.at(-1)]).toEqual([42, '2026-11-23', '2027-01-03']);
    expect(deliver!.closed.slice(0, 4)).toEqual([
      { day: '2026-11-23', reason: 'past', name: null },
      { day: '2026-11-24', reason: 'tooEarly', name: null },
      { day: '2026-11-26', reason: 'holiday', name: 'Erntetag' },
      { day: '2026-11-28', reason: 'weekend', name: null },
    ]);
    expect(pickup!.closed).toContainEqual({ day: '2026-12-25', reason: 'holiday', name: 'Kerstmis' });
    expect(pickup!.days).toContain('2026-11-26');
  });

  it('have slots for pickup and assembly, on the day the goods are ready only later ones', () => {
    const [deliver, pickup, assemble] = ship('nl', 'EUR', 1);
    expect(deliver!.slots).toEqual([]);
    expect([slotsOn(pickup!, '2026-11-24'), slotsOn(pickup!, '2026-11-25')]).toEqual([['15:00-17:00'], ['09:00-12:00', '15:00-17:00']]);
    expect(slotsOn(assemble!, '2026-11-30')).toEqual(['08:00-12:00', '12:00-17:00']);
  });

  it.each([
    ['Pickup', '2026-11-25', '09:00-12:00', true],
    ['Pickup', '2026-11-24', '09:00-12:00', false],
    ['Pickup', '2026-11-25', null, false],
    ['Pickup', '2026-11-28', '09:00-12:00', false],
    ['Deliver', '2026-11-25', '09:00-12:00', false],
  ] as const)('of pickup offer %s on %s at %s: %p', (method, date, slot, expected) => {
    const option = ship('nl', 'EUR', 1).find((offered) => offered.method === 'Pickup')!;
    expect(isOffered(option, { method, date, slot })).toBe(expected);
  });

  it('of a whole day need no slot', () => {
    expect(isOffered(ship('nl', 'EUR', 1)[0]!, { method: 'Deliver', date: '2026-11-25' })).toBe(true);
  });
});
