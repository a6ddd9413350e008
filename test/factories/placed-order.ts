import type { OrderDetails } from '../../src/contract/order.js';
import { localeTable, type Locale } from '../../src/contract/locales.js';
import type { OrderView } from '../../src/embedded/orders/order.presenter.js';
import { order } from './order.js';
import { pricedOrder, type Purchase } from './priced-order.js';

const addresses = {
  nl: { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
  be: { street: 'Meir', houseNumber: '1', postcode: '2000', city: 'Antwerpen', country: 'be' },
  de: { street: 'Kantstraße', houseNumber: '1', postcode: '10623', city: 'Berlin', country: 'de' },
  at: { street: 'Graben', houseNumber: '1', postcode: '1010', city: 'Wien', country: 'at' },
  fr: { street: 'Rue de Rivoli', houseNumber: '1', postcode: '75001', city: 'Paris', country: 'fr' },
  gb: { street: 'High Street', houseNumber: '1', postcode: 'SW1A 1AA', city: 'London', country: 'gb' },
} as const satisfies Record<string, OrderDetails['billing']>;

/** Placed order of a purchase; the locale can differ from the currency and country of the purchase. */
export const placedOrder = (purchase: Purchase & { by: NonNullable<Purchase['by']> }, locale: Locale, over: Partial<OrderView> = {}): OrderView => {
  const { lines, totals } = pricedOrder(purchase);
  const { customerType = 'Private', vatNumber } = purchase.buyer ?? {};
  const company = customerType === 'Business' ? 'Stillewerk & Söhne' : undefined;
  return {
    ...order(),
    number: `ENC-2026-000123`,
    state: 'awaitingPayment',
    placedAt: '2026-11-21T10:00:00Z',
    locale,
    currency: purchase.currency,
    country: purchase.to,
    details: {
      customerType,
      company,
      vatNumber,
      contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '+31201234567' },
      billing: addresses[localeTable[locale].country],
      shipping: addresses[purchase.to],
    },
    shipping: { method: purchase.by, date: '2026-11-26', slot: null, price: totals.shipping! },
    lines,
    totals,
    ...over,
  };
};
