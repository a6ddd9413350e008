import type { Brand } from '../../contract/brands.js';
import { localeTable } from '../../contract/locales.js';
import type { OrderView } from '../orders/order.presenter.js';
import { addressLines, formatDay, formatMoney } from '../formats.js';
import { fonts, type Pdf, printPdf } from '../pdf.js';
import type { InvoiceRow } from './invoice.store.js';

type Say = (key: string, args?: Record<string, unknown>) => string;

const left = 50;
const right = 545;
const columns = [left, 330, 390, 470] as const;
const bottom = 740;

const row = (pdf: Pdf, cells: readonly string[], isBold = false): void => {
  if (pdf.y > bottom) pdf.addPage();
  const top = pdf.y;
  pdf.font(isBold ? fonts.bold : fonts.plain);
  const ends = cells.map((cell, at) => {
    const width = (columns[at + 1] ?? right) - columns[at]! - 8;
    pdf.text(cell, columns[at]!, top, { width, align: at ? 'right' : 'left' });
    return pdf.y;
  });
  pdf.y = Math.max(...ends) + 6;
};

const parties = (pdf: Pdf, order: OrderView, brand: Brand, say: Say): void => {
  const { contact, company, vatNumber, billing } = order.details!;
  const buyer = [company, `${contact.firstName} ${contact.lastName}`, ...addressLines(billing, order.locale), vatNumber && say('vatNumber', { number: vatNumber })];
  const { name, address, vatNumber: ownVatNumber, tradeRegister } = brand.seller;
  const numbers = [say('vatNumber', { number: ownVatNumber }), say('tradeRegister', { number: tradeRegister })];
  const seller = [name, ...address, brand.phone[localeTable[order.locale].country], brand.email, ...numbers];
  const top = pdf.y;
  pdf.font(fonts.plain).text(seller.join('\n'), 330, top, { width: right - 330 });
  const end = pdf.y;
  pdf.text(buyer.filter(Boolean).join('\n'), left, top, { width: 260 });
  pdf.y = Math.max(pdf.y, end) + 24;
};

const facts = (pdf: Pdf, order: OrderView, invoice: InvoiceRow, say: Say): void => {
  const { locale, details, number } = order;
  const lines = [
    [say('number'), invoice.number],
    [say('date'), formatDay(invoice.issuedAt.toISOString().slice(0, 10), locale)],
    [say('order'), number!],
    ...(order.shipping ? [[say('delivery'), formatDay(order.shipping.date, locale)]] : []),
    ...(details?.reference ? [[say('reference'), details.reference]] : []),
  ];
  for (const [label, value] of lines) pdf.font(fonts.plain).text(`${label}: ${value}`, left);
  pdf.moveDown(1.5);
};

const goods = (pdf: Pdf, { lines, locale }: OrderView, say: Say): void => {
  row(pdf, [say('product'), say('quantity'), say('piece'), say('amount')], true);
  for (const line of lines) {
    const notes = [line.sku, line.colour, ...line.choices.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · ');
    row(pdf, [`${line.name}\n${notes}`, String(line.quantity), formatMoney(line.unitPrice.excludingVat, locale), formatMoney(line.total.excludingVat, locale)]);
  }
};

/** A sum: its label has the room of the three columns beside it. */
const sum = (pdf: Pdf, label: string, amount: string, isBold = false): void => {
  if (pdf.y > bottom) pdf.addPage();
  const top = pdf.y;
  const width = columns[3] - columns[1] - 8;
  pdf.font(isBold ? fonts.bold : fonts.plain).text(label, columns[1], top, { width, align: 'right' });
  const end = pdf.y;
  pdf.text(amount, columns[3], top, { width: right - columns[3] - 8, align: 'right' });
  pdf.y = Math.max(end, pdf.y) + 6;
};

const sums = (pdf: Pdf, { totals, locale }: OrderView, say: Say): void => {
  pdf.moveDown();
  if (totals.shipping) sum(pdf, say('shipping'), formatMoney(totals.shipping.excludingVat, locale));
  sum(pdf, say('net'), formatMoney(totals.total.excludingVat, locale));
  for (const { rate, amount } of totals.vat) sum(pdf, say('vat', { rate }), formatMoney(amount, locale));
  sum(pdf, say('total'), formatMoney(totals.total.includingVat, locale), true);
  if (totals.isReverseCharge)
    pdf
      .moveDown()
      .font(fonts.plain)
      .text(say('reverseCharge'), left, undefined, { width: right - left });
};

/** The invoice of a placed order as PDF, amounts net with VAT by rate (Directive 2006/112/EC, article 226). */
export const renderInvoice = (order: OrderView, invoice: InvoiceRow, brand: Brand, say: Say): Promise<Buffer> =>
  printPdf({ title: `${say('title')} ${invoice.number}`, locale: order.locale, createdAt: invoice.issuedAt }, (pdf) => {
    pdf.font(fonts.bold).fontSize(24).text(say('title')).moveDown().fontSize(10);
    parties(pdf, order, brand, say);
    facts(pdf, order, invoice, say);
    goods(pdf, order, say);
    sums(pdf, order, say);
  });
