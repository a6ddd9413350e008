import type { Locale } from '../contract/locales.js';
import type { ComposedPdf } from './fonts/composed-text.js';

export type Pdf = ComposedPdf;

export const fonts = { plain: 'plain', bold: 'bold' } as const;
/** Margin of a page in points. */
export const margin = 50;

interface PdfFacts {
  title: string;
  locale: Locale;
  createdAt: Date;
  /** Adds structure tags for screen readers (tagged PDF). */
  isTagged?: boolean;
  /** Buffers the pages until the end, so that a footer can contain the number of pages. */
  isCounted?: boolean;
}

/** Renders an A4 document as PDF, with embedded font subsets. The first document loads the PDF and font packages, which would slow down each start. */
export const printPdf = async ({ title, locale, createdAt, isTagged = false, isCounted = false }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const { ComposedPdf } = await import('./fonts/composed-text.js');
  const info = { Title: title, CreationDate: createdAt };
  const pdf = new ComposedPdf({ size: 'A4', margin, lang: locale, info, bufferPages: isCounted, ...(isTagged && { pdfVersion: '1.7', tagged: true, displayTitle: true }) });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  draw(pdf);
  pdf.end();
  return whole;
};
