import { useApi } from '../../core/api.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

/** Unpaid orders, shown with an empty cart: a shopper who returns from the bank looks for the products in the cart. */
export const UnpaidOrders = () => {
  const t = useTexts('cart');
  const href = useHref();
  const { money } = useFormat();
  const orders = useReadIfAny(useApi().orders.unpaid.queryOptions()) ?? [];
  return orders.map(({ id, number, total }) => (
    <Remark key={id} kind="info">
      <p>{t('unpaid.text', { number: number ?? '', total: money(total.includingVat) })}</p>
      <a href={href('checkoutResult', undefined, { order: id })}>{t('unpaid.action')}</a>
    </Remark>
  ));
};
