import type { Price } from '../../contract/money.js';
import { localeTable } from '../../contract/locales.js';
import { printedIban } from '../../domain/bank-account.js';
import { addressLines, countryName, formatDate, formatMoney, formatNumber, formatPercent, formatUnitPrice } from '../formats.js';
import { fonts, printPdf } from '../pdf.js';
import { saleFormText } from './sale-form.js';
import { colours, type Column, type GridRow, left, PdfSheet, right } from '../pdf-sheet.js';
import type { DocumentStyle } from './document-style.js';
import type { InvoiceDocument, InvoiceDocumentLine } from './invoice-document.js';
import { paymentTexts } from './payment-texts.js';

const footTop = 796;
const factsX = 350;
const sumsX = 300;
const amountWidth = 85;

const titleOf = ({ kind, number }: InvoiceDocument, { translate }: DocumentStyle): string => `${translate(kind === 'invoice' ? 'title' : 'creditNote')} ${number}`;

/** Logo, name and address of the seller at the top of a page. */
export const letterhead = (sheet: PdfSheet, { order: { locale } }: { order: Pick<InvoiceDocument['order'], 'locale'> }, { brand, mark, colour }: DocumentStyle): void => {
  const { name, address } = brand.seller;
  sheet.brand(mark, brand.siteName);
  sheet.part('P', () => {
    const lines = [name, ...address.slice(0, -1), countryName(address.at(-1)!, locale)];
    sheet.pdf.font(fonts.plain).fontSize(8).fillColor(colours.muted);
    sheet.pdf.text(lines.join('\n'), factsX, left - 12, { width: right - factsX, align: 'right' });
  });
  sheet.line(left, right, left + 38, colour, 2);
};

const title = (sheet: PdfSheet, document: InvoiceDocument, look: DocumentStyle): void => {
  sheet.part('H1', () => {
    sheet.pdf.font(fonts.bold).fontSize(20).fillColor(colours.text);
    sheet.pdf.text(titleOf(document, look), left, left + 60, { width: right - left });
  });
  sheet.pdf.y += 18;
};

/** Buyer with billing address, and delivery address if it differs. */
const parties = (sheet: PdfSheet, { order }: InvoiceDocument, { translate }: DocumentStyle): void => {
  const { contact, company, vatNumber, billing, shipping } = order.details!;
  const buyer = { organisation: company, person: `${contact.firstName} ${contact.lastName}` };
  const isElsewhere = shipping && order.shipping?.method !== 'Pickup';
  const blocks = [
    { name: translate('buyer'), lines: [...addressLines(billing, order.locale, buyer), vatNumber && translate('vatNumber', { number: vatNumber })] },
    ...(isElsewhere ? [{ name: translate('deliveredTo'), lines: addressLines(shipping, order.locale, shipping.recipient ? { person: shipping.recipient } : buyer) }] : []),
  ];
  const { pdf } = sheet;
  const top = pdf.y;
  const width = 284 / blocks.length;
  const ends = blocks.map(({ name, lines }, at) => {
    const place = { x: left + at * width, width: width - 10 };
    sheet.part('P', () => {
      pdf.font(fonts.plain).fontSize(8).fillColor(colours.muted).text(name, place.x, top, place);
      pdf.fontSize(10).fillColor(colours.text);
      pdf.text(lines.filter(Boolean).join('\n'), place.x, pdf.y + 4, { width: place.width, lineGap: 1.5 });
    });
    return pdf.y;
  });
  pdf.y = Math.max(...ends);
};

const factsOf = ({ order, credits, kind, number, issuedOn }: InvoiceDocument, translate: DocumentStyle['translate']): [name: string, value: string][] => {
  const { locale, details, shipping } = order;
  const isInvoice = kind === 'invoice';
  return [
    [translate(isInvoice ? 'number' : 'creditNumber'), number],
    [translate(isInvoice ? 'date' : 'creditDate'), formatDate(issuedOn, locale)],
    ...(credits ? [[translate('forInvoice'), `${credits.number}\n${formatDate(credits.issuedOn, locale)}`] as [string, string]] : []),
    ...(credits ? [[translate('cause'), translate(`causes.${credits.cause}`)] as [string, string]] : []),
    [translate('order'), order.number!],
    ...(shipping ? [[translate('delivery'), formatDate(shipping.date, locale)] as [string, string]] : []),
    ...(details?.reference ? [[translate('reference'), details.reference] as [string, string]] : []),
  ];
};

const amountCells = (total: Price, { vat, order: { locale } }: InvoiceDocument): string[] => [
  formatPercent(vat.rate, locale),
  formatMoney(total.excludingVat, locale),
  ...(vat.category === 'S' ? [formatMoney(total.includingVat, locale)] : []),
];

const goodsRow = ({ goods, quantity, unitPrice, total }: InvoiceDocumentLine, document: InvoiceDocument, { translate }: DocumentStyle): GridRow => {
  const { order, credits } = document;
  const { locale } = order;
  const { currency } = total.includingVat;
  const note = goods
    ? [goods.sku, goods.colour, saleFormText(goods.saleUnit, translate), ...goods.choices.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · ')
    : '';
  const name = goods ? goods.name : translate('part', { number: credits!.number });
  const figures = [formatNumber(quantity, locale), formatUnitPrice(unitPrice, currency, locale), ...amountCells(total, document)];
  return { cells: [name, ...figures], note };
};

const goods = (sheet: PdfSheet, document: InvoiceDocument, look: DocumentStyle): void => {
  const { translate } = look;
  const { shipping, vat } = document;
  const isTaxed = vat.category === 'S';
  const shift = isTaxed ? 0 : 72;
  const figures: Column[] = [
    { title: translate('quantity'), x: 240 + shift, width: 44, isFigure: true },
    { title: translate('piece'), x: 290 + shift, width: 76, isFigure: true },
    { title: translate('rate'), x: 370 + shift, width: 34, isFigure: true },
    { title: translate('amount'), x: 408 + shift, width: 65, isFigure: true },
    ...(isTaxed ? [{ title: translate('amountGross'), x: 477, width: 68, isFigure: true } as const] : []),
  ];
  const delivery = shipping ? [{ cells: [translate('shipping'), '', '', ...amountCells(shipping, document)] }] : [];
  sheet.grid([{ title: translate('product'), x: left, width: 182 + shift }, ...figures], [...document.lines.map((line) => goodsRow(line, document, look)), ...delivery]);
};

const sums = (sheet: PdfSheet, { order: { locale }, total, vat }: InvoiceDocument, { translate }: DocumentStyle): void => {
  const { excludingVat, includingVat } = total;
  const contained = { ...includingVat, amount: includingVat.amount - excludingVat.amount };
  const rows = [
    [translate('net'), formatMoney(excludingVat, locale)],
    [translate('vat', { rate: vat.rate, base: formatMoney(excludingVat, locale) }), formatMoney(contained, locale)],
    [translate(vat.category === 'S' ? 'total' : 'totalUntaxed'), formatMoney(includingVat, locale)],
  ] as const;
  const { pdf } = sheet;
  pdf.y += 6;
  sheet.remainingSpace(rows.length * 18 + 60);
  for (const [at, [label, amount]] of rows.entries()) {
    const isTotal = at === rows.length - 1;
    const top = pdf.y;
    if (isTotal) sheet.line(sumsX, right, top, colours.text, 1);
    sheet.part('P', () => {
      pdf
        .font(isTotal ? fonts.bold : fonts.plain)
        .fontSize(isTotal ? 12 : 9)
        .fillColor(colours.text);
      pdf.text(label, sumsX, top + (isTotal ? 8 : 0), { width: right - sumsX - amountWidth, align: 'left' });
      pdf.text(amount, right - amountWidth, top + (isTotal ? 8 : 0), { width: amountWidth, align: 'right' });
    });
    pdf.y += 5;
  }
};

const paragraphs = (sheet: PdfSheet, texts: readonly string[]): void => {
  const { pdf } = sheet;
  for (const text of texts)
    sheet.part('P', () => {
      pdf.font(fonts.plain).fontSize(9).fillColor(colours.text);
      pdf.text(text, left, pdf.y + 2, { width: right - left, lineGap: 1.5 });
    });
};

/** States why no VAT is charged, or why VAT is charged although the buyer gave a VAT number of another member state. */
const vatNotes = ({ order: { details, totals }, vat }: InvoiceDocument, { brand, translate }: DocumentStyle): string[] => {
  const numbers = translate('numbers', { seller: brand.seller.vatNumber, buyer: details?.vatNumber });
  switch (vat.category) {
    case 'K':
      return [translate('reverseCharge'), numbers];
    case 'AE':
      return [translate('assembled'), numbers];
    case 'G':
      return [translate('exported')];
    case 'S':
      return totals.vatReason === 'unproved' ? [translate('unproved', { number: details?.vatNumber, rate: vat.rate })] : [];
  }
};

/** Notes about VAT and payment. */
const remarks = (sheet: PdfSheet, document: InvoiceDocument, look: DocumentStyle): void => {
  const { translate } = look;
  sheet.pdf.y += 16;
  sheet.remainingSpace(110);
  const notes = vatNotes(document, look);
  if (notes.length) {
    paragraphs(sheet, notes);
    sheet.pdf.y += 14;
  }
  sheet.heading(translate('payment'));
  paragraphs(sheet, paymentTexts(document, look));
};

const feet = (sheet: PdfSheet, document: InvoiceDocument, { brand, translate }: DocumentStyle): void => {
  const { name, vatNumber, tradeRegister, accounts } = brand.seller;
  const account = accounts[document.order.currency];
  const contact = [name, brand.phone[localeTable[document.order.locale].country], brand.email].join(' · ');
  const bank = account ? [`IBAN ${printedIban(account.iban)}`, `BIC ${account.bic}`] : [];
  const numbers = [translate('vatNumber', { number: vatNumber }), translate('tradeRegister', { number: tradeRegister }), ...bank].join(' · ');
  const { pdf } = sheet;
  sheet.feet((page, pages) => {
    pdf.moveTo(left, footTop).lineTo(right, footTop).lineWidth(0.5).stroke(colours.line);
    pdf.font(fonts.plain).fontSize(7.5).fillColor(colours.muted);
    pdf.text(contact, left, footTop + 7, { width: 380, lineBreak: false });
    pdf.text(numbers, left, footTop + 18, { width: right - left, lineBreak: false });
    pdf.text(`${document.number} · ${translate('page', { page, pages })}`, 400, footTop + 7, { width: right - 400, align: 'right', lineBreak: false });
  });
};

/** Renders an invoice or a credit note as PDF (Directive 2006/112/EC, articles 219 and 226). */
export const renderInvoiceDocument = (document: InvoiceDocument, look: DocumentStyle): Promise<Buffer> => {
  const printed = { title: titleOf(document, look), locale: document.order.locale, createdAt: look.createdAt, isTagged: true, isCounted: true };
  return printPdf(printed, (pdf) => {
    const sheet = new PdfSheet(pdf);
    letterhead(sheet, document, look);
    title(sheet, document, look);
    const top = pdf.y;
    parties(sheet, document, look);
    const end = pdf.y;
    pdf.y = top;
    sheet.table(factsOf(document, look.translate), { x: factsX, width: right - factsX, name: 95 });
    pdf.y = Math.max(end, pdf.y) + 22;
    goods(sheet, document, look);
    sums(sheet, document, look);
    remarks(sheet, document, look);
    feet(sheet, document, look);
    sheet.end();
  });
};
