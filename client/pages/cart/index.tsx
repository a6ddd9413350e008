import { definePage } from '../../core/page.js';
import { loadReordered, Reordered } from '../../features/account/reordered.js';
import { Cart } from '../../features/cart/cart.js';
import { loadCart } from '../../features/cart/load-cart.js';

const CartPage = () => (
  <div className="container">
    <Reordered />
    <Cart />
  </div>
);

export default definePage({
  namespaces: ['cart', 'product', 'form'],
  load: async (context) => {
    await Promise.all([loadCart(context), loadReordered(context)]);
    return { isPrivate: true };
  },
  Component: CartPage,
});
