import type { BookedOrder, BookedPayment, Books } from './books.js';
import { reconcile } from './reconcile.js';

const payment: BookedPayment = { providerId: 'tb_1', status: 'paid', amount: 1200, currency: 'EUR', bankStatus: 'paid', bankAmount: 1200, bankCurrency: 'EUR' };
const paid: BookedOrder = { number: 'ENC-1', state: 'paid', total: 1200, currency: 'EUR', placed: 1, paid: 1, invoices: 1, told: 1, mails: 2, payments: [payment] };
const waiting: BookedOrder = { ...paid, state: 'awaitingPayment', paid: 0, told: 0, mails: 1, payments: [{ ...payment, status: 'open' }] };
const books = (order: BookedOrder, pieces = 10): Books => ({ orders: [order], pieces: new Map([['panel', pieces]]) });
const codes = (after: Books, before = books(waiting)) => reconcile(before, after).map(({ code }) => code);
const failed: BookedOrder = { ...waiting, payments: [{ ...payment, status: 'failed', bankStatus: 'failed' }] };

describe('the books after a replay', () => {
  it.each<[string, BookedOrder]>([
    ['an order that became paid', paid],
    ['one that was never paid', failed],
    ['one whose second payment was', { ...paid, payments: [...failed.payments, payment] }],
    ['one that was withdrawn since', { ...paid, state: 'withdrawn' }],
    ['one that was paid after it was cancelled', { ...paid, state: 'cancelled', paid: 0, told: 0, mails: 1 }],
  ])('are right for %s', (_, order) => expect(codes(books(order))).toEqual([]));

  it.each<[string, Books, string[]]>([
    ['a payment nobody heard of', books(waiting), ['LOST', 'WRONG_STATE']],
    ['an order that is gone', { ...books(paid), orders: [] }, ['LOST']],
    ['a mail that was not written', books({ ...paid, mails: 1 }), ['LOST']],
    ['an order that was placed twice', books({ ...paid, placed: 2 }), ['DOUBLED']],
    ['one that was paid twice', books({ ...paid, paid: 2, mails: 3 }), ['DOUBLED']],
    ['two payments of one order', books({ ...paid, payments: [payment, { ...payment, providerId: 'tb_2' }] }), ['DOUBLED']],
    ['two invoices', books({ ...paid, invoices: 2 }), ['DOUBLED']],
    ['an integrator told twice', books({ ...paid, told: 2 }), ['DOUBLED']],
    ['a mail too many', books({ ...paid, mails: 3 }), ['DOUBLED']],
    ['an order that waits though it is paid', books({ ...paid, state: 'awaitingPayment' }), ['WRONG_STATE']],
    ['one that is paid though no payment is', books({ ...failed, state: 'paid', paid: 1, mails: 2 }), ['WRONG_STATE']],
    ['a failed payment that still waits', books({ ...failed, payments: [{ ...payment, status: 'open', bankStatus: 'failed' }] }), ['WRONG_STATE']],
    ['another amount at the bank', books({ ...paid, payments: [{ ...payment, bankAmount: 1199 }] }), ['MONEY']],
    ['another currency', books({ ...paid, payments: [{ ...payment, currency: 'GBP' }] }), ['MONEY']],
    ['a piece too few', books(paid, 9), ['STOCK']],
  ])('show %s', (_, after, found) => expect(codes(after)).toEqual(found));
});
