import { useEffect, useRef, useState } from 'react';
import { assess, type Absorber, type Assessment } from '../../../src/domain/room-panels.js';
import { readRoom } from '../../../src/domain/read-room.js';
import { roomFields, type RoomField, type RoomInput, roomQuery, type TypedRoom } from '../../../src/domain/room-query.js';
import { useNavigation } from '../../core/page.js';
import { useReplaceSearch } from '../../core/place-path.js';

/** What is told of a room and the pieces in it. */
export interface RoomResult extends Assessment {
  input: RoomInput;
  pieces: number;
}

export interface RoomState {
  typed: TypedRoom;
  faults: ReturnType<typeof readRoom>['faults'];
  /** The room as it was when all fields were right; undefined as long as they never were. */
  input: RoomInput | undefined;
  change(field: RoomField, value: string): void;
}

/** Milliseconds of quiet after which the address follows: browsers allow some hundred changes a minute. */
const settling = 300;

/** The fields of the form. What they say is in the address, which is replaced while the reader types. */
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

/** The room with pieces of a product: as many as asked for, else as many as advised, never more than there is a place for. */
export const resultOf = (input: RoomInput, absorber: Absorber): RoomResult => {
  const { advised, capacity } = assess(input.room, absorber, 0);
  const pieces = Math.min(input.pieces ?? advised, capacity);
  return { ...assess(input.room, absorber, pieces), input, pieces };
};

/** The query of what the fields say, right or wrong, with one changed: for links that work without JavaScript. */
export const queryWith = (typed: TypedRoom, field: RoomField, value: string): Record<string, string> => {
  const changed = { ...typed, [field]: value };
  return Object.fromEntries(roomFields.flatMap((name) => (changed[name] ? [[name, changed[name]]] : [])));
};
