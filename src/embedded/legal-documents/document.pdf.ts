import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Brand, Look } from '../../contract/brands.js';
import type { ContentDocument } from '../../contract/content.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import { formatDate } from '../formats.js';
import { fonts, printPdf } from '../pdf.js';
import { colours, left, PdfSheet, right } from '../pdf-sheet.js';
import { type Span, spansOf } from './spans.js';

interface DocumentFacts {
  document: ContentDocument;
  locale: Locale;
  brand: Brand;
  mark: Look['logo'];
  /** Colour of the line below the letterhead. */
  colour: string;
  /** Origin of the site, for links. */
  origin: string;
  translate(key: string, args?: Record<string, unknown>): string;
}

const textSize = 9.5;
const indent = 16;
const footTop = 800;

/** Prints the blocks of a document below each other. */
class Printer {
  constructor(
    private readonly sheet: PdfSheet,
    private readonly origin: string,
  ) {}

  blocks(nodes: readonly ChildNode[], x = left): void {
    for (const node of nodes) if (isTag(node)) this.block(node, x);
  }

  private block(node: Element, x: number): void {
    switch (node.name) {
      case 'h2':
      case 'h3':
        this.sheet.pdf.y += 8;
        return this.sheet.heading(
          spansOf(node.children, this.origin)
            .map(({ text }) => text)
            .join(''),
        );
      case 'ul':
      case 'ol':
        return this.list(node, x);
      case 'blockquote':
      case 'div':
      case 'table':
      case 'thead':
      case 'tbody':
        return this.blocks(node.children, node.name === 'blockquote' ? x + indent : x);
      case 'tr':
        return this.paragraph(
          node.children.filter(isTag).flatMap((cell, at) => [...(at ? [{ text: ' · ' }] : []), ...spansOf(cell.children, this.origin)]),
          x,
        );
      default:
        return this.paragraph(spansOf(node.children, this.origin), x);
    }
  }

  private list(node: Element, x: number): void {
    for (const [at, item] of node.children.filter(isTag).entries()) {
      const sign = node.name === 'ol' ? `${at + 1}.` : '•';
      const inner = item.children.filter(isTag).filter(({ name }) => name === 'p' || name === 'ul' || name === 'ol');
      const top = this.sheet.pdf.y;
      if (inner[0]?.name === 'p') this.blocks(item.children, x + indent);
      else {
        this.paragraph(
          spansOf(
            item.children.filter((child) => isText(child) || !inner.includes(child as Element)),
            this.origin,
          ),
          x + indent,
          { sign, signX: x },
        );
        this.blocks(inner, x + indent);
      }
      if (inner[0]?.name === 'p' && this.sheet.pdf.y > top) this.sign(sign, x, top);
    }
  }

  private sign(sign: string, x: number, y: number): void {
    const { pdf } = this.sheet;
    const after = pdf.y;
    pdf.font(fonts.plain).fontSize(textSize).fillColor(colours.text).text(sign, x, y, { lineBreak: false });
    pdf.y = after;
  }

  private paragraph(spans: readonly Span[], x: number, { sign, signX = x }: { sign?: string; signX?: number } = {}): void {
    const { pdf } = this.sheet;
    const shown = spans.filter(({ text }) => text);
    if (!shown.length) return;
    this.sheet.remainingSpace(textSize * 3);
    this.sheet.part('P', () => {
      if (sign) this.sign(sign, signX, pdf.y);
      pdf.fontSize(textSize);
      for (const [at, { text, isBold, link }] of shown.entries()) {
        const options = { width: right - x, lineGap: 2, continued: at < shown.length - 1, link: link ?? null, underline: link !== undefined };
        pdf.font(isBold ? fonts.bold : fonts.plain).fillColor(colours.text);
        if (at) pdf.text(text, options);
        else pdf.text(text, x, pdf.y, options);
      }
    });
    pdf.y += 6;
  }
}

/** Renders a document of the site as PDF with the text of its page (durable medium; Directive 2011/83/EU, articles 2(10) and 8(7)). */
export const renderDocument = ({ document, locale, brand, mark, colour, origin, translate }: DocumentFacts): Promise<Buffer> => {
  const { title, updated, blocks } = document;
  const createdAt = new Date(`${updated ?? '1970-01-01'}T00:00:00Z`);
  return printPdf({ title: `${title} · ${brand.siteName}`, locale, createdAt, isTagged: true, isCounted: true }, (pdf) => {
    const sheet = new PdfSheet(pdf);
    sheet.brand(mark, brand.siteName);
    sheet.line(left, right, left + 38, colour, 2);
    sheet.part('H1', () =>
      pdf
        .font(fonts.bold)
        .fontSize(20)
        .fillColor(colours.text)
        .text(title, left, left + 56, { width: right - left }),
    );
    if (updated)
      sheet.part('P', () =>
        pdf
          .font(fonts.plain)
          .fontSize(8)
          .fillColor(colours.muted)
          .text(formatDate(updated, locale), left, pdf.y + 4),
      );
    pdf.y += 12;
    const printer = new Printer(sheet, origin);
    for (const block of blocks) if (block.kind === 'html') printer.blocks(parseDocument(block.html).children);
    const contact = [brand.seller.name, brand.phone[localeTable[locale].country], brand.email].join(' · ');
    sheet.feet((page, pages) => {
      pdf.font(fonts.plain).fontSize(7.5).fillColor(colours.muted);
      pdf.text(contact, left, footTop, { width: 380, lineBreak: false });
      pdf.text(translate('invoice.page', { page, pages }), 400, footTop, { width: right - 400, align: 'right', lineBreak: false });
    });
    sheet.end();
  });
};
