import type { Money, Price } from '../../src/contract/money.js';
import type { Order, OrderLine, ShippingOption } from '../../src/contract/order.js';
import type { TierPrice } from '../../src/contract/product.js';
import { priceOf, sumPrices } from '../../src/domain/money.js';

const rate = 21;
export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });
/** Price from gross cents at 21% VAT. */
export const price = (gross: number): Price => priceOf(gross, 'EUR', rate);
/** Volume price of a range of quantities. @param maxQuantity null: no upper limit */
export const tierPrice = (minQuantity: number, maxQuantity: number | null, gross: number): TierPrice => {
  const { includingVat, excludingVat } = price(gross);
  return { minQuantity, maxQuantity, priceIncludingVat: includingVat, priceExcludingVat: excludingVat };
};

/** Line of 2 wall panels; its total is calculated from quantity and unit price. */
export const orderLine = (over: Partial<Omit<OrderLine, 'total'>> = {}): OrderLine => {
  const line = {
    id: 'line-1',
    productId: 'wpn-01',
    sku: 'WPN-01',
    name: 'Wandpaneel stof',
    slug: 'wandpaneel-stof',
    colour: 'Lichtgrijs',
    picture: { file: 'products/WPN-1.webp', width: 1000, height: 1000, alt: 'Twee panelen', placeholder: null },
    configurationId: null,
    choices: [],
    preview: null,
    frame: null,
    room: null,
    quantity: 2,
    unitPrice: price(8900),
    saleUnit: null,
    volumeDiscount: [],
    trace: [],
    available: null,
    isWithdrawable: true,
    isSample: false,
    ...over,
  };
  return { tierQuantity: line.quantity, ...line, total: price(line.unitPrice.includingVat.amount * line.quantity) };
};

/** Open order; its totals are calculated from its lines. */
export const order = ({ lines = [orderLine()], ...over }: Partial<Order> = {}): Order => {
  const goods = sumPrices(
    lines.map(({ total }) => total),
    'EUR',
  );
  return {
    id: 'order-1',
    number: null,
    state: 'open',
    isInAccount: false,
    version: 1,
    locale: 'nl-NL',
    currency: 'EUR',
    country: 'nl',
    territory: null,
    lines,
    changes: [],
    details: null,
    shipping: null,
    deliveryOnRequest: null,
    totals: { goods, shipping: null, isReverseCharge: false, vat: [{ rate, amount: euro(goods.includingVat.amount - goods.excludingVat.amount) }], total: goods },
    vatCheck: null,
    placedAt: null,
    history: [],
    payment: null,
    ...over,
  };
};

/** Delivery over Christmas: two weeks, from Wednesday on, without the holidays. */
export const shippingOption = (over: Partial<ShippingOption> = {}): ShippingOption => ({
  method: 'Deliver',
  price: price(1495),
  today: '2026-12-22',
  days: ['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  closed: [
    { day: '2026-12-21', reason: 'past', name: null },
    { day: '2026-12-22', reason: 'tooEarly', name: null },
    { day: '2026-12-25', reason: 'holiday', name: 'Kerstmis' },
    { day: '2026-12-26', reason: 'holiday', name: 'Tweede kerstdag' },
    { day: '2026-12-27', reason: 'weekend', name: null },
    { day: '2027-01-01', reason: 'holiday', name: 'Nieuwjaar' },
    { day: '2027-01-02', reason: 'weekend', name: null },
    { day: '2027-01-03', reason: 'weekend', name: null },
  ],
  slots: [],
  ...over,
});
