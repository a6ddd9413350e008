import { definePage } from '../../core/page.js';
import { Cart } from '../../features/cart/cart.js';

const CartPage = () => (
  <div className="container">
    <Cart />
  </div>
);

export default definePage({
  namespaces: ['cart', 'form', 'apiErrors'],
  load: async ({ api, queryClient }) => {
    await queryClient.fetchQuery(api.cart.order.queryOptions());
    return { isPrivate: true };
  },
  Component: CartPage,
});
