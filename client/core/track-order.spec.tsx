import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { trackingFaults } from '../../src/domain/tracking-faults.js';
import { order, price } from '../../test/factories/order.js';
import { releaseEvents } from './track.js';
import { trackPayment, trackShipping, useTrackedCheckout, useTrackedPurchase } from './track-order.js';

const details = {
  customerType: 'Private',
  contact: { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@example.nl', phone: '0612345678' },
  company: '',
  vatNumber: '',
  billing: { country: 'nl', street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CJ', city: 'Amsterdam' },
  shipping: null,
  reference: 'Mijn werkkamer',
  note: 'Bel eerst even aan',
} as const;
const placed = order({ number: 'ENC-2026-000042', details: details as never });
const delivered = (method: 'Deliver' | 'Pickup') => ({ ...placed, shipping: { method, date: '2026-12-01', slot: null, price: price(1495) } });
const Result = ({ isBought, of = placed }: { isBought: boolean; of?: typeof placed }) => {
  useTrackedPurchase(of, isBought);
  return null;
};
const Steps = ({ of = placed }: { of?: typeof placed }) => {
  useTrackedCheckout(of);
  return null;
};
const events = () => (window.dataLayer ?? []).filter((pushed) => 'event' in (pushed as object)) as { event: string; ecommerce: object }[];
const noted = () => events().map(({ event }) => event);

describe('the tracking of an order', () => {
  beforeEach(() => {
    window.localStorage.clear();
    releaseEvents(true);
    delete window.dataLayer;
  });

  it('records a purchase once, also after a reload', () => {
    render(<Result isBought={false} />);
    expect(noted()).toEqual([]);
    render(
      <StrictMode>
        <Result isBought />
      </StrictMode>,
    ).unmount();
    render(<Result isBought />);
    expect(events()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'ENC-2026-000042',
          currency: 'EUR',
          value: 147.1,
          tax: 30.89,
          shipping: 0,
          items: [{ item_id: 'wpn-01', item_name: 'Wandpaneel stof', item_variant: 'Lichtgrijs', price: 73.55, quantity: 2 }],
        },
      },
    ]);
  });

  it('records a purchase after consent on a later page', () => {
    const later = { ...placed, number: 'ENC-2026-000043' };
    releaseEvents(false);
    render(<Result isBought of={later} />).unmount();
    expect([noted(), { ...window.localStorage }]).toEqual([[], {}]);
    releaseEvents(true);
    render(<Result isBought of={later} />);
    expect(noted()).toEqual(['purchase']);
  });

  it('records each step once, and a changed choice again', () => {
    render(<Steps />).unmount();
    render(<Steps of={{ ...placed, version: 2 }} />);
    for (const method of ['Deliver', 'Deliver', 'Pickup'] as const) trackShipping(delivered(method));
    for (const method of ['ideal', 'ideal'] as const) trackPayment(placed, method);
    expect(noted()).toEqual(['begin_checkout', 'add_shipping_info', 'add_shipping_info', 'add_payment_info']);
    expect(events().map(({ ecommerce }) => ecommerce)).toMatchObject([{}, { shipping_tier: 'Deliver' }, { shipping_tier: 'Pickup' }, { payment_type: 'ideal' }]);
  });

  it('contains no personal data', () => {
    const other = { ...placed, id: 'order-9', number: 'ENC-2026-000049' };
    render(<Steps of={other} />);
    trackShipping({ ...delivered('Deliver'), id: 'order-9' });
    trackPayment(other, 'ideal');
    render(<Result isBought of={other} />);
    expect(events().flatMap((event) => trackingFaults({ ...event }))).toEqual([]);
    const { contact, billing, reference, note } = details;
    const reported = JSON.stringify(events());
    for (const personal of [...Object.values(contact), billing.street, billing.postcode, billing.city, reference, note]) expect(reported).not.toContain(personal);
  });
});
