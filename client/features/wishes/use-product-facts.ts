import type { Acoustics, Product } from '../../../src/contract/product.js';
import { speechMean } from '../../../src/domain/acoustics.js';
import { formatAlphaW } from '../../../src/domain/alpha-w.js';
import { capitalised, useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../../ui/price.js';
import { lacksSize } from '../../ui/unit-of-sale.js';
import type { Fact } from './comparison-rows.js';

const unitLabels = { m2: 'compare.perSquareMetre', m: 'compare.perMetre' } as const;

/** Returns a function that lists the figures by which a product is compared: prices, acoustic ratings, size and delivery, then its attributes in the catalogue. */
export const useProductFacts = (): ((product: Product) => Fact[]) => {
  const t = useTexts('wishes');
  const ofProduct = useTexts('product');
  const { number, day } = useFormat();
  const priceTexts = usePriceTexts();
  const withView = (price: Parameters<typeof priceTexts>[0]) => {
    const { chosen, view } = priceTexts(price);
    return `${chosen} ${view}`;
  };
  const ratings = (acoustics: Acoustics): Fact[] => {
    switch (acoustics.kind) {
      case 'absorption':
        return [
          { label: t('compare.absorptionClass'), value: acoustics.absorptionClass === 'unclassified' ? '–' : acoustics.absorptionClass },
          { label: ofProduct('acoustics.alphaW'), value: formatAlphaW(acoustics, number) },
          { label: ofProduct('acoustics.nrc'), value: number(acoustics.nrc, 2) },
        ];
      case 'object':
        return [{ label: ofProduct('acoustics.areaMean'), value: number(speechMean(acoustics.bands), 2) }];
      case 'insulation':
        return [{ label: ofProduct('acoustics.rw'), value: ofProduct('acoustics.decibel', { value: number(acoustics.rw) }) }];
      case 'impact':
        return [{ label: ofProduct('acoustics.deltaLw'), value: ofProduct('acoustics.decibel', { value: number(acoustics.deltaLw) }) }];
      default:
        return [];
    }
  };
  return ({ priceIncVat, priceExcVat, saleUnit, unitPrice, acoustics, size, delivery, stock, attributes }) => {
    // The price of the size in the table, as on the page of the product, because the price per m² is for that size too.
    const price = withView({ includingVat: priceIncVat, excludingVat: priceExcVat });
    const isSoldOut = stock.available <= 0 && !stock.isMadeToOrder;
    const arrives = delivery && capitalised(ofProduct('card.arrives', { day: day(delivery.deliverOn) }));
    const arrival = isSoldOut ? ofProduct('stock.none') : arrives && [arrives, stock.isMadeToOrder && ofProduct('card.madeToOrder')].filter(Boolean).join(', ');
    return [
      { label: t('compare.price'), value: lacksSize(saleUnit) ? t('compare.from', { price }) : price },
      ...(unitPrice ? [{ label: t(unitLabels[unitPrice.per]), value: withView(unitPrice.price) }] : []),
      ...ratings(acoustics),
      ...(size ? [{ label: t('compare.size'), value: size }] : []),
      ...(arrival ? [{ label: t('compare.delivery'), value: arrival }] : []),
      ...attributes.map(({ name, value }) => ({ label: name, value })),
    ];
  };
};
