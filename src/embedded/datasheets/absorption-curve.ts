import { octaveBands } from '../../domain/acoustics.js';
import { axisOf } from '../../domain/axis.js';
import { fonts, type Pdf } from '../pdf.js';
import { colours } from '../pdf-sheet.js';

interface CurveFacts {
  bands: readonly number[];
  /** Minimum of the upper end of the axis: 1 for coefficients. */
  atLeast: number;
  colour: string;
  format(value: number, digits: number): string;
}
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws absorption by octave band, like the chart on the product page. */
export const drawCurve = (pdf: Pdf, { bands, atLeast, colour, format }: CurveFacts, { x, y, width, height }: Place): void => {
  const { top, ticks, digits } = axisOf(Math.max(...bands), atLeast);
  const across = (at: number) => x + ((at + 0.5) / bands.length) * width;
  const up = (value: number) => y + height - (value / top) * height;
  const points = bands.map((value, at) => [across(at), up(value)] as [number, number]);
  const centred = (text: string, middle: number, textY: number) => pdf.text(text, middle - 20, textY, { width: 40, align: 'center', lineBreak: false });

  pdf.font(fonts.plain).fontSize(7);
  for (const tick of ticks) {
    pdf
      .moveTo(x, up(tick))
      .lineTo(x + width, up(tick))
      .lineWidth(0.5)
      .stroke(colours.line);
    pdf.fillColor(colours.muted).text(format(tick, digits), x - 30, up(tick) - 3, { width: 25, align: 'right', lineBreak: false });
  }
  const [first, ...rest] = points;
  pdf
    .polygon([first![0], y + height], ...points, [points.at(-1)![0], y + height])
    .fillOpacity(0.16)
    .fill(colour)
    .fillOpacity(1);
  pdf.moveTo(...first!);
  for (const point of rest) pdf.lineTo(...point);
  pdf.lineWidth(1.5).lineJoin('round').stroke(colour);
  for (const [at, [middle, height_]] of points.entries()) {
    pdf.circle(middle, height_, 2.5).fill(colours.text);
    pdf.font(fonts.bold).fillColor(colours.text);
    centred(format(bands[at]!, 2), middle, height_ - 13);
    pdf.font(fonts.plain).fillColor(colours.muted);
    centred(format(octaveBands[at]!, 0), middle, y + height + 6);
  }
};
