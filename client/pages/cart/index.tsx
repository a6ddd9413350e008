import { definePage } from '../../core/page.js';
import { loadReorderReport, ReorderReport } from '../../features/account/reorder-report.js';
import { Cart } from '../../features/cart/cart.js';
import { loadCart } from '../../features/cart/load-cart.js';

const CartPage = () => (
  <div className="container">
    <ReorderReport />
    <Cart />
  </div>
);

export default definePage({
  namespaces: ['cart', 'product', 'form'],
  load: async (context) => {
    await Promise.all([loadCart(context), loadReorderReport(context)]);
    return { isPrivate: true };
  },
  Component: CartPage,
});
