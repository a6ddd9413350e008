import { z } from 'zod';
import { Address, DeliveryAddress, StoredAddress, StoredDeliveryAddress } from './address.js';
import { PriceStep } from './configuration.js';
import { Day, Email, Id, idOf, isRecord, optionalMessage, OptionalPhone, optionalText, Password, Phone, Quantity, requiredText, Token } from './fields.js';
import { countries, currencies } from './locales.js';
import { Money, Price } from './money.js';
import { PageInput, pageOf } from './page.js';
import { DeliveryCost, LocaleField, Picture, Replacement, SaleUnit, TierPrice } from './product.js';
import { LineRoom, Room } from './room-schema.js';
import { longestVatNumber, VatVerdict } from './validation.js';

export const customerTypes = ['Private', 'Business'] as const;
export type CustomerType = (typeof customerTypes)[number];
export const deliveryMethods = ['Deliver', 'Pickup', 'DeliverAndAssemble'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** `open` is the cart; the other states follow from placing, paying, producing and shipping. */
export const orderStates = ['open', 'awaitingPayment', 'authorized', 'paid', 'inProduction', 'shipped', 'delivered', 'cancelled', 'withdrawn', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

export const paymentStatuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethodIds = ['ideal', 'bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer', 'eps', 'invoice'] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

export const Contact = z.strictObject({
  firstName: requiredText(60),
  lastName: requiredText(60),
  email: Email,
  /** Required only for assembly, which is arranged by phone. */
  phone: OptionalPhone,
});

/** Contact data that delivery with assembly requires, because it is arranged by phone. */
export const VisitContact = z.object({ contact: z.object({ phone: Phone }) });

export const OrderDetails = z
  .strictObject({
    customerType: z.enum(customerTypes),
    contact: Contact,
    company: optionalText(80),
    vatNumber: optionalText(longestVatNumber),
    billing: Address,
    /** Null: delivered to the billing address. */
    shipping: DeliveryAddress.nullable(),
    reference: optionalText(60),
    note: optionalMessage(500),
  })
  .refine(({ customerType, company }) => customerType !== 'Business' || company, {
    path: ['company'],
    message: 'yup.errors.mixed.required',
    when: ({ value }) => isRecord(value),
  });
export type OrderDetails = z.infer<typeof OrderDetails>;
/** Stored details. They may violate the current rules, so they are read without validation of those. */
export const StoredDetails = z.object({ ...OrderDetails.shape, billing: StoredAddress, shipping: StoredDeliveryAddress.nullable() });
/** Order details of the form: a password means that the buyer also wants an account. */
export const OrderDetailsForm = OrderDetails.safeExtend({ password: Password.optional() });
export type OrderDetailsForm = z.infer<typeof OrderDetailsForm>;

/** A part of a day in local time: `09:00-12:00`. */
export const Slot = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, 'yup.errors.string.matches');

/** Why a day cannot be chosen. `tooEarly`: the goods are not ready by then. */
export const closedReasons = ['past', 'tooEarly', 'weekend', 'holiday'] as const;
export type ClosedReason = (typeof closedReasons)[number];

export const ShippingOption = z.object({
  method: z.enum(deliveryMethods),
  /** Null: no price, see `deliveryOnRequest` of the order. The method then cannot be chosen and has no days. */
  price: Price.nullable(),
  /** Current day in the time zone of the shop. */
  today: Day,
  /** Selectable days, earliest first. */
  days: z.array(Day),
  /** The remaining days of the same whole weeks, with the name of the holiday. */
  closed: z.array(z.object({ day: Day, reason: z.enum(closedReasons), name: z.string().nullable() })),
  /** Time slots of the selectable days. A day without slots is chosen as a whole. */
  slots: z.array(z.object({ day: Day, times: z.array(Slot).min(1) })),
});
export type ShippingOption = z.infer<typeof ShippingOption>;

/** The goods fill more pallets than the shop has prices for; delivery and its price are part of a quotation. */
export const DeliveryOnRequest = z.object({
  /** Number of pallets that the goods fill. */
  pallets: z.number().int(),
  /** Number of pallets up to which the shop has prices. */
  maximum: z.number().int(),
});
export type DeliveryOnRequest = z.infer<typeof DeliveryOnRequest>;

/** `slot` is null if the day is chosen as a whole. */
export const OrderShipping = z.object({ method: z.enum(deliveryMethods), date: Day, slot: Slot.nullable(), price: Price });

/** Frame around the preview of a print. */
export const PrintFrame = z.object({
  hex: z.string().regex(/^#[\da-f]{6}$/i, 'yup.errors.string.matches'),
  widthMm: z.number().int().min(1),
  heightMm: z.number().int().min(1),
  isRound: z.boolean(),
});
export type PrintFrame = z.infer<typeof PrintFrame>;

export const OrderLine = z.object({
  id: Id,
  productId: Id,
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  colour: z.string().nullable(),
  picture: Picture,
  /** Id of the saved configuration, and its choices as text. */
  configurationId: Id.nullable(),
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Path of the print's preview below the API's root. */
  preview: z.string().nullable(),
  /** Null: no frame, or unknown, as in orders placed before this was stored. */
  frame: PrintFrame.nullable().default(null),
  /** The room that the quantity was calculated for. */
  room: LineRoom.nullable(),
  quantity: Quantity,
  /** Pieces of the same product family in the order, over all colours and configurations; determines the volume price. */
  tierQuantity: z.number().int(),
  unitPrice: Price,
  /** What one piece is, with the price per m² or metre at `unitPrice`; null: unknown, as in placed orders. */
  saleUnit: SaleUnit.nullable().default(null),
  total: Price,
  volumeDiscount: z.array(TierPrice),
  /** Calculation of the unit price including VAT; the steps add up to it. Empty for orders placed before this was stored. */
  trace: z.array(PriceStep),
  /** Pieces in stock; fewer than `quantity` needs the shopper's attention. Null: made to order. */
  available: z.number().int().nullable(),
  /** Whether a consumer can withdraw from it: not from products made to their size or with their picture (Directive 2011/83/EU, article 16, c). */
  isWithdrawable: z.boolean(),
  /** Whether it is a sample, of which a cart contains one. */
  isSample: z.boolean(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A change of a cart line since the shopper last saw it; listed until the shopper confirms it (`acknowledgeChanges`). */
export const OrderChange = z.object({
  lineId: Id,
  /** `price`: the unit price changed. `gone`: no longer sold; the line stays with nothing available, unless its product data no longer exist. */
  kind: z.enum(['price', 'gone']),
  name: z.string(),
  /** Previous unit price. */
  before: Price.nullable(),
  /** For `gone`: the product that replaces it; null: none. */
  replacement: Replacement.nullable().default(null),
});
export type OrderChange = z.infer<typeof OrderChange>;

/** Territories outside the VAT area that belong to a country we deliver to. */
export const exportTerritories = ['helgoland', 'buesingen', 'frenchOverseas', 'channelIslands', 'gibraltar'] as const;
export type ExportTerritory = (typeof exportTerritories)[number];

/**
 * Why the VAT of an order differs from that of the country of delivery, or may not be owed: the buyer owes the VAT (`reverseCharge`);
 * the goods leave the VAT area (`export`; Directive 2006/112/EC, article 146); they are collected at the seller's (`collected`); the register
 * did not respond about the buyer's VAT number, so VAT is charged (`unproved`).
 */
export const vatReasons = ['reverseCharge', 'export', 'collected', 'unproved'] as const;
export type VatReason = (typeof vatReasons)[number];

export const OrderTotals = z.object({
  goods: Price,
  shipping: Price.nullable(),
  /** The buyer owes the VAT: a business with a valid number in another member state (Directive 2006/112/EC, articles 138 and 196). */
  isReverseCharge: z.boolean(),
  /** Absent: the VAT of the country of delivery applies, or the order was placed before reasons were stored. */
  vatReason: z.enum(vatReasons).optional(),
  /** VAT contained in the total, one entry for each rate (percent). */
  vat: z.array(z.object({ rate: z.number(), amount: Money })),
  total: Price,
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** Carrier and tracking code, if known. */
export const Parcel = z.object({
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  /** Page of the carrier about the parcel. Absent: the carrier has none that is known. */
  trackingUrl: z.url({ protocol: /^https$/ }).optional(),
});
export type Parcel = z.infer<typeof Parcel>;

export const Order = z.object({
  id: Id,
  /** Assigned when the order is placed. */
  number: z.string().nullable(),
  state: z.enum(orderStates),
  /** Whether the order belongs to an account; otherwise it belongs to a guest. */
  isInAccount: z.boolean(),
  /** Incremented by each write; a write with an outdated version is refused. */
  version: z.number().int(),
  locale: LocaleField,
  currency: z.enum(currencies),
  /** Country of delivery, which decides the VAT. */
  country: z.enum(countries),
  /** Territory outside the VAT area that contains the delivery address; delivery there needs a price of the shop. Null elsewhere. */
  territory: z.enum(exportTerritories).nullable(),
  lines: z.array(OrderLine),
  /** Only for an open order. */
  changes: z.array(OrderChange),
  details: StoredDetails.nullable(),
  shipping: OrderShipping.nullable(),
  /** Set for an open order whose delivery has no price: it cannot be placed (`DELIVERY_ON_REQUEST`), only requested. Otherwise null. */
  deliveryOnRequest: DeliveryOnRequest.nullable(),
  /** Delivery of the goods to the country of delivery. Absent: unknown, or the delivery is chosen. */
  deliveryCost: DeliveryCost.optional(),
  totals: OrderTotals,
  /** Result of the VAT register for the buyer's number; null: not checked. Reverse charge requires a valid number. */
  vatCheck: VatVerdict.omit({ name: true }).nullable(),
  placedAt: z.iso.datetime().nullable(),
  /** State changes since the order was placed, oldest first. */
  history: z.array(z.object({ state: z.enum(orderStates), at: z.iso.datetime() })),
  /** The latest payment. */
  payment: z.object({ id: Id, method: z.enum(paymentMethodIds), status: z.enum(paymentStatuses) }).nullable(),
  /** Set after shipping. */
  parcel: Parcel.optional(),
  /** Cart token of a guest, returned once, with the first line. */
  cartToken: Token.optional(),
});
export type Order = z.infer<typeof Order>;

/** Maximum number of lines of an order. */
export const maximumLines = 100;
export { maximumSamples } from './sample-limit.js';

/** A placed order in a list. */
export const OrderSummary = Order.pick({ id: true, number: true, state: true, currency: true, placedAt: true }).extend({
  total: Price,
  /** Number of pieces in all lines. */
  pieces: z.number().int(),
  names: z.array(z.string()),
});
export const OrderPage = pageOf(OrderSummary);
export const ListOrders = PageInput;

export { daysToPay } from './periods.js';

/** Withdrawal period in days, counted from the day of delivery (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14;
/** Lines with numbers of pieces. */
export const WithdrawnPieces = z
  .array(z.strictObject({ id: idOf('orderLine'), quantity: Quantity }))
  .min(1)
  .max(maximumLines);
export const WithdrawOrder = z.strictObject({
  id: idOf('order'),
  /** Lines with all their remaining pieces. Without `lineIds` and `lines`: all lines that can be withdrawn. */
  lineIds: z.array(idOf('orderLine')).min(1).max(maximumLines).optional(),
  /** Lines with some of their pieces. */
  lines: WithdrawnPieces.optional(),
  reason: optionalMessage(500),
});
export const Withdrawal = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  receivedAt: z.iso.datetime(),
  lines: z.array(z.object({ id: Id, name: z.string(), quantity: z.number().int(), total: Price })),
  /** Price of the goods and their share of the delivery price. */
  refund: Price,
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const AddOrderLine = z.strictObject({
  productId: idOf('product'),
  quantity: Quantity.default(1),
  configurationId: idOf('configuration').optional(),
  /** Stored on the line; a later room for the same line replaces it. */
  room: Room.optional(),
});
export const UpdateOrderLine = z.strictObject({
  id: idOf('orderLine'),
  quantity: z.number().int().min(0).max(9999),
  /** New configuration of the line; null: without configuration, from stock. Absent: unchanged. */
  configurationId: idOf('configuration').nullable().optional(),
  /** The quantity that the shopper saw. If it has changed, nothing is written (CONFLICT, with the current order). */
  was: Quantity.optional(),
});
export const CalculateShipping = z.strictObject({
  country: z.enum(countries),
  postcode: requiredText(20),
  lines: z
    .array(z.strictObject({ productId: idOf('product'), quantity: Quantity, configurationId: idOf('configuration').optional() }))
    .max(maximumLines)
    .optional(),
});
/** Defaults: the first day, and its first slot. */
export const SetShipping = z.strictObject({ method: z.enum(deliveryMethods), date: Day.optional(), slot: Slot.optional() });
export const CompleteOrder = z.strictObject({
  acceptTerms: z.literal(true),
  /** The total that the shopper saw, including VAT. */
  expectedTotal: Money,
});

export const PaymentMethod = z.object({ id: z.enum(paymentMethodIds), name: z.string() });
/** Payment methods for an order of the caller, else for the given values, else for the caller's cart, else for the locale. */
export const ListPaymentMethods = z.strictObject({
  orderId: idOf('order').optional(),
  country: z.enum(countries).optional(),
  currency: z.enum(currencies).optional(),
  /** Minor units. */
  amount: z.number().int().min(1).max(100_000_000).optional(),
});
export const InitiatePayment = z.strictObject({ orderId: idOf('order'), method: z.enum(paymentMethodIds), returnUrl: z.url().max(500) });
/** URL of the payment page. Only the test bank uses plain HTTP, for local tests. */
export const InitiatedPayment = z.object({ paymentId: Id, redirectUrl: z.url({ protocol: /^https?$/ }) });
export const Payment = z.object({ id: Id, orderId: Id, method: z.enum(paymentMethodIds), status: z.enum(paymentStatuses), amount: Money });
export type Payment = z.infer<typeof Payment>;

/** An order number as typed: spaces are removed, letters become capitals. */
export const OrderNumber = requiredText(40).transform((number) => number.toUpperCase().replaceAll(' ', ''));

/** Identifies an order without a sign-in; both values are in the order confirmation. */
export const RequestOrderLink = z.strictObject({ number: OrderNumber, email: Email });
export type RequestOrderLink = z.infer<typeof RequestOrderLink>;
