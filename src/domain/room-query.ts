import { type FurnitureKind, furnitureKinds, type Room } from '../contract/room.js';

/** A room and what is to hang in it, as an address says them. */
export interface RoomInput {
  room: Room;
  /** Id or slug of the product; absent: the shop proposes one. */
  product?: string | undefined;
  /** Absent: as many as advised. */
  pieces?: number | undefined;
}

/** Names of the query in their order. */
export const roomFields = ['use', 'l', 'w', 'h', 'floor', 'walls', 'ceiling', 'glass', 'pane', 'doors', ...furnitureKinds, 'at', 'product', 'n'] as const;
export type RoomField = (typeof roomFields)[number];
/** What stands in the fields, right or wrong. */
export type TypedRoom = Record<RoomField, string>;
const written = (value: number | undefined) => (value ? String(value) : '');

/** The fields of a room, filled. */
export const typedRoom = ({ room, product = '', pieces }: RoomInput): TypedRoom => ({
  use: room.use,
  l: String(room.length),
  w: String(room.width),
  h: String(room.height),
  floor: room.floor,
  walls: room.walls,
  ceiling: room.ceiling,
  glass: String(room.glass),
  pane: room.pane,
  doors: String(room.doors),
  ...(Object.fromEntries(furnitureKinds.map((kind) => [kind, written(room.furniture[kind])])) as Record<FurnitureKind, string>),
  at: room.place,
  product,
  n: pieces === undefined ? '' : String(pieces),
});

/** The query that opens the calculator with this input: names in their order, what is empty left out. */
export const roomQuery = (input: RoomInput): Record<string, string> => {
  const typed = typedRoom(input);
  return Object.fromEntries(roomFields.flatMap((field) => (typed[field] ? [[field, typed[field]]] : [])));
};
