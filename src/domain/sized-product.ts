import type { Attribute } from '../contract/attributes.js';
import type { Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { readNumber } from './typed-number.js';

const kilograms = /^[\d.,]+\s*kg$/;
const numberIn = (text: string | undefined, unit: string): number | undefined => {
  const read = readNumber(text ?? '', { unit });
  return 'value' in read ? read.value : undefined;
};

/**
 * A product with the data of a size that the buyer chose: size, width, height, weight by area, and the area that a piece covers. Unchanged for
 * goods without width and height.
 * @param size millimetres
 * @param write formats a number with a number of digits
 */
export const sizedProduct = (product: Product, { width, height }: Dimensions, write: (value: number, digits: number) => string): Product => {
  const sideOf = (type: Attribute['type']) => numberIn(product.attributes.find((attribute) => attribute.type === type)?.value, 'mm');
  const [usualWidth, usualHeight] = [sideOf('Width'), sideOf('Height')];
  if (!usualWidth || !usualHeight || (width === usualWidth && height === usualHeight)) return product;
  const share = (width * height) / (usualWidth * usualHeight);
  const valueOf = ({ type, value }: Attribute): string => {
    if (type === 'Width') return `${width}\u00a0mm`;
    if (type === 'Height') return `${height}\u00a0mm`;
    const weight = kilograms.test(value) ? numberIn(value, 'kg') : undefined;
    return weight === undefined ? value : `${write(weight * share, 1)}\u00a0kg`;
  };
  return {
    ...product,
    size: product.size.replace(`${usualWidth} × ${usualHeight}`, `${width} × ${height}`),
    attributes: product.attributes.map((attribute) => ({ ...attribute, value: valueOf(attribute) })),
    cover: product.cover && { area: product.cover.area * share, width: width / 1000, height: height / 1000 },
  };
};
