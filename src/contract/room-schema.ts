import { z } from 'zod';
import { ceilingMaterials, floorMaterials, paneKinds, panelPlaces, roomLimits, roomUses, wallMaterials, type Room as RoomShape } from './room.js';

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const pieces = z.number().int().min(1).max(roomLimits.furniture.max).optional();

/** The room an order line was calculated for. */
export const Room = z.strictObject({
  use: z.enum(roomUses),
  length: within(roomLimits.length),
  width: within(roomLimits.width),
  height: within(roomLimits.height),
  floor: z.enum(floorMaterials),
  walls: z.enum(wallMaterials),
  ceiling: z.enum(ceilingMaterials),
  glass: within(roomLimits.glass),
  pane: z.enum(paneKinds),
  doors: within(roomLimits.doors).int(),
  furniture: z.strictObject({ persons: pieces, chairs: pieces, desks: pieces, sofas: pieces, shelves: pieces, curtains: pieces }),
  place: z.enum(panelPlaces),
}) satisfies z.ZodType<RoomShape>;

/** The room of a line, with a short description. */
export const LineRoom = z.object({ room: Room, text: z.string() });
