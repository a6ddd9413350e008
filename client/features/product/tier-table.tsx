import type { TierPrice } from '../../../src/contract/product.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../../ui/price.js';
import { Tiers } from './tier-table.styles.js';

interface TierTableProps {
  tiers: readonly TierPrice[];
  /** The tier of the chosen quantity. */
  current: TierPrice | undefined;
  /** Whether pieces of other colours or configurations count too. */
  isShared: boolean;
}

/** Table of volume prices; the current one is marked. */
export const TierTable = ({ tiers, current, isShared }: TierTableProps) => {
  const t = useTexts('product');
  const priceTexts = usePriceTexts();
  const inside = useCachedHtml('tiers');
  if (tiers.length === 0) return null;
  const rangeText = ({ minQuantity, maxQuantity }: TierPrice) => {
    if (maxQuantity === null) return t('tiers.open', { from: minQuantity });
    if (maxQuantity === 1) return t('tiers.one');
    return t('tiers.range', { from: minQuantity, to: maxQuantity });
  };
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
              <td>{texts.chosen}</td>
            </tr>
          ))}
        </tbody>
      </>
    );
  };
  return (
    <>
      <Tiers {...inside(tiers, content, String(current?.minQuantity))} />
      {isShared && <small>{t('tiers.together')}</small>}
    </>
  );
};
