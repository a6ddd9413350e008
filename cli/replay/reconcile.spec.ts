import type { BookedOrder, BookedPayment, Books } from './books.js';
import { reconcile } from './reconcile.js';

const payment: BookedPayment = {
  providerId: 'tb_1',
  status: 'paid',
  amount: 1200,
  currency: 'EUR',
  bankStatus: 'paid',
  bankAmount: 1200,
  bankCurrency: 'EUR',
  refunds: [],
  bankRefunded: 0,
};
const paid: BookedOrder = {
  number: 'ENC-1',
  state: 'paid',
  total: 1200,
  currency: 'EUR',
  states: ['awaitingPayment', 'paid'],
  placed: 1,
  paid: 1,
  cancelled: 0,
  invoices: 1,
  told: 1,
  mails: 2,
  payments: [payment],
};
const waiting: BookedOrder = { ...paid, state: 'awaitingPayment', states: ['awaitingPayment'], paid: 0, told: 0, mails: 1, payments: [{ ...payment, status: 'open' }] };
const books = (order: BookedOrder, pieces = 10): Books => ({ orders: [order], pieces: new Map([['panel', pieces]]) });
const codes = (after: Books, before = books(waiting)) => reconcile(before, after).map(({ code }) => code);
const failed: BookedOrder = { ...waiting, mails: 2, payments: [{ ...payment, status: 'failed', bankStatus: 'failed' }] };

const returned: BookedPayment = { ...payment, providerId: 'tb_2', refunds: [{ amount: 1200, status: 'refunded' }], bankRefunded: 1200 };
const tooLate: BookedOrder = { ...paid, state: 'cancelled', states: ['awaitingPayment', 'cancelled'], paid: 0, cancelled: 1, told: 0, mails: 3, payments: [returned] };

describe('the books after a replay', () => {
  it.each<[string, BookedOrder]>([
    ['an order that became paid', paid],
    ['one that was never paid', failed],
    ['one whose second payment was', { ...paid, mails: 3, payments: [...failed.payments, payment] }],
    ['one that was withdrawn since', { ...paid, state: 'withdrawn', states: ['awaitingPayment', 'paid', 'withdrawn'] }],
    ['one that was paid after it was cancelled', tooLate],
    ['one that was paid twice, and got one payment back', { ...paid, mails: 3, payments: [payment, returned] }],
    ['one whose payment failed after another was made', { ...paid, payments: [payment, ...failed.payments] }],
  ])('are right for %s', (_, order) => expect(codes(books(order))).toEqual([]));

  it.each<[string, Books, string[]]>([
    ['a payment nobody heard of', books(waiting), ['LOST', 'WRONG_STATE']],
    ['a late payment that is kept', books({ ...tooLate, mails: 2, payments: [payment] }), ['LOST']],
    [
      'a late payment that goes back twice',
      books({ ...tooLate, mails: 4, payments: [{ ...returned, refunds: [...returned.refunds, ...returned.refunds], bankRefunded: 2400 }] }),
      ['LOST', 'DOUBLED'],
    ],
    ['a refund nobody made', books({ ...tooLate, mails: 2, payments: [{ ...returned, refunds: [{ amount: 1200, status: 'waiting' }], bankRefunded: 0 }] }), ['WRONG_STATE']],
    ['a refund the bank knows nothing of', books({ ...tooLate, payments: [{ ...returned, bankRefunded: 0 }] }), ['MONEY']],
    ['a step that no move makes', books({ ...paid, states: ['awaitingPayment', 'cancelled', 'paid'] }), ['WRONG_STATE']],
    ['an order that is gone', { ...books(paid), orders: [] }, ['LOST']],
    ['a mail that was not written', books({ ...paid, mails: 1 }), ['LOST']],
    ['an order that was placed twice', books({ ...paid, placed: 2 }), ['DOUBLED']],
    ['one that was paid twice', books({ ...paid, paid: 2, mails: 3 }), ['DOUBLED']],
    ['two payments of one order', books({ ...paid, payments: [payment, { ...payment, providerId: 'tb_2' }] }), ['DOUBLED']],
    ['two invoices', books({ ...paid, invoices: 2 }), ['DOUBLED']],
    ['an integrator told twice', books({ ...paid, told: 2 }), ['DOUBLED']],
    ['a mail too many', books({ ...paid, mails: 3 }), ['DOUBLED']],
    ['an order that waits though it is paid', books({ ...paid, state: 'awaitingPayment', states: ['awaitingPayment'] }), ['WRONG_STATE']],
    ['one that is paid though no payment is', books({ ...failed, state: 'paid', states: paid.states, paid: 1, mails: 3 }), ['WRONG_STATE']],
    ['a failed payment that still waits', books({ ...waiting, payments: [{ ...payment, status: 'open', bankStatus: 'failed' }] }), ['WRONG_STATE']],
    ['another amount at the bank', books({ ...paid, payments: [{ ...payment, bankAmount: 1199 }] }), ['MONEY']],
    ['another currency', books({ ...paid, payments: [{ ...payment, currency: 'GBP' }] }), ['MONEY']],
    ['a piece too few', books(paid, 9), ['STOCK']],
  ])('show %s', (_, after, found) => expect(codes(after)).toEqual(found));
});
