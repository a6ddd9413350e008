import type { ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { TraceBlock } from './price-trace.styles.js';

/** How a price is made, step by step as the server made it; the amounts add up. */
export const PriceTrace = ({ preview: { trace, unitPrice, total, quantity } }: { preview: ConfigurationPreview }) => {
  const t = useTexts('product');
  const view = useTexts('global')('vat.including');
  const { money } = useFormat();
  return (
    <TraceBlock>
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
            <th scope="row">{`${t('configure.trace.each')}, ${view}`}</th>
            <td>{money(unitPrice.includingVat)}</td>
          </tr>
          <tr>
            <th scope="row">{`${t('configure.trace.total', { count: quantity })}, ${view}`}</th>
            <td>{money(total.includingVat)}</td>
          </tr>
          <tr>
            <th scope="row">{t('configure.trace.excluding')}</th>
            <td>{money(total.excludingVat)}</td>
          </tr>
        </tfoot>
      </table>
    </TraceBlock>
  );
};
