import type { Brand } from '../../contract/brands.js';
import { paymentReference } from '../../domain/payment-reference.js';
import { formatAccount, formatDate, formatMoney } from '../formats.js';
import type { InvoiceDocument } from './invoice-document.js';
import type { DocumentStyle } from './document-style.js';

type TextOptions = Pick<DocumentStyle, 'translate' | 'methodName'> & { brand: Brand };

const invoiceTexts = ({ order, payment, total }: InvoiceDocument, { translate, methodName, brand }: TextOptions): string[] => {
  const { locale } = order;
  const { method, paidOn, due, dueOn, creditNotes } = payment;
  const numbers = creditNotes.join(', ');
  const amount = formatMoney({ ...total.includingVat, amount: due }, locale);
  const credited = creditNotes.length ? [translate('credited', { numbers })] : [];
  const date = paidOn && formatDate(paidOn, locale);
  if (date) return [method ? translate('paid', { date, method: methodName(method) }) : translate('paidOn', { date }), ...credited];
  if (due === 0) return [translate('nothing', { numbers })];
  const { accounts, name } = brand.seller;
  const account = accounts[order.currency];
  const requested =
    method === 'invoice' && account
      ? translate('transfer', {
          amount,
          date: formatDate(dueOn, locale),
          account: formatAccount(account, (facts) => translate('britishAccount', facts)),
          name,
          number: paymentReference(order),
        })
      : translate('open', { amount, order: order.number });
  return [requested, ...credited];
};

/** Texts about the payment of a document: what is paid or due, and how to pay it. */
export const paymentTexts = (document: InvoiceDocument, says: TextOptions): string[] => {
  const { kind, payment, credits, total, order } = document;
  if (kind === 'invoice') return invoiceTexts(document, says);
  const { translate, methodName } = says;
  if (!payment.paidOn) return [translate('settled', { number: credits!.number })];
  const amount = formatMoney(total.includingVat, order.locale);
  return [payment.method ? translate('back', { amount, method: methodName(payment.method) }) : translate('backAsPaid', { amount })];
};
