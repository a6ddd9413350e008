import { useApi } from '../../core/api.js';
import { definePage } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { loadReorderReport, ReorderReport } from '../../features/account/reorder-report.js';
import { Cart } from '../../features/cart/cart.js';
import { loadCart } from '../../features/cart/load-cart.js';
import { PrintedAddress } from '../../ui/printed-address.js';

const CartPage = () => {
  const order = useRead(useApi().cart.order.queryOptions());
  return (
    <div className="container">
      <ReorderReport />
      <Cart />
      {order && order.lines.length > 0 && <PrintedAddress isPriced hasCode={order.isInAccount} />}
    </div>
  );
};

export default definePage({
  namespaces: ['cart', 'product', 'form'],
  load: async (context) => {
    await Promise.all([loadCart(context), loadReorderReport(context)]);
    return { isPrivate: true };
  },
  Component: CartPage,
});
