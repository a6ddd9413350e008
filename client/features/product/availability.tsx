import type { Product } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { deadlineTexts } from './deadline.js';
import { AvailabilityLines } from './availability.styles.js';

/** Returns whether a product is out of stock; never for a product made to order. */
export const isSoldOut = ({ stock }: Pick<Product, 'stock'>): boolean => !stock.isMadeToOrder && stock.available <= 0;

/** Stock, and delivery day of an order that is placed before the deadline. */
export const Availability = ({ product }: { product: Product }) => {
  const t = useTexts('product');
  const { day } = useFormat();
  const locale = useLocale();
  const inside = useCachedHtml('supply');
  const { stock, delivery } = product;
  if (isSoldOut(product)) {
    return (
      <AvailabilityLines>
        <li>
          <Icon name="info" />
          {t('stock.none')}
        </li>
      </AvailabilityLines>
    );
  }
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
      <li>
        <Icon name="check" />
        {stock.isMadeToOrder ? t('stock.madeToOrder') : t('stock.available', { count: stock.available })}
      </li>
    </>
  );
  return <AvailabilityLines {...inside(product, content)} />;
};
