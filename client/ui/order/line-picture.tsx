import type { OrderLine, PrintFrame } from '../../../src/contract/order.js';
import { Picture } from '../picture.js';
import { FramedPrint } from './line-picture.styles.js';

type PicturedLine = Pick<OrderLine, 'picture' | 'preview'> & { frame?: PrintFrame | null };

/** Picture of a line: the buyer's print if there is one, with its frame, else the product picture. */
export const LinePicture = ({ line: { picture, preview, frame }, sizes }: { line: PicturedLine; sizes: string }) => {
  if (!preview) return <Picture picture={picture} sizes={sizes} alt="" />;
  const print = <img data-print="" src={`/api${preview}`} width={800} height={800} alt="" loading="lazy" decoding="async" />;
  return frame ? (
    <FramedPrint data-round={frame.isRound || undefined}>
      {print}
      <Frame frame={frame} />
    </FramedPrint>
  ) : (
    print
  );
};

/** Width of the frame's front in millimetres. */
const edge = 18;

/** The frame to scale, as large as the print below it. */
const Frame = ({ frame: { hex, widthMm, heightMm, isRound } }: { frame: PrintFrame }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${widthMm} ${heightMm}`}>
    <rect x={edge / 2} y={edge / 2} width={widthMm - edge} height={heightMm - edge} rx={isRound ? (widthMm - edge) / 2 : 0} fill="none" stroke={hex} strokeWidth={edge} />
  </svg>
);
