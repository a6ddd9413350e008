import type { OrderLine } from '../../../src/contract/order.js';
import { useRoomHref } from '../../core/use-calculator-href.js';

/** The room a line was calculated for, and the way back to its calculation; nothing for other lines. */
export const LineRoom = ({ line: { room, productId, quantity } }: { line: Pick<OrderLine, 'room' | 'productId' | 'quantity'> }) => {
  const href = useRoomHref();
  if (!room) return null;
  const path = href({ room: room.room, product: productId, pieces: quantity });
  return path ? <a href={path}>{room.text}</a> : room.text;
};
