import type { ConfigurationPreview } from '../../../src/contract/configuration.js';
import type { Price } from '../../../src/contract/money.js';
import type { SaleUnit } from '../../../src/contract/product.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { countedFormOf, useCounted } from '../unit-of-sale.js';
import { TraceBlock } from './price-trace.styles.js';

interface PriceTraceProps {
  trace: ConfigurationPreview['trace'];
  quantity: number;
  total: Price;
  /** What one piece is; null or absent: unknown. */
  saleUnit?: SaleUnit | null;
}

/** Calculation of a price, in the steps of the server. The amounts add up in both VAT views. Page namespaces: `product`. */
export const PriceTrace = ({ trace, quantity, total: { excludingVat }, saleUnit = null }: PriceTraceProps) => {
  const t = useTexts('product');
  const view = useTexts('global')('vat.including');
  const { money } = useFormat();
  const counted = useCounted();
  const inside = useCachedHtml('price trace');
  const cents = (amount: number) => money({ amount, currency: excludingVat.currency });
  const each = trace.reduce((sum, { amount }) => sum + amount.amount, 0);
  const content = () => (
    <>
      <summary>{t('configure.trace.title')}</summary>
      <table>
        <caption className="visually-hidden">{t('configure.trace.caption', { view })}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('configure.trace.step')}</th>
            <th scope="col">{t('configure.trace.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {trace.map(({ step, optionId, label, amount }) => (
            <tr key={optionId ?? step}>
              <th scope="row">{label}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`${t(`configure.trace.each.${countedFormOf(saleUnit)}`)}, ${view}`}</th>
            <td>{cents(each)}</td>
          </tr>
          <tr>
            <th scope="row">{`${t('configure.trace.total', { goods: counted(quantity, saleUnit) })}, ${view}`}</th>
            <td>{cents(each * quantity)}</td>
          </tr>
          <tr data-part="">
            <th scope="row">{t('configure.trace.vat')}</th>
            <td>{cents(each * quantity - excludingVat.amount)}</td>
          </tr>
          <tr>
            <th scope="row">{t('configure.trace.excluding')}</th>
            <td>{money(excludingVat)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{t('configure.trace.rounding')}</p>
    </>
  );
  return <TraceBlock {...inside(trace, content)} />;
};
