import { definePage } from '../../core/page.js';
import { Cart } from '../../features/cart/cart.js';
import { loadCart } from '../../features/cart/load-cart.js';

const CartPage = () => (
  <div className="container">
    <Cart />
  </div>
);

export default definePage({
  namespaces: ['cart', 'product', 'form', 'apiErrors'],
  load: async (context) => {
    await loadCart(context);
    return { isPrivate: true };
  },
  Component: CartPage,
});
