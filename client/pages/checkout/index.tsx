import { definePage } from '../../core/page.js';
import { Checkout } from '../../features/checkout/checkout.js';
import { loadCheckout } from '../../features/checkout/load-checkout.js';

const CheckoutPage = () => (
  <div className="container">
    <Checkout />
  </div>
);

export default definePage({ namespaces: ['checkout', 'cart', 'auth', 'form', 'yup'], frame: 'checkout', load: loadCheckout, Component: CheckoutPage });
