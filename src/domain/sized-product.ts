import type { Attribute } from '../contract/attributes.js';
import type { ConfigurationOption, Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { readNumber } from './typed-number.js';

const kilograms = /^[\d.,]+\s*kg$/;
/** A sentence; the full stop within a decimal does not end it. */
const sentence = /(?:[^.]|\.(?=\S))+\.?\s*/g;
/** A figure of the data as it can be written in a text: with any space, and not as the end of a longer number. */
const spaced = (figure: string): string => `(?<![\\d.,])${figure.replaceAll('.', '\\.').replaceAll(/[\s\u00a0\u202f]+/g, '\\s+')}`;
const numberIn = (text: string | undefined, unit: string): number | undefined => {
  const read = readNumber(text ?? '', { unit });
  return 'value' in read ? read.value : undefined;
};

/** Width and height at the beginning of a size or of a label, in millimetres. */
const sidesOf = (text: string): Dimensions | undefined => {
  const [, width, height] = /^(\d+) × (\d+)(?=[\s\u00a0]|$)/.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
};
const isSame = (one: Dimensions, other: Dimensions): boolean => one.width === other.width && one.height === other.height;

/**
 * Size that the buyer chose: that of an option for dimensions, or of a value whose option also has the usual size of the product. The sizes
 * of an option without it measure something else, such as the desk that a screen fits.
 */
export const chosenSize = ({ size }: Pick<Product, 'size'>, options: readonly ConfigurationOption[]): Dimensions | undefined => {
  const allowed = options.filter(({ isAllowed }) => isAllowed);
  const typed = allowed.find(({ dimensions }) => dimensions)?.choice;
  if (typeof typed === 'object' && typed !== null) return typed.width && typed.height ? typed : undefined;
  const usual = sidesOf(size);
  if (!usual) return undefined;
  const sized = allowed.find(({ values }) => values.some(({ label }) => isSame(sidesOf(label) ?? { width: 0, height: 0 }, usual)));
  const chosen = sized?.values.find(({ id }) => id === sized.choice);
  return chosen && sidesOf(chosen.label);
};

/**
 * A product with the data of a size that the buyer chose: size, width, height, weight by area, and the area that a piece covers. Its name,
 * summary and description name that size where they name the usual one; a sentence that does so also gets its weight and area. Unchanged
 * for goods without width and height.
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
  const figures = [
    ...product.attributes.flatMap((attribute) =>
      valueOf(attribute) === attribute.value || !kilograms.test(attribute.value) ? [] : [[attribute.value, valueOf(attribute)] as const],
    ),
    ...(product.cover ? [[`${write(product.cover.area, 2)}\u00a0m²`, `${write(product.cover.area * share, 2)}\u00a0m²`] as const] : []),
  ];
  const inSize = (text: string): string =>
    text.replaceAll(sentence, (part) => {
      if (!part.includes(`${usualWidth} × ${usualHeight}`)) return part;
      const named = part.replaceAll(`${usualWidth} × ${usualHeight}`, `${width} × ${height}`);
      return figures.reduce((before, [usual, own]) => before.replace(new RegExp(spaced(usual), 'u'), own), named);
    });
  return {
    ...product,
    name: inSize(product.name),
    summary: inSize(product.summary),
    description: product.description.map(inSize),
    size: product.size.replace(`${usualWidth} × ${usualHeight}`, `${width} × ${height}`),
    attributes: product.attributes.map((attribute) => ({ ...attribute, value: valueOf(attribute) })),
    cover: product.cover && { area: product.cover.area * share, width: width / 1000, height: height / 1000 },
  };
};
