import { roomQuery, type RoomInput } from '../../src/domain/room-query.js';
import { useLinkTo } from './link-to.js';

/** The address of the room calculator, with a room where one is given; undefined on a site that has none. */
export const useCalculatorHref = (): ((query?: Record<string, string>) => string | undefined) => {
  const linkTo = useLinkTo();
  return (query = {}) => {
    const path = linkTo('advice:calculate-your-room')?.href;
    const search = new URLSearchParams(query).toString();
    return path && search ? `${path}?${search}` : path;
  };
};

/** The address that opens the calculator with a room. */
export const useRoomHref = (): ((input: RoomInput) => string | undefined) => {
  const href = useCalculatorHref();
  return (input) => href(roomQuery(input));
};
