/** Rectangle on a surface in m: `u` along the surface, `v` upwards (on a ceiling: towards the back). */
export interface Rect {
  u: number;
  v: number;
  width: number;
  height: number;
}

interface Surface {
  length: number;
  height: number;
  /** Size of a piece, the longer side first. */
  face: { width: number; height: number };
  /** Spreads the pieces over the whole surface instead of at head height. */
  isCeiling?: boolean;
}

/** Distance in m between pieces, and to the edges of a wall. */
const gap = 0.08;
const edge = 0.15;
/** Height in m between the heads of seated and standing people, where panels have the most effect. */
const headHeight = 1.45;
/** Free height in m above the floor. */
const skirting = 0.3;

const fitting = (available: number, side: number): number => Math.max(0, Math.floor((available - 2 * edge + gap) / (side + gap)));
/** Returns the number of pieces that fit without gaps. */
const fittingClose = (available: number, side: number): number => Math.floor(available / side + 1e-9);
/** Returns the positions of `count` pieces along an edge, centred, with equal gaps of at most `most`. */
const spread = (count: number, side: number, available: number, most: number): number[] => {
  const apart = Math.min(most, Math.max(0, (available - count * side) / (count + 1)));
  const start = (available - count * side - (count - 1) * apart) / 2;
  return Array.from({ length: count }, (_, at) => start + at * (side + apart));
};

/** Places up to `count` pieces on a surface in even rows. @returns the pieces that fit */
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
  // In a high room the pieces move down from the middle of the wall.
  const lowest = Math.max(skirting, headHeight - (up.at(-1)! + side.height - up[0]!) / 2);
  const drop = isCeiling ? 0 : Math.max(0, up[0]! - lowest);
  return Array.from({ length: laid }, (_, at) => ({ u: across[at % columns]!, v: up[Math.floor(at / columns)]! - drop, ...side }));
};
