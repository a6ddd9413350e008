import type { Choice, ConfigurationOption, Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { drawnFamilies, flatPanel, type DrawnFamily, type Look } from './drawn-families.js';
import { chosenSize } from './sized-product.js';

/** Goods as a buyer chose them, in millimetres, as they are drawn. */
export interface Drawing extends Dimensions, Omit<Look, 'width' | 'height'> {
  kind: DrawnFamily['kind'];
  hex: string;
}
type Drawn = Pick<Product, 'id' | 'family' | 'size' | 'attributes' | 'colours'>;

/** Families that ops add are drawn if they are flat panels: only these have an edge to choose. */
const familyOf = ({ family }: Drawn, options: readonly ConfigurationOption[]): DrawnFamily | undefined =>
  drawnFamilies[family] ?? (options.some(({ id }) => id === 'edge') ? flatPanel : undefined);

/** Look of a choice. Undefined: unknown, such as a value that ops added. */
const lookOf = ({ options: rows }: DrawnFamily, option: ConfigurationOption): Look | undefined => {
  const row = rows[option.id];
  if (row === undefined || typeof row === 'string' || option.choice === null) return {};
  return typeof row === 'function' ? row(option.choice, option) : row[String(option.choice)];
};

const draw = (product: Drawn, options: readonly ConfigurationOption[], proportions?: Dimensions): { drawing: Drawing; isUsual: boolean } | undefined => {
  const family = familyOf(product, options);
  const hex = product.colours.find(({ productId }) => productId === product.id)?.hex;
  const size = chosenSize(product, options) ?? family?.size ?? proportions;
  if (!family || !hex || !size) return undefined;
  const looks = options.filter(({ isAllowed }) => isAllowed).map((option) => lookOf(family, option));
  if (looks.includes(undefined)) return undefined;
  const chosen: Look = Object.assign({}, ...looks);
  const isUsualSize = size === family.size || (product.size.startsWith(`${size.width} × ${size.height}`) && (size.scale ?? 1) === 1);
  const isUsual = isUsualSize && Object.keys(chosen).length === 0;
  return { drawing: { kind: family.kind, hex, ...size, ...family.usual, ...chosen }, isUsual };
};

/**
 * Drawing of what the buyer chose, where it differs from the pictures of the product. Undefined for goods that are not drawn.
 * @param options with the buyer's choices
 */
export const chosenDrawing = (product: Drawn, options: readonly ConfigurationOption[]): Drawing | undefined => {
  const drawn = draw(product, options);
  return drawn?.isUsual ? undefined : drawn?.drawing;
};

/** Drawing of the goods with another value of one option. Undefined: the value changes nothing that is drawn. */
export const drawingWith = (product: Drawn, options: readonly ConfigurationOption[], id: string, choice: Choice): Drawing | undefined => {
  const family = familyOf(product, options);
  const row = family?.options[id];
  if (row === undefined || (typeof row === 'string' && row !== 'size')) return undefined;
  return draw(
    product,
    options.map((option) => (option.id === id ? { ...option, choice } : option)),
    family?.proportions,
  )?.drawing;
};
