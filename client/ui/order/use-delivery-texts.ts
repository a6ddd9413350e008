import type { DeliveryCost } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../price.js';

/** Text with the price of delivery and the value from which it is free. Page namespaces: `product`. */
export const useDeliveryTexts = (): ((cost: DeliveryCost, isLowest?: boolean) => string) => {
  const t = useTexts('product');
  const { wholeMoney } = useFormat();
  const priceTexts = usePriceTexts();
  return ({ country, price, freeFrom }, isLowest = false) => {
    const place = t(`deliveryCost.to.${country}`);
    if (price.includingVat.amount === 0) return t('deliveryCost.free', { place });
    const { chosen, view } = priceTexts(price);
    const cost = t(isLowest ? 'deliveryCost.from' : 'deliveryCost.price', { place, price: chosen, view });
    return freeFrom ? `${cost}, ${t('deliveryCost.freeFrom', { limit: wholeMoney(freeFrom) })}` : cost;
  };
};
