import type { Locale } from '../../contract/locales.js';
import { addressLines, formatDate, formatNumber } from '../formats.js';
import type { DocumentStyle } from '../invoices/document-style.js';
import { letterhead } from '../invoices/invoice-document.pdf.js';
import { fonts, printPdf } from '../pdf.js';
import { colours, left, PdfSheet, right } from '../pdf-sheet.js';
import { saleFormText } from '../invoices/sale-form.js';
import type { PackedOrder } from './goods-to-pack.js';

const footTop = 796;
const factsX = 350;

/** Style of the documents in a language; `translate` takes keys below `components.invoice`. */
export type StyleOf = (locale: Locale) => DocumentStyle;

const recipient = (sheet: PdfSheet, order: PackedOrder, { translate, brand }: DocumentStyle): void => {
  const { contact, company, billing, shipping } = order.details!;
  const buyer = { organisation: company, person: `${contact.firstName} ${contact.lastName}` };
  const isPickup = order.shipping!.method === 'Pickup';
  const named = shipping?.recipient ? { person: shipping.recipient } : buyer;
  const there = isPickup ? [buyer.organisation, buyer.person] : addressLines(shipping ?? billing, order.locale, named);
  const { pdf } = sheet;
  const top = pdf.y;
  sheet.part('P', () => {
    pdf.font(fonts.plain).fontSize(8).fillColor(colours.muted);
    pdf.text(isPickup ? `${translate('pickedUp')}: ${brand.pickup.address.city}` : translate('deliverTo'), left, top, { width: 280 });
    pdf.fontSize(11).fillColor(colours.text);
    pdf.text([...there, contact.phone].filter(Boolean).join('\n'), left, pdf.y + 4, { width: 280, lineGap: 1.5 });
  });
};

const slip = (sheet: PdfSheet, order: PackedOrder, style: DocumentStyle): void => {
  const { translate } = style;
  const { pdf } = sheet;
  const { locale, details, shipping } = order;
  letterhead(sheet, { order }, style);
  sheet.part('H1', () => {
    pdf.font(fonts.bold).fontSize(20).fillColor(colours.text);
    pdf.text(`${translate('packingSlip')} ${order.number}`, left, left + 60, { width: right - left });
  });
  pdf.y += 18;
  const top = pdf.y;
  recipient(sheet, order, style);
  const end = pdf.y;
  pdf.y = top;
  const facts: [string, string][] = [
    [translate('order'), order.number!],
    [translate('delivery'), formatDate(shipping!.date, locale)],
    ...(details!.reference ? [[translate('reference'), details!.reference] as [string, string]] : []),
  ];
  sheet.table(facts, { x: factsX, width: right - factsX, name: 95 });
  pdf.y = Math.max(end, pdf.y) + 22;
  const columns = [
    { title: translate('product'), x: left, width: 400 },
    { title: translate('quantity'), x: 470, width: right - 470, isFigure: true as const },
  ];
  sheet.grid(
    columns,
    order.packed.map(({ name, sku, colour, choices, quantity, saleUnit }) => ({
      cells: [name, formatNumber(quantity, locale)],
      note: [sku, colour, saleFormText(saleUnit, translate), ...choices.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · '),
    })),
  );
  if (!details!.note) return;
  pdf.y += 10;
  sheet.heading(translate('buyerNote'));
  sheet.part('P', () => {
    pdf.font(fonts.plain).fontSize(10).fillColor(colours.text);
    pdf.text(details!.note!, left, pdf.y, { width: right - left });
  });
};

/** Renders packing slips, each order on its own pages and in the language of its buyer, without prices. */
export const renderPackingSlips = (orders: readonly PackedOrder[], styleOf: StyleOf): Promise<Buffer> => {
  const [first] = orders;
  const style = styleOf(first!.locale);
  const title = `${style.translate('packingSlip')} ${orders.map(({ number }) => number).join(', ')}`;
  return printPdf({ title: title.slice(0, 200), locale: first!.locale, createdAt: style.createdAt, isTagged: true, isCounted: true }, (pdf) => {
    const sheet = new PdfSheet(pdf);
    const starts: number[] = [];
    for (const [at, order] of orders.entries()) {
      if (at > 0) pdf.addPage();
      starts.push(pdf.bufferedPageRange().count);
      slip(sheet, order, styleOf(order.locale));
    }
    sheet.feet((page, pages) => {
      const at = starts.findLastIndex((start) => start <= page);
      const { number, locale } = orders[at]!;
      const counts = { page: page - starts[at]! + 1, pages: (starts[at + 1] ?? pages + 1) - starts[at]! };
      pdf.font(fonts.plain).fontSize(7.5).fillColor(colours.muted);
      pdf.text(`${number} · ${styleOf(locale).translate('page', counts)}`, left, footTop + 7, { width: right - left, align: 'right', lineBreak: false });
    });
    sheet.end();
  });
};
