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
import { byOrder } from './by-order.js';

const documentTypes = ['application/pdf', 'application/xml'] as const;
const byLine = z.strictObject({ id: idOf('orderLine') });
const open = ['NOT_FOUND', 'ORDER_NOT_OPEN', 'CONFLICT'] as const;

/** Cart, checkout, placed orders and their documents. */
export const orders = {
  addOrderLine: operation('POST /orders/lines', {
    summary: 'Add a product to the cart',
    input: AddOrderLine,
    output: Order,
    status: 201,
    errors: [...open, 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE', 'SAMPLE_LIMIT'],
    isIdempotent: true,
    perMinute: 600,
  }),
  updateOrderLine: operation('PUT /orders/lines/{id}', {
    summary: 'Change the quantity of a line (0 removes it) and its configuration',
    input: UpdateOrderLine,
    output: Order,
    errors: [...open, 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE', 'SAMPLE_LIMIT'],
  }),
  removeOrderLine: operation('DELETE /orders/lines/{id}', { summary: 'Remove a line', input: byLine, output: Order, errors: open }),
  saveOrderLine: operation('POST /orders/lines/{id}/save', {
    summary: 'Move a line from the cart to the library, for later',
    input: byLine,
    output: Order,
    errors: open,
    isIdempotent: true,
    extension: { need: 'A buyer keeps goods for later.', without: 'The button and the list are hidden.' },
  }),
  orderStorageItem: operation('POST /Storage/{id}/order', {
    summary: 'Add saved goods to the cart; an item saved for later is then removed from the library, a design is kept',
    input: OrderStorageItem,
    output: Order,
    errors: ['NOT_FOUND', 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE', 'SAMPLE_LIMIT'],
    isIdempotent: true,
    extension: {
      need: 'A buyer puts saved goods back into the cart; customers have their favourites in the library.',
      without: 'The button and the list are hidden; favourites stay in the browser.',
    },
  }),
  acknowledgeChanges: operation('POST /orders/changes/seen', {
    summary: 'Confirm that the shopper saw the changes of the cart; removes lines whose product no longer exists',
    input: none,
    output: Order,
    errors: open,
    extension: { need: 'A buyer dismisses the notice of changed prices.', without: 'The notice stays without a button.' },
  }),
  listOrders: operation('GET /Orders', { summary: 'The customer’s placed orders, newest first', input: ListOrders, output: OrderPage, access: 'customer' }),
  getOrder: operation('GET /Orders/{id}', { summary: 'An order; `current` is the cart', input: byOrder, output: Order, errors: ['NOT_FOUND'] }),
  calculateShipping: operation('POST /Orders/shipping/calculate', {
    summary: 'Calculate delivery prices; changes nothing',
    input: CalculateShipping,
    output: z.array(ShippingOption),
    errors: ['NOT_FOUND'],
  }),
  listShipping: operation('GET /Orders/shipping', {
    summary: 'Delivery methods for the cart, with prices and days',
    input: none,
    output: z.array(ShippingOption),
    errors: ['NOT_FOUND', 'ORDER_INCOMPLETE'],
  }),
  setShipping: operation('POST /Orders/shipping', {
    summary: 'Choose a delivery method',
    input: SetShipping,
    output: Order,
    errors: [...open, 'ORDER_INCOMPLETE', 'DELIVERY_ON_REQUEST'],
  }),
  setOrderDetails: operation('POST /Orders/details', { summary: 'Set the buyer’s details and addresses', input: OrderDetails, output: Order, errors: open }),
  completeOrder: operation('POST /Orders/complete', {
    summary: 'Place the order at the total that the buyer saw',
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
    extension: { need: 'A buyer withdraws from an order online (Directive 2011/83/EU, article 11a).', without: 'The withdrawal page takes a written declaration (`enquire`).' },
  }),
  getInvoice: operation('GET /Orders/{id}/invoice', {
    summary: 'The invoice of a placed order: PDF, or UBL for accounting software of businesses in Belgium and Germany',
    input: GetInvoice,
    output: file,
    errors: ['NOT_FOUND', 'NO_ELECTRONIC_INVOICE'],
    produces: documentTypes,
    extension: { need: 'A buyer downloads the invoice.', without: 'The link is hidden; the company sends invoices itself.' },
    perMinute: 120,
  }),
  getCreditNote: operation('GET /Orders/{id}/creditnotes/{number}', {
    summary: 'A credit note for an order’s invoice, in the same formats',
    input: GetCreditNote,
    output: file,
    errors: ['NOT_FOUND', 'NO_ELECTRONIC_INVOICE'],
    produces: documentTypes,
    extension: { need: 'A buyer downloads a credit note.', without: 'The link is hidden; the company sends credit notes itself.' },
    perMinute: 120,
  }),
  listOrderDocuments: operation('GET /Orders/{id}/documents', {
    summary: 'Documents of an order: the invoice, then its credit notes, with their formats',
    input: byOrder,
    output: z.array(OrderDocument),
    errors: ['NOT_FOUND'],
    extension: { need: 'An order lists its invoice and credit notes.', without: 'The section is hidden; the company sends invoices itself.' },
  }),
} as const satisfies Record<string, Operation>;
