import type { Order, OrderLine } from '../../contract/order.js';
import { isForeignPicture } from '../../contract/picture-sources.js';
import { isVatFree } from '../../domain/vat-free.js';
import { mailPictureOf } from '../catalogue-pictures/photograph-store.js';
import { formatMoney } from '../formats.js';
import { saleFormText } from '../invoices/sale-form.js';
import { thumbnailBeside } from '../uploads/uploads.service.js';
import { useMailContext } from './mail-context.js';
import { BothViews } from './money.js';
import { Pair, Table } from './parts.js';

const isConsumer = ({ details }: Order) => details?.customerType === 'Private';

interface OrderLinesProps {
  order: Order;
  /** Details of each line: price, and for consumers whether the right of withdrawal applies. */
  shows: 'prices' | 'rights' | 'prices and rights';
}

/** Lines of an order with picture and choices. */
export const OrderLines = ({ order, shows }: OrderLinesProps) => (
  <Table className="rule" style={useMailContext().styles.lines}>
    {order.lines.map((line) => (
      <Line key={line.id} line={line} order={order} isWithPrice={shows !== 'rights'} isWithRights={shows !== 'prices' && isConsumer(order)} />
    ))}
  </Table>
);

/** Not every mail program displays WebP, so products have a small JPEG, and printed designs a thumbnail of their preview. A picture of another host is sent as it is there. */
const pictureOf = ({ preview, picture: { file } }: OrderLine, origin: string): string => {
  if (preview) return `${origin}/api${thumbnailBeside(preview)}`;
  const photograph = mailPictureOf(file);
  if (photograph) return `${origin}/api${photograph}`;
  return isForeignPicture(file) ? file : `${origin}/media/${file.replace(/\.webp$/, '-mail.jpg')}`;
};

const Line = ({ line, order, isWithPrice, isWithRights }: { line: OrderLine; order: Order; isWithPrice: boolean; isWithRights: boolean }) => {
  const { origin, translate, styles } = useMailContext();
  const { name, colour, sku, choices, room, picture, quantity, saleUnit } = line;
  const form = saleFormText(saleUnit, (key, args) => translate(`invoice.${key}`, args));
  const note = [colour, sku, form, ...choices.map(({ label, value }) => `${label}: ${value}`), room?.text].filter(Boolean).join(' · ');
  return (
    <tr>
      <td className="rule" width="76" style={styles.line}>
        <img src={pictureOf(line, origin)} width="60" alt={picture.alt || name} fetchPriority="low" style={styles.picture} />
      </td>
      <td className="rule" style={styles.line}>
        <p className="tight" style={{ margin: 0 }}>
          <strong>{isWithPrice ? name : translate('mail.pieces', { quantity, name })}</strong>
        </p>
        {note && (
          <p className="muted tight" style={styles.small}>
            {note}
          </p>
        )}
        {isWithRights && (
          <p className="muted tight" style={styles.small}>
            {translate(line.isWithdrawable ? 'mail.lineWithdrawable' : 'mail.lineNotWithdrawable')}
          </p>
        )}
        {isWithPrice && <LinePrice line={line} order={order} />}
      </td>
    </tr>
  );
};

const LinePrice = ({ line: { quantity, unitPrice, total }, order }: { line: OrderLine; order: Order }) => {
  const { locale, translate } = useMailContext();
  const isNet = isVatFree(order.totals) || !isConsumer(order);
  const piece = formatMoney(isNet ? unitPrice.excludingVat : unitPrice.includingVat, locale);
  return (
    <Table style={{ marginTop: 6 }}>
      <Pair label={translate('mail.pieces', { quantity, name: piece })} isUnbroken>
        <BothViews price={total} order={order} />
      </Pair>
    </Table>
  );
};
