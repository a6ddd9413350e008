import type { Order } from '../../../src/contract/order.js';
import { IfCapable } from '../../core/capabilities.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { preventDefaultThen } from './prevent-default.js';
import { useAcknowledge } from './use-cart-write.js';

/** Notice of changed prices and vanished products, until the shopper confirms it. Lines in the cart show their own change. */
export const CartChanges = ({ order: { lines, changes } }: { order: Pick<Order, 'lines' | 'changes'> }) => {
  const t = useTexts('cart');
  const { mutate, isPending, error } = useAcknowledge();
  const prices = changes.filter(({ kind }) => kind === 'price').length;
  const vanished = changes.filter(({ kind, lineId }) => kind === 'gone' && lines.every(({ id }) => id !== lineId));
  if (prices === 0 && vanished.length === 0) return null;
  return (
    <>
      <Remark kind="warning">
        <strong>{t('changes.title')}</strong>
        {prices > 0 && <p>{t('changes.prices', { count: prices })}</p>}
        {vanished.map(({ lineId, name }) => (
          <p key={lineId}>{t('changes.gone', { name })}</p>
        ))}
        <IfCapable of={['acknowledgeChanges']}>
          <form method="post" action="/forms/cart/seen" onSubmit={preventDefaultThen(() => mutate({ input: {} }))}>
            <Button data-kind="secondary" data-size="small" disabled={isPending}>
              {t('changes.known')}
            </Button>
          </form>
        </IfCapable>
      </Remark>
      {error && <ProblemRemark error={error} />}
    </>
  );
};
