import type { Order } from '../contract/order.js';

/** Payment reference of a transfer for an order on account: the order number, in mails, on pages, on the invoice and in UBL. */
export const paymentReference = ({ number }: Pick<Order, 'number'>): string => number ?? '';
