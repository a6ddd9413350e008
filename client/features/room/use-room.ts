import { useEffect, useRef, useState } from 'react';
import { assess, type Absorber, type Assessment } from '../../../src/domain/room-panels.js';
import { readRoom } from '../../../src/domain/read-room.js';
import { roomFields, type RoomField, type RoomInput, roomQuery, type TypedRoom } from '../../../src/domain/room-query.js';
import { useNavigation } from '../../core/page.js';
import { useReplaceSearch } from '../../core/route-path.js';

/** Assessment of a room with a number of pieces. */
export interface RoomResult extends Assessment {
  input: RoomInput;
  pieces: number;
}

export interface RoomState {
  typed: TypedRoom;
  faults: ReturnType<typeof readRoom>['faults'];
  /** Latest valid input; undefined while the fields have not been valid yet. */
  input: RoomInput | undefined;
  change(field: RoomField, value: string): void;
}

/** Milliseconds between the last change and the update of the URL, because browsers limit the rate of updates. */
const settling = 300;

/** Returns the state of the form fields. Valid values are written to the URL while the visitor types. */
export const useRoomFields = (): RoomState => {
  const { search } = useNavigation().place;
  const [typed, setTyped] = useState(() => readRoom(search).typed);
  const { faults, input } = readRoom(Object.entries(typed));
  const [last, setLast] = useState(input);
  if (input && JSON.stringify(input) !== JSON.stringify(last)) setLast(input);
  const query = input && new URLSearchParams(roomQuery(input)).toString();
  const replaceSearch = useReplaceSearch();
  const isTouched = useRef(false);
  useEffect(() => {
    if (!isTouched.current || query === undefined) return undefined;
    const timer = setTimeout(() => replaceSearch(query), settling);
    return () => clearTimeout(timer);
  }, [query, replaceSearch]);
  const change = (field: RoomField, value: string) => {
    isTouched.current = true;
    setTyped((before) => ({ ...before, [field]: value }));
  };
  return { typed, faults, input: input ?? last, change };
};

/** Assesses a room with pieces of a product: the requested number, else the advised one, up to the capacity of the room. */
export const resultOf = (input: RoomInput, absorber: Absorber): RoomResult => {
  const { advised, capacity } = assess(input.room, absorber, 0);
  const pieces = Math.min(input.pieces ?? advised, capacity);
  return { ...assess(input.room, absorber, pieces), input, pieces };
};

/** Returns the query of all field values, valid or not, with one changed; for links that work without JavaScript. */
export const queryWith = (typed: TypedRoom, field: RoomField, value: string): Record<string, string> => {
  const changed = { ...typed, [field]: value };
  return Object.fromEntries(roomFields.flatMap((name) => (changed[name] ? [[name, changed[name]]] : [])));
};
