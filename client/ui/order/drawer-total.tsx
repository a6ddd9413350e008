import type { Order } from '../../../src/contract/order.js';
import { shownTotals } from '../../../src/domain/shown-totals.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../price.js';
import { useDeliveryTexts } from './use-delivery-texts.js';

/** Total of the cart in the drawer, with the delivery that it includes. Page namespaces: `product`. */
export const DrawerTotal = ({ order }: { order: Order }) => {
  const t = useTexts('product');
  const deliveryTexts = useDeliveryTexts();
  const shown = shownTotals(order);
  const isComplete = shown.deliveryPrice !== null;
  const { chosen, view, other, otherView } = usePriceTexts()(shown.total);
  return (
    <>
      <p className="total">
        {t(isComplete ? 'drawer.total' : 'drawer.goods')}
        <span>
          <strong>{chosen}</strong>
          <small>{`${view} · ${other} ${otherView}`}</small>
        </span>
      </p>
      {shown.delivery !== 'unknown' && <p>{shown.delivery === 'expected' ? deliveryTexts(order.deliveryCost!, 'included') : t(`drawer.${shown.delivery}`)}</p>}
    </>
  );
};
