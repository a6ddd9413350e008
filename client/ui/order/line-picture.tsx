import type { OrderLine } from '../../../src/contract/order.js';
import { Picture } from '../picture.js';

/** Picture of a line: the buyer's print if there is one, else the product picture. */
export const LinePicture = ({ line: { picture, preview }, sizes }: { line: Pick<OrderLine, 'picture' | 'preview'>; sizes: string }) =>
  preview ? <img data-print="" src={`/api${preview}`} width={800} height={800} alt="" loading="lazy" decoding="async" /> : <Picture picture={picture} sizes={sizes} alt="" />;
