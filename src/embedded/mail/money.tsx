import type { Price } from '../../contract/money.js';
import { daysToPay, type Order } from '../../contract/order.js';
import { isVatFree } from '../../domain/vat-free.js';
import { paymentReference } from '../../domain/payment-reference.js';
import { formatAccount, formatMoney } from '../formats.js';
import { useMailContext } from './mail-context.js';
import { MutedText, Pair, Paragraph, Table } from './parts.js';

/** A price with and without VAT, the reader's usual view first. Only the net price if no VAT is charged. */
const viewsOf = ({ includingVat, excludingVat }: Price, { totals, details }: Pick<Order, 'totals' | 'details'>) => {
  const views = [{ view: 'including', money: includingVat } as const, { view: 'excluding', money: excludingVat } as const];
  if (isVatFree(totals)) return views.slice(1);
  return details?.customerType === 'Business' ? views.toReversed() : views;
};

/** A price in the reader's usual view, and the other view below it in small type. */
export const BothViews = ({ price, order }: { price: Price; order: Order }) => {
  const { locale, translate, styles } = useMailContext();
  const [first, second] = viewsOf(price, order).map(({ view, money }) => translate(`mail.${view}`, { price: formatMoney(money, locale) }));
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

/** Sums of an order: goods, delivery, VAT and total. */
export const Totals = ({ order }: { order: Order }) => {
  const { translate } = useMailContext();
  const { goods, shipping } = order.totals;
  return (
    <>
      <Table style={{ marginTop: 12 }}>
        <Pair label={translate('mail.goods')}>
          <BothViews price={goods} order={order} />
        </Pair>
        {shipping && <Pair label={translate('mail.shipping')}>{shipping.includingVat.amount ? <BothViews price={shipping} order={order} /> : translate('mail.free')}</Pair>}
        <Sums totals={order.totals} isBusiness={order.details?.customerType === 'Business'} />
      </Table>
      <VatNote order={order} />
    </>
  );
};

/** Why no VAT is charged, or why it is charged provisionally. */
const VatNote = ({ order: { totals, details } }: { order: Order }) => {
  const { translate } = useMailContext();
  if (totals.isReverseCharge) return <MutedText>{translate('mail.reverseCharge')}</MutedText>;
  if (totals.vatReason === 'export') return <MutedText>{translate('invoice.exported')}</MutedText>;
  if (totals.vatReason === 'unproved') return <MutedText>{translate('invoice.unproved', { number: details?.vatNumber, rate: totals.vat[0]?.rate })}</MutedText>;
  return null;
};

const Sums = ({ totals, isBusiness }: { totals: Order['totals']; isBusiness: boolean }) => {
  const { locale, translate } = useMailContext();
  const { total, vat } = totals;
  const isNetAlone = isVatFree(totals);
  const gross = (
    <Pair key="gross" label={translate('mail.total')} isTotal>
      {formatMoney(total.includingVat, locale)}
    </Pair>
  );
  const net = (
    <Pair key="net" label={translate('mail.net')} isTotal={isNetAlone}>
      {formatMoney(total.excludingVat, locale)}
    </Pair>
  );
  if (isNetAlone) return net;
  const contained = vat.map(({ rate, amount }) => (
    <Pair key={rate} label={translate(isBusiness ? 'invoice.vat' : 'mail.vat', { rate, base: formatMoney(total.excludingVat, locale) })}>
      {formatMoney(amount, locale)}
    </Pair>
  ));
  return isBusiness ? [net, ...contained, gross] : [gross, ...contained, net];
};

/** How to pay an unpaid order: by invoice, by bank transfer, or with a method still to be chosen. */
export const HowToPay = ({ order }: { order: Order }) => {
  const { brand, locale, translate } = useMailContext();
  const { payment, totals, currency } = order;
  const { accounts, name } = brand.seller;
  const account = accounts[currency];
  if (payment?.status === 'paid') return null;
  const way = payment?.method === 'invoice' || payment?.method === 'banktransfer' ? payment.method : 'open';
  const facts = {
    amount: formatMoney(totals.total.includingVat, locale),
    number: paymentReference(order),
    days: daysToPay,
    account: account ? formatAccount(account, (numbers) => translate('invoice.britishAccount', numbers)) : '',
    name,
  };
  return <Paragraph>{translate(`mail.toPay.${way}`, facts)}</Paragraph>;
};
