import { isVatFree } from '../../../src/domain/vat-free.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useInView, useVat } from '../../core/vat.js';
import { Totals } from './order-totals.styles.js';
import { OrderVatView } from './order-vat-view.js';
import { type Totalled, type TotalTexts, useTotalTexts } from './use-total-texts.js';

/** Totals of an order in the current VAT view, with the other view below; without VAT if none is charged. Page namespaces: `cart`. */
export const OrderTotals = ({ order }: { order: Totalled }) => (
  <OrderVatView order={order}>
    <TotalsInView order={order} />
  </OrderVatView>
);

const TotalsInView = ({ order }: { order: Totalled }) => {
  const t = useTexts('cart');
  const { money, number } = useFormat();
  const inView = useInView();
  const { hasIncludedVat } = useVat();
  const isWithoutVat = isVatFree(order.totals);
  const { shown, label, note, total } = useTotalTexts()(order);
  const { other } = inView(shown.total);
  /** VAT rows: above the total that includes them, or below the total that they are added to. */
  const vat = shown.vat.map(({ rate, amount }) => (
    <div key={rate}>
      <dt>{t(hasIncludedVat ? 'totals.vat' : 'totals.vatOnTop', { rate: number(rate) })}</dt>
      <dd>{money(amount)}</dd>
    </div>
  ));
  return (
    <Totals>
      <div>
        <dt>{t('totals.goods')}</dt>
        <dd>{money(inView(shown.goods).chosen)}</dd>
      </div>
      <DeliveryRow shown={shown} />
      {hasIncludedVat && vat}
      <div data-total="">
        <dt>
          <span>{label}</span>
          {note && <small>{note}</small>}
        </dt>
        <dd>{total}</dd>
      </div>
      {!hasIncludedVat && !isWithoutVat && vat}
      <div data-other="">
        <dt>{t(isWithoutVat ? (order.totals.isReverseCharge ? 'totals.reverseCharge' : 'totals.exported') : `totals.${hasIncludedVat ? 'excluding' : 'including'}`)}</dt>
        <dd>{money(isWithoutVat ? { ...other, amount: 0 } : other)}</dd>
      </div>
    </Totals>
  );
};

const DeliveryRow = ({ shown: { delivery, deliveryPrice } }: Pick<TotalTexts, 'shown'>) => {
  const t = useTexts('cart');
  const { money } = useFormat();
  const inView = useInView();
  const price = deliveryPrice && inView(deliveryPrice).chosen;
  return (
    <div>
      <dt>{t('totals.shipping')}</dt>
      {price ? <dd>{price.amount ? money(price) : t('totals.free')}</dd> : <dd data-later="">{t(delivery === 'onRequest' ? 'onRequest.price' : 'totals.shippingLater')}</dd>}
    </div>
  );
};
