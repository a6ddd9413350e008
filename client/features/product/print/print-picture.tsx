import { useId } from 'react';
import type { Area, Job } from './crop-area.js';
import type { OwnPrint } from './own-picture.js';
import { previewUrl } from './printable.js';

/** Width of the frame's front in millimetres. */
const frameMm = 18;

interface PlacedPrintProps {
  print: OwnPrint;
  /** Top left corner, in the units of the surrounding picture. */
  x: number;
  y: number;
  perMillimetre: number;
}

/** The print to scale within a picture: the visible part of the crop, its frame, and a shadow on the wall. */
export const PlacedPrint = ({ print: { preview, area, job, frame }, x, y, perMillimetre }: PlacedPrintProps) => {
  const { source, sheet, isRound } = job;
  const clip = useId();
  const [width, height, edge] = [sheet.width * perMillimetre, sheet.height * perMillimetre, frameMm * perMillimetre];
  const rounding = isRound ? width / 2 : 0;
  const bleed = (sheet.bleed / (sheet.width + 2 * sheet.bleed)) * area.width;
  return (
    <>
      <clipPath id={clip}>
        <rect {...{ x, y, width, height }} rx={rounding} />
      </clipPath>
      <rect data-part="shadow" x={x + 17 * perMillimetre} y={y + 34 * perMillimetre} width={width} height={height} rx={rounding} />
      <g clipPath={`url(#${clip})`}>
        <rect data-part="sheet" {...{ x, y, width, height }} />
        <svg {...{ x, y, width, height }} viewBox={`${area.x + bleed} ${area.y + bleed} ${area.width - 2 * bleed} ${area.height - 2 * bleed}`} preserveAspectRatio="none">
          <image href={previewUrl(preview)} width={source.width} height={source.height} preserveAspectRatio="none" transform={turns[area.rotation](source)} />
        </svg>
      </g>
      {frame && (
        <rect
          fill="none"
          stroke={frame.hex}
          strokeWidth={edge}
          x={x + edge / 2}
          y={y + edge / 2}
          width={width - edge}
          height={height - edge}
          rx={isRound ? (width - edge) / 2 : 0}
        />
      )}
    </>
  );
};

/** SVG transforms that rotate a picture and move its top left corner back to 0, 0. */
const turns: Record<Area['rotation'], (source: Job['source']) => string | undefined> = {
  0: () => undefined,
  90: ({ height }) => `translate(${height} 0) rotate(90)`,
  180: ({ width, height }) => `translate(${width} ${height}) rotate(180)`,
  270: ({ width }) => `translate(0 ${width}) rotate(270)`,
};

/** The print alone, with a margin for its shadow. */
export const PrintPicture = ({ print }: { print: OwnPrint }) => {
  const { width, height } = print.job.sheet;
  const margin = 50;
  return (
    <svg className="print" aria-hidden="true" viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}>
      <PlacedPrint print={print} x={0} y={0} perMillimetre={1} />
    </svg>
  );
};
