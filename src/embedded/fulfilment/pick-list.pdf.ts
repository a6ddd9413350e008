import { formatDay, formatNumber } from '../formats.js';
import { fonts, printPdf } from '../pdf.js';
import { colours, left, PdfSheet, right } from '../pdf-sheet.js';
import type { DocumentStyle } from '../invoices/document-style.js';
import { type PackedOrder, pickedGoods } from './goods-to-pack.js';

const footTop = 796;
/** The pick list is for the warehouse, so it has the language of the command line. */
const locale = 'en-GB';

const customerOf = ({ details }: PackedOrder): string => details!.company ?? `${details!.contact.firstName} ${details!.contact.lastName}`;

/** Renders what to pick for the orders of a day: all goods by article number, then each order. @param day planned day of delivery */
export const renderPickList = (orders: readonly PackedOrder[], day: string, { brand, mark, createdAt }: Pick<DocumentStyle, 'brand' | 'mark' | 'createdAt'>): Promise<Buffer> => {
  const title = `Pick list for ${formatDay(day, locale)}`;
  return printPdf({ title, locale, createdAt, isTagged: true, isCounted: true }, (pdf) => {
    const sheet = new PdfSheet(pdf);
    sheet.brand(mark, brand.siteName);
    sheet.part('H1', () => {
      pdf.font(fonts.bold).fontSize(20).fillColor(colours.text);
      pdf.text(title, left, left + 50, { width: right - left });
    });
    pdf.y += 14;
    sheet.grid(
      [
        { title: 'Article', x: left, width: 330 },
        { title: 'Pieces', x: 390, width: 60, isFigure: true },
        { title: 'Picked', x: 470, width: right - 470 },
      ],
      pickedGoods(orders).map(({ sku, name, choices, pieces, orders: by }) => ({
        cells: [`${sku}  ${name}`, formatNumber(pieces, locale), ''],
        note: [choices, by.map(([number, count]) => `${number}: ${count}`).join(', ')].filter(Boolean).join('\n'),
      })),
    );
    pdf.y += 14;
    sheet.heading('Orders');
    sheet.grid(
      [
        { title: 'Order', x: left, width: 200 },
        { title: 'Planned delivery', x: 260, width: 100 },
        { title: 'Method', x: 370, width: 110 },
        { title: 'Pieces', x: 490, width: right - 490, isFigure: true },
      ],
      orders.map((order) => ({
        cells: [
          `${order.number}  ${customerOf(order)}`,
          [order.shipping!.date, order.shipping!.slot].filter(Boolean).join(' '),
          order.shipping!.method,
          formatNumber(
            order.packed.reduce((sum, { quantity }) => sum + quantity, 0),
            locale,
          ),
        ],
        note: order.packed.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', '),
      })),
    );
    sheet.feet((page, pages) => {
      pdf.font(fonts.plain).fontSize(7.5).fillColor(colours.muted);
      pdf.text(`${title} · page ${page} of ${pages}`, left, footTop + 7, { width: right - left, align: 'right', lineBreak: false });
    });
    sheet.end();
  });
};
