import type { Brand } from '../../contract/brands.js';
import { paymentReference } from '../../domain/payment-reference.js';
import { formatAccount, formatDate, formatMoney } from '../formats.js';
import type { Paper } from './paper.js';
import type { PaperLook } from './paper.pdf.js';

type Says = Pick<PaperLook, 'say' | 'methodName'> & { brand: Brand };

const invoiceTexts = ({ order, payment, total }: Paper, { say, methodName, brand }: Says): string[] => {
  const { locale } = order;
  const { method, paidOn, due, dueOn, creditNotes } = payment;
  const numbers = creditNotes.join(', ');
  const amount = formatMoney({ ...total.includingVat, amount: due }, locale);
  const credited = creditNotes.length ? [say('credited', { numbers })] : [];
  const date = paidOn && formatDate(paidOn, locale);
  if (date) return [method ? say('paid', { date, method: methodName(method) }) : say('paidOn', { date }), ...credited];
  if (due === 0) return [say('nothing', { numbers })];
  const { accounts, name } = brand.seller;
  const account = accounts[order.currency];
  const asked =
    method === 'invoice' && account
      ? say('transfer', {
          amount,
          date: formatDate(dueOn, locale),
          account: formatAccount(account, (facts) => say('britishAccount', facts)),
          name,
          number: paymentReference(order),
        })
      : say('open', { amount, order: order.number });
  return [asked, ...credited];
};

/** Texts about the payment of a document: what is paid or due, and how to pay it. */
export const paymentTexts = (paper: Paper, says: Says): string[] => {
  const { kind, payment, credits, total, order } = paper;
  if (kind === 'invoice') return invoiceTexts(paper, says);
  const { say, methodName } = says;
  if (!payment.paidOn) return [say('settled', { number: credits!.number })];
  const amount = formatMoney(total.includingVat, order.locale);
  return [payment.method ? say('back', { amount, method: methodName(payment.method) }) : say('backAsPaid', { amount })];
};
