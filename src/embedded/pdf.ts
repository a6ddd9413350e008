import PdfWriter from 'pdfkit';
import type { Locale } from '../contract/locales.js';

export type Pdf = PDFKit.PDFDocument;

/** Fonts every reader has: nothing is embedded. */
export const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
/** Points round a page. */
export const margin = 50;

/** Characters those fonts lack, and what stands for them. */
const substitutes: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2212': '-',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '⌀': 'Ø',
  '≤': '<=',
  '≥': '>=',
  Δ: 'Delta ',
  α: 'alpha',
  η: 'eta',
  λ: 'lambda',
  σ: 'sigma',
};
const missing = new RegExp(`[${Object.keys(substitutes).join('')}]`, 'g');
/** What Windows-1252 has beyond Latin-1. */
const extra = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const unprintable = new RegExp(`[^\\n\\x20-\\x7e\\u00a0-\\u00ff${extra}]`, 'gu');
/** A letter the fonts lack loses its accent (`ő` becomes `o`); what has none becomes a question mark. */
const plainLetter = (character: string): string => character.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(unprintable, '?');
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(missing, (character) => substitutes[character]!)
    .replaceAll(unprintable, plainLetter);

interface PdfFacts {
  title: string;
  locale: Locale;
  createdAt: Date;
  /** Says of each part what it is, for readers that read aloud. */
  isTagged?: boolean;
  /** Keeps the pages until the end, for what counts them. */
  isCounted?: boolean;
}

/** Prints a document on A4. */
export const printPdf = ({ title, locale, createdAt, isTagged = false, isCounted = false }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const info = { Title: title, CreationDate: createdAt };
  const pdf = new PdfWriter({ size: 'A4', margin, lang: locale, info, bufferPages: isCounted, ...(isTagged && { pdfVersion: '1.7', tagged: true, displayTitle: true }) });
  const write = pdf.text.bind(pdf) as (text: string, ...rest: unknown[]) => Pdf;
  const measure = pdf.heightOfString.bind(pdf);
  Object.assign(pdf, {
    text: (text: string, ...rest: unknown[]) => write(printable(text), ...rest),
    heightOfString: (text: string, options?: PDFKit.Mixins.TextOptions) => measure(printable(text), options),
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  draw(pdf);
  pdf.end();
  return whole;
};
