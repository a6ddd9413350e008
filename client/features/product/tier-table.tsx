import type { SaleUnit, TierPrice } from '../../../src/contract/product.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../../ui/price.js';
import { lacksSize, useCounted } from '../../ui/unit-of-sale.js';
import { Tiers } from './tier-table.styles.js';

interface TierTableProps {
  tiers: readonly TierPrice[];
  /** The tier of the chosen quantity. */
  current: TierPrice | undefined;
  /** Whether pieces of other colours or configurations count too. */
  isShared: boolean;
  /** Form in which the goods are sold. */
  unit: SaleUnit | null;
}

/** Table of volume prices; the current one is marked. They are the lowest ones until a size is chosen. */
export const TierTable = ({ tiers, current, isShared, unit }: TierTableProps) => {
  const t = useTexts('product');
  const priceTexts = usePriceTexts();
  const counted = useCounted();
  const inside = useCachedHtml('tiers');
  if (tiers.length === 0) return null;
  const rangeText = ({ minQuantity, maxQuantity }: TierPrice) => {
    if (maxQuantity === null) return t('tiers.open', { pieces: counted(minQuantity, unit) });
    return maxQuantity === minQuantity ? counted(maxQuantity, unit) : t('tiers.range', { from: minQuantity, pieces: counted(maxQuantity, unit) });
  };
  const shownPrice = (price: string) => (lacksSize(unit) ? `${t('card.from')} ${price}` : price);
  const content = () => {
    const rows = tiers.map((tier) => ({ tier, texts: priceTexts({ includingVat: tier.priceIncludingVat, excludingVat: tier.priceExcludingVat }) }));
    return (
      <>
        <caption className="visually-hidden">{t('tiers.caption')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('tiers.quantity')}</th>
            <th scope="col">{t('tiers.price', { view: rows[0]!.texts.view })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tier, texts }) => (
            <tr key={tier.minQuantity} aria-current={tier === current ? 'true' : undefined}>
              <th scope="row">{rangeText(tier)}</th>
              <td>{shownPrice(texts.chosen)}</td>
            </tr>
          ))}
        </tbody>
      </>
    );
  };
  return (
    <>
      <Tiers {...inside(tiers, content, `${current?.minQuantity} ${unit?.form} ${lacksSize(unit)}`)} />
      {isShared && <small>{t('tiers.together')}</small>}
    </>
  );
};
