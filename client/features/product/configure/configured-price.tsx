import type { ConfigurationPreview } from '../../../../src/contract/configuration.js';
import type { Price } from '../../../../src/contract/money.js';
import type { Product, SaleUnit } from '../../../../src/contract/product.js';
import { priceOf, roundHalfUp } from '../../../../src/domain/money.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { usePriceTexts } from '../../../ui/price.js';
import { useUnitOfSale } from '../../../ui/unit-of-sale.js';

interface ConfiguredPriceProps {
  product: Pick<Product, 'saleUnit' | 'vatRate'>;
  preview: ConfigurationPreview;
  /** Whether the price belongs to the current choices. */
  isCurrent: boolean;
}

/** The unit of sale with its price per m² or metre at the price of the chosen options. */
const saleUnitFor = (saleUnit: SaleUnit | null, { includingVat: { amount, currency } }: Price, vatRate: number): SaleUnit | null =>
  saleUnit?.price && saleUnit.amount ? { ...saleUnit, price: priceOf(roundHalfUp(amount / saleUnit.amount), currency, vatRate) } : saleUnit;

/** Price from the server in both VAT views. While it does not belong to the current choices, it is dimmed and marked as being recalculated. */
export const ConfiguredPrice = ({ product: { saleUnit, vatRate }, preview, isCurrent }: ConfiguredPriceProps) => {
  const t = useTexts('product');
  const priceTexts = usePriceTexts();
  const { total, unitPrice, quantity, area } = preview;
  const unit = useUnitOfSale()(area?.charged ? null : saleUnitFor(saleUnit, unitPrice, vatRate));
  const texts = priceTexts(total);
  return (
    <output aria-live="polite" aria-busy={!isCurrent}>
      <span className="visually-hidden">{isCurrent ? t('total') : t('configure.recalculating')} </span>
      <strong>{texts.chosen}</strong>
      <small>{`${t('each', { count: quantity, price: priceTexts(unitPrice).chosen, view: texts.view })} · ${texts.other} ${texts.otherView}`}</small>
      {unit && <small>{unit}</small>}
      {area?.charged && <AreaLine area={area} charged={area.charged} />}
    </output>
  );
};

/** Charged area and price per m² of a product that is made to size. */
const AreaLine = ({ area: { minimum, sawLoss, perSquareMetre }, charged }: { area: NonNullable<ConfigurationPreview['area']>; charged: number }) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  const price = priceTexts(perSquareMetre).chosen;
  const terms = [charged <= minimum && t('configure.area.minimum', { area: number(minimum, 2) }), sawLoss > 0 && t('configure.area.sawLoss', { size: number(sawLoss) })];
  return (
    <>
      <small>{t('configure.area.charged', { area: number(charged, 2), price })}</small>
      {terms.some(Boolean) && <small>{terms.filter(Boolean).join(' ')}</small>}
    </>
  );
};
