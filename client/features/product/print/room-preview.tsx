import { useTexts } from '../../../core/texts.js';
import type { OwnPrint } from './own-picture.js';
import { PlacedPrint } from './print-picture.js';
import { SceneBlock } from './room-preview.styles.js';

/** Picture of a room with a free wall: its size, the part that is shown (view box), the centre of the wall, and the pixels per millimetre there. */
export const room = { file: 'rooms/room-bedroom.webp', width: 1440, height: 960, part: '280 190 840 560', x: 706, y: 352, perMillimetre: 0.178 };

/** Print to scale on the wall above a bed. */
export const RoomPreview = ({ print }: { print: OwnPrint }) => {
  const t = useTexts('product');
  const { perMillimetre, file, width, height, part } = room;
  const { sheet } = print.job;
  return (
    <SceneBlock>
      <svg viewBox={part} aria-hidden="true">
        <image href={`/media/${file}`} width={width} height={height} />
        <PlacedPrint {...{ print, perMillimetre }} x={room.x - (sheet.width * perMillimetre) / 2} y={room.y - (sheet.height * perMillimetre) / 2} />
      </svg>
      <figcaption>{t('print.scene')}</figcaption>
    </SceneBlock>
  );
};
