import { z } from 'zod';
import { Address } from './address.js';
import { Day, Email, Id, isRecord, optionalText, Phone, Quantity, requiredText } from './fields.js';
import { countries, currencies } from './locales.js';
import { Money, Price } from './money.js';
import { LocaleField, Picture, TierPrice } from './product.js';

export const customerTypes = ['Private', 'Business'] as const;
export type CustomerType = (typeof customerTypes)[number];
export const deliveryMethods = ['Deliver', 'Pickup', 'DeliverAndAssemble'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** `open` is the cart; the rest follow from placing and paying. */
export const orderStates = ['open', 'awaitingPayment', 'paid', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const paymentStatuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethodIds = ['ideal', 'bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer', 'eps'] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

export const Contact = z.strictObject({
  firstName: requiredText(60),
  lastName: requiredText(60),
  email: Email,
  phone: Phone,
});

export const OrderDetails = z
  .strictObject({
    customerType: z.enum(customerTypes),
    contact: Contact,
    company: optionalText(80),
    vatNumber: optionalText(20),
    billing: Address,
    /** Null: delivered to the billing address. */
    shipping: Address.nullable(),
    reference: optionalText(60),
    note: optionalText(500),
  })
  .refine(({ customerType, company }) => customerType !== 'Business' || company, {
    path: ['company'],
    message: 'yup.errors.mixed.required',
    when: ({ value }) => isRecord(value),
  });
export type OrderDetails = z.infer<typeof OrderDetails>;

export const ShippingOption = z.object({
  method: z.enum(deliveryMethods),
  price: Price,
  /** Days to choose from, first one first. */
  days: z.array(Day).min(1),
});
export type ShippingOption = z.infer<typeof ShippingOption>;

export const OrderShipping = z.object({ method: z.enum(deliveryMethods), date: Day, price: Price });

export const OrderLine = z.object({
  id: Id,
  productId: Id,
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  colour: z.string().nullable(),
  picture: Picture,
  quantity: Quantity,
  unitPrice: Price,
  total: Price,
  volumeDiscount: z.array(TierPrice),
  /** Pieces that can be had now; fewer than `quantity` asks for the shopper's attention. Null: made to order. */
  available: z.number().int().nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderTotals = z.object({
  goods: Price,
  shipping: Price.nullable(),
  /** VAT contained in the total, one entry a rate (percent). */
  vat: z.array(z.object({ rate: z.number(), amount: Money })),
  total: Price,
});

export const Order = z.object({
  id: Id,
  /** Given when the order is placed. */
  number: z.string().nullable(),
  state: z.enum(orderStates),
  /** Counts the writes; a stale one is refused. */
  version: z.number().int(),
  locale: LocaleField,
  currency: z.enum(currencies),
  /** Country of delivery, which decides the VAT. */
  country: z.enum(countries),
  lines: z.array(OrderLine),
  details: OrderDetails.nullable(),
  shipping: OrderShipping.nullable(),
  totals: OrderTotals,
  placedAt: z.iso.datetime().nullable(),
  /** The latest payment. */
  payment: z.object({ id: Id, method: z.enum(paymentMethodIds), status: z.enum(paymentStatuses) }).nullable(),
  /** A guest's key to the order, given once, with the first line. */
  cartToken: z.string().optional(),
});
export type Order = z.infer<typeof Order>;

/** Lines an order may hold. */
export const maximumLines = 100;

export const AddOrderLine = z.strictObject({ productId: Id, quantity: Quantity.default(1) });
export const UpdateOrderLine = z.strictObject({ id: Id, quantity: z.number().int().min(0).max(9999) });
export const CalculateShipping = z.strictObject({
  country: z.enum(countries),
  postcode: requiredText(10),
  lines: z
    .array(z.strictObject({ productId: Id, quantity: Quantity }))
    .max(maximumLines)
    .optional(),
});
export const SetShipping = z.strictObject({ method: z.enum(deliveryMethods), date: Day.optional() });
export const CompleteOrder = z.strictObject({
  acceptTerms: z.literal(true),
  /** The total including VAT that the shopper saw. */
  expectedTotal: Money,
});

export const PaymentMethod = z.object({ id: z.enum(paymentMethodIds), name: z.string() });
export const InitiatePayment = z.strictObject({ orderId: Id, method: z.enum(paymentMethodIds), returnUrl: z.url().max(500) });
export const InitiatedPayment = z.object({ paymentId: Id, redirectUrl: z.url() });
export const Payment = z.object({ id: Id, orderId: Id, method: z.enum(paymentMethodIds), status: z.enum(paymentStatuses), amount: Money });
export type Payment = z.infer<typeof Payment>;
