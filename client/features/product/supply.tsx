import type { Product } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useInside } from '../../core/inside.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { deadlineTexts } from './deadline.js';
import { SupplyLines } from './supply.styles.js';

/** Returns whether a product is out of stock; never for a product made to order. */
export const isSoldOut = ({ stock }: Pick<Product, 'stock'>): boolean => !stock.isMadeToOrder && stock.available <= 0;

/** Stock, and delivery day of an order that is placed before the deadline. */
export const Supply = ({ product }: { product: Product }) => {
  const t = useTexts('product');
  const { day } = useFormat();
  const locale = useLocale();
  const inside = useInside('supply');
  const { stock, delivery } = product;
  if (isSoldOut(product)) {
    return (
      <SupplyLines>
        <li>
          <Icon name="info" />
          {t('stock.none')}
        </li>
      </SupplyLines>
    );
  }
  const content = () => (
    <>
      <li>
        <Icon name="truck" />
        <span>
          <strong>{day(delivery.deliverOn)}</strong> {t('delivery', deadlineTexts(delivery.orderBefore, locale))}
        </span>
      </li>
      <li>
        <Icon name="check" />
        {stock.isMadeToOrder ? t('stock.madeToOrder') : t('stock.available', { count: stock.available })}
      </li>
    </>
  );
  return <SupplyLines {...inside(product, content)} />;
};
