import type { Customer } from '../../../src/contract/customer.js';
import { definePage, useNavigation } from '../../core/page.js';
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

/** Sign-in and registration for visitors; overview, orders and designs for customers. */
const MyAccount = () => {
  const customer = useCustomer();
  const { search } = useNavigation().place;
  const view = requestedView(search, customer !== null);
  return <div className="container">{customer && !view ? <Own customer={customer} /> : <AuthView view={view ?? 'login'} />}</div>;
};

/** Page of a customer: `?order=` shows an order, `?view=designs` the saved designs, else the overview. */
const Own = ({ customer }: { customer: Customer }) => {
  const { search } = useNavigation().place;
  const orderId = orderIdOf(search);
  if (orderId) return <OrderPage id={orderId} />;
  return search.get('view') === 'designs' ? <Library /> : <Overview customer={customer} news={<AuthNotice />} />;
};

export default definePage({
  // Includes the namespaces of the account, which is shown right after the sign-in, before the next load.
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
