import type { Order } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useInView } from '../../core/vat.js';
import { Picture } from '../picture.js';
import { LineRoom } from './line-room.js';
import { Lines } from './order-lines.styles.js';

/** The lines of an order to look at: picture, name, colour, quantity and price in the chosen VAT view. */
export const OrderLines = ({ lines }: Pick<Order, 'lines'>) => {
  const { money, number } = useFormat();
  const inView = useInView();
  return (
    <Lines>
      {lines.map(({ id, name, colour, picture, quantity, unitPrice, total, ...line }) => (
        <li key={id}>
          <span className="picture">
            <Picture picture={picture} sizes="72px" alt="" />
          </span>
          <div>
            <strong>{name}</strong>
            {colour && <small>{colour}</small>}
            {line.room && (
              <small>
                <LineRoom line={{ ...line, quantity }} />
              </small>
            )}
            <small>{`${number(quantity)} × ${money(inView(unitPrice).chosen)}`}</small>
          </div>
          <b>{money(inView(total).chosen)}</b>
        </li>
      ))}
    </Lines>
  );
};
