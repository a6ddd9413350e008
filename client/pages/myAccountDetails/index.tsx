import { definePage } from '../../core/page.js';
import { DetailsPage } from '../../features/account/details-page.js';
import { loadCustomer } from '../../features/account/load-customer.js';

const MyAccountDetails = () => (
  <div className="container">
    <DetailsPage />
  </div>
);

export default definePage({
  namespaces: ['account', 'auth', 'form', 'yup'],
  load: async (context) => {
    await loadCustomer(context);
    const { api, queryClient, has } = context;
    await Promise.all([
      has('getSecondFactor') && queryClient.fetchQuery(api.user.secondFactor.queryOptions({})),
      has('listSessions') && queryClient.fetchQuery(api.user.sessions.queryOptions({})),
    ]);
    return { title: context.texts('account')('details.title'), isPrivate: true };
  },
  Component: MyAccountDetails,
});
