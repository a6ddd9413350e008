import type { Brand, Look } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import type { Acoustics, Product } from '../../contract/product.js';
import { octaveBands, speechMean } from '../../domain/acoustics.js';
import { formatAlphaW } from '../../domain/alpha-w.js';
import { formatDay, formatNumber } from '../formats.js';
import { fonts, printPdf } from '../pdf.js';
import { drawCurve } from './absorption-curve.js';
import { colours, left, PdfSheet, right } from '../pdf-sheet.js';

export interface DataSheetFacts {
  product: Product;
  locale: Locale;
  brand: Brand;
  mark: Look['logo'];
  /** Colour of the curve. */
  colour: string;
  /** JPEG; undefined without a picture file. */
  picture: Buffer | undefined;
  /** Calendar day (`YYYY-MM-DD`). */
  day: string;
  translate(key: string, args?: Record<string, unknown>): string;
}

const pictureSide = 180;
const beside = left + pictureSide + 28;

const letterhead = (sheet: PdfSheet, { brand, mark, day, locale, translate }: DataSheetFacts): void => {
  const { pdf } = sheet;
  sheet.brand(mark, brand.siteName);
  sheet.part('P', () => {
    pdf.font(fonts.plain).fontSize(9).fillColor(colours.muted);
    pdf.text(`${translate('title')} · ${formatDay(day, locale)}`, beside, left + 3, { width: right - beside, align: 'right' });
  });
  sheet.line(left, right, left + 28);
  pdf.y = left + 46;
};

/** The main acoustic values, at most three. */
const figuresOf = (acoustics: Acoustics, { locale, translate }: DataSheetFacts): [value: string, label: string][] => {
  const number = (value: number, digits = 2) => formatNumber(value, locale, digits);
  switch (acoustics.kind) {
    case 'absorption':
      return [
        [formatAlphaW(acoustics, number), 'alpha-w (ISO 11654)'],
        [acoustics.absorptionClass === 'unclassified' ? '-' : acoustics.absorptionClass, translate('class')],
        [number(acoustics.nrc), 'NRC (ASTM C423)'],
      ];
    case 'object':
      return [[number(speechMean(acoustics.bands)), translate('areaMean')]];
    case 'insulation':
      return [[`${formatNumber(acoustics.rw, locale)}\u00a0dB`, translate('rw')]];
    case 'impact':
      return [[`${formatNumber(acoustics.deltaLw, locale)}\u00a0dB`, translate('deltaLw')]];
    default:
      return [];
  }
};

const introduction = (sheet: PdfSheet, facts: DataSheetFacts): void => {
  const { pdf } = sheet;
  const { product, picture, translate } = facts;
  const subtitle = [product.size, `${translate('sku')} ${product.sku}`].filter(Boolean).join(' · ');
  sheet.part('H1', () =>
    pdf
      .font(fonts.bold)
      .fontSize(22)
      .fillColor(colours.text)
      .text(product.name, left, pdf.y, { width: right - left }),
  );
  sheet.part('P', () =>
    pdf
      .font(fonts.plain)
      .fontSize(10)
      .fillColor(colours.muted)
      .text(subtitle, left, pdf.y + 3),
  );
  const top = pdf.y + 14;
  const x = picture ? beside : left;
  if (picture) sheet.part('Figure', () => pdf.image(picture, left, top, { fit: [pictureSide, pictureSide] }), product.pictures[0]?.alt);
  sheet.part('P', () =>
    pdf
      .font(fonts.plain)
      .fontSize(10)
      .fillColor(colours.text)
      .text(product.summary, x, top, { width: right - x, lineGap: 2 }),
  );
  const figures = figuresOf(product.acoustics, facts);
  const width = (right - x) / Math.max(1, figures.length);
  const y = pdf.y + 16;
  for (const [at, [value, label]] of figures.entries()) {
    sheet.part('P', () => {
      pdf
        .font(fonts.bold)
        .fontSize(20)
        .fillColor(colours.text)
        .text(value, x + at * width, y, { width: width - 6, lineBreak: false });
      pdf
        .font(fonts.plain)
        .fontSize(8)
        .fillColor(colours.muted)
        .text(label, x + at * width, y + 26, { width: width - 10 });
    });
  }
  const [first = ''] = product.description;
  sheet.part('P', () =>
    pdf
      .fontSize(9)
      .fillColor(colours.text)
      .text(first, x, figures.length ? pdf.y + 12 : y - 6, { width: right - x, lineGap: 1.5 }),
  );
  pdf.y = Math.max(pdf.y, picture ? top + pictureSide : 0) + 20;
};

const curveHeight = 130;

/** The absorption curve, with a table of its values beside it. */
const absorption = (sheet: PdfSheet, { product: { acoustics }, locale, colour, translate }: DataSheetFacts): void => {
  if (acoustics.kind !== 'absorption' && acoustics.kind !== 'object') return;
  const { pdf } = sheet;
  const { bands, mounting } = acoustics;
  const isObject = acoustics.kind === 'object';
  const quantity = translate(isObject ? 'area' : 'coefficient');
  sheet.heading(translate('absorption'));
  sheet.part('P', () =>
    pdf
      .font(fonts.plain)
      .fontSize(9)
      .fillColor(colours.muted)
      .text(`${quantity}, ${mounting}`, left, pdf.y, { width: right - left }),
  );
  const top = pdf.y + 20;
  const place = { x: left + 30, y: top, width: 300, height: curveHeight };
  const format = (value: number, digits: number) => formatNumber(value, locale, digits);
  sheet.part('Figure', () => drawCurve(pdf, { bands, atLeast: isObject ? 0 : 1, colour, format }, place), quantity);
  pdf.y = top - 4;
  sheet.table(
    octaveBands.map((band, at) => [`${formatNumber(band, locale)}\u00a0Hz`, formatNumber(bands[at]!, locale, 2)] as const),
    { x: 410, width: right - 410, name: 80 },
  );
  pdf.y = top + curveHeight + 30;
};

/** Prints the data sheet of a product on A4, with the manufacturer (Regulation (EU) 2023/988, article 19). @returns PDF */
export const renderDataSheet = (facts: DataSheetFacts): Promise<Buffer> => {
  const { product, locale, brand, day, translate } = facts;
  const printed = { title: `${product.name} · ${translate('title')}`, locale, createdAt: new Date(`${day}T00:00:00Z`), isTagged: true };
  const maker = brand.manufacturer;
  return printPdf(printed, (pdf) => {
    const sheet = new PdfSheet(pdf);
    letterhead(sheet, facts);
    introduction(sheet, facts);
    absorption(sheet, facts);
    sheet.heading(translate('specifications'));
    sheet.table([
      ...product.attributes.map(({ name, value }) => [name, value] as const),
      ...(maker ? [[translate('manufacturer'), [maker.name, ...maker.address, maker.email].join(', ')] as const] : []),
    ]);
    sheet.part('P', () =>
      pdf
        .font(fonts.plain)
        .fontSize(8)
        .fillColor(colours.muted)
        .text(translate('note'), left, pdf.y + 4, { width: right - left }),
    );
    sheet.end();
  });
};
