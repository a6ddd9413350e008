import type { OrderLine } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useRoomHref } from '../../core/use-calculator-href.js';

/** Choices of a line, and the room that it was calculated for. @param as element of each */
export const LineDetails = ({ line: { choices, room, productId, quantity }, as: Row }: { line: OrderLine; as: 'p' | 'small' }) => {
  const { labelled } = useFormat();
  const roomHref = useRoomHref();
  const path = room && roomHref({ room: room.room, product: productId, pieces: quantity });
  return (
    <>
      {choices.map(({ label, value }) => (
        <Row key={label}>{labelled(label, value)}</Row>
      ))}
      {room && <Row>{path ? <a href={path}>{room.text}</a> : room.text}</Row>}
    </>
  );
};
