import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Order } from '../../../src/contract/order.js';
import { order, shippingOption } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { DeliveryStep } from './delivery-step.js';
import { StepsProvider } from './steps.js';

const billing = { street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CX', city: 'Amsterdam', country: 'nl' } as const;
const details: NonNullable<Order['details']> = {
  customerType: 'Private',
  contact: { firstName: 'Noor', lastName: 'de Wit', email: 'noor@voorbeeld.nl', phone: undefined },
  billing,
  shipping: null,
};
const withPhone = { ...details, contact: { ...details.contact, phone: '0205550199' } };

const open = async (method: 'Deliver' | 'DeliverAndAssemble', known: Order['details'] = details) => {
  const calls: [name: string, input: unknown][] = [];
  const reached: number[] = [];
  const answer = (name: string) => (input: unknown) => {
    calls.push([name, (input as { input: unknown }).input]);
    return order({ details: withPhone });
  };
  renderInApp(
    <StepsProvider value={{ current: 'delivery', hasMoved: false, goTo: async (index) => void reached.push(index) }}>
      <DeliveryStep order={order({ details: known })} />
    </StepsProvider>,
    {
      namespaces: ['checkout', 'cart', 'form', 'yup', 'account'],
      answers: { 'orders.shippingOptions': () => [shippingOption({ method })], 'orders.setDetails': answer('details'), 'orders.setShipping': answer('shipping') },
    },
  );
  await screen.findByRole('button', { name: 'Verder naar betaling' });
  return { calls, reached };
};
const proceed = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verder naar betaling' })));
const phone = () => screen.queryByLabelText('Telefoonnummer');

describe('the delivery step', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('requires a phone number for delivery with assembly, and saves it before the delivery', async () => {
    const { calls, reached } = await open('DeliverAndAssemble');
    await proceed();
    expect(calls).toEqual([]);
    expect(phone()?.getAttribute('aria-invalid')).toBe('true');
    await act(async () => void fireEvent.input(phone()!, { target: { value: '020-555 01 99' } }));
    await proceed();
    await waitFor(() => expect(reached).toEqual([2]));
    expect(calls.map(([name]) => name)).toEqual(['details', 'shipping']);
    expect(calls[0]![1]).toMatchObject({ contact: { firstName: 'Noor', phone: '0205550199' }, billing });
    expect(window.sessionStorage.getItem('checkout.details')).toContain('0205550199');
  });

  it.each([
    ['delivery without assembly', 'Deliver', details],
    ['a buyer who has given a number', 'DeliverAndAssemble', withPhone],
  ] as const)('has no phone field for %s', async (_, method, known) => {
    const { calls, reached } = await open(method, known);
    expect(phone()).toBeNull();
    await proceed();
    await waitFor(() => expect(reached).toEqual([2]));
    expect(calls.map(([name]) => name)).toEqual(['shipping']);
  });
});
