import type { OutputOf } from '../../../src/contract/shop-api.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { usePriceTexts } from '../../ui/price.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { GuestOrders } from './guest-orders.js';
import { orderPageOf } from './order-page.js';
import { OrderSkeleton, OrderTable } from './orders.styles.js';

type OrderList = OutputOf<'listOrders'>;

/** Orders of the customer, newest first, after guest orders with their email address. */
export const Orders = ({ email }: { email: string }) => {
  const t = useTexts('account');
  const { place } = useNavigation();
  const page = orderPageOf(place.search);
  const hasGuestOrders = useCapability('listGuestOrders', 'claimGuestOrder');
  const orders = useReadIfAny(useApi().orders.list.queryOptions({ page }));
  return (
    <>
      {page === 1 && hasGuestOrders && <GuestOrders email={email} />}
      {orders?.total === 0 ? (
        <NoOrders />
      ) : (
        <section aria-labelledby="orders" aria-busy={!orders}>
          <h2 id="orders">{t('orders.title')}</h2>
          {orders ? <OrderRows orders={orders} /> : <Loading />}
        </section>
      )}
    </>
  );
};

const OrderRows = ({ orders: { items, total, page, pageSize } }: { orders: OrderList }) => {
  const t = useTexts('account');
  const href = useHref();
  const { date } = useFormat();
  const priceTexts = usePriceTexts();
  return (
    <>
      <OrderTable aria-labelledby="orders">
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.date')}</th>
            <th scope="col" className="total">
              {t('orders.total')}
            </th>
            <th scope="col" className="status">
              {t('orders.status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((order) => {
            const { chosen, view } = priceTexts(order.total);
            return (
              <tr key={order.id}>
                <th scope="row">
                  <a href={href('myAccount', undefined, { order: order.id })} aria-label={t('order.show', { number: order.number ?? '' })}>
                    {order.number}
                  </a>
                </th>
                <td className="date">{order.placedAt && date(order.placedAt)}</td>
                <td className="total">
                  {chosen}
                  <VisuallyHidden> {view}</VisuallyHidden>
                </td>
                <td className="status">
                  <span data-state={order.state}>{t(`orders.states.${order.state}`)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </OrderTable>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={(target) => href('myAccount', undefined, { page: target })} />
    </>
  );
};

const Loading = () => {
  const t = useTexts('account');
  return (
    <OrderSkeleton>
      <VisuallyHidden>{t('orders.loading')}</VisuallyHidden>
      <span />
      <span />
      <span />
    </OrderSkeleton>
  );
};

const NoOrders = () => {
  const t = useTexts('account');
  const href = useHref();
  return (
    <EmptyState title={t('orders.empty.title')}>
      <p>{t('orders.empty.text')}</p>
      <Button as="a" href={href('productOverview')}>
        {t('orders.empty.action')}
      </Button>
    </EmptyState>
  );
};
