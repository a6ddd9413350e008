import { roomQuery, type RoomInput } from '../../src/domain/room-query.js';
import { useCapability } from './capabilities.js';
import { useLinkTo } from './link-to.js';

/** Address of the room calculator, with the query of a room if given; undefined on a site without calculator, or without lists of products, from which it chooses. */
export const useCalculatorHref = (): ((query?: Record<string, string>) => string | undefined) => {
  const linkTo = useLinkTo();
  const hasProducts = useCapability('listProducts');
  return (query = {}) => {
    const path = hasProducts ? linkTo('advice:calculate-your-room')?.href : undefined;
    const search = new URLSearchParams(query).toString();
    return path && search ? `${path}?${search}` : path;
  };
};

/** Address of the calculator for a room. */
export const useRoomHref = (): ((input: RoomInput) => string | undefined) => {
  const href = useCalculatorHref();
  return (input) => href(roomQuery(input));
};
