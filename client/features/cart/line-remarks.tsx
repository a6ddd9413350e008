import type { Order, OrderLine } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useInView } from '../../core/vat.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';
import { countedFormOf, useCounted } from '../../ui/unit-of-sale.js';
import { preventDefaultThen } from './prevent-default.js';
import { EndedLine } from './ended-line.js';
import { isScarce } from './next-tier.js';

interface LineRemarksProps {
  line: OrderLine;
  change: Order['changes'][number] | undefined;
  take(quantity: number): void;
}

/** Remarks below a line: no longer sold, quantity above the stock, or changed price; each with what the shopper can do. */
export const LineRemarks = ({ line, change, take }: LineRemarksProps) => {
  const t = useTexts('cart');
  const { money } = useFormat();
  const inView = useInView();
  const counted = useCounted();
  const { id, available, saleUnit } = line;
  const priceOf = (price: OrderLine['unitPrice']) => money(inView(price).chosen);
  if (change?.kind === 'gone') return <EndedLine line={line} change={change} />;
  return (
    <>
      {change?.before && (
        <Remark kind="info">{t('changes.price', { before: priceOf(change.before), after: t(`per.${countedFormOf(saleUnit)}`, { price: priceOf(line.unitPrice) }) })}</Remark>
      )}
      {available !== null && isScarce(line) && (
        <Remark kind="warning">
          <p>{available === 0 ? t('soldOut') : t('scarce', { goods: counted(available, saleUnit) })}</p>
          {available > 0 && (
            <form method="post" action="/forms/cart/update" onSubmit={preventDefaultThen(() => take(available))}>
              <input type="hidden" name="lineId" value={id} />
              <Button data-kind="secondary" data-size="small" name="quantity" value={available}>
                {t('takeAvailable', { count: available })}
              </Button>
            </form>
          )}
        </Remark>
      )}
    </>
  );
};
