import { type ReactNode, useState } from 'react';
import { hasFailure } from '../../../src/domain/handover.js';
import type { OrderLine } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { IfCapable, useCapability } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useTrackedCart } from '../../core/track-cart.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { CartChanges } from './cart-changes.js';
import { CartLine } from './cart-line.js';
import { CartSummary } from './cart-summary.js';
import { CartLayout, EmptyCartNotices } from './cart.styles.js';
import { DoneNotice, RemovedLine } from './removed-line.js';
import { RestoreRemoved } from './restore-removed.js';
import { UnpaidOrders } from './unpaid-orders.js';
import { SavedList } from './saved-list.js';
import { useSavedItems } from './use-saved-items.js';
import { useRemoval } from './use-removal.js';

/** The cart: notices, lines, summary, and products saved for later. */
export const Cart = () => {
  const api = useApi();
  const t = useTexts('cart');
  const order = useRead(api.cart.order.queryOptions());
  const [lost, setLost] = useState<OrderLine>();
  const { removed, restored, remove, undo, removing, isUndoing, error } = useRemoval(setLost);
  const { search } = useNavigation().place;
  const later = useSavedItems(setLost);
  const { moved } = later;
  useTrackedCart(order);
  const notices = (
    <>
      {error && <ProblemRemark error={error} />}
      {later.error && <ProblemRemark error={later.error} />}
      <PostedProblem />
      {hasFailure(search) && (
        <Remark kind="warning" role="alert">
          {t('leftBehind')}
        </Remark>
      )}
      <RestoreRemoved />
      {lost && (
        <Remark key={lost.id} kind="warning" role="alert">
          {t('lost', { name: lost.name })}
        </Remark>
      )}
      {order && <CartChanges order={order} />}
      {removed && <RemovedLine key={removed.id} line={removed} isPending={isUndoing} onUndo={() => undo(removed)} />}
      {restored && <DoneNotice key={restored.id} text={t('restored', { name: restored.name })} />}
      {moved && <DoneNotice key={`${moved.id} ${moved.to}`} text={t(moved.to === 'later' ? 'later.saved' : 'restored', { name: moved.name })} />}
    </>
  );
  const canSave = useCapability('saveOrderLine', 'orderStorageItem');
  const saved = canSave && <SavedList later={later} />;
  if (!order || order.lines.length === 0) return <EmptyCart saved={saved}>{notices}</EmptyCart>;
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
            <CartLine
              key={line.id}
              line={line}
              change={order.changes.find(({ lineId }) => lineId === line.id)}
              isLeaving={removing === line.id || later.moving === line.id}
              onRemove={() => remove(line)}
              onSave={() => later.save(line)}
              onLost={() => setLost(line)}
            />
          ))}
        </ul>
      </div>
      <CartSummary order={order} />
      {saved}
    </CartLayout>
  );
};

const EmptyCart = ({ saved, children }: { saved: ReactNode; children: ReactNode }) => {
  const t = useTexts('cart');
  const href = useHref();
  const isHydrated = useIsHydrated();
  const { search } = useNavigation().place;
  return (
    <>
      <EmptyCartNotices>
        {((isHydrated && !navigator.cookieEnabled) || search.get('cookies') === 'refused') && (
          <Remark kind="warning" role="alert">
            {t('cookiesRefused')}
          </Remark>
        )}
        {children}
        <IfCapable of={['listUnpaidOrders']}>
          <UnpaidOrders />
        </IfCapable>
      </EmptyCartNotices>
      <EmptyState title={t('empty.title')} isPage>
        <p>{t('empty.text')}</p>
        <Button as="a" href={href('productOverview')}>
          {t('empty.action')}
        </Button>
      </EmptyState>
      {saved}
    </>
  );
};
