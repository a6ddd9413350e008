import type { DeliveryCost } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../price.js';

/** Text with the price of delivery and the value from which it is free. Page namespaces: `product`. */
export const useDeliveryTexts = (): ((cost: DeliveryCost, kind?: 'price' | 'from' | 'included') => string) => {
  const t = useTexts('product');
  const { wholeMoney } = useFormat();
  const priceTexts = usePriceTexts();
  return ({ country, price, freeFrom }, kind = 'price') => {
    const place = t(`deliveryCost.to.${country}`);
    if (price.includingVat.amount === 0) return t('deliveryCost.free', { place });
    const { chosen, view } = priceTexts(price);
    const cost = t(`deliveryCost.${kind}`, { place, price: chosen, view });
    return freeFrom ? `${cost}, ${t('deliveryCost.freeFrom', { limit: wholeMoney(freeFrom) })}` : cost;
  };
};

/** Text with the value of goods from which delivery is free; null if it is free already, or never is. Page namespaces: `product`. */
export const useFreeLimitText = (): ((cost: DeliveryCost | undefined) => string | null) => {
  const t = useTexts('product');
  const { wholeMoney } = useFormat();
  return (cost) =>
    cost?.freeFrom && cost.price.includingVat.amount > 0 ? t('deliveryCost.limit', { place: t(`deliveryCost.to.${cost.country}`), limit: wholeMoney(cost.freeFrom) }) : null;
};
