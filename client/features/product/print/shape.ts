import { useQueries } from '@tanstack/react-query';
import type { PhotoPrint } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { useApi } from '../../../core/api.js';
import type { Size } from './crop-area.js';

export type Shape = 'landscape' | 'portrait' | 'square';

export interface OtherShape {
  variant: Product['colours'][number];
  shape: Shape;
}

/** Returns the shape of a picture or a print; nearly square ones fit everywhere. */
export const shapeOf = ({ width, height }: Size): Shape => {
  if (width > height * 1.05) return 'landscape';
  return height > width * 1.05 ? 'portrait' : 'square';
};

const shapeOfPrint = ({ formats: [first] }: Pick<PhotoPrint, 'formats'>): Shape | undefined => first && shapeOf({ width: first.widthMm, height: first.heightMm });

/** Returns the variant of a print for upright photos on a wide print, and the other way round; null when the photo fits or there is none, undefined while it is looked for. */
export const useOtherShape = (product: Pick<Product, 'id' | 'colours'>, photo: Size, sheet: Size): OtherShape | null | undefined => {
  const api = useApi();
  const [shape, printed] = [shapeOf(photo), shapeOf(sheet)];
  const isOther = shape !== printed && shape !== 'square' && printed !== 'square';
  const variants = isOther ? product.colours.filter(({ productId }) => productId !== product.id) : [];
  const prints = useQueries({ queries: variants.map(({ productId }) => ({ ...api.products.photoPrint.queryOptions({ id: productId }), retry: false })) });
  const at = prints.findIndex(({ data }) => data && shapeOfPrint(data) === shape);
  if (at < 0) return prints.some(({ isPending }) => isPending) ? undefined : null;
  return { variant: variants[at]!, shape };
};
