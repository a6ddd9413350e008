import type { OrderLine } from '../../../src/contract/order.js';
import { useRoomHref } from '../../core/use-calculator-href.js';

/** Room that a line was calculated for, as a link to the calculation; nothing for other lines. */
export const LineRoom = ({ line: { room, productId, quantity } }: { line: Pick<OrderLine, 'room' | 'productId' | 'quantity'> }) => {
  const href = useRoomHref();
  if (!room) return null;
  const path = href({ room: room.room, product: productId, pieces: quantity });
  return path ? <a href={path}>{room.text}</a> : room.text;
};
