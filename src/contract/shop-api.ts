import { z } from 'zod';
import type { ProblemCode } from './errors.js';
import { Id, Quantity, Slug } from './fields.js';
import {
  AddOrderLine,
  CalculateShipping,
  CompleteOrder,
  InitiatedPayment,
  InitiatePayment,
  Order,
  OrderDetails,
  Payment,
  PaymentMethod,
  SetShipping,
  ShippingOption,
  UpdateOrderLine,
} from './order.js';
import { Category, CategorySummary, ListProducts, LocaleField, Product, ProductPage, QuantityPrice, Slugs } from './product.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the Shop API. `input` is flat: fields named in the path's `{…}` travel in the path,
 * the others in the query (GET, DELETE) or in the JSON body (POST, PUT).
 */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  method: Method;
  path: string;
  input: Input;
  output: Output;
  /** Status of success. */
  status: 200 | 201 | 204;
  /** Expected failures, beside VALIDATION and MALFORMED, which any call with input can have. */
  errors: readonly ProblemCode[];
  /** Not in the specification's list. */
  extension?: true;
  /** Answers the same to everybody in a locale: may be kept for a moment. */
  isPublic?: true;
  /** Takes an `Idempotency-Key`; the first answer is replayed. */
  isIdempotent?: true;
  /** Called with a form instead of JSON. */
  isForm?: true;
}

const operation = <Input extends z.ZodObject, Output extends z.ZodType>(
  line: `${Method} /${string}`,
  facts: { input: Input; output: Output } & Partial<Omit<Operation, 'input' | 'output' | 'method' | 'path'>>,
): Operation<Input, Output> => {
  const [method, path] = line.split(' ') as [Method, string];
  return { method, path, status: 200, errors: [], ...facts };
};

const none = z.strictObject({});
const byId = z.strictObject({ id: Id });
const open = ['NOT_FOUND', 'ORDER_NOT_OPEN', 'CONFLICT'] as const;

/** Every call of the Shop API, once: client, REST doors, embedded engine and tests read this table. */
export const shopApi = {
  listProducts: operation('GET /Products', { input: ListProducts, output: ProductPage, isPublic: true, extension: true }),
  getProduct: operation('GET /Products/{id}', { input: byId, output: Product, errors: ['NOT_FOUND'], isPublic: true }),
  getProductBySlug: operation('GET /Products/{locale}/{slug}', {
    input: z.strictObject({ locale: LocaleField, slug: Slug }),
    output: Product,
    errors: ['NOT_FOUND'],
    isPublic: true,
  }),
  getProductSlugs: operation('GET /Products/{id}/slugs', { input: byId, output: Slugs, errors: ['NOT_FOUND'], isPublic: true }),
  priceProduct: operation('PUT /Products/{id}/quantity', {
    input: z.strictObject({ id: Id, quantity: Quantity }),
    output: QuantityPrice,
    errors: ['NOT_FOUND'],
  }),
  listCategories: operation('GET /Categories', { input: none, output: z.array(CategorySummary), isPublic: true, extension: true }),
  getCategoryBySlug: operation('GET /Categories/{locale}/{slug}', {
    input: z.strictObject({ locale: LocaleField, slug: Slug }),
    output: Category,
    errors: ['NOT_FOUND'],
    isPublic: true,
    extension: true,
  }),

  addOrderLine: operation('POST /orders/lines', { input: AddOrderLine, output: Order, status: 201, errors: [...open, 'OUT_OF_STOCK'], isIdempotent: true }),
  updateOrderLine: operation('PUT /orders/lines/{id}', { input: UpdateOrderLine, output: Order, errors: [...open, 'OUT_OF_STOCK'] }),
  removeOrderLine: operation('DELETE /orders/lines/{id}', { input: byId, output: Order, errors: open }),
  getOrder: operation('GET /Orders/{id}', { input: byId, output: Order, errors: ['NOT_FOUND'] }),
  calculateShipping: operation('POST /Orders/shipping/calculate', { input: CalculateShipping, output: z.array(ShippingOption), errors: ['NOT_FOUND'] }),
  listShipping: operation('GET /Orders/shipping', { input: none, output: z.array(ShippingOption), errors: ['NOT_FOUND', 'ORDER_INCOMPLETE'] }),
  setShipping: operation('POST /Orders/shipping', { input: SetShipping, output: Order, errors: [...open, 'ORDER_INCOMPLETE'] }),
  setOrderDetails: operation('POST /Orders/details', { input: OrderDetails, output: Order, errors: open }),
  completeOrder: operation('POST /Orders/complete', {
    input: CompleteOrder,
    output: Order,
    errors: [...open, 'ORDER_INCOMPLETE', 'ORDER_CHANGED', 'OUT_OF_STOCK'],
    isIdempotent: true,
  }),

  listPaymentMethods: operation('GET /orders/payment/methods', { input: z.strictObject({ orderId: Id.optional() }), output: z.array(PaymentMethod), errors: ['NOT_FOUND'] }),
  initiatePayment: operation('POST /orders/payment/initiate', {
    input: InitiatePayment,
    output: InitiatedPayment,
    status: 201,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY', 'FOREIGN_RETURN_URL'],
    isIdempotent: true,
  }),
  getPaymentStatus: operation('GET /orders/payment/status/{id}', { input: byId, output: Payment, errors: ['NOT_FOUND'] }),
  orderWebhook: operation('POST /orders/payment/webhook/order', { input: byId, output: none, isForm: true }),
  paymentWebhook: operation('POST /orders/payment/webhook/payment', { input: byId, output: none, isForm: true }),
} as const;

export type ShopApi = typeof shopApi;
export type OperationName = keyof ShopApi;
export type InputOf<Name extends OperationName> = z.input<ShopApi[Name]['input']>;
export type OutputOf<Name extends OperationName> = z.output<ShopApi[Name]['output']>;

/** Names of the path's fields: `/Products/{a}/{b}` -> `['a', 'b']`. */
export const pathFields = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/** Headers of the Shop API (lower case, as Node gives them). */
export const shopApiHeaders = {
  shop: 'x-shop',
  locale: 'x-locale',
  renderedBy: 'x-rendered-by',
  cartToken: 'x-cart-token',
  apiKey: 'x-api-key',
  idempotencyKey: 'idempotency-key',
  idempotentReplayed: 'idempotent-replayed',
  requestId: 'x-request-id',
} as const;
