import type { Order } from '../../../src/contract/order.js';
import { isVatFree } from '../../../src/domain/vat-free.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useInView, useVat, VatProvider } from '../../core/vat.js';
import { Totals } from './order-totals.styles.js';

type Totalled = Pick<Order, 'totals'>;

/** Totals of an order in the current VAT view, with the other view below; without VAT if none is charged. Page namespaces: `cart`. */
export const OrderTotals = ({ order: { totals } }: { order: Totalled }) => {
  const { hasIncludedVat } = useVat();
  return (
    <VatProvider value={{ hasIncludedVat: hasIncludedVat && !isVatFree(totals) }}>
      <TotalsInView totals={totals} />
    </VatProvider>
  );
};

const TotalsInView = ({ totals }: Totalled) => {
  const t = useTexts('cart');
  const { money, number } = useFormat();
  const inView = useInView();
  const isWithoutVat = isVatFree(totals);
  const { hasIncludedVat } = useVat();
  const [view, otherView] = hasIncludedVat ? (['including', 'excluding'] as const) : (['excluding', 'including'] as const);
  const shipping = totals.shipping && inView(totals.shipping).chosen;
  const total = inView(totals.total);
  /** VAT rows: above the total that includes them, or below the total that they are added to. */
  const vat = totals.vat.map(({ rate, amount }) => (
    <div key={rate}>
      <dt>{t(hasIncludedVat ? 'totals.vat' : 'totals.vatOnTop', { rate: number(rate) })}</dt>
      <dd>{money(amount)}</dd>
    </div>
  ));
  return (
    <Totals>
      <div>
        <dt>{t('totals.goods')}</dt>
        <dd>{money(inView(totals.goods).chosen)}</dd>
      </div>
      <div>
        <dt>{t('totals.shipping')}</dt>
        {shipping ? <dd>{shipping.amount ? money(shipping) : t('totals.free')}</dd> : <dd data-later="">{t('totals.shippingLater')}</dd>}
      </div>
      {hasIncludedVat && vat}
      <div data-total="">
        <dt>{t(`totals.${view}`)}</dt>
        <dd>{money(total.chosen)}</dd>
      </div>
      {!hasIncludedVat && !isWithoutVat && vat}
      <div data-other="">
        <dt>{t(isWithoutVat ? (totals.isReverseCharge ? 'totals.reverseCharge' : 'totals.exported') : `totals.${otherView}`)}</dt>
        <dd>{money(isWithoutVat ? { ...total.other, amount: 0 } : total.other)}</dd>
      </div>
    </Totals>
  );
};
