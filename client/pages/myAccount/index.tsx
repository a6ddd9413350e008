import { useState } from 'react';
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
  const customer = useShownCustomer();
  const { search } = useNavigation().place;
  const view = requestedView(search, customer !== null);
  return <div className="container">{customer && !view ? <Own customer={customer} /> : <AuthView view={view ?? 'login'} />}</div>;
};

/**
 * Returns the signed-in customer. After a sign-in the form stays until the route change that follows has loaded the account and moves the focus;
 * otherwise the account would be shown first, and would take the focus away from a visitor who already uses it.
 */
const useShownCustomer = (): Customer | null => {
  const customer = useCustomer();
  const { place } = useNavigation();
  const [shown, setShown] = useState({ place, isSignedIn: customer !== null });
  const isSignedIn = customer !== null && (shown.isSignedIn || shown.place !== place);
  if (shown.place !== place || shown.isSignedIn !== isSignedIn) setShown({ place, isSignedIn });
  return isSignedIn ? customer : null;
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
