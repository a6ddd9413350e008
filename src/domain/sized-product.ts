import type { Attribute } from '../contract/attributes.js';
import type { ConfigurationOption, Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { readNumber } from './typed-number.js';

const kilograms = /^[\d.,]+\s*kg$/;
/** A sentence; the full stop within a decimal does not end it. */
const sentence = /(?:[^.]|\.(?=\S))+\.?\s*/g;
/** A figure of the data as it can be written in a text: with any space, and not as the end of a longer number. */
const spaced = (figure: string): string => `(?<![\\d.,])${figure.replaceAll('.', '\\.').replaceAll(/[\s\u00a0\u202f]+/g, '\\s+')}`;
/** Figures of the usual size, and those of another one. */
type Figures = readonly (readonly [usual: string, own: string])[];
/** A text with figures replaced in one pass, so that 600 × 1200 does not become 1200 × 1200. */
const withFigures = (text: string, figures: Figures): string => {
  const pattern = new RegExp(figures.map(([usual]) => `(${spaced(usual)})`).join('|'), 'gu');
  return text.replaceAll(pattern, (found, ...groups: unknown[]) => figures[groups.findIndex((group) => group === found)]?.[1] ?? found);
};
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

type Sized = Pick<Product, 'size' | 'attributes'>;

/** The first two sides of a product with their attributes: width and height, or the length and one of the two. */
const sidesIn = ({ size, attributes }: Sized) => {
  const usual = sidesOf(size);
  if (!usual) return undefined;
  const find = (type: Attribute['type'], side: number) => attributes.find((attribute) => attribute.type === type && numberIn(attribute.value, 'mm') === side);
  const [width, height] = [find('Width', usual.width), find('Height', usual.height)];
  const first = width && height ? width : find('number', usual.width);
  const second = height ?? find('Width', usual.height);
  return first && second ? { usual, first, second } : undefined;
};

/** Size of an option whose name is that of a side, such as a length of 1200 or 1800 mm. */
const sizeOfSide = (product: Sized, options: readonly ConfigurationOption[]): Dimensions | undefined => {
  const sides = sidesIn(product);
  if (!sides) return undefined;
  const chosen = (name: string, usual: number): number => {
    const option = options.find(({ label, values }) => label === name && values.some((value) => numberIn(value.label, 'mm') === usual));
    return numberIn(option?.values.find(({ id }) => id === option.choice)?.label, 'mm') ?? usual;
  };
  const { usual, first, second } = sides;
  return { width: chosen(first.name, usual.width), height: chosen(second.name, usual.height) };
};

/**
 * Size that the buyer chose: that of an option for dimensions, of a value whose option also has the usual size of the product, or of options
 * with the name of a side. The sizes of other options measure something else, such as the desk that a screen fits.
 */
export const chosenSize = (product: Sized, options: readonly ConfigurationOption[]): Dimensions | undefined => {
  const allowed = options.filter(({ isAllowed }) => isAllowed);
  const typed = allowed.find(({ dimensions }) => dimensions)?.choice;
  if (typeof typed === 'object' && typed !== null) return typed.width && typed.height ? typed : undefined;
  const usual = sidesOf(product.size);
  if (!usual) return undefined;
  const sized = allowed.find(({ values }) => values.some(({ label }) => isSame(sidesOf(label) ?? { width: 0, height: 0 }, usual)));
  if (!sized) return sizeOfSide(product, allowed);
  const chosen = sized.values.find(({ id }) => id === sized.choice);
  return chosen && sidesOf(chosen.label);
};

/**
 * A product with the data of a size that the buyer chose: size, sides, weight by area, and the area that a piece covers. Its name, summary and
 * description name that size where they name the usual one or both its sides; a sentence that does so also gets its weight and area. Unchanged for goods
 * without two sides.
 * @param size millimetres
 * @param write formats a number with a number of digits
 */
export const sizedProduct = (product: Product, { width, height }: Dimensions, write: (value: number, digits: number) => string): Product => {
  const sides = sidesIn(product);
  if (!sides || isSame({ width, height }, sides.usual)) return product;
  const { width: usualWidth, height: usualHeight } = sides.usual;
  const share = (width * height) / (usualWidth * usualHeight);
  const weightOf = (weight: number): string => (weight < 0.1 ? `${write(weight * 1000, 0)}\u00a0g` : `${write(weight, weight < 1 ? 2 : 1)}\u00a0kg`);
  const valueOf = (attribute: Attribute): string => {
    if (attribute === sides.first) return `${width}\u00a0mm`;
    if (attribute === sides.second) return `${height}\u00a0mm`;
    const weight = kilograms.test(attribute.value) ? numberIn(attribute.value, 'kg') : undefined;
    return weight === undefined ? attribute.value : weightOf(weight * share);
  };
  const [usualSize, ownSize] = [`${usualWidth} × ${usualHeight}`, `${width} × ${height}`];
  const sideFigures: Figures = [
    [`${usualWidth}\u00a0mm`, `${width}\u00a0mm`],
    [`${usualHeight}\u00a0mm`, `${height}\u00a0mm`],
  ];
  const figures: Figures = [
    [usualSize, ownSize],
    ...product.attributes.flatMap((attribute) => (kilograms.test(attribute.value) ? [[attribute.value, valueOf(attribute)] as const] : [])),
    ...(product.cover ? [[`${write(product.cover.area, 2)}\u00a0m²`, `${write(product.cover.area * share, 2)}\u00a0m²`] as const] : []),
  ];
  const inSize = (text: string): string =>
    text.replaceAll(sentence, (part) => {
      if (part.includes(usualSize)) return withFigures(part, figures);
      const hasSides = usualWidth !== usualHeight && sideFigures.every(([usual]) => new RegExp(spaced(usual), 'u').test(part));
      return hasSides ? withFigures(part, [...figures, ...sideFigures]) : part;
    });
  return {
    ...product,
    name: inSize(product.name),
    summary: inSize(product.summary),
    description: product.description.map(inSize),
    size: product.size.replace(usualSize, ownSize),
    attributes: product.attributes.map((attribute) => ({ ...attribute, value: valueOf(attribute) })),
    cover: product.cover && { area: product.cover.area * share, width: width / 1000, height: height / 1000 },
  };
};
