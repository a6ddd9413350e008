import type { Product } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { useDeliveryTexts } from '../../ui/order/use-delivery-texts.js';
import { useCounted } from '../../ui/unit-of-sale.js';
import { deadlineTexts } from './deadline.js';
import { AvailabilityLines } from './availability.styles.js';

/** Returns whether a product is out of stock; never for a product made to order. */
export const isSoldOut = ({ stock }: Pick<Product, 'stock'>): boolean => !stock.isMadeToOrder && stock.available <= 0;

interface ArrivalProps {
  product: Pick<Product, 'stock' | 'delivery'>;
  /** Made to the buyer's own size, text or picture: consumers cannot withdraw. */
  isMadeForBuyer?: boolean;
}

/** Delivery day of an order that is placed before the deadline, and whether the product can be returned. */
export const Arrival = ({ product, isMadeForBuyer = false }: ArrivalProps) => {
  const t = useTexts('product');
  const { day } = useFormat();
  const locale = useLocale();
  const inside = useCachedHtml('supply');
  const { delivery } = product;
  if (isSoldOut(product)) {
    return (
      <AvailabilityLines data-supply="">
        <li>
          <Icon name="info" />
          {t('stock.none')}
        </li>
      </AvailabilityLines>
    );
  }
  if (!delivery && !isMadeForBuyer) return null;
  const content = () => (
    <>
      {delivery && (
        <li>
          <Icon name="truck" />
          <span>
            <strong>{day(delivery.deliverOn)}</strong> {t('delivery', deadlineTexts(delivery.orderBefore, locale))}
          </span>
        </li>
      )}
      {isMadeForBuyer && (
        <li data-note="">
          <Icon name="info" />
          {t('stock.madeForYou')}
        </li>
      )}
    </>
  );
  return <AvailabilityLines data-supply="" aria-live="polite" {...inside(delivery ?? product, content, String(isMadeForBuyer))} />;
};

interface SupplyProps {
  product: Pick<Product, 'stock' | 'deliveryCost' | 'saleUnit'>;
  /** Whether it is one standard piece, whose delivery the price is for; others cost at least that. */
  isAlone: boolean;
  /** `Arrival` says that it is made for the buyer. */
  isMadeForBuyer?: boolean;
}

/** Stock, price of delivery, and the value from which it is free. */
export const Supply = ({ product, isAlone, isMadeForBuyer = false }: SupplyProps) => {
  const t = useTexts('product');
  const deliveryTexts = useDeliveryTexts();
  const counted = useCounted();
  const inside = useCachedHtml('stock and delivery');
  const { stock, deliveryCost, saleUnit } = product;
  const content = () => (
    <>
      {!isSoldOut(product) && !isMadeForBuyer && (
        <li>
          <Icon name="check" />
          {stock.isMadeToOrder ? t('stock.madeToOrder') : t('stock.available', { count: stock.available, pieces: counted(stock.available, saleUnit) })}
        </li>
      )}
      {deliveryCost && (
        <li>
          <Icon name="truck" />
          {deliveryTexts(deliveryCost, isAlone ? 'price' : 'from')}
        </li>
      )}
    </>
  );
  return <AvailabilityLines data-supply="" {...inside(deliveryCost ?? stock, content, `${isAlone} ${isMadeForBuyer} ${stock.isMadeToOrder}`)} />;
};
