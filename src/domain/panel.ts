import type { ConfigurationOption, Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { chosenSize } from './sized-product.js';

/** A flat panel of one colour, in millimetres, as it is drawn. */
export interface Panel extends Dimensions {
  hex: string;
  /** Sides with a bevelled edge. */
  bevel?: 'all' | 'long';
  /** Radius of the corners. */
  radius?: number;
  /** Distance between grooves that cross. */
  grid?: number;
}
type Look = Pick<Panel, 'bevel' | 'radius' | 'grid'>;

/** What the values of options look like. A value that is missing here, such as lines without a stated direction, cannot be drawn. */
const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  edge: { straight: {}, bevelled: { bevel: 'all' } },
  edgeSides: { all: {}, long: { bevel: 'long' } },
  corners: { square: {}, r20: { radius: 20 }, r50: { radius: 50 } },
  pattern: { plain: {}, grid: { grid: 100 } },
};

/**
 * Panel that the buyer chose, where it differs from the one in the pictures. Undefined for other goods: only flat panels have an edge to choose.
 * @param options with the buyer's choices
 */
export const chosenPanel = (product: Pick<Product, 'id' | 'size' | 'attributes' | 'colours'>, options: readonly ConfigurationOption[]): Panel | undefined => {
  const drawn = options.filter(({ id, isAllowed }) => isAllowed && looks[id]);
  const parts = drawn.map(({ id, choice }) => looks[id]?.[String(choice)]);
  const hex = product.colours.find(({ productId }) => productId === product.id)?.hex;
  const size = chosenSize(product, options);
  if (!size || !hex || !drawn.some(({ id }) => id === 'edge') || parts.includes(undefined)) return undefined;
  const look: Look = Object.assign({}, ...parts);
  const isUsual = product.size.startsWith(`${size.width} × ${size.height}`) && Object.keys(look).length === 0;
  return isUsual ? undefined : { width: size.width, height: size.height, hex, ...look };
};
