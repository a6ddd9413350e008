import { ceilingMaterials, floorMaterials, furnitureKinds, paneKinds, panelPlaces, type Room, roomLimits, roomUses, wallMaterials } from '../contract/room.js';
import { isId } from '../contract/id.js';
import { type NumberRules, readNumber } from './typed-number.js';
import { areasOf } from './room-areas.js';
import { type RoomField, roomFields, type RoomInput, type TypedRoom, typedRoom } from './room-query.js';

/** Fault of a field: key of a text of `yup.errors`, and the limit. */
export interface RoomFault {
  code: 'mixed.required' | 'mixed.oneOf' | 'mixed.notType' | 'number.min' | 'number.max';
  bound?: number;
}
export type RoomFaults = Partial<Record<RoomField, RoomFault>>;

/** Initial room of the calculator. */
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
  // The standard (DIN 18041) specifies occupied rooms.
  furniture: { persons: 8 },
  place: 'walls',
};

/** Whether a text can be the id or the slug of a product. */
export const isProductName = (text: string): boolean => isId(text) || /^[\w-]{1,120}$/.test(text);
/** Number of a text, rounded to the centimetre; NaN for other texts. */
const decimal = (text: string, rules: NumberRules): number => {
  const read = readNumber(text, rules);
  return 'value' in read ? Math.round(read.value * 100) / 100 : Number.NaN;
};
/** Fields in metres. The others are counts and areas. */
const lengths: readonly RoomField[] = ['l', 'w', 'h'];

/** Reads fields one by one and collects their faults. */
class Reader {
  readonly faults: RoomFaults = {};

  constructor(private readonly typed: TypedRoom) {}

  number(field: RoomField, { min, max }: { min: number; max: number }, isWhole = false): number {
    const text = this.typed[field].trim();
    const value = decimal(text, lengths.includes(field) ? { unit: 'm' } : { unit: isWhole ? null : 'm²', isGrouped: isWhole });
    if (!text) this.faults[field] = { code: 'mixed.required' };
    else if (Number.isNaN(value) || (isWhole && !Number.isInteger(value))) this.faults[field] = { code: 'mixed.notType' };
    else if (value < min) this.faults[field] = { code: 'number.min', bound: min };
    else if (value > max) this.faults[field] = { code: 'number.max', bound: max };
    return value;
  }

  /** Whole number; undefined if the field is empty. */
  count(field: RoomField, max: number): number | undefined {
    return this.typed[field].trim() ? this.number(field, { min: 0, max }, true) : undefined;
  }

  choice<Value extends string>(field: RoomField, values: readonly Value[]): Value {
    const value = values.find((known) => known === this.typed[field]);
    if (!value) this.faults[field] = { code: 'mixed.oneOf' };
    return value ?? values[0]!;
  }
}

/** Maximum number of pieces. */
export const maximumPieces = 9999;

/**
 * Reads a room from the query of a URL or from form fields. A missing field gets its default value, and a present one is read as it is.
 * @returns the input as typed, the faults by field, and `input` if there are no faults
 */
export const readRoom = (query: Iterable<readonly [string, string]>): { typed: TypedRoom; faults: RoomFaults; input?: RoomInput } => {
  const given = new Map(query);
  // In a query that describes a room, missing furniture fields mean that there is none.
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
  if (product && !isProductName(product)) faults.product = { code: 'mixed.oneOf' };
  const pieces = reader.count('n', maximumPieces);
  const isWhole = () => Object.keys(faults).length === 0;
  // The glass area must not exceed the wall area.
  if (isWhole() && room.glass > areasOf(room).glass) faults.glass = { code: 'number.max', bound: Math.floor(areasOf(room).glass) };
  return { typed, faults, ...(isWhole() && { input: { room, product, pieces } }) };
};
