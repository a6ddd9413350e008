import type { Brand, Look } from '../../contract/brands.js';
import type { Price } from '../../contract/money.js';
import { localeTable } from '../../contract/locales.js';
import { printedIban } from '../../domain/bank-account.js';
import { addressLines, countryName, formatDate, formatMoney, formatNumber, formatPercent, formatUnitPrice } from '../formats.js';
import { fonts, printPdf } from '../pdf.js';
import { type Column, type GridRow, inks, left, right, Sheet } from '../sheet.js';
import type { Paper, PaperLine } from './paper.js';
import { paymentTexts } from './payment-texts.js';

export interface PaperLook {
  brand: Brand;
  mark: Look['logo'];
  /** Colour of the line below the letterhead. */
  colour: string;
  createdAt: Date;
  /** Translates a key below `components.invoice`. */
  say(key: string, args?: Record<string, unknown>): string;
  /** Name of a payment method. */
  methodName(method: string): string;
}

const footTop = 796;
const factsX = 350;
const sumsX = 300;
const amountWidth = 85;

const titleOf = ({ kind, number }: Paper, { say }: PaperLook): string => `${say(kind === 'invoice' ? 'title' : 'creditNote')} ${number}`;

const letterhead = (sheet: Sheet, { order: { locale } }: Paper, { brand, mark, colour }: PaperLook): void => {
  const { name, address } = brand.seller;
  sheet.brand(mark, brand.siteName);
  sheet.part('P', () => {
    const lines = [name, ...address.slice(0, -1), countryName(address.at(-1)!, locale)];
    sheet.pdf.font(fonts.plain).fontSize(8).fillColor(inks.muted);
    sheet.pdf.text(lines.join('\n'), factsX, left - 12, { width: right - factsX, align: 'right' });
  });
  sheet.line(left, right, left + 38, colour, 2);
};

const title = (sheet: Sheet, paper: Paper, look: PaperLook): void => {
  sheet.part('H1', () => {
    sheet.pdf.font(fonts.bold).fontSize(20).fillColor(inks.text);
    sheet.pdf.text(titleOf(paper, look), left, left + 60, { width: right - left });
  });
  sheet.pdf.y += 18;
};

/** Buyer with billing address, and delivery address if it differs. */
const parties = (sheet: Sheet, { order }: Paper, { say }: PaperLook): void => {
  const { contact, company, vatNumber, billing, shipping } = order.details!;
  const buyer = { organisation: company, person: `${contact.firstName} ${contact.lastName}` };
  const isElsewhere = shipping && order.shipping?.method !== 'Pickup';
  const blocks = [
    { name: say('buyer'), lines: [...addressLines(billing, order.locale, buyer), vatNumber && say('vatNumber', { number: vatNumber })] },
    ...(isElsewhere ? [{ name: say('deliveredTo'), lines: addressLines(shipping, order.locale, shipping.recipient ? { person: shipping.recipient } : buyer) }] : []),
  ];
  const { pdf } = sheet;
  const top = pdf.y;
  const width = 284 / blocks.length;
  const ends = blocks.map(({ name, lines }, at) => {
    const place = { x: left + at * width, width: width - 10 };
    sheet.part('P', () => {
      pdf.font(fonts.plain).fontSize(8).fillColor(inks.muted).text(name, place.x, top, place);
      pdf.fontSize(10).fillColor(inks.text);
      pdf.text(lines.filter(Boolean).join('\n'), place.x, pdf.y + 4, { width: place.width, lineGap: 1.5 });
    });
    return pdf.y;
  });
  pdf.y = Math.max(...ends);
};

const factsOf = ({ order, credits, kind, number, issuedOn }: Paper, say: PaperLook['say']): [name: string, value: string][] => {
  const { locale, details, shipping } = order;
  const isInvoice = kind === 'invoice';
  return [
    [say(isInvoice ? 'number' : 'creditNumber'), number],
    [say(isInvoice ? 'date' : 'creditDate'), formatDate(issuedOn, locale)],
    ...(credits ? [[say('forInvoice'), `${credits.number}\n${formatDate(credits.issuedOn, locale)}`] as [string, string]] : []),
    ...(credits ? [[say('cause'), say(`causes.${credits.cause}`)] as [string, string]] : []),
    [say('order'), order.number!],
    ...(shipping ? [[say('delivery'), formatDate(shipping.date, locale)] as [string, string]] : []),
    ...(details?.reference ? [[say('reference'), details.reference] as [string, string]] : []),
  ];
};

const amountCells = (total: Price, { vat, order: { locale } }: Paper): string[] => [
  formatPercent(vat.rate, locale),
  formatMoney(total.excludingVat, locale),
  ...(vat.category === 'S' ? [formatMoney(total.includingVat, locale)] : []),
];

const goodsRow = ({ goods, quantity, unitPrice, total }: PaperLine, paper: Paper, { say }: PaperLook): GridRow => {
  const { order, credits } = paper;
  const { locale } = order;
  const { currency } = total.includingVat;
  const note = goods ? [goods.sku, goods.colour, ...goods.choices.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · ') : '';
  const name = goods ? goods.name : say('part', { number: credits!.number });
  const figures = [formatNumber(quantity, locale), formatUnitPrice(unitPrice, currency, locale), ...amountCells(total, paper)];
  return { cells: [name, ...figures], note };
};

const goods = (sheet: Sheet, paper: Paper, look: PaperLook): void => {
  const { say } = look;
  const { shipping, vat } = paper;
  const isTaxed = vat.category === 'S';
  const shift = isTaxed ? 0 : 72;
  const figures: Column[] = [
    { title: say('quantity'), x: 240 + shift, width: 44, isFigure: true },
    { title: say('piece'), x: 290 + shift, width: 76, isFigure: true },
    { title: say('rate'), x: 370 + shift, width: 34, isFigure: true },
    { title: say('amount'), x: 408 + shift, width: 65, isFigure: true },
    ...(isTaxed ? [{ title: say('amountGross'), x: 477, width: 68, isFigure: true } as const] : []),
  ];
  const delivery = shipping ? [{ cells: [say('shipping'), '', '', ...amountCells(shipping, paper)] }] : [];
  sheet.grid([{ title: say('product'), x: left, width: 182 + shift }, ...figures], [...paper.lines.map((line) => goodsRow(line, paper, look)), ...delivery]);
};

const sums = (sheet: Sheet, { order: { locale }, total, vat }: Paper, { say }: PaperLook): void => {
  const { excludingVat, includingVat } = total;
  const contained = { ...includingVat, amount: includingVat.amount - excludingVat.amount };
  const rows = [
    [say('net'), formatMoney(excludingVat, locale)],
    [say('vat', { rate: vat.rate, base: formatMoney(excludingVat, locale) }), formatMoney(contained, locale)],
    [say(vat.category === 'S' ? 'total' : 'totalUntaxed'), formatMoney(includingVat, locale)],
  ] as const;
  const { pdf } = sheet;
  pdf.y += 6;
  sheet.room(rows.length * 18 + 60);
  for (const [at, [label, amount]] of rows.entries()) {
    const isTotal = at === rows.length - 1;
    const top = pdf.y;
    if (isTotal) sheet.line(sumsX, right, top, inks.text, 1);
    sheet.part('P', () => {
      pdf
        .font(isTotal ? fonts.bold : fonts.plain)
        .fontSize(isTotal ? 12 : 9)
        .fillColor(inks.text);
      pdf.text(label, sumsX, top + (isTotal ? 8 : 0), { width: right - sumsX - amountWidth, align: 'left' });
      pdf.text(amount, right - amountWidth, top + (isTotal ? 8 : 0), { width: amountWidth, align: 'right' });
    });
    pdf.y += 5;
  }
};

const paragraphs = (sheet: Sheet, texts: readonly string[]): void => {
  const { pdf } = sheet;
  for (const text of texts)
    sheet.part('P', () => {
      pdf.font(fonts.plain).fontSize(9).fillColor(inks.text);
      pdf.text(text, left, pdf.y + 2, { width: right - left, lineGap: 1.5 });
    });
};

/** States why no VAT is charged, or why VAT is charged although the buyer gave a VAT number of another member state. */
const vatNotes = ({ order: { details, totals }, vat }: Paper, { brand, say }: PaperLook): string[] => {
  const numbers = say('numbers', { seller: brand.seller.vatNumber, buyer: details?.vatNumber });
  switch (vat.category) {
    case 'K':
      return [say('reverseCharge'), numbers];
    case 'AE':
      return [say('assembled'), numbers];
    case 'G':
      return [say('exported')];
    case 'S':
      return totals.vatReason === 'unproved' ? [say('unproved', { number: details?.vatNumber, rate: vat.rate })] : [];
  }
};

/** Notes about VAT and payment. */
const remarks = (sheet: Sheet, paper: Paper, look: PaperLook): void => {
  const { say } = look;
  sheet.pdf.y += 16;
  sheet.room(110);
  const notes = vatNotes(paper, look);
  if (notes.length) {
    paragraphs(sheet, notes);
    sheet.pdf.y += 14;
  }
  sheet.heading(say('payment'));
  paragraphs(sheet, paymentTexts(paper, look));
};

const feet = (sheet: Sheet, paper: Paper, { brand, say }: PaperLook): void => {
  const { name, vatNumber, tradeRegister, accounts } = brand.seller;
  const account = accounts[paper.order.currency];
  const contact = [name, brand.phone[localeTable[paper.order.locale].country], brand.email].join(' · ');
  const bank = account ? [`IBAN ${printedIban(account.iban)}`, `BIC ${account.bic}`] : [];
  const numbers = [say('vatNumber', { number: vatNumber }), say('tradeRegister', { number: tradeRegister }), ...bank].join(' · ');
  const { pdf } = sheet;
  sheet.feet((page, pages) => {
    pdf.moveTo(left, footTop).lineTo(right, footTop).lineWidth(0.5).stroke(inks.line);
    pdf.font(fonts.plain).fontSize(7.5).fillColor(inks.muted);
    pdf.text(contact, left, footTop + 7, { width: 380, lineBreak: false });
    pdf.text(numbers, left, footTop + 18, { width: right - left, lineBreak: false });
    pdf.text(`${paper.number} · ${say('page', { page, pages })}`, 400, footTop + 7, { width: right - 400, align: 'right', lineBreak: false });
  });
};

/** Renders an invoice or a credit note as PDF (Directive 2006/112/EC, articles 219 and 226). */
export const renderPaper = (paper: Paper, look: PaperLook): Promise<Buffer> => {
  const printed = { title: titleOf(paper, look), locale: paper.order.locale, createdAt: look.createdAt, isTagged: true, isCounted: true };
  return printPdf(printed, (pdf) => {
    const sheet = new Sheet(pdf);
    letterhead(sheet, paper, look);
    title(sheet, paper, look);
    const top = pdf.y;
    parties(sheet, paper, look);
    const end = pdf.y;
    pdf.y = top;
    sheet.table(factsOf(paper, look.say), { x: factsX, width: right - factsX, name: 95 });
    pdf.y = Math.max(end, pdf.y) + 22;
    goods(sheet, paper, look);
    sums(sheet, paper, look);
    remarks(sheet, paper, look);
    feet(sheet, paper, look);
    sheet.end();
  });
};
