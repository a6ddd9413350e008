import { definePage, useNavigation } from '../../core/page.js';
import { loadOrders } from '../../features/account/order-page.js';
import { Overview } from '../../features/account/overview.js';
import { useCustomer } from '../../features/account/use-customer.js';
import { AuthView } from '../../features/auth/auth-view.js';
import { loadAuth } from '../../features/auth/load-auth.js';
import { NewsRemark } from '../../features/auth/news.js';
import { shownView } from '../../features/auth/views.js';

/** The way in for strangers, the overview for customers. */
const MyAccount = () => {
  const customer = useCustomer();
  const { search } = useNavigation().place;
  const view = shownView(search, customer !== null);
  return <div className="container">{customer && !view ? <Overview customer={customer} news={<NewsRemark />} /> : <AuthView view={view ?? 'login'} />}</div>;
};

export default definePage({
  namespaces: ['account', 'auth', 'register', 'resetPassword', 'apiErrors', 'form', 'yup'],
  load: async (context) => {
    const { api, queryClient, search, texts } = context;
    const customer = await queryClient.fetchQuery(api.user.me.queryOptions());
    const view = shownView(search, customer !== null);
    if (view) return loadAuth(view, context);
    await loadOrders(context);
    return { title: texts('routes')('myAccount'), isPrivate: true };
  },
  Component: MyAccount,
});
