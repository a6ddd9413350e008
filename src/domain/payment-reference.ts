import type { Order } from '../contract/order.js';

/** What a buyer writes beside a transfer for an order on account: the order's number, the same in mails, on pages, on the invoice and in UBL. */
export const paymentReference = ({ number }: Pick<Order, 'number'>): string => number ?? '';
