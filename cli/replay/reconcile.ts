import type { OrderState } from '../../src/contract/order.js';
import { movesFrom, stateAfter } from '../../src/domain/order-machine.js';
import type { Finding } from '../support/findings.js';
import type { BookedOrder, BookedPayment, BookedRefund, Books } from './books.js';

/** What can be wrong after a replay; each is counted, and each count should be nothing. */
export const faults = { LOST: 'lost', DOUBLED: 'doubled', WRONG_STATE: 'wrong states', MONEY: 'money differences', STOCK: 'stock differences' } as const;
type Fault = keyof typeof faults;

const isPaidAtBank = ({ bankStatus }: BookedPayment): boolean => bankStatus === 'paid';
const finding = (code: Fault, place: string, message: string): Finding => ({ code, place, message });

const ofPayment = ({ number }: BookedOrder, { providerId, status, bankStatus }: BookedPayment): Finding[] => {
  if (status === bankStatus) return [];
  return [finding(bankStatus === 'paid' ? 'LOST' : 'WRONG_STATE', number, `${providerId} is ${status}, at the bank ${bankStatus ?? 'unknown'}`)];
};

const doubles = ({ number, placed, paid, cancelled, invoices, told }: BookedOrder): Finding[] => {
  const times = { placed, paid, cancelled, invoices, 'messages to an integrator': told };
  return Object.entries(times).flatMap(([what, count]) => (count > 1 ? [finding('DOUBLED', number, `${count} × ${what}`)] : []));
};

const unpaid: readonly OrderState[] = ['open', 'awaitingPayment', 'authorized'];

/** From the cart to where it is, each step by a move of the table. */
const isWay = (states: readonly OrderState[], end: OrderState): boolean =>
  states.at(-1) === end && states.every((to, at) => movesFrom(states[at - 1] ?? 'open').some((move) => stateAfter(states[at - 1] ?? 'open', move) === to));

/** An order is paid when a payment is, unless it was cancelled before or withdrawn since. */
const ofState = ({ number, state, states, paid, payments }: BookedOrder): Finding[] => {
  const isPaid = payments.some(isPaidAtBank);
  const wrong = !isWay(states, state) || (isPaid ? unpaid.includes(state) || (state === 'paid' && paid === 0) : paid > 0);
  return wrong ? [finding('WRONG_STATE', number, `is ${state} after ${states.join(', ') || 'nothing'}; a payment was ${isPaid ? '' : 'not '}made`)] : [];
};

const amountOf = (refunds: readonly BookedRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** One payment pays an order. What else was paid, or was paid for an order cancelled before, goes back: all of it, once. */
const ofRefunds = ({ number, state, paid, payments }: BookedOrder): Finding[] => {
  const made = payments.filter((payment) => payment.status === 'paid' && isPaidAtBank(payment));
  const surplus = unpaid.includes(state) ? 0 : made.length - Math.min(paid, 1);
  const returned = made.filter(({ amount, refunds }) => amountOf(refunds) === amount).length;
  const kept = returned < surplus ? [finding(paid ? 'DOUBLED' : 'LOST', number, `${surplus} payments too many, ${returned} of them go back`)] : [];
  const ofEach = payments.flatMap(({ providerId, amount, refunds, bankRefunded }) => {
    const gone = amountOf(refunds.filter(({ status }) => status === 'refunded'));
    return [
      ...(amountOf(refunds) > amount || bankRefunded > amount ? [finding('DOUBLED', number, `${providerId} goes back more than once`)] : []),
      ...(gone === bankRefunded ? [] : [finding('MONEY', number, `${gone} of ${providerId} are booked as paid back, the bank paid ${bankRefunded}`)]),
      ...refunds.filter(({ status }) => status === 'waiting').map(() => finding('WRONG_STATE', number, `a refund of ${providerId} is not made`)),
    ];
  });
  return [...kept, ...ofEach];
};

const ofMoney = ({ number, total, currency, payments }: BookedOrder): Finding[] =>
  payments
    .filter(isPaidAtBank)
    .filter(({ amount, bankAmount, currency: booked, bankCurrency }) => amount !== total || bankAmount !== total || booked !== currency || bankCurrency !== currency)
    .map(({ amount, bankAmount }) => finding('MONEY', number, `costs ${total}, booked ${amount}, at the bank ${bankAmount}`));

const failuresOf = ({ payments }: BookedOrder): number => payments.filter(({ status }) => status === 'failed' || status === 'expired').length;
const refundsOf = ({ payments }: BookedOrder): number => payments.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'refunded').length;

/** A mail when an order is paid, is cancelled, or has money go back; when a payment fails, one only where the buyer can still pay. */
const ofMails = (order: BookedOrder, before: BookedOrder): Finding[] => {
  const since = (count: (books: BookedOrder) => number) => count(order) - count(before);
  const [sent, failures] = [since(({ mails }) => mails), since(failuresOf)];
  const certain = since(({ paid }) => paid) + since(({ cancelled }) => cancelled) + since(refundsOf);
  const due = order.state === 'awaitingPayment' ? certain + failures : certain;
  if (sent > certain + failures) return [finding('DOUBLED', order.number, `${sent} mails`)];
  return sent < due ? [finding('LOST', order.number, `${due} mails were due, ${sent} written`)] : [];
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
      ...ofRefunds(order),
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
