import type { ReactNode } from 'react';
import type { Drawing } from '../../../../src/domain/drawing.js';
import { useTexts } from '../../../core/texts.js';
import { OwnSlideBlock } from '../print/own-slide.styles.js';

/** Side of the square picture, and the place of the goods in it. */
const side = 1000;
const place = { left: 170, top: 80, width: 740, height: 740 };
/** Height of a detail below the measures, with the space above it. */
const detailHeight = { whole: 210, own: 150 };

/** A detail below the goods, in units of the picture: as wide as they can be, and 150 high. */
export interface Detail {
  label: string;
  content: ReactNode;
}

export interface SheetProps {
  drawing: Drawing;
  /** Height above the goods, such as that of cords, in millimetres. It is measured too. */
  above?: number;
  /** Part that the picture of a value shows, in millimetres from the upper left corner; without it the whole. */
  focus?: Focus | undefined;
  detail?: Detail;
  children: ReactNode;
}
/** `corner` and `foot`: the upper and the lower left corner; `goods`: without the space above them; `detail`: the detail below the goods. */
export type Focus = 'corner' | 'foot' | 'goods' | 'detail' | 'whole';

/** The part of the picture that is seen. */
const viewOf = (
  focus: Focus | undefined,
  { x, y, right, bottom, scale, hasDetail }: { x: number; y: number; right: number; bottom: number; scale: number; hasDetail: boolean },
): string => {
  if (focus === 'corner') return `${x - 24} ${y - 24} ${180 * scale + 48} ${135 * scale + 36}`;
  if (focus === 'foot') return `${x - 24} ${bottom - 330 * scale} ${480 * scale} ${360 * scale}`;
  if (focus === 'goods') return `${x - 24} ${y - 24} ${right - x + 48} ${bottom - y + 48}`;
  if (focus === 'detail') return `${place.left - 20} ${side - 180} 400 170`;
  if (focus === 'whole') return `${place.left - 10} ${place.top - 10} ${place.width + 20} ${place.height + 20 - (hasDetail ? detailHeight.whole : 0)}`;
  return `0 0 ${side} ${side}`;
};

/** Sheet with goods drawn to scale, and their measures. The children are in millimetres, from the upper left corner of the goods. */
export const Sheet = ({ drawing: { kind, width, height }, above = 0, focus, detail, children }: SheetProps) => {
  const t = useTexts('product');
  const room = place.height - (detail ? detailHeight.whole : 0);
  const scale = Math.min(place.width / width, room / (height + above));
  const [x, y] = [place.left + (place.width - width * scale) / 2, place.top + (room - (height + above) * scale) / 2 + above * scale];
  const [right, bottom] = [x + width * scale, y + height * scale];
  const isWhole = focus === undefined;
  const upright = (from: number, to: number, millimetres: number) => (
    <>
      <path data-part="measure" d={`M${x - 24} ${from}h-24m12 0V${to}m-12 0h24`} />
      <text transform={`translate(${x - 54} ${(from + to) / 2}) rotate(-90)`} textAnchor="middle">
        {`${millimetres}\u00a0mm`}
      </text>
    </>
  );
  return (
    <OwnSlideBlock data-kind={kind} data-drawing="" viewBox={viewOf(focus, { x, y, right, bottom, scale, hasDetail: Boolean(detail) })} {...(!isWhole && { 'aria-hidden': true })}>
      {isWhole && <title>{t('drawing.own', { width, height })}</title>}
      <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeWidth={3 / scale}>
        {children}
      </g>
      {isWhole && (
        <>
          <path data-part="measure" d={`M${x} ${bottom + 20}v24m0 -12H${right}m0 -12v24`} />
          <text x={(x + right) / 2} y={bottom + 84} textAnchor="middle">
            {`${width}\u00a0mm`}
          </text>
          {upright(y, bottom, height)}
          {above > 0 && upright(y - above * scale, y, above)}
        </>
      )}
      {detail && (isWhole || focus === 'detail') && (
        <g transform={`translate(${place.left} ${side - detailHeight.own - 16})`} fill="none" strokeWidth={3}>
          {isWhole && <text y={-26}>{detail.label}</text>}
          {detail.content}
        </g>
      )}
    </OwnSlideBlock>
  );
};
