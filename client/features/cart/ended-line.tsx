import type { OrderChange, OrderLine } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { preventDefaultThen } from './prevent-default.js';
import { useSwap } from './use-swap.js';

/** Remark below a line whose product is not sold any more: the product that replaces it, else other products. */
export const EndedLine = ({ line, change: { replacement } }: { line: OrderLine; change: Pick<OrderChange, 'replacement'> }) => {
  const t = useTexts('cart');
  const href = useHref();
  const { swap, isPending, error } = useSwap(line);
  return (
    <>
      <Remark kind="warning">
        <p>{t('changes.notSold')}</p>
        {replacement ? (
          <p>
            {t('changes.successor')} <a href={href('productDetail', { slug: replacement.slug })}>{replacement.name}</a>
          </p>
        ) : (
          <a href={href('productOverview')}>{t('changes.alternatives')}</a>
        )}
        {replacement && !replacement.isConfigurable && (
          <form method="post" action="/forms/cart/swap" onSubmit={preventDefaultThen(() => swap(replacement))}>
            <input type="hidden" name="lineId" value={line.id} />
            <input type="hidden" name="quantity" value={line.quantity} />
            <Button data-kind="secondary" data-size="small" name="productId" value={replacement.id} disabled={isPending}>
              {t('changes.swap', { name: replacement.name })}
            </Button>
          </form>
        )}
      </Remark>
      {error && <ProblemRemark error={error} />}
    </>
  );
};
