import { z } from 'zod';
import { Address, DeliveryAddress, StoredAddress, StoredDeliveryAddress } from './address.js';
import { PriceStep } from './configuration.js';
import { Day, Email, Id, idOf, isRecord, optionalMessage, OptionalPhone, optionalText, Password, Phone, Quantity, requiredText } from './fields.js';
import { countries, currencies } from './locales.js';
import { Money, Price } from './money.js';
import { PageInput, pageOf } from './page.js';
import { LocaleField, Picture, TierPrice } from './product.js';
import { LineRoom, Room } from './room-schema.js';
import { longestVatNumber, VatVerdict } from './validation.js';

export const customerTypes = ['Private', 'Business'] as const;
export type CustomerType = (typeof customerTypes)[number];
export const deliveryMethods = ['Deliver', 'Pickup', 'DeliverAndAssemble'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** `open` is the cart; the rest follow from placing, paying, making and sending. */
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
  /** Needed for assembly alone, which is arranged by phone. */
  phone: OptionalPhone,
});

/** What a delivery needs that is arranged by phone. */
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
/** Details as they were stored, maybe by the rules of an earlier time. */
export const StoredDetails = z.object({ ...OrderDetails.shape, billing: StoredAddress, shipping: StoredDeliveryAddress.nullable() });
/** The same as a form asks for it: with a password an account is wished too. */
export const OrderDetailsForm = OrderDetails.safeExtend({ password: Password.optional() });
export type OrderDetailsForm = z.infer<typeof OrderDetailsForm>;

/** A part of a day, by the clock there: `09:00-12:00`. */
export const Slot = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, 'yup.errors.string.matches');

/** Why a day cannot be chosen; `tooEarly`: the goods are not ready by then. */
export const closedReasons = ['past', 'tooEarly', 'weekend', 'holiday'] as const;
export type ClosedReason = (typeof closedReasons)[number];

export const ShippingOption = z.object({
  method: z.enum(deliveryMethods),
  /** Null: on request, see `deliveryOnRequest` of the order; then it cannot be chosen and has no days. */
  price: Price.nullable(),
  /** The day it is at the shop. */
  today: Day,
  /** Days to choose from, first one first. */
  days: z.array(Day),
  /** The other days of the same whole weeks, and the name of the holiday. */
  closed: z.array(z.object({ day: Day, reason: z.enum(closedReasons), name: z.string().nullable() })),
  /** Parts of the days to choose from; a day that is not here is chosen as a whole. */
  slots: z.array(z.object({ day: Day, times: z.array(Slot).min(1) })),
});
export type ShippingOption = z.infer<typeof ShippingOption>;

/** Goods that fill more pallets than have a price: how they reach their buyer, and what that costs, is part of a quotation. */
export const DeliveryOnRequest = z.object({
  /** Pallets that the goods fill. */
  pallets: z.number().int(),
  /** Pallets up to which the shop has prices. */
  maximum: z.number().int(),
});
export type DeliveryOnRequest = z.infer<typeof DeliveryOnRequest>;

/** `slot` is null where the day is chosen as a whole. */
export const OrderShipping = z.object({ method: z.enum(deliveryMethods), date: Day, slot: Slot.nullable(), price: Price });

export const OrderLine = z.object({
  id: Id,
  productId: Id,
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  colour: z.string().nullable(),
  picture: Picture,
  /** A product made as the buyer wishes: the saved configuration and what it says. */
  configurationId: Id.nullable(),
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Path of the print's preview below the API's root. */
  preview: z.string().nullable(),
  /** The room the quantity was calculated for. */
  room: LineRoom.nullable(),
  quantity: Quantity,
  /** Pieces of the product's family in the order, of all colours and configurations: these decide the volume price. */
  tierQuantity: z.number().int(),
  unitPrice: Price,
  total: Price,
  volumeDiscount: z.array(TierPrice),
  /** How the price of a piece is made, VAT contained: the steps add up to it. Empty for orders from before it was written down. */
  trace: z.array(PriceStep),
  /** Pieces that can be had now; fewer than `quantity` asks for the shopper's attention. Null: made to order. */
  available: z.number().int().nullable(),
  /** Whether a consumer can withdraw from it: not from what is made to their own measure or carries their own picture (Directive 2011/83/EU, article 16, c). */
  isWithdrawable: z.boolean(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** What became different about a cart since its shopper last saw it; told until they say that they know (`acknowledgeChanges`). */
export const OrderChange = z.object({
  lineId: Id,
  /** `price`: a piece costs something else. `gone`: no longer sold; the line stays, with nothing available, unless nothing is known of it any more. */
  kind: z.enum(['price', 'gone']),
  name: z.string(),
  /** What a piece cost before. */
  before: Price.nullable(),
});
export type OrderChange = z.infer<typeof OrderChange>;

/** Places outside the VAT area that belong to a country we deliver to. */
export const exportTerritories = ['helgoland', 'buesingen', 'frenchOverseas', 'channelIslands', 'gibraltar'] as const;
export type ExportTerritory = (typeof exportTerritories)[number];

/**
 * Why an order has another VAT than that of the country of delivery, or has it although the buyer may not owe it: the buyer owes the VAT;
 * the goods leave the VAT area (Directive 2006/112/EC, article 146); they are collected at the seller's; the register did not answer about the
 * buyer's VAT number, without which VAT is charged.
 */
export const vatReasons = ['reverseCharge', 'export', 'collected', 'unproved'] as const;
export type VatReason = (typeof vatReasons)[number];

export const OrderTotals = z.object({
  goods: Price,
  shipping: Price.nullable(),
  /** The buyer owes the VAT: a business with a valid number in another member state (Directive 2006/112/EC, articles 138 and 196). */
  isReverseCharge: z.boolean(),
  /** Absent: the VAT of the country of delivery, and on orders from before it was written down. */
  vatReason: z.enum(vatReasons).optional(),
  /** VAT contained in the total, one entry a rate (percent). */
  vat: z.array(z.object({ rate: z.number(), amount: Money })),
  total: Price,
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** How goods travel, as far as the carrier told. */
export const Parcel = z.object({ carrier: z.string().nullable(), tracking: z.string().nullable() });
export type Parcel = z.infer<typeof Parcel>;

export const Order = z.object({
  id: Id,
  /** Given when the order is placed. */
  number: z.string().nullable(),
  state: z.enum(orderStates),
  /** Whether it belongs to an account; else to the browser of a guest. */
  isInAccount: z.boolean(),
  /** Counts the writes; a stale one is refused. */
  version: z.number().int(),
  locale: LocaleField,
  currency: z.enum(currencies),
  /** Country of delivery, which decides the VAT. */
  country: z.enum(countries),
  /** Where the delivery address lies outside the VAT area: delivered to only where the shop has a price for it. Null elsewhere. */
  territory: z.enum(exportTerritories).nullable(),
  lines: z.array(OrderLine),
  /** Of an open order alone. */
  changes: z.array(OrderChange),
  details: StoredDetails.nullable(),
  shipping: OrderShipping.nullable(),
  /** Of an open order whose delivery has no price; it cannot be placed (`DELIVERY_ON_REQUEST`), only asked for. Null: it has prices. */
  deliveryOnRequest: DeliveryOnRequest.nullable(),
  totals: OrderTotals,
  /** What the register of VAT numbers said of the buyer's number; null: nothing was asked. Only a valid one lets the buyer owe the VAT. */
  vatCheck: VatVerdict.omit({ name: true }).nullable(),
  placedAt: z.iso.datetime().nullable(),
  /** What has happened to it since it was placed, oldest first. */
  history: z.array(z.object({ state: z.enum(orderStates), at: z.iso.datetime() })),
  /** The latest payment. */
  payment: z.object({ id: Id, method: z.enum(paymentMethodIds), status: z.enum(paymentStatuses) }).nullable(),
  /** Once it is shipped. */
  parcel: Parcel.optional(),
  /** A guest's key to the order, given once, with the first line. */
  cartToken: z.string().optional(),
});
export type Order = z.infer<typeof Order>;

/** Lines an order may hold. */
export const maximumLines = 100;

/** A placed order in a list. */
export const OrderSummary = Order.pick({ id: true, number: true, state: true, currency: true, placedAt: true }).extend({
  total: Price,
  /** Pieces in all lines. */
  pieces: z.number().int(),
  names: z.array(z.string()),
});
export const OrderPage = pageOf(OrderSummary);
export const ListOrders = PageInput;

export { daysToPay } from './periods.js';

/** Days to think it over, counted from the day of delivery (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14;
/** Pieces of lines. */
export const WithdrawnPieces = z
  .array(z.strictObject({ id: idOf('orderLine'), quantity: Quantity }))
  .min(1)
  .max(maximumLines);
export const WithdrawOrder = z.strictObject({
  id: idOf('order'),
  /** Lines as far as they are left. With neither these nor `lines`: every line that can be withdrawn. */
  lineIds: z.array(idOf('orderLine')).min(1).max(maximumLines).optional(),
  /** Some pieces of lines. */
  lines: WithdrawnPieces.optional(),
  reason: optionalMessage(500),
});
export const Withdrawal = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  receivedAt: z.iso.datetime(),
  lines: z.array(z.object({ id: Id, name: z.string(), quantity: z.number().int(), total: Price })),
  /** Goods and their share of the delivery. */
  refund: Price,
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const AddOrderLine = z.strictObject({
  productId: idOf('product'),
  quantity: Quantity.default(1),
  configurationId: idOf('configuration').optional(),
  /** Kept on the line; the newest of the same goods counts. */
  room: Room.optional(),
});
export const UpdateOrderLine = z.strictObject({
  id: idOf('orderLine'),
  quantity: z.number().int().min(0).max(9999),
  /** Made as wished here from now on; null: as it is in stock. Absent: unchanged. */
  configurationId: idOf('configuration').nullable().optional(),
  /** The quantity that the shopper saw: when it is another one by now, nothing is changed (CONFLICT, with the order as it is). */
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
/** Left out, the first day and the day’s first slot are taken. */
export const SetShipping = z.strictObject({ method: z.enum(deliveryMethods), date: Day.optional(), slot: Slot.optional() });
export const CompleteOrder = z.strictObject({
  acceptTerms: z.literal(true),
  /** The total including VAT that the shopper saw. */
  expectedTotal: Money,
});

export const PaymentMethod = z.object({ id: z.enum(paymentMethodIds), name: z.string() });
/** For an order of the caller, else for what is given, else for the caller's cart, else for the locale. */
export const ListPaymentMethods = z.strictObject({
  orderId: idOf('order').optional(),
  country: z.enum(countries).optional(),
  currency: z.enum(currencies).optional(),
  /** Minor units. */
  amount: z.number().int().min(1).max(100_000_000).optional(),
});
export const InitiatePayment = z.strictObject({ orderId: idOf('order'), method: z.enum(paymentMethodIds), returnUrl: z.url().max(500) });
/** Where to pay: a page; over plain HTTP only the test bank has one, on the machine it is tried on. */
export const InitiatedPayment = z.object({ paymentId: Id, redirectUrl: z.url({ protocol: /^https?$/ }) });
export const Payment = z.object({ id: Id, orderId: Id, method: z.enum(paymentMethodIds), status: z.enum(paymentStatuses), amount: Money });
export type Payment = z.infer<typeof Payment>;

/** An order number as people copy it: spaces are removed, letters become capitals. */
export const OrderNumber = requiredText(40).transform((number) => number.toUpperCase().replaceAll(' ', ''));

/** Identifies an order without a sign-in; both are in its confirmation. */
export const RequestOrderLink = z.strictObject({ number: OrderNumber, email: Email });
export type RequestOrderLink = z.infer<typeof RequestOrderLink>;
