import type { Ledger, LedgerOrder, LedgerPayment } from './ledger.js';
import { reconcile } from './reconcile.js';

const payment: LedgerPayment = {
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
const paid: LedgerOrder = {
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
const waiting: LedgerOrder = { ...paid, state: 'awaitingPayment', states: ['awaitingPayment'], paid: 0, told: 0, mails: 1, payments: [{ ...payment, status: 'open' }] };
const ledger = (order: LedgerOrder, pieces = 10): Ledger => ({ orders: [order], pieces: new Map([['panel', pieces]]) });
const codes = (after: Ledger, before = ledger(waiting)) => reconcile(before, after).map(({ code }) => code);
const failed: LedgerOrder = { ...waiting, mails: 2, payments: [{ ...payment, status: 'failed', bankStatus: 'failed' }] };

const returned: LedgerPayment = { ...payment, providerId: 'tb_2', refunds: [{ amount: 1200, status: 'refunded' }], bankRefunded: 1200 };
const tooLate: LedgerOrder = { ...paid, state: 'cancelled', states: ['awaitingPayment', 'cancelled'], paid: 0, cancelled: 1, told: 0, mails: 3, payments: [returned] };

describe('the reconciliation after a replay', () => {
  it.each<[string, LedgerOrder]>([
    ['an order that became paid', paid],
    ['an order that was never paid', failed],
    ['an order whose second payment succeeded', { ...paid, mails: 3, payments: [...failed.payments, payment] }],
    ['an order that was withdrawn after the payment', { ...paid, state: 'withdrawn', states: ['awaitingPayment', 'paid', 'withdrawn'] }],
    ['an order that was paid after its cancellation', tooLate],
    ['an order that was paid twice and refunded once', { ...paid, mails: 3, payments: [payment, returned] }],
    ['an order with a failed payment after a successful one', { ...paid, payments: [payment, ...failed.payments] }],
  ])('accepts %s', (_, order) => expect(codes(ledger(order))).toEqual([]));

  it.each<[string, Ledger, string[]]>([
    ['a payment that the shop did not record', ledger(waiting), ['LOST', 'WRONG_STATE']],
    ['a late payment that is not refunded', ledger({ ...tooLate, mails: 2, payments: [payment] }), ['LOST']],
    [
      'a late payment that is refunded twice',
      ledger({ ...tooLate, mails: 4, payments: [{ ...returned, refunds: [...returned.refunds, ...returned.refunds], bankRefunded: 2400 }] }),
      ['LOST', 'DOUBLED'],
    ],
    [
      'a refund that is still waiting',
      ledger({ ...tooLate, mails: 2, payments: [{ ...returned, refunds: [{ amount: 1200, status: 'waiting' }], bankRefunded: 0 }] }),
      ['WRONG_STATE'],
    ],
    ['a refund that the bank did not make', ledger({ ...tooLate, payments: [{ ...returned, bankRefunded: 0 }] }), ['MONEY']],
    ['a change of state without a move', ledger({ ...paid, states: ['awaitingPayment', 'cancelled', 'paid'] }), ['WRONG_STATE']],
    ['a missing order', { ...ledger(paid), orders: [] }, ['LOST']],
    ['a missing mail', ledger({ ...paid, mails: 1 }), ['LOST']],
    ['an order that was placed twice', ledger({ ...paid, placed: 2 }), ['DOUBLED']],
    ['an order that was paid twice', ledger({ ...paid, paid: 2, mails: 3 }), ['DOUBLED']],
    ['two payments of an order', ledger({ ...paid, payments: [payment, { ...payment, providerId: 'tb_2' }] }), ['DOUBLED']],
    ['two invoices', ledger({ ...paid, invoices: 2 }), ['DOUBLED']],
    ['two messages to an integrator', ledger({ ...paid, told: 2 }), ['DOUBLED']],
    ['a superfluous mail', ledger({ ...paid, mails: 3 }), ['DOUBLED']],
    ['an order that awaits its payment although it is paid', ledger({ ...paid, state: 'awaitingPayment', states: ['awaitingPayment'] }), ['WRONG_STATE']],
    ['a paid order without a paid payment', ledger({ ...failed, state: 'paid', states: paid.states, paid: 1, mails: 3 }), ['WRONG_STATE']],
    ['a failed payment that is still open', ledger({ ...waiting, payments: [{ ...payment, status: 'open', bankStatus: 'failed' }] }), ['WRONG_STATE']],
    ['a different amount at the bank', ledger({ ...paid, payments: [{ ...payment, bankAmount: 1199 }] }), ['MONEY']],
    ['a different currency', ledger({ ...paid, payments: [{ ...payment, currency: 'GBP' }] }), ['MONEY']],
    ['a missing piece', ledger(paid, 9), ['STOCK']],
  ])('finds %s', (_, after, found) => expect(codes(after)).toEqual(found));
});
