import { definePage, useNavigation } from '../../core/page.js';
import { loadOrder, orderIdOf } from '../../features/account/order/load-order.js';
import { OrderPage } from '../../features/account/order/order-page.js';
import { loadOrders } from '../../features/account/order-page.js';
import { Overview } from '../../features/account/overview.js';
import { useCustomer } from '../../features/account/use-customer.js';
import { AuthView } from '../../features/auth/auth-view.js';
import { loadAuth } from '../../features/auth/load-auth.js';
import { NewsRemark } from '../../features/auth/news.js';
import { shownView } from '../../features/auth/views.js';

/** The way in for strangers; for customers the overview, or one of their orders. */
const MyAccount = () => {
  const customer = useCustomer();
  const { search } = useNavigation().place;
  const view = shownView(search, customer !== null);
  const orderId = orderIdOf(search);
  const own = customer && (orderId ? <OrderPage id={orderId} /> : <Overview customer={customer} news={<NewsRemark />} />);
  return <div className="container">{own && !view ? own : <AuthView view={view ?? 'login'} />}</div>;
};

export default definePage({
  namespaces: ['account', 'auth', 'cart', 'register', 'resetPassword', 'apiErrors', 'form', 'yup'],
  load: async (context) => {
    const { api, queryClient, search, texts } = context;
    const customer = await queryClient.fetchQuery(api.user.me.queryOptions());
    const view = shownView(search, customer !== null);
    if (view) return loadAuth(view, context);
    const orderId = orderIdOf(search);
    if (orderId) return loadOrder(context, orderId);
    await loadOrders(context);
    return { title: texts('routes')('myAccount'), isPrivate: true };
  },
  Component: MyAccount,
});
