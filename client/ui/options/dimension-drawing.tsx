import { useId } from 'react';
import type { Dimensions } from '../../../src/contract/configuration.js';

/** Size of the drawing, with margins for the figures. */
const sheet = { width: 420, height: 190, top: 40, side: 84, bottom: 18 };
/** Millimetres between two lines of the pattern at scale 1. */
const patternStep = 100;

interface DimensionDrawingProps {
  size: Dimensions;
  /** Maximum side length in millimetres, which determines the scale of the drawing. */
  longest: number;
}

/** Drawing of the piece with its measures. Small pieces look smaller than the largest possible one. */
export const DimensionDrawing = ({ size: { width, height, scale }, longest }: DimensionDrawingProps) => {
  const pattern = useId();
  const room = { width: sheet.width - 2 * sheet.side, height: sheet.height - sheet.top - sheet.bottom };
  // A compromise between filling the drawing and the true scale, so that small pieces stay readable.
  const fill = Math.min(room.width / width, room.height / height);
  const perMillimetre = fill * (0.6 + 0.4 * Math.min(1, Math.max(width, height) / longest));
  const [w, h] = [Math.max(3, width * perMillimetre), Math.max(3, height * perMillimetre)];
  const [x, y] = [(sheet.width - w) / 2, sheet.top + (room.height - h) / 2];
  const [right, bottom, above, beside] = [x + w, y + h, y - 14, x + w + 14];
  const step = patternStep * (scale ?? 1) * perMillimetre;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      {scale !== undefined && (
        <defs>
          <pattern id={pattern} width={step} height={step} patternUnits="userSpaceOnUse" x={x} y={y}>
            <path d={`M0 ${step}L${step} 0`} stroke="var(--line)" strokeWidth="1.5" />
          </pattern>
        </defs>
      )}
      <rect x={x} y={y} width={w} height={h} fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
      {scale !== undefined && <rect x={x} y={y} width={w} height={h} fill={`url(#${pattern})`} />}
      <g stroke="var(--ink-muted)" strokeWidth="1" fill="none">
        <path d={`M${x} ${above}H${right}M${x} ${above - 5}v10M${right} ${above - 5}v10`} />
        <path d={`M${beside} ${y}V${bottom}M${beside - 5} ${y}h10M${beside - 5} ${bottom}h10`} />
      </g>
      <text x={sheet.width / 2} y={above - 8} textAnchor="middle">
        {width}
      </text>
      <text x={beside + 9} y={(y + bottom) / 2} dy="0.35em">
        {height}
      </text>
    </svg>
  );
};
