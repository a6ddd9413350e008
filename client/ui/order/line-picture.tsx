import type { OrderLine } from '../../../src/contract/order.js';
import { Picture } from '../picture.js';

/** What a line is of, beside its name: the buyer's own print where there is one, else the product's picture. */
export const LinePicture = ({ line: { picture, preview }, sizes }: { line: Pick<OrderLine, 'picture' | 'preview'>; sizes: string }) =>
  preview ? <img data-print="" src={`/api${preview}`} width={800} height={800} alt="" loading="lazy" decoding="async" /> : <Picture picture={picture} sizes={sizes} alt="" />;
