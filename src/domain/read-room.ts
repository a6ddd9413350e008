import { ceilingMaterials, floorMaterials, furnitureKinds, paneKinds, panelPlaces, type Room, roomLimits, roomUses, wallMaterials } from '../contract/room.js';
import { areasOf } from './room-acoustics.js';
import { type RoomField, roomFields, type RoomInput, type TypedRoom, typedRoom } from './room-query.js';

/** What is wrong with a field: texts of `yup.errors`, with the bound. */
export interface RoomFault {
  code: 'mixed.required' | 'mixed.oneOf' | 'mixed.notType' | 'number.min' | 'number.max';
  bound?: number;
}
export type RoomFaults = Partial<Record<RoomField, RoomFault>>;

/** The room of somebody who has not said anything yet. */
export const defaultRoom: Room = {
  use: 'a3',
  length: 8,
  width: 4,
  height: 3,
  floor: 'parquet',
  walls: 'plaster',
  ceiling: 'concrete',
  glass: 9,
  pane: 'window',
  doors: 1,
  // The norm speaks of rooms with people in them.
  furniture: { persons: 8 },
  place: 'walls',
};

const productPattern = /^[\w-]{1,120}$/;
/** A decimal as people write it, to the centimetre: `4,5` and `4.50` are the same. */
const decimal = (text: string): number => (/^\d{1,6}(?:[.,]\d{0,6})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) / 100 : Number.NaN);

/** Reads fields one by one and keeps what is wrong with them. */
class Reader {
  readonly faults: RoomFaults = {};

  constructor(private readonly typed: TypedRoom) {}

  number(field: RoomField, { min, max }: { min: number; max: number }, isWhole = false): number {
    const text = this.typed[field].trim();
    const value = decimal(text);
    if (!text) this.faults[field] = { code: 'mixed.required' };
    else if (Number.isNaN(value) || (isWhole && !Number.isInteger(value))) this.faults[field] = { code: 'mixed.notType' };
    else if (value < min) this.faults[field] = { code: 'number.min', bound: min };
    else if (value > max) this.faults[field] = { code: 'number.max', bound: max };
    return value;
  }

  /** A whole number, or nothing. */
  count(field: RoomField, max: number): number | undefined {
    return this.typed[field].trim() ? this.number(field, { min: 0, max }, true) : undefined;
  }

  choice<Value extends string>(field: RoomField, values: readonly Value[]): Value {
    const value = values.find((known) => known === this.typed[field]);
    if (!value) this.faults[field] = { code: 'mixed.oneOf' };
    return value ?? values[0]!;
  }
}

/** Pieces that can be asked for. */
export const maximumPieces = 9999;

/**
 * What an address, or a form, says of a room. A field that is not there has its usual value; one that is there counts as it is,
 * and a bad one is named with what is wrong. `input` is there when nothing is.
 */
export const readRoom = (query: Iterable<readonly [string, string]>): { typed: TypedRoom; faults: RoomFaults; input?: RoomInput } => {
  const given = new Map(query);
  // Furniture left out of an address that describes a room is not there.
  const isDescribed = roomFields.some((field) => field !== 'product' && given.has(field));
  const usual = typedRoom({ room: isDescribed ? { ...defaultRoom, furniture: {} } : defaultRoom });
  const typed = Object.fromEntries(roomFields.map((field) => [field, (given.get(field) ?? usual[field]).slice(0, 200)])) as TypedRoom;
  const reader = new Reader(typed);
  const { faults } = reader;
  const furniture = Object.fromEntries(furnitureKinds.map((kind) => [kind, reader.count(kind, roomLimits.furniture.max)] as const).filter(([, count]) => count));
  const room: Room = {
    use: reader.choice('use', roomUses),
    length: reader.number('l', roomLimits.length),
    width: reader.number('w', roomLimits.width),
    height: reader.number('h', roomLimits.height),
    floor: reader.choice('floor', floorMaterials),
    walls: reader.choice('walls', wallMaterials),
    ceiling: reader.choice('ceiling', ceilingMaterials),
    glass: typed.glass.trim() ? reader.number('glass', roomLimits.glass) : 0,
    pane: reader.choice('pane', paneKinds),
    doors: reader.count('doors', roomLimits.doors.max) ?? 0,
    furniture,
    place: reader.choice('at', panelPlaces),
  };
  const product = typed.product.trim() || undefined;
  if (product && !productPattern.test(product)) faults.product = { code: 'mixed.oneOf' };
  const pieces = reader.count('n', maximumPieces);
  const isWhole = () => Object.keys(faults).length === 0;
  // More window than wall: the panes would hang in the air.
  if (isWhole() && room.glass > areasOf(room).glass) faults.glass = { code: 'number.max', bound: Math.floor(areasOf(room).glass) };
  return { typed, faults, ...(isWhole() && { input: { room, product, pieces } }) };
};
