import { z } from 'zod';
import { GetCreditNote, GetInvoice, OrderDocument } from '../document.js';
import { idOf } from '../fields.js';
import { file, none, operation, type Operation } from '../operation.js';
import { OrderStorageItem } from '../storage.js';
import {
  AddOrderLine,
  CalculateShipping,
  CompleteOrder,
  ListOrders,
  Order,
  OrderDetails,
  OrderPage,
  SetShipping,
  ShippingOption,
  UpdateOrderLine,
  Withdrawal,
  WithdrawOrder,
} from '../order.js';

const byOrder = z.strictObject({ id: idOf('order') });
const documentTypes = ['application/pdf', 'application/xml'] as const;
const byLine = z.strictObject({ id: idOf('orderLine') });
const open = ['NOT_FOUND', 'ORDER_NOT_OPEN', 'CONFLICT'] as const;

/** From the cart to a placed order, and back. */
export const orders = {
  addOrderLine: operation('POST /orders/lines', {
    summary: 'Put a product in the cart',
    input: AddOrderLine,
    output: Order,
    status: 201,
    errors: [...open, 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE'],
    isIdempotent: true,
    perMinute: 600,
  }),
  updateOrderLine: operation('PUT /orders/lines/{id}', {
    summary: 'Change a line’s quantity (0 removes it), and how it is made',
    input: UpdateOrderLine,
    output: Order,
    errors: [...open, 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE'],
  }),
  removeOrderLine: operation('DELETE /orders/lines/{id}', { summary: 'Remove a line', input: byLine, output: Order, errors: open }),
  saveOrderLine: operation('POST /orders/lines/{id}/save', {
    summary: 'Move a line to the library, for later',
    input: byLine,
    output: Order,
    errors: open,
    isIdempotent: true,
    extension: true,
  }),
  orderStorageItem: operation('POST /Storage/{id}/order', {
    summary: 'Put saved goods in the cart: what was put aside for later moves, a design stays',
    input: OrderStorageItem,
    output: Order,
    errors: ['NOT_FOUND', 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE'],
    isIdempotent: true,
    extension: true,
  }),
  acknowledgeChanges: operation('POST /orders/changes/seen', {
    summary: 'The shopper knows what changed about the cart; what is not known any more leaves it',
    input: none,
    output: Order,
    errors: open,
    extension: true,
  }),
  listOrders: operation('GET /Orders', { summary: 'The customer’s placed orders, newest first', input: ListOrders, output: OrderPage, access: 'customer' }),
  getOrder: operation('GET /Orders/{id}', { summary: 'An order; `current` is the cart', input: byOrder, output: Order, errors: ['NOT_FOUND'] }),
  calculateShipping: operation('POST /Orders/shipping/calculate', {
    summary: 'What delivery would cost; changes nothing',
    input: CalculateShipping,
    output: z.array(ShippingOption),
    errors: ['NOT_FOUND'],
  }),
  listShipping: operation('GET /Orders/shipping', {
    summary: 'Ways to deliver the cart, with price and days',
    input: none,
    output: z.array(ShippingOption),
    errors: ['NOT_FOUND', 'ORDER_INCOMPLETE'],
  }),
  setShipping: operation('POST /Orders/shipping', {
    summary: 'Choose a way to deliver',
    input: SetShipping,
    output: Order,
    errors: [...open, 'ORDER_INCOMPLETE', 'DELIVERY_ON_REQUEST'],
  }),
  setOrderDetails: operation('POST /Orders/details', { summary: 'Who buys, and where to', input: OrderDetails, output: Order, errors: open }),
  completeOrder: operation('POST /Orders/complete', {
    summary: 'Place the order at the total the buyer saw',
    input: CompleteOrder,
    output: Order,
    errors: [...open, 'ORDER_INCOMPLETE', 'DELIVERY_ON_REQUEST', 'ORDER_CHANGED', 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE', 'UNPAID_ORDERS'],
    isIdempotent: true,
    perMinute: 120,
  }),
  withdrawOrder: operation('POST /Orders/{id}/withdraw', {
    summary: 'Withdraw from an order, or from some of its lines',
    input: WithdrawOrder,
    output: Withdrawal,
    status: 201,
    errors: ['NOT_FOUND', 'NOT_WITHDRAWABLE', 'NO_RIGHT_TO_WITHDRAW'],
    isIdempotent: true,
    extension: true,
  }),
  getInvoice: operation('GET /Orders/{id}/invoice', {
    summary: 'The invoice of a placed order: PDF, or UBL for the bookkeeping of businesses in Belgium and Germany',
    input: GetInvoice,
    output: file,
    errors: ['NOT_FOUND', 'NO_ELECTRONIC_INVOICE'],
    produces: documentTypes,
    extension: true,
    perMinute: 120,
  }),
  getCreditNote: operation('GET /Orders/{id}/creditnotes/{number}', {
    summary: 'A credit note to the invoice of an order, in the same formats',
    input: GetCreditNote,
    output: file,
    errors: ['NOT_FOUND', 'NO_ELECTRONIC_INVOICE'],
    produces: documentTypes,
    extension: true,
    perMinute: 120,
  }),
  listOrderDocuments: operation('GET /Orders/{id}/documents', {
    summary: 'What an order has on paper: the invoice, then its credit notes, with the formats each can be had in',
    input: byOrder,
    output: z.array(OrderDocument),
    errors: ['NOT_FOUND'],
    extension: true,
  }),
} as const satisfies Record<string, Operation>;
