import { definePage } from '../../core/page.js';
import { AddressPage } from '../../features/account/address-page.js';
import { loadCustomer } from '../../features/account/load-customer.js';

const MyAccountAddress = () => (
  <div className="container">
    <AddressPage />
  </div>
);

export default definePage({
  namespaces: ['account', 'form', 'yup'],
  load: async (context) => {
    await loadCustomer(context);
    return { title: context.texts('account')('addresses.title'), isPrivate: true };
  },
  Component: MyAccountAddress,
});
