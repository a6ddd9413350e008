import type { Price } from '../../contract/money.js';
import { daysToPay, type Order } from '../../contract/order.js';
import { formatIban, formatMoney } from '../formats.js';
import { useScene } from './mail-scene.js';
import { Pair, Paragraph, Quiet, Table } from './parts.js';

/** Both views of a price, the reader's own one first; the same when the buyer owes the VAT. */
const viewsOf = ({ includingVat, excludingVat }: Price, { totals: { isReverseCharge }, details }: Pick<Order, 'totals' | 'details'>) => {
  const views = [{ view: 'including', money: includingVat } as const, { view: 'excluding', money: excludingVat } as const];
  if (isReverseCharge) return views.slice(1);
  return details?.customerType === 'Business' ? views.toReversed() : views;
};

/** A price, the reader's view large and the other one below it. */
export const BothViews = ({ price, order }: { price: Price; order: Order }) => {
  const { locale, say, styles } = useScene();
  const [first, second] = viewsOf(price, order).map(({ view, money }) => say(`mail.${view}`, { price: formatMoney(money, locale) }));
  return (
    <>
      {first}
      {second && (
        <>
          <br />
          <span className="muted" style={styles.small}>
            {second}
          </span>
        </>
      )}
    </>
  );
};

/** What is paid, from the goods to the VAT in it. */
export const Totals = ({ order }: { order: Order }) => {
  const { say } = useScene();
  const { goods, shipping, isReverseCharge } = order.totals;
  return (
    <>
      <Table style={{ marginTop: 12 }}>
        <Pair label={say('mail.goods')}>
          <BothViews price={goods} order={order} />
        </Pair>
        {shipping && <Pair label={say('mail.shipping')}>{shipping.includingVat.amount ? <BothViews price={shipping} order={order} /> : say('mail.free')}</Pair>}
        <Sums totals={order.totals} isBusiness={order.details?.customerType === 'Business'} />
      </Table>
      {isReverseCharge && <Quiet>{say('mail.reverseCharge')}</Quiet>}
    </>
  );
};

const Sums = ({ totals: { isReverseCharge, total, vat }, isBusiness }: { totals: Order['totals']; isBusiness: boolean }) => {
  const { locale, say } = useScene();
  const gross = (
    <Pair key="gross" label={say('mail.total')} isTotal>
      {formatMoney(total.includingVat, locale)}
    </Pair>
  );
  const net = (
    <Pair key="net" label={say('mail.net')} isTotal={isReverseCharge}>
      {formatMoney(total.excludingVat, locale)}
    </Pair>
  );
  if (isReverseCharge) return net;
  const contained = vat.map(({ rate, amount }) => (
    <Pair key={rate} label={say(isBusiness ? 'invoice.vat' : 'mail.vat', { rate, base: formatMoney(total.excludingVat, locale) })}>
      {formatMoney(amount, locale)}
    </Pair>
  ));
  return isBusiness ? [net, ...contained, gross] : [gross, ...contained, net];
};

/** How an order is paid that no bank has paid yet: by invoice, by transfer, or not chosen. */
export const HowToPay = ({ order: { payment, totals, number } }: { order: Order }) => {
  const { brand, locale, say } = useScene();
  const { bank, name } = brand.seller;
  if (payment?.status === 'paid') return null;
  const way = payment?.method === 'invoice' || payment?.method === 'banktransfer' ? payment.method : 'open';
  const facts = { amount: formatMoney(totals.total.includingVat, locale), number, days: daysToPay, iban: formatIban(bank.iban), bic: bank.bic, name };
  return <Paragraph>{say(`mail.toPay.${way}`, facts)}</Paragraph>;
};
