import { useId } from 'react';
import type { Drawing } from '../../../../src/domain/drawing.js';
import { useTexts } from '../../../core/texts.js';
import { Grooves } from './grooves.js';
import { Section } from './section.js';
import { type Focus, Sheet } from './sheet.js';

/** Width of a bevel of 45° in a panel of about 12 mm. */
const bevelMm = 12;

const rectangle = (inset: number, width: number, height: number, radius: number): string => {
  const [w, h, r] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset), Math.max(0, radius - inset)];
  if (r === 0) return `M${inset} ${inset}h${w}v${h}h${-w}z`;
  return `M${inset + r} ${inset}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
};
const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Outline of a piece. Measures that only the buyer's sketch has are half of the overall ones. */
const outlineOf = ({ outline, inner = 0, width, height, radius = 0 }: Drawing): string => {
  const [x, y] = [width / 2, height / 2];
  const r = Math.min(x, y);
  switch (outline) {
    case 'disc':
      return circle(x, y, r);
    case 'ring':
      return circle(x, y, r) + circle(x, y, Math.min(inner / 2 || r / 2, r));
    case 'ell':
      return `M0 0H${x}V${y}H${width}V${height}H0z`;
    case 'wedge':
      return `M0 ${height}H${width}V0z`;
    default:
      return rectangle(0, width, height, radius);
  }
};

/** A flat piece from the front, and its section where its thickness can be chosen. */
export const PanelDrawing = ({ drawing, focus }: { drawing: Drawing; focus?: Focus | undefined }) => {
  const t = useTexts('product');
  const id = useId();
  const { width, height, hex, bevel, radius = 0, outline } = drawing;
  const d = outlineOf(drawing);
  const isWide = width > height;
  const long = isWide ? `M0 ${bevelMm}H${width}M0 ${height - bevelMm}H${width}` : `M${bevelMm} 0V${height}M${width - bevelMm} 0V${height}`;
  return (
    <Sheet {...{ drawing, focus }} {...(drawing.thickness && { detail: { label: t('drawing.section'), content: <Section drawing={drawing} /> } })}>
      <clipPath id={id}>
        <path d={d} clipRule="evenodd" />
      </clipPath>
      <path data-part="shadow" d={d} fillRule="evenodd" transform={`translate(${width * 0.008} ${width * 0.014})`} />
      <path d={d} fill={hex} fillRule="evenodd" {...(outline === 'own' && { fillOpacity: 0.35, stroke: 'var(--ink-muted)', strokeDasharray: `${width / 30}` })} />
      <g clipPath={`url(#${id})`}>
        <Grooves drawing={drawing} />
      </g>
      {bevel === 'all' && <path data-part="bevel" fill="none" d={rectangle(bevelMm, width, height, radius)} />}
      {bevel === 'long' && <path data-part="bevel" fill="none" d={long} />}
    </Sheet>
  );
};
