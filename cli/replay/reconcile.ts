import type { OrderState } from '../../src/contract/order.js';
import type { Finding } from '../support/findings.js';
import type { BookedOrder, BookedPayment, Books } from './books.js';

/** What can be wrong after a replay; each is counted, and each count should be nothing. */
export const faults = { LOST: 'lost', DOUBLED: 'doubled', WRONG_STATE: 'wrong states', MONEY: 'money differences', STOCK: 'stock differences' } as const;
type Fault = keyof typeof faults;

const isPaidAtBank = ({ bankStatus }: BookedPayment): boolean => bankStatus === 'paid';
const finding = (code: Fault, place: string, message: string): Finding => ({ code, place, message });

const ofPayment = ({ number }: BookedOrder, { providerId, status, bankStatus }: BookedPayment): Finding[] => {
  if (status === bankStatus) return [];
  return [finding(bankStatus === 'paid' ? 'LOST' : 'WRONG_STATE', number, `${providerId} is ${status}, at the bank ${bankStatus ?? 'unknown'}`)];
};

const doubles = ({ number, placed, paid, invoices, told, payments }: BookedOrder): Finding[] => {
  const paidAttempts = payments.filter(isPaidAtBank).length;
  const times = { placed, paid, invoices, 'messages to an integrator': told, 'paid payments': paidAttempts };
  return Object.entries(times).flatMap(([what, count]) => (count > 1 ? [finding('DOUBLED', number, `${count} × ${what}`)] : []));
};

const unpaid: readonly OrderState[] = ['open', 'awaitingPayment', 'authorized'];

/** An order is paid when a payment is, unless it was cancelled before or withdrawn since. */
const ofState = ({ number, state, placed, paid, payments }: BookedOrder): Finding[] => {
  const isPaid = payments.some(isPaidAtBank);
  const wrong = placed === 0 || (isPaid ? unpaid.includes(state) || (state === 'paid' && paid === 0) : paid > 0);
  return wrong ? [finding('WRONG_STATE', number, `is ${state}, was placed ${placed} × and paid ${paid} ×`)] : [];
};

const ofMoney = ({ number, total, currency, payments }: BookedOrder): Finding[] =>
  payments
    .filter(isPaidAtBank)
    .filter(({ amount, bankAmount, currency: booked, bankCurrency }) => amount !== total || bankAmount !== total || booked !== currency || bankCurrency !== currency)
    .map(({ amount, bankAmount }) => finding('MONEY', number, `costs ${total}, booked ${amount}, at the bank ${bankAmount}`));

/** A mail for each order that became paid, none for the others. */
const ofMails = (order: BookedOrder, before: BookedOrder): Finding[] => {
  const [sent, due] = [order.mails - before.mails, order.paid - before.paid];
  if (sent > due) return [finding('DOUBLED', order.number, `${sent} mails`)];
  return due > 0 && sent < due ? [finding('LOST', order.number, 'no mail')] : [];
};

/** What the webhooks changed that they should not have, or should have and did not. */
export const reconcile = (before: Books, after: Books): Finding[] => {
  const known = new Map(before.orders.map((order) => [order.number, order]));
  const ofOrders = after.orders
    .filter(({ number }) => known.has(number))
    .flatMap((order) => [
      ...order.payments.flatMap((payment) => ofPayment(order, payment)),
      ...doubles(order),
      ...ofState(order),
      ...ofMoney(order),
      ...ofMails(order, known.get(order.number)!),
    ]);
  const left = new Set(after.orders.map(({ number }) => number));
  const gone = before.orders.filter(({ number }) => !left.has(number)).map(({ number }) => finding('LOST', number, 'the order is gone'));
  const ofStock = [...before.pieces].flatMap(([id, pieces]) =>
    after.pieces.get(id) === pieces ? [] : [finding('STOCK', id, `had ${pieces} pieces, has ${after.pieces.get(id) ?? 0}`)],
  );
  return [...ofOrders, ...gone, ...ofStock];
};
