import { definePage } from '../../core/page.js';
import { loadResult } from '../../features/checkout/result/load-result.js';
import { CheckoutResult } from '../../features/checkout/result/result.js';
import { PrintedAddress } from '../../ui/printed-address.js';

const CheckoutResultPage = () => (
  <div className="container">
    <CheckoutResult />
    <PrintedAddress hasCode={false} />
  </div>
);

export default definePage({ namespaces: ['checkout', 'cart', 'form'], frame: 'checkout', load: loadResult, Component: CheckoutResultPage });
