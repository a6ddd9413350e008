import type { Money, Price } from '../../src/contract/money.js';
import type { Order, OrderLine } from '../../src/contract/order.js';
import { priceOf, sumPrices } from '../../src/domain/money.js';

const rate = 21;
export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });
/** A price from gross cents. */
export const price = (gross: number): Price => priceOf(gross, 'EUR', rate);

/** A line of 2 wall panels; its total follows from quantity and unit price. */
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
    room: null,
    quantity: 2,
    unitPrice: price(8900),
    volumeDiscount: [],
    available: null,
    isWithdrawable: true,
    ...over,
  };
  return { ...line, total: price(line.unitPrice.includingVat.amount * line.quantity) };
};

/** An open order; its totals follow from its lines. */
export const order = ({ lines = [orderLine()], ...over }: Partial<Order> = {}): Order => {
  const goods = sumPrices(
    lines.map(({ total }) => total),
    'EUR',
  );
  return {
    id: 'order-1',
    number: null,
    state: 'open',
    version: 1,
    locale: 'nl-NL',
    currency: 'EUR',
    country: 'nl',
    lines,
    details: null,
    shipping: null,
    totals: { goods, shipping: null, isReverseCharge: false, vat: [{ rate, amount: euro(goods.includingVat.amount - goods.excludingVat.amount) }], total: goods },
    vatCheck: null,
    placedAt: null,
    history: [],
    payment: null,
    ...over,
  };
};
