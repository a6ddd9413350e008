import type { Country, Currency } from '../../contract/locales.js';
import { shippingOptions } from './shipping.js';

const promise = { dispatchOn: '2026-11-24', deliverOn: '2026-11-25' };
const ship = (country: Country, currency: Currency, weightKg: number, { pallet = false, goodsGross = 10_000 } = {}) =>
  shippingOptions({ country, currency, lines: [{ quantity: 1, packaging: { weightKg, pallet } }], goodsGross, promise, isHoliday: (day) => day === '2026-11-26' });
const grossOf = (...shipment: Parameters<typeof ship>) => ship(...shipment)[0]!.price.includingVat.amount;

describe('delivery', () => {
  it.each([
    ['a parcel', grossOf('nl', 'EUR', 20), 695],
    ['a heavy parcel', grossOf('nl', 'EUR', 20.1), 1495],
    ['a pallet', grossOf('de', 'EUR', 5, { pallet: true }), 5900],
    ['a parcel further away', grossOf('at', 'EUR', 5), 995],
    ['a parcel overseas, in pounds', grossOf('gb', 'GBP', 5), 1295],
    ['goods of 250 euros', grossOf('nl', 'EUR', 50, { goodsGross: 25_000 }), 0],
    ['goods of a cent less', grossOf('nl', 'EUR', 50, { goodsGross: 24_999 }), 1495],
    ['a pallet of any value', grossOf('nl', 'EUR', 50, { pallet: true, goodsGross: 99_999 }), 5900],
  ])('of %s has its price', (_, gross, expected) => expect(gross).toBe(expected));

  it('contains the VAT of its country', () => expect(ship('de', 'EUR', 1)[0]!.price.excludingVat.amount).toBe(Math.round(695 / 1.19)));

  it('counts many pieces by their weight together', () => {
    const [option] = shippingOptions({
      country: 'nl',
      currency: 'EUR',
      lines: [{ quantity: 11, packaging: { weightKg: 2, pallet: false } }],
      goodsGross: 1,
      promise,
      isHoliday: () => false,
    });
    expect(option!.price.includingVat.amount).toBe(1495);
  });
});

describe('the ways to receive goods', () => {
  const methodsIn = (country: Country) => ship(country, 'EUR', 1).map(({ method }) => method);
  it.each([
    ['nl', ['Deliver', 'Pickup', 'DeliverAndAssemble']],
    ['fr', ['Deliver', 'DeliverAndAssemble']],
    ['gb', ['Deliver']],
  ] as const)('in %s are %p', (country, methods) => expect(methodsIn(country)).toEqual(methods));

  it('start on their first day and skip weekends and holidays', () => {
    const [deliver, pickup, assemble] = ship('nl', 'EUR', 1);
    expect(deliver!.days.slice(0, 3)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30']);
    expect(pickup!.days[0]).toBe('2026-11-24');
    expect(assemble!.days[0]).toBe('2026-11-30');
    expect(deliver!.days).toHaveLength(10);
  });
});
