import { useTexts } from '../../../core/texts.js';
import type { OwnPrint } from './own-print.js';
import { OwnSlideBlock } from './own-slide.styles.js';
import { PlacedPrint } from './print-picture.js';
import { room } from './room-preview.js';

/** Square part of the room, as the pictures of products are square. */
const part = { x: 426, y: 120, side: 560 };

/** The shopper's print on the wall, among the pictures of the product. */
export const OwnSlide = ({ print }: { print: OwnPrint }) => {
  const t = useTexts('product');
  const { perMillimetre, file, width, height } = room;
  const { sheet } = print.job;
  return (
    <OwnSlideBlock viewBox={`${part.x} ${part.y} ${part.side} ${part.side}`}>
      <title>{t('print.own')}</title>
      <image href={`/media/${file}`} width={width} height={height} />
      <PlacedPrint {...{ print, perMillimetre }} x={room.x - (sheet.width * perMillimetre) / 2} y={room.y - (sheet.height * perMillimetre) / 2} />
    </OwnSlideBlock>
  );
};
