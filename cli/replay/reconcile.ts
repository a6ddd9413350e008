import type { OrderState } from '../../src/contract/order.js';
import { stateAfter, transitionsFrom } from '../../src/domain/order-state-machine.js';
import type { Finding } from '../support/findings.js';
import type { Ledger, LedgerOrder, LedgerPayment, LedgerRefund } from './ledger.js';

/** Kinds of faults after a replay. The number of each is printed and must be 0. */
export const faults = { LOST: 'lost', DOUBLED: 'doubled', WRONG_STATE: 'wrong states', MONEY: 'money differences', STOCK: 'stock differences' } as const;
type Fault = keyof typeof faults;

const isPaidAtBank = ({ bankStatus }: LedgerPayment): boolean => bankStatus === 'paid';
const finding = (code: Fault, place: string, message: string): Finding => ({ code, place, message });

const ofPayment = ({ number }: LedgerOrder, { providerId, status, bankStatus }: LedgerPayment): Finding[] => {
  if (status === bankStatus) return [];
  return [finding(bankStatus === 'paid' ? 'LOST' : 'WRONG_STATE', number, `${providerId} is ${status}, at the bank ${bankStatus ?? 'unknown'}`)];
};

const doubles = ({ number, placed, paid, cancelled, invoices, told }: LedgerOrder): Finding[] => {
  const times = { placed, paid, cancelled, invoices, 'messages to an integrator': told };
  return Object.entries(times).flatMap(([what, count]) => (count > 1 ? [finding('DOUBLED', number, `${count} × ${what}`)] : []));
};

const unpaid: readonly OrderState[] = ['open', 'awaitingPayment', 'authorized'];

/** Whether the states lead from the cart to `end`, each by a move of the table. */
const isWay = (states: readonly OrderState[], end: OrderState): boolean =>
  states.at(-1) === end && states.every((to, at) => transitionsFrom(states[at - 1] ?? 'open').some((move) => stateAfter(states[at - 1] ?? 'open', move) === to));

/** Checks that an order with a paid payment is paid, unless it was cancelled before or withdrawn since. */
const ofState = ({ number, state, states, paid, payments }: LedgerOrder): Finding[] => {
  const isPaid = payments.some(isPaidAtBank);
  const wrong = !isWay(states, state) || (isPaid ? unpaid.includes(state) || (state === 'paid' && paid === 0) : paid > 0);
  return wrong ? [finding('WRONG_STATE', number, `is ${state} after ${states.join(', ') || 'nothing'}; a payment was ${isPaid ? '' : 'not '}made`)] : [];
};

const amountOf = (refunds: readonly LedgerRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Checks refunds. One payment pays an order. Every other payment, also of an order that was cancelled before, must be refunded completely, and once. */
const ofRefunds = ({ number, state, paid, payments }: LedgerOrder): Finding[] => {
  const made = payments.filter((payment) => payment.status === 'paid' && isPaidAtBank(payment));
  const surplus = unpaid.includes(state) ? 0 : made.length - Math.min(paid, 1);
  const returned = made.filter(({ amount, refunds }) => amountOf(refunds) === amount).length;
  const kept = returned < surplus ? [finding(paid ? 'DOUBLED' : 'LOST', number, `${surplus} payments too many, ${returned} of them refunded`)] : [];
  const ofEach = payments.flatMap(({ providerId, amount, refunds, bankRefunded }) => {
    const gone = amountOf(refunds.filter(({ status }) => status === 'refunded'));
    return [
      ...(amountOf(refunds) > amount || bankRefunded > amount ? [finding('DOUBLED', number, `${providerId} is refunded more than once`)] : []),
      ...(gone === bankRefunded ? [] : [finding('MONEY', number, `${gone} of ${providerId} are recorded as refunded, the bank refunded ${bankRefunded}`)]),
      ...refunds.filter(({ status }) => status === 'waiting').map(() => finding('WRONG_STATE', number, `a refund of ${providerId} is still waiting`)),
    ];
  });
  return [...kept, ...ofEach];
};

const ofMoney = ({ number, total, currency, payments }: LedgerOrder): Finding[] =>
  payments
    .filter(isPaidAtBank)
    .filter(({ amount, bankAmount, currency: booked, bankCurrency }) => amount !== total || bankAmount !== total || booked !== currency || bankCurrency !== currency)
    .map(({ amount, bankAmount }) => finding('MONEY', number, `costs ${total}, recorded ${amount}, at the bank ${bankAmount}`));

const failuresOf = ({ payments }: LedgerOrder): number => payments.filter(({ status }) => status === 'failed' || status === 'expired').length;
const refundsOf = ({ payments }: LedgerOrder): number => payments.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'refunded').length;

/** Checks mails. One is due when an order is paid, cancelled or refunded; a failed payment has a mail only if the buyer can still pay. */
const ofMails = (order: LedgerOrder, before: LedgerOrder): Finding[] => {
  const since = (count: (ledger: LedgerOrder) => number) => count(order) - count(before);
  const [sent, failures] = [since(({ mails }) => mails), since(failuresOf)];
  const certain = since(({ paid }) => paid) + since(({ cancelled }) => cancelled) + since(refundsOf);
  const due = order.state === 'awaitingPayment' ? certain + failures : certain;
  if (sent > certain + failures) return [finding('DOUBLED', order.number, `${sent} mails`)];
  return sent < due ? [finding('LOST', order.number, `${sent} of ${due} due mails`)] : [];
};

/** Finds wrong and missing changes by the webhooks. */
export const reconcile = (before: Ledger, after: Ledger): Finding[] => {
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
  const gone = before.orders.filter(({ number }) => !left.has(number)).map(({ number }) => finding('LOST', number, 'the order is missing'));
  const ofStock = [...before.pieces].flatMap(([id, pieces]) =>
    after.pieces.get(id) === pieces ? [] : [finding('STOCK', id, `had ${pieces} pieces, has ${after.pieces.get(id) ?? 0}`)],
  );
  return [...ofOrders, ...gone, ...ofStock];
};
