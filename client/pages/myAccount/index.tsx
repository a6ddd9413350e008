import { useState } from 'react';
import type { Customer } from '../../../src/contract/customer.js';
import { type ActiveRoute, definePage, useNavigation } from '../../core/page.js';
import { Library } from '../../features/account/library/library.js';
import { loadLibrary } from '../../features/account/library/load-library.js';
import { loadOrder, orderIdOf } from '../../features/account/order/load-order.js';
import { OrderPage } from '../../features/account/order/order-page.js';
import { loadOrders } from '../../features/account/order-page.js';
import { Overview } from '../../features/account/overview.js';
import { useCustomer } from '../../features/account/use-customer.js';
import { AuthView } from '../../features/auth/auth-view.js';
import { loadAuth } from '../../features/auth/load-auth.js';
import { AuthNotice } from '../../features/auth/auth-notice.js';
import { requestedView } from '../../features/auth/views.js';

/**
 * Sign-in and registration for visitors; overview, orders and designs for customers. After a sign-in the form stays until the route change that
 * follows has loaded the account and moves the focus; otherwise the account would be shown first, and would lose the focus of a visitor who uses it.
 */
const MyAccount = () => {
  const known = useCustomer();
  const { place } = useNavigation();
  /** Place at which the sign-in form was sent. A sign-in in another tab shows the account at once. */
  const [sentAt, setSentAt] = useState<ActiveRoute>();
  const customer = sentAt === place ? null : known;
  const view = requestedView(place.search, customer !== null);
  return (
    <div className="container" onSubmit={() => setSentAt(view === 'login' ? place : undefined)}>
      {customer && !view ? <Own customer={customer} /> : <AuthView view={view ?? 'login'} />}
    </div>
  );
};

/** Page of a customer: `?order=` shows an order, `?view=designs` the saved designs, else the overview. */
const Own = ({ customer }: { customer: Customer }) => {
  const { search } = useNavigation().place;
  const orderId = orderIdOf(search);
  if (orderId) return <OrderPage id={orderId} />;
  return search.get('view') === 'designs' ? <Library /> : <Overview customer={customer} news={<AuthNotice />} />;
};

export default definePage({
  // Includes the namespaces of both views, because the session can end while the account is shown.
  namespaces: ['account', 'auth', 'cart', 'form', 'yup'],
  load: async (context) => {
    const { api, queryClient, search, texts } = context;
    const customer = await queryClient.fetchQuery(api.user.me.queryOptions());
    const view = requestedView(search, customer !== null);
    if (view) return loadAuth(view, context);
    const orderId = orderIdOf(search);
    if (orderId) return loadOrder(context, orderId);
    if (search.get('view') === 'designs') return loadLibrary(context);
    await loadOrders(context);
    return { title: texts('routes')('myAccount'), isPrivate: true };
  },
  Component: MyAccount,
});
