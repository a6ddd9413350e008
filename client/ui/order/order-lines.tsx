import type { Order } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useInView } from '../../core/vat.js';
import { LineDetails } from './line-details.js';
import { LinePicture } from './line-picture.js';
import { Lines } from './order-lines.styles.js';

/** Read-only lines of an order: picture, name, colour, choices, quantity and price in the current VAT view. */
export const OrderLines = ({ lines }: Pick<Order, 'lines'>) => {
  const { money, number } = useFormat();
  const inView = useInView();
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line.id}>
          <span className="picture">
            <LinePicture line={line} sizes="72px" />
          </span>
          <div>
            <strong>{line.name}</strong>
            {line.colour && <small>{line.colour}</small>}
            <LineDetails line={line} as="small" />
            <small>{`${number(line.quantity)} × ${money(inView(line.unitPrice).chosen)}`}</small>
          </div>
          <b>{money(inView(line.total).chosen)}</b>
        </li>
      ))}
    </Lines>
  );
};
