/** Visible part of a square picture, as fractions of its side: the whole picture is `{ x: 0, y: 0, size: 1 }`. */
export interface View {
  x: number;
  y: number;
  size: number;
}
export interface Point {
  x: number;
  y: number;
}

export const whole: View = { x: 0, y: 0, size: 1 };
const smallest = 0.2;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
const bounded = ({ x, y, size }: View): View => ({ x: within(x, 1 - size), y: within(y, 1 - size), size });

/** Position in the visible part, which is as large as its proportions allow and centred in a box. @param box element @param at as `clientX` and `clientY` */
export const positionIn = (box: Omit<DOMRect, 'toJSON'>, part: { width: number; height: number }, at: Point): Point => {
  const scale = Math.min(box.width / part.width, box.height / part.height);
  return { x: 0.5 + (at.x - box.x - box.width / 2) / (part.width * scale), y: 0.5 + (at.y - box.y - box.height / 2) / (part.height * scale) };
};

/** Zooms in (factor above 1) or out, and keeps the point `at` of the view in its place. */
export const zoomed = ({ x, y, size }: View, factor: number, at: Point = { x: 0.5, y: 0.5 }): View => {
  const next = Math.min(1, Math.max(smallest, size / factor));
  return bounded({ x: x + at.x * (size - next), y: y + at.y * (size - next), size: next });
};

/** Moves the view by fractions of its size. */
export const moved = ({ x, y, size }: View, by: Point): View => bounded({ x: x + by.x * size, y: y + by.y * size, size });

/** Returns the distance between two points, such as two fingers. */
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
