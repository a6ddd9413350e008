import { definePage } from '../../core/page.js';
import { Cart } from '../../features/cart/cart.js';

const CartPage = () => (
  <div className="container">
    <Cart />
  </div>
);

export default definePage({
  namespaces: ['cart', 'form', 'apiErrors'],
  load: async ({ api, queryClient, texts }) => {
    await queryClient.fetchQuery(api.cart.order.queryOptions());
    return { title: texts('cart')('title'), isPrivate: true };
  },
  Component: CartPage,
});
