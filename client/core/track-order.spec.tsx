import { render } from '@testing-library/react';
import { order } from '../../test/factories/order.js';
import { trackPayment, trackShipping, useTrackedCheckout, useTrackedPurchase } from './track-order.js';

const placed = order({ number: 'ENC-2026-000042' });
const Result = ({ isBought }: { isBought: boolean }) => {
  useTrackedPurchase(placed, isBought);
  return null;
};
const Steps = () => {
  useTrackedCheckout(placed);
  return null;
};
const noted = () => (window.dataLayer ?? []).map(({ event }) => event);

describe('what an order tells measuring tools', () => {
  beforeEach(() => {
    delete window.dataLayer;
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('is that it was bought, once, also when the page is read again, and not before', () => {
    render(<Result isBought={false} />);
    expect(noted()).toEqual([]);
    render(<Result isBought />).unmount();
    render(<Result isBought />);
    expect(window.dataLayer).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'ENC-2026-000042',
          currency: 'EUR',
          value: 178,
          tax: 30.89,
          shipping: 0,
          items: [{ item_id: 'wpn-01', item_name: 'Wandpaneel stof', price: 89, quantity: 2 }],
        },
      },
    ]);
  });

  it('is each step on the way, and that the way began once', () => {
    render(<Steps />).unmount();
    render(<Steps />);
    const { total: price } = placed.totals;
    trackShipping({ ...placed, shipping: { method: 'Pickup', date: '2026-12-01', slot: null, price } });
    trackPayment(placed, 'ideal');
    expect(noted()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
    expect(window.dataLayer?.slice(1).map((event) => 'ecommerce' in event && event.ecommerce)).toMatchObject([{ shipping_tier: 'Pickup' }, { payment_type: 'ideal' }]);
  });
});
