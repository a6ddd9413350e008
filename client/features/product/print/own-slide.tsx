import { useTexts } from '../../../core/texts.js';
import { DrawingSlide } from '../drawing/drawing-slide.js';
import type { OwnPicture, OwnPrint } from './own-picture.js';
import { OwnSlideBlock } from './own-slide.styles.js';
import { PlacedPrint } from './print-picture.js';
import { room } from './room-preview.js';

/** Square part of the room, as the pictures of products are square. */
const part = { x: 426, y: 120, side: 560 };

/** What the shopper made, among the pictures of the product. @param isSmall as a thumbnail: without measures, which would not be legible */
export const OwnSlide = ({ picture, isSmall }: { picture: OwnPicture; isSmall?: boolean }) =>
  'drawing' in picture ? <DrawingSlide drawing={picture.drawing} {...(isSmall && { focus: 'whole' as const })} /> : <PrintSlide print={picture.print} />;

/** The shopper's print on the wall. */
const PrintSlide = ({ print }: { print: OwnPrint }) => {
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
