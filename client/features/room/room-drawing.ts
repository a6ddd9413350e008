import type { Cover } from '../../../src/contract/product.js';
import type { Room } from '../../../src/contract/room.js';
import { layPanels, type Rect } from './lay-panels.js';

/** Point in the room in m: from the left, above the floor, towards the back. */
type Point = readonly [x: number, y: number, z: number];
/** `points` attribute of an SVG polygon. */
type Polygon = string;

/** Drawing of a room seen from its longer side, without front wall; lengths in units of the view box. */
export interface RoomDrawing {
  width: number;
  height: number;
  planes: Record<'floor' | 'ceiling' | 'left' | 'right' | 'back', Polygon>;
  boards: [x1: number, y1: number, x2: number, y2: number][];
  panes: Polygon[];
  doors: Polygon[];
  panels: Polygon[];
  /** Number of pieces that do not fit in the drawing. */
  unseen: number;
  /** Figure of a person of 1.75 m. */
  person: { x: number; y: number; scale: number };
  /** Positions of the labels: width below the front, depth along the right wall, height at the left. */
  measures: Record<'across' | 'deep' | 'high', { x: number; y: number }>;
}

const frame = { width: 760, height: 420, margin: 34 };
const sill = 0.9;
const usualPane = 1.75;
const door = { width: 0.9, height: 2.05, apart: 1.2 };
/** Maximum number of pieces in the drawing. More pieces are drawn as fewer, larger ones, to limit the size of the SVG. */
const maxDrawn = 140;

/** Places windows with a total area side by side, in the middle of a wall or at its left end. */
const layPanes = (area: number, length: number, height: number, isAside = false): { rects: Rect[]; covered: number } => {
  const bottom = Math.min(sill, height / 3);
  const most = height - bottom - 0.35;
  // Windows of the usual height, unless the wall is too short for them.
  const tall = area > (length - 0.5) * usualPane ? most : Math.min(most, usualPane);
  const wide = Math.min(length - 0.5, area / tall);
  if (wide <= 0.15) return { rects: [], covered: 0 };
  const count = Math.ceil(wide / 1.5);
  const start = isAside ? 0.3 : (length - wide) / 2;
  const rects = Array.from({ length: count }, (_, at) => ({ u: start + (wide / count) * at, v: bottom, width: wide / count, height: tall }));
  return { rects, covered: wide * tall };
};

/** Returns the drawing of a room with pieces of a product. */
export const drawRoom = (room: Room, cover: Cover, pieces: number): RoomDrawing => {
  const [across, deep, high] = [Math.max(room.length, room.width), Math.min(room.length, room.width), room.height];
  const unit = Math.min(frame.width / across, frame.height / high);
  const eye = high * 0.56;
  const distance = Math.max(across, high * 1.7) * 0.85;
  const project = ([x, y, z]: Point): [number, number] => {
    const near = distance / (distance + z);
    return [frame.margin + unit * (across / 2 + (x - across / 2) * near), frame.margin + unit * (high - eye + (eye - y) * near)];
  };
  const polygon = (points: readonly Point[]): Polygon =>
    points
      .map(project)
      .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  const rectOn = (place: (u: number, v: number) => Point) => (rects: readonly Rect[]) =>
    rects.map(({ u, v, width, height }) => polygon([place(u, v), place(u + width, v), place(u + width, v + height), place(u, v + height)]));
  const onLeft = rectOn((u, v) => [0, v, u]);
  const onBack = rectOn((u, v) => [u, v, deep]);
  const onRight = rectOn((u, v) => [across, v, deep - u]);
  const onCeiling = rectOn((u, v) => [u, high - 0.06, v]);

  const left = layPanes(room.glass, deep, high);
  const back = layPanes(room.glass - left.covered, across, high, true);
  const backFrom = back.rects.length ? 0.4 + back.covered / back.rects[0]!.height : 0;
  const doorCount = Math.min(room.doors, Math.floor((deep - 0.3) / door.apart));
  const doors = Array.from({ length: doorCount }, (_, at) => ({
    u: deep - 0.3 - door.width - at * door.apart,
    v: 0,
    width: door.width,
    height: Math.min(door.height, high - 0.1),
  }));

  const faces = (pieces * cover.area) / (cover.width * cover.height);
  const grown = Math.sqrt(Math.max(1, faces / maxDrawn));
  const face = { width: cover.width * grown, height: cover.height * grown };
  const wanted = Math.round(faces / grown ** 2);
  const walls = [
    { put: onBack, from: backFrom, length: across - backFrom },
    { put: onRight, from: 0, length: deep - 0.2 - doorCount * door.apart },
    ...(left.rects.length ? [] : [{ put: onLeft, from: 0, length: deep }]),
  ];
  let rest = wanted;
  const panels: Polygon[] = [];
  if (room.place === 'ceiling') {
    const rects = layPanels(rest, { length: across, height: deep, face, isCeiling: true });
    panels.push(...onCeiling(rects));
    rest -= rects.length;
  } else {
    for (const { put, from, length } of walls) {
      const rects = layPanels(rest, { length, height: high, face });
      panels.push(...put(rects.map((rect) => ({ ...rect, u: rect.u + from }))));
      rest -= rects.length;
    }
  }
  const board = (z: number): [number, number, number, number] => [...project([0, 0, z]), ...project([across, 0, z])];
  const corner = (x: number, y: number, z: number): Point => [x, y, z];
  const [standing, feet] = [project([across * 0.7, 1.75, deep * 0.45]), project([across * 0.7, 0, deep * 0.45])];
  return {
    width: unit * across + 2 * frame.margin,
    height: unit * high + 2 * frame.margin,
    planes: {
      floor: polygon([corner(0, 0, 0), corner(across, 0, 0), corner(across, 0, deep), corner(0, 0, deep)]),
      ceiling: polygon([corner(0, high, 0), corner(across, high, 0), corner(across, high, deep), corner(0, high, deep)]),
      left: polygon([corner(0, 0, 0), corner(0, high, 0), corner(0, high, deep), corner(0, 0, deep)]),
      right: polygon([corner(across, 0, 0), corner(across, high, 0), corner(across, high, deep), corner(across, 0, deep)]),
      back: polygon([corner(0, 0, deep), corner(0, high, deep), corner(across, high, deep), corner(across, 0, deep)]),
    },
    boards: [1, 2, 3, 4, 5, 6, 7].map((part) => board((deep * part) / 8)),
    panes: [...onLeft(left.rects), ...onBack(back.rects)],
    doors: onRight(doors),
    panels,
    unseen: wanted ? Math.round((rest / wanted) * pieces) : 0,
    person: { x: feet[0], y: feet[1], scale: (feet[1] - standing[1]) / 175 },
    measures: {
      across: { x: frame.margin + (unit * across) / 2, y: frame.margin + unit * high + 24 },
      deep: { x: project([across, 0, deep / 3])[0] - 34, y: project([across, 0, deep / 3])[1] + 8 },
      high: { x: frame.margin - 12, y: frame.margin + (unit * high) / 2 },
    },
  };
};
