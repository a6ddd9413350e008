import { useId } from 'react';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { useTexts } from '../../../core/texts.js';
import type { Area, Job } from './crop-area.js';
import { previewUrl } from './printable.js';

/** Picture of a room with a free wall: its size, the part that is shown (view box), the centre of the wall, and the pixels per millimetre there. */
const room = { file: 'rooms/room-bedroom.webp', width: 1440, height: 960, part: '280 190 840 560', x: 706, y: 352, perMillimetre: 0.178 };
const frameMm = 18;

interface RoomPreviewProps {
  photo: StorageFile;
  area: Area;
  job: Job;
  frame: { hex: string } | null;
}

/** Print to scale on the wall above a bed. */
export const RoomPreview = ({ photo, area, job: { source, sheet, isRound }, frame }: RoomPreviewProps) => {
  const t = useTexts('product');
  const [width, height] = [sheet.width * room.perMillimetre, sheet.height * room.perMillimetre];
  const [x, y] = [room.x - width / 2, room.y - height / 2];
  const edge = frameMm * room.perMillimetre;
  const clip = useId();
  const rounding = isRound ? width / 2 : 0;
  return (
    <figure className="scene">
      <svg viewBox={room.part} aria-hidden="true">
        <image href={`/media/${room.file}`} width={room.width} height={room.height} />
        <clipPath id={clip}>
          <rect {...{ x, y, width, height }} rx={rounding} />
        </clipPath>
        <rect data-part="shadow" x={x + 3} y={y + 6} width={width} height={height} rx={rounding} />
        <g clipPath={`url(#${clip})`}>
          <Cut {...{ photo, area, source, sheet, x, y, width, height }} />
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
      </svg>
      <figcaption>{t('print.scene')}</figcaption>
    </figure>
  );
};

/** SVG transforms that rotate a picture and move its top left corner back to 0, 0. */
const turns = {
  0: () => undefined,
  90: ({ height }: Job['source']) => `translate(${height} 0) rotate(90)`,
  180: ({ width, height }: Job['source']) => `translate(${width} ${height}) rotate(180)`,
  270: ({ width }: Job['source']) => `translate(0 ${width}) rotate(270)`,
} as const;

interface CutProps {
  photo: StorageFile;
  area: Area;
  source: Job['source'];
  sheet: Job['sheet'];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Visible part of the crop, without bleed. */
const Cut = ({ photo, area, source, sheet, x, y, width, height }: CutProps) => {
  const bleed = (sheet.bleed / (sheet.width + 2 * sheet.bleed)) * area.width;
  return (
    <svg {...{ x, y, width, height }} viewBox={`${area.x + bleed} ${area.y + bleed} ${area.width - 2 * bleed} ${area.height - 2 * bleed}`} preserveAspectRatio="none">
      <image href={previewUrl(photo.preview!)} width={source.width} height={source.height} preserveAspectRatio="none" transform={turns[area.rotation](source)} />
    </svg>
  );
};
