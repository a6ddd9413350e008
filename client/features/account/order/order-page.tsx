import { useApi } from '../../../core/api.js';
import { useCapability } from '../../../core/capabilities.js';
import { useFormat } from '../../../core/format.js';
import { useHref } from '../../../core/locale.js';
import { useReadIfAny } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { OrderLines } from '../../../ui/order/order-lines.js';
import { OrderTotals } from '../../../ui/order/order-totals.js';
import { PrintedAddress } from '../../../ui/printed-address.js';
import { Remark } from '../../../ui/remark.js';
import { AccountFrame } from '../account-frame.js';
import { OrderProgress } from './order-progress.js';
import { OrderFacts } from './order-facts.js';
import { OrderBody } from './order.styles.js';
import { Withdrawals } from './withdrawals.js';
import { Reorder } from './reorder.js';

/** Page of a placed order: progress, lines, delivery, documents and actions. */
export const OrderPage = ({ id }: { id: string }) => {
  const t = useTexts('account');
  const href = useHref();
  const { date } = useFormat();
  const { orders } = useApi();
  const order = useReadIfAny(orders.byId.queryOptions({ id }));
  const offer = useReadIfAny(orders.withdrawal.queryOptions({ id }), useCapability('getWithdrawal'));
  const [canReorder, canWithdraw] = [useCapability('reorderOrder'), useCapability('withdrawOrder')];
  const isWithdrawable = canWithdraw && offer?.lines.some(({ refusal }) => refusal === null);
  // Right after the sign-in the order is not loaded yet.
  if (!order) return null;
  return (
    <AccountFrame title={t('order.title', { number: order.number ?? '' })} lead={order.placedAt && t('order.placed', { date: date(order.placedAt) })}>
      <OrderBody>
        <a className="back" href={href('myAccount')}>
          {t('order.back')}
        </a>
        {order.state === 'awaitingPayment' && (
          <Remark kind="warning">
            <p>{t('order.notPaid')}</p>
            <Button as="a" className="pay" data-size="small" href={href('checkoutResult', undefined, { order: id })}>
              {t('order.pay')}
            </Button>
          </Remark>
        )}
        <OrderProgress order={order} />
        {offer && <Withdrawals made={offer.withdrawals} />}
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{t('order.lines')}</h2>
          <OrderLines lines={order.lines} />
          <div className="sums">
            <OrderTotals order={order} />
          </div>
        </section>
        <OrderFacts order={order} />
        {(canReorder || isWithdrawable) && (
          <section className="more" aria-labelledby="order-more">
            <h2 id="order-more">{t('order.more')}</h2>
            {canReorder && <Reorder id={id} />}
            {isWithdrawable && <a href={href('withdrawal', undefined, { order: id })}>{t('order.withdraw')}</a>}
          </section>
        )}
        <PrintedAddress />
      </OrderBody>
    </AccountFrame>
  );
};
