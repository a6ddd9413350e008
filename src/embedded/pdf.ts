import type { Locale } from '../contract/locales.js';
import { ComposedPdf } from './fonts/composed-text.js';

export type Pdf = ComposedPdf;

/** Names of the weights. */
export const fonts = { plain: 'plain', bold: 'bold' } as const;
/** Points round a page. */
export const margin = 50;

interface PdfFacts {
  title: string;
  locale: Locale;
  createdAt: Date;
  /** Says of each part what it is, for readers that read aloud. */
  isTagged?: boolean;
  /** Keeps the pages until the end, for what counts them. */
  isCounted?: boolean;
}

/** Prints a document on A4, with the parts of the fonts that it needs. */
export const printPdf = ({ title, locale, createdAt, isTagged = false, isCounted = false }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> => {
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
