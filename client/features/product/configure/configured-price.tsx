import type { ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { usePriceTexts } from '../../../ui/price.js';
import { lacksSize, useUnitOfSale } from '../../../ui/unit-of-sale.js';

interface ConfiguredPriceProps {
  preview: ConfigurationPreview;
  /** Whether the price belongs to the current choices. */
  isCurrent: boolean;
}

/** Price from the server in both VAT views. While it does not belong to the current choices, it is dimmed and marked as being recalculated. */
export const ConfiguredPrice = ({ preview, isCurrent }: ConfiguredPriceProps) => {
  const t = useTexts('product');
  const priceTexts = usePriceTexts();
  const { total, unitPrice, quantity, area, saleUnit } = preview;
  const unit = useUnitOfSale()(saleUnit ?? null);
  const texts = priceTexts(total);
  return (
    <output aria-live="polite" aria-busy={!isCurrent}>
      <span className="visually-hidden">{isCurrent ? t('total') : t('configure.recalculating')} </span>
      <strong>
        {lacksSize(saleUnit) ? (
          <>
            <span className="from">{t('card.from')} </span>
            <span>{texts.chosen}</span>
          </>
        ) : (
          texts.chosen
        )}
      </strong>
      <small>{`${t('each', { count: quantity, price: priceTexts(unitPrice).chosen, view: texts.view })} · ${texts.other} ${texts.otherView}`}</small>
      {unit && <small>{unit}</small>}
      {area?.charged && <AreaLine area={area} charged={area.charged} isPriced={!saleUnit} />}
    </output>
  );
};

interface AreaLineProps {
  area: NonNullable<ConfigurationPreview['area']>;
  charged: number;
  /** Whether the line states area and price per m², because the unit of sale does not. */
  isPriced: boolean;
}

/** How the area of a product that is made to size is charged. */
const AreaLine = ({ area: { minimum, sawLoss, perSquareMetre }, charged, isPriced }: AreaLineProps) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  const price = priceTexts(perSquareMetre).chosen;
  const terms = [charged <= minimum && t('configure.area.minimum', { area: number(minimum, 2) }), sawLoss > 0 && t('configure.area.sawLoss', { size: number(sawLoss) })];
  return (
    <>
      {isPriced && <small>{t('configure.area.charged', { area: number(charged, 2), price })}</small>}
      {terms.some(Boolean) && <small>{terms.filter(Boolean).join(' ')}</small>}
    </>
  );
};
