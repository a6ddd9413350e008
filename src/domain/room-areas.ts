import type { Room } from '../contract/room.js';

/** Area of one door with its frame in m². */
export const doorArea = 2;

/** Areas of a room in m², and its volume in m³. `walls` excludes windows and doors. */
export interface Areas {
  volume: number;
  floor: number;
  ceiling: number;
  walls: number;
  glass: number;
  doors: number;
  /** Total area of all boundary surfaces. */
  all: number;
}

export const areasOf = ({ length, width, height, glass, doors }: Pick<Room, 'length' | 'width' | 'height' | 'glass' | 'doors'>): Areas => {
  const floor = length * width;
  const upright = 2 * (length + width) * height;
  const openings = { doors: Math.min(doors * doorArea, upright), glass: Math.min(glass, Math.max(0, upright - doors * doorArea)) };
  return { volume: floor * height, floor, ceiling: floor, ...openings, walls: upright - openings.doors - openings.glass, all: 2 * floor + upright };
};
