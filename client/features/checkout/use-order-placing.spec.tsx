import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import type { ProblemCode } from '../../../src/contract/errors.js';
import type { Order } from '../../../src/contract/order.js';
import { euro, order, orderLine, price } from '../../../test/factories/order.js';
import { useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';
import { type Answers, renderInApp } from '../../../test/support/in-app.js';
import { OrderConfirmation } from './order-confirmation.js';

const refuse = (code: ProblemCode, current?: Order) => {
  throw TRPCClientError.from({ error: { message: code, code: -32000, data: { problem: { type: '', title: 'Nee', status: 409, code, errors: [], current } } } });
};

const shown = order();
/** Order box of the review step, with the order of the query cache. */
const Box = () => <OrderConfirmation order={useReadIfAny(useApi().cart.order.queryOptions()) ?? shown} method="ideal" />;

const open = (answers: Answers) => {
  const paths: string[] = [];
  renderInApp(<Box />, { namespaces: ['checkout', 'cart', 'form'], answers, onNavigate: (path) => void paths.push(path) });
  return { paths };
};
const accept = () => fireEvent.click(screen.getByRole('checkbox'));
const orderButton = () => screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' });

describe('placing an order', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('requires consent to the terms', async () => {
    const calls: unknown[] = [];
    open({ 'orders.complete': (input) => calls.push(input) });
    fireEvent.click(orderButton());
    expect(screen.getByText('Ga akkoord met de algemene voorwaarden om te bestellen.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(calls).toEqual([]);
  });

  describe('with lines that are made for the buyer', () => {
    const made = orderLine({ id: 'made', choices: [{ label: 'Maat', value: '900 × 600 mm' }], isWithdrawable: false });
    const openWith = (current: Order) => open({ 'cart.order': () => current, 'orders.complete': (input) => (calls.push(input), order({ state: 'awaitingPayment' })) });
    const labels = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels: found }) => found![0]!.textContent);
    const calls: unknown[] = [];
    beforeEach(() => void calls.splice(0));

    it('requires a second consent, which names them, and keeps the first', async () => {
      openWith(order({ lines: [orderLine(), made] }));
      await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
      const [terms, individual] = screen.getAllByRole<HTMLInputElement>('checkbox');
      expect(labels()).toEqual([expect.stringContaining('behalve voor wat voor mij wordt gemaakt'), expect.stringContaining('dit product speciaal voor mij')]);
      expect(document.querySelector('#individual-lines')?.textContent).toBe('2 × Wandpaneel stof, Lichtgrijs, 900 × 600 mm');
      fireEvent.click(terms!);
      fireEvent.click(orderButton());
      expect(screen.getByText('Bevestig dat u weet dat u niet kunt herroepen wat voor u wordt gemaakt.')).toBeTruthy();
      expect([document.activeElement === individual, terms!.checked, calls]).toEqual([true, true, []]);
      fireEvent.click(individual!);
      fireEvent.click(orderButton());
      await waitFor(() => expect(calls).toHaveLength(1));
    });

    it('promises no right to withdraw when there are no others', async () => {
      openWith(order({ lines: [made, { ...made, id: 'other' }] }));
      await waitFor(() => expect(labels()).toEqual(['Ik ga akkoord met de algemene voorwaarden.', expect.stringContaining('deze producten speciaal voor mij')]));
    });

    it('asks a business for the terms alone', async () => {
      const address = { street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CJ', city: 'Amsterdam', country: 'nl' as const };
      const contact = { firstName: 'Jo', lastName: 'Peeters', email: 'jo@example.com', phone: '0612345678' };
      openWith(order({ lines: [made], details: { customerType: 'Business', company: 'Stil', contact, billing: address, shipping: null } as Order['details'] }));
      await waitFor(() => expect(labels()).toEqual(['Ik ga akkoord met de algemene voorwaarden.']));
    });
  });

  it('places the order once for two submits, with the total that was shown', async () => {
    const calls: unknown[] = [];
    const { paths } = open({ 'orders.complete': (input) => (calls.push(input), order({ state: 'awaitingPayment' })) });
    accept();
    const form = orderButton().closest('form')!;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(paths).toEqual(['/afrekenen/resultaat?order=order-1']));
    expect(calls).toEqual([{ input: { acceptTerms: true, expectedTotal: euro(17800) }, idempotencyKey: expect.any(String) }]);
  });

  describe('without a response', () => {
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
    afterEach(() => void jest.useRealTimers());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const press = async () => {
      accept();
      fireEvent.click(orderButton());
      await pass(1);
    };

    it('shows that the order is being confirmed, retries with the same key, and continues after a response', async () => {
      const keys: unknown[] = [];
      const { paths } = open({
        'orders.complete': (input) => {
          keys.push((input as { idempotencyKey: string }).idempotencyKey);
          if (keys.length < 3) throw new TRPCClientError('No answer');
          return order({ state: 'awaitingPayment' });
        },
      });
      await press();
      expect(screen.getByRole('status').textContent).toMatch(/wordt bevestigd.*niet dubbel/);
      expect(orderButton()).toHaveProperty('disabled', true);
      await pass(7000);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
      expect(paths).toEqual(['/afrekenen/resultaat?order=order-1']);
    });

    it('shows the same during a slow response, and hides it afterwards', async () => {
      const answer = Promise.withResolvers<Order>();
      const { paths } = open({ 'orders.complete': () => answer.promise });
      await press();
      await pass(7000);
      expect(screen.queryAllByText(/wordt bevestigd/)).toEqual([]);
      await pass(60_000);
      expect(screen.getAllByText(/wordt bevestigd/)).toHaveLength(2);
      answer.resolve(order({ state: 'awaitingPayment' }));
      await pass(100);
      expect(screen.queryAllByText(/wordt bevestigd/)).toEqual([]);
      expect(paths).toEqual(['/afrekenen/resultaat?order=order-1']);
    });

    it('finally lets the shopper retry, with the same key', async () => {
      const keys: unknown[] = [];
      open({
        'orders.complete': (input) => {
          keys.push((input as { idempotencyKey: string }).idempotencyKey);
          throw new TRPCClientError('No answer');
        },
      });
      await press();
      await pass(60_000);
      expect(screen.getByRole('alert').textContent).toMatch(/wordt niet dubbel geplaatst/);
      const before = keys.length;
      fireEvent.click(orderButton());
      await pass(1);
      expect(keys.length).toBe(before + 1);
      expect(new Set(keys).size).toBe(1);
    });
  });

  it('shows what changed, and places the order with the new total after another click', async () => {
    const dearer = order({ version: 2, lines: [orderLine({ unitPrice: price(9900) })] });
    const totals: unknown[] = [];
    open({
      'orders.complete': (input) => {
        totals.push((input as { input: { expectedTotal: unknown } }).input.expectedTotal);
        return totals.length === 1 ? refuse('ORDER_CHANGED', dearer) : order({ state: 'awaitingPayment' });
      },
    });
    accept();
    fireEvent.click(orderButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/kostte €\s89,00 per stuk en kost nu €\s99,00.*Het totaal was €\s178,00 en is nu €\s198,00/);
    expect(screen.getByText(/Te betalen/).closest('p')!.textContent).toMatch(/eerder €\s178,00€\s198,00/);
    expect(screen.getByRole('link', { name: 'Terug naar de winkelwagen' })).toBeTruthy();
    fireEvent.click(orderButton());
    await waitFor(() => expect(totals).toEqual([euro(17800), euro(19800)]));
  });

  it('reduces quantities to the stock before the order can be placed', async () => {
    const short = (available: number, quantity: number) => order({ version: 2, lines: [orderLine({ available, quantity })] });
    const updates: unknown[] = [];
    open({
      'orders.complete': () => refuse('OUT_OF_STOCK', short(1, 2)),
      'cart.updateLine': (input) => (updates.push((input as { input: unknown }).input), short(1, 1)),
    });
    accept();
    fireEvent.click(orderButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/nog 1/);
    expect(screen.queryByRole('button', { name: 'Bestelling met betalingsverplichting' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Aantal aanpassen' }));
    await waitFor(() => expect(orderButton()).toBeTruthy());
    expect(updates).toEqual([{ id: 'line-1', quantity: 1 }]);
    expect(screen.getByRole('alert').textContent).toMatch(/1 in plaats van 2 .*€\s178,00 en is nu €\s89,00/);
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
  });

  it('opens the result page with the reason when the payment is refused', async () => {
    const { paths } = open({ 'orders.complete': () => order({ state: 'awaitingPayment' }), 'payments.initiate': () => refuse('STOCK_NOT_HELD') });
    accept();
    fireEvent.click(orderButton());
    await waitFor(() => expect(paths).toEqual(['/afrekenen/resultaat?order=order-1&problem=STOCK_NOT_HELD']));
  });

  it('opens the result page when the order was placed before', async () => {
    const { paths } = open({ 'orders.complete': () => refuse('ORDER_NOT_OPEN') });
    accept();
    fireEvent.click(orderButton());
    await waitFor(() => expect(paths).toEqual(['/afrekenen/resultaat?order=order-1']));
  });
});
