/** A rectangle on a surface, in m: `u` along it, `v` up (on a ceiling: away). */
export interface Rect {
  u: number;
  v: number;
  width: number;
  height: number;
}

interface Surface {
  length: number;
  height: number;
  /** One piece, the longer side first. */
  face: { width: number; height: number };
  /** Spread all over, instead of hung at the height of heads. */
  isCeiling?: boolean;
}

/** m between pieces, and to the edges of a wall. */
const gap = 0.08;
const edge = 0.15;
/** Height of heads that sit and stand, where panels do most. */
const headHeight = 1.45;
/** m that stay free above the floor. */
const skirting = 0.3;

const fitting = (available: number, side: number): number => Math.max(0, Math.floor((available - 2 * edge + gap) / (side + gap)));
/** How many do when a surface is filled to its edges. */
const fittingClose = (available: number, side: number): number => Math.floor(available / side + 1e-9);
/** Where `count` pieces of a side lie along an edge: evenly, `most` apart at most, round the middle. */
const spread = (count: number, side: number, available: number, most: number): number[] => {
  const apart = Math.min(most, Math.max(0, (available - count * side) / (count + 1)));
  const start = (available - count * side - (count - 1) * apart) / 2;
  return Array.from({ length: count }, (_, at) => start + at * (side + apart));
};

/** Lays up to `count` pieces on a surface, in even rows; answers those that fit. */
export const layPanels = (count: number, { length, height, face, isCeiling = false }: Surface): Rect[] => {
  const isUpright = !isCeiling && face.width <= height - 0.6;
  const [wide, tall] = isUpright ? [face.height, face.width] : [face.width, face.height];
  const side = { width: Math.min(wide, length - 2 * edge), height: Math.min(tall, height - 2 * edge) };
  if (count <= 0 || side.width <= 0 || side.height <= 0) return [];
  const loose = { columns: fitting(length, side.width), rows: fitting(height, side.height) };
  const isTight = isCeiling && count > loose.columns * loose.rows;
  const most = isTight ? { columns: fittingClose(length, side.width), rows: fittingClose(height, side.height) } : loose;
  const laid = Math.min(count, most.columns * most.rows);
  if (!laid) return [];
  const even = Math.ceil(Math.sqrt((laid * length * side.height) / (height * side.width)));
  const rows = isCeiling ? Math.min(most.rows, Math.ceil(laid / Math.min(most.columns, even))) : Math.ceil(laid / most.columns);
  const columns = Math.ceil(laid / rows);
  const across = spread(columns, side.width, length, isCeiling ? length : 0.45);
  const up = spread(rows, side.height, height, isCeiling ? height : gap);
  // In a high room they do not float in the middle of the wall.
  const lowest = Math.max(skirting, headHeight - (up.at(-1)! + side.height - up[0]!) / 2);
  const drop = isCeiling ? 0 : Math.max(0, up[0]! - lowest);
  return Array.from({ length: laid }, (_, at) => ({ u: across[at % columns]!, v: up[Math.floor(at / columns)]! - drop, ...side }));
};
