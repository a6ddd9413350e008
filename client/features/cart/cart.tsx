import type { ReactNode } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Card } from '../../ui/card.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { OrderTotals } from '../../ui/order/order-totals.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { CartLine } from './cart-line.js';
import { CartLayout } from './cart.styles.js';
import { isScarce } from './next-tier.js';
import { RemovedLine, RestoredLine } from './removed-line.js';
import { useRemoval } from './use-removal.js';

/** Conflicts that a form sent without scripts can meet. */
const formProblems = ['OUT_OF_STOCK', 'ORDER_NOT_OPEN', 'CONFLICT'] as const;

/** The cart: its lines, what they come to, and the way on. */
export const Cart = () => {
  const api = useApi();
  const t = useTexts('cart');
  const order = useRead(api.cart.order.queryOptions());
  const { removed, restored, remove, undo, removing, isUndoing, error } = useRemoval();
  const notices = (
    <>
      {error && <ProblemRemark error={error} />}
      <PostedProblem codes={formProblems} />
      {removed && <RemovedLine key={removed.id} line={removed} isPending={isUndoing} onUndo={() => undo(removed)} />}
      {restored && <RestoredLine key={restored.id} line={restored} />}
    </>
  );
  if (!order || order.lines.length === 0) return <EmptyCart>{notices}</EmptyCart>;
  return (
    <CartLayout>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('pieces', { count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0) })}</p>
      </header>
      <div className="lines">
        {notices}
        <ul aria-label={t('lines')}>
          {order.lines.map((line) => (
            <CartLine key={line.id} line={line} isRemoving={removing === line.id} onRemove={() => remove(line)} />
          ))}
        </ul>
      </div>
      <Summary order={order} />
    </CartLayout>
  );
};

const Summary = ({ order }: { order: Order }) => {
  const t = useTexts('cart');
  const href = useHref();
  const { money } = useFormat();
  return (
    <Card as="aside" aria-labelledby="cart-totals">
      <h2 id="cart-totals">{t('totals.title')}</h2>
      <OrderTotals order={order} />
      <output className="visually-hidden">{t('updated', { total: money(order.totals.total.includingVat) })}</output>
      {order.lines.some(isScarce) ? (
        <Remark kind="warning">{t('blocked')}</Remark>
      ) : (
        <Button as="a" href={href('checkout')} data-wide="">
          {t('checkout')}
          <Icon name="arrowRight" />
        </Button>
      )}
      <p className="safe">
        <Icon name="lock" size={18} />
        {t('safe')}
      </p>
      <a href={href('productOverview')}>{t('more')}</a>
    </Card>
  );
};

const EmptyCart = ({ children }: { children: ReactNode }) => {
  const t = useTexts('cart');
  const href = useHref();
  return (
    <>
      {children}
      <EmptyState title={t('empty.title')} isPage>
        <p>{t('empty.text')}</p>
        <Button as="a" href={href('productOverview')}>
          {t('empty.action')}
        </Button>
      </EmptyState>
    </>
  );
};
