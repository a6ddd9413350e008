import { type FurnitureKind, furnitureKinds, type Room } from '../contract/room.js';

/** Input of the room calculator, as a URL contains it. */
export interface RoomInput {
  room: Room;
  /** Id or slug of the product; undefined: the shop proposes one. */
  product?: string | undefined;
  /** Undefined: the recommended number. */
  pieces?: number | undefined;
}

/** Names of the query fields in their fixed order. */
export const roomFields = ['use', 'l', 'w', 'h', 'floor', 'walls', 'ceiling', 'glass', 'pane', 'doors', ...furnitureKinds, 'at', 'product', 'n'] as const;
export type RoomField = (typeof roomFields)[number];
/** Texts of the fields, valid or not. */
export type TypedRoom = Record<RoomField, string>;
const written = (value: number | undefined) => (value ? String(value) : '');

/** Field texts of a room. */
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

/** Query of the calculator's URL for this input: fields in their fixed order, without empty ones. */
export const roomQuery = (input: RoomInput): Record<string, string> => {
  const typed = typedRoom(input);
  return Object.fromEntries(roomFields.flatMap((field) => (typed[field] ? [[field, typed[field]]] : [])));
};
