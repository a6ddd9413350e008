import { definePage } from '../../core/page.js';
import { loadReordered, Reordered } from '../../features/account/reordered.js';
import { Cart } from '../../features/cart/cart.js';

const CartPage = () => (
  <div className="container">
    <Reordered />
    <Cart />
  </div>
);

export default definePage({
  namespaces: ['cart', 'form', 'apiErrors'],
  load: async (context) => {
    const { api, queryClient } = context;
    await queryClient.fetchQuery(api.cart.order.queryOptions());
    await loadReordered(context);
    return { isPrivate: true };
  },
  Component: CartPage,
});
