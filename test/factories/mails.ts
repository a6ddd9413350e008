import type { Locale } from '../../src/contract/locales.js';
import type { Order } from '../../src/contract/order.js';
import type { ForwardedEnquiry } from '../../src/embedded/mail/enquiry-mails.js';
import type { OrderMails } from '../../src/embedded/mail/order-mails.js';
import type { Mail } from '../../src/embedded/mail/mail.types.js';
import type { Report } from '../../src/embedded/reports/report.js';
import { euro, order, orderLine, price } from './order.js';

const address = { street: 'Damrak', houseNumber: '1', addition: 'b', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;

/** Input that would inject HTML, or the text of another key, into a mail that does not escape it. */
export const dangerous = '<b onclick="x">Ada</b> & $t(components.mail.team)';

/** A placed order of a consumer: one line in stock, one made to measure. */
export const placedOrder = (locale: Locale, over: Partial<Order> = {}): Order => {
  const made = orderLine({
    id: 'line-2',
    name: 'Fotopaneel op maat',
    choices: [{ label: 'Maat', value: '900 × 600\u00a0mm' }],
    preview: '/Uploads/print-1/preview-800.webp',
    isWithdrawable: false,
    quantity: 1,
  });
  const plain = order({ lines: [orderLine(), made] });
  const total = price(plain.totals.goods.includingVat.amount + 1250);
  return {
    ...plain,
    number: 'ENC-2026-000123',
    state: 'awaitingPayment',
    isInAccount: true,
    locale,
    details: {
      customerType: 'Private',
      contact: { firstName: dangerous, lastName: 'Lovelace', email: 'ada@example.nl', phone: '0612345678' },
      company: undefined,
      vatNumber: undefined,
      billing: address,
      shipping: null,
      reference: dangerous,
      note: undefined,
    },
    shipping: { method: 'Deliver', date: '2026-11-24', slot: null, price: price(1250) },
    totals: { ...plain.totals, shipping: price(1250), total, vat: [{ rate: 21, amount: euro(total.includingVat.amount - total.excludingVat.amount) }] },
    placedAt: '2026-11-20T13:05:00.000Z',
    ...over,
  };
};

const business = (placed: Order): Order => ({ ...placed, details: { ...placed.details!, customerType: 'Business', company: 'Stil & Co', vatNumber: 'BE0403170701' } });

/** Every kind of mail about an order. */
export const everyOrderMail = (mails: OrderMails, locale: Locale): Record<string, Mail> => {
  const placed = placedOrder(locale);
  const trade = business({ ...placed, payment: { id: 'payment-1', method: 'invoice', status: 'authorized' } });
  const [line] = placed.lines;
  return {
    confirmation: mails.confirmation(placed),
    confirmationOfGuest: mails.confirmation({ ...placed, isInAccount: false }),
    confirmationToFrance: mails.confirmation({
      ...placed,
      country: 'fr',
      details: { ...placed.details!, billing: { ...address, postcode: '75001', city: 'Paris', country: 'fr' } },
    }),
    orderLink: mails.link({ ...placed, isInAccount: false }),
    cancelledByBuyer: mails.cancelledByBuyer({ ...placed, state: 'cancelled' }),
    confirmationOfBusiness: mails.confirmation(business(placed)),
    byTransfer: mails.confirmation({ ...placed, payment: { id: 'payment-1', method: 'banktransfer', status: 'open' } }),
    reverseCharge: mails.confirmation(business({ ...placed, totals: { ...placed.totals, isReverseCharge: true, vat: [] } })),
    exported: mails.confirmation({ ...placed, totals: { ...placed.totals, vatReason: 'export', vat: [{ rate: 0, amount: euro(0) }] } }),
    unproved: mails.confirmation(business({ ...placed, totals: { ...placed.totals, vatReason: 'unproved' } })),
    vatCorrected: mails.vatCorrected(trade, euro(3090)),
    byInvoice: mails.byInvoice(trade),
    byInvoiceInPounds: mails.byInvoice({ ...trade, currency: 'GBP' }),
    pickup: mails.confirmation({ ...placed, shipping: { ...placed.shipping!, method: 'Pickup', slot: '09:00-12:00' } }),
    paid: mails.paymentReceived({ ...placed, payment: { id: 'payment-1', method: 'ideal', status: 'paid' } }),
    paymentFailed: mails.paymentFailed(placed),
    shipped: mails.shipped(placed),
    shippedByCarrier: mails.shipped({ ...placed, parcel: { carrier: 'PostNL', tracking: '3SABC123' } }),
    orderCancelled: mails.lapsed(placed),
    orderStopped: mails.stopped(placed, 'the colour is no longer made', false),
    orderStoppedPaid: mails.stopped(placed, 'the colour is no longer made', true),
    piecesStopped: mails.piecesStopped(placed, { lines: [{ lineId: line!.id, quantity: 1, total: line!.unitPrice }], shipping: null, total: line!.unitPrice }, dangerous),
    refunded: mails.refunded(placed, euro(17800)),
    withdrawalReceived: mails.withdrawalReceived(placed, { receivedAt: '2026-11-26T09:30:00.000Z', lines: [line!], refund: line!.total }),
  };
};

/** Enquiry with every possible field, as it is forwarded to the shop. */
export const forwardedEnquiry = (locale: Locale): ForwardedEnquiry => ({
  to: 'ada@example.nl',
  locale,
  reference: 'abc123',
  kind: 'Contact',
  sender: 'ada@example.nl',
  fields: [
    ...['name', 'company', 'email', 'phone', 'orderNumber', 'timeNow', 'timeWanted', 'files', 'language', 'received', 'notAcknowledged'].map((name) => ({
      name,
      value: dangerous,
    })),
    { name: 'message', value: [dangerous, 'zweite Zeile'] },
    { name: 'jobOffer', value: 'engineer', path: '/vacature/engineer' },
    { name: 'room', value: ['A3', '8 × 4 × 3\u00a0m'], path: '/forms/room?use=a3&l=8&w=4&h=3' },
    { name: 'panels', value: ['12 × WPN', '0,52\u00a0s'], path: '/product/wpn' },
    { name: 'appointment', value: '24 november 2026, 09:30' },
  ],
  goods: [{ name: 'Wandpaneel stof', quantity: 4, facts: ['WPN-01 · Oker', 'Rand: recht'], total: price(71_200), path: '/product/wpn?o.edge=straight' }],
  total: price(71_200),
});

/** Report with every kind of row. */
export const fullReport: Report = {
  name: '2026-11-23/2026-11-29',
  firstDay: '2026-11-23',
  lastDay: '2026-11-29',
  sales: [
    { currency: 'EUR', placed: 14, placedGross: 312_450, cancelled: 1, revenueNet: 241_980, withdrawals: 2, refunds: 3, refunded: 21_360 },
    { currency: 'GBP', placed: 0, placedGross: 0, cancelled: 0, revenueNet: 0, withdrawals: 0, refunds: 0, refunded: 0 },
  ],
  attention: (['REFUND_BY_HAND', 'REFUND_STUCK', 'GOODS_AWAITED', 'PAYMENT_STUCK', 'KEPT', 'SOLD_OUT'] as const).map((code, at) => ({
    code,
    order: `ENC-2026-00012${at}`,
    id: `refund-${at}`,
    amount: 8900,
    currency: 'EUR',
    since: new Date('2026-11-20T13:05:00.000Z'),
    fault: null,
  })),
  overdue: [
    { order: 'ENC-2026-000101', what: 'delivery', since: '2026-11-18' },
    { order: 'ENC-2026-000087', what: 'payment', since: '2026-11-12' },
  ],
  heldEnquiries: 2,
  lowStock: {
    bound: 10,
    total: 2,
    products: [
      { sku: 'WPN-OCHRE-01', name: 'Wandpaneel stof, oker', stock: 3 },
      { sku: 'CLD-WHITE-01', name: dangerous, stock: 0 },
    ],
  },
  emptySearches: [{ words: dangerous, locale: 'nl-NL', searches: 7 }],
};

/** Report of a day without anything. */
export const emptyReport: Report = {
  ...fullReport,
  name: '2026-11-24',
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  sales: [],
  attention: [],
  overdue: [],
  heldEnquiries: 0,
  lowStock: { bound: 10, total: 0, products: [] },
  emptySearches: [],
};
