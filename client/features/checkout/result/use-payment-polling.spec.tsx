import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Order } from '../../../../src/contract/order.js';
import { order } from '../../../../test/factories/order.js';
import { renderInApp } from '../../../../test/support/in-app.js';
import { usePaymentPolling } from './use-payment-polling.js';

const awaited = (over: Partial<Order> = {}) => order({ state: 'awaitingPayment', payment: { id: 'p', method: 'ideal', status: 'open' }, ...over });

const Waiting = ({ shown }: { shown: Order }) => {
  const { isLate, poll } = usePaymentPolling(shown);
  return (
    <button type="button" onClick={poll}>
      {isLate ? 'late' : 'waiting'}
    </button>
  );
};

/** Renders the hook and returns the status requests it makes. */
const wait = (shown: Order) => {
  const requested: unknown[] = [];
  renderInApp(<Waiting shown={shown} />, { namespaces: [], answers: { 'payments.status': (input) => (requested.push(input), { status: 'open' }) } });
  return requested;
};
/** Advances the clock timer by timer. Each runs in its own `act`, so that effects start the next timer on time. Adds 0.5 %, so that the last request gets its response. */
const pass = async (seconds: number) => {
  const end = Date.now() + seconds * 1005;
  setTimeout(() => undefined, seconds * 1005);
  while (Date.now() < end) await act(() => jest.advanceTimersToNextTimerAsync());
};
const state = () => screen.getByRole('button').textContent;

describe('waiting for a payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('requests the status after 1, 2, 3 and 5 seconds, and stops after four minutes', async () => {
    const requested = wait(awaited());
    for (const [seconds, times] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 4],
    ] as const) {
      await pass(seconds);
      expect(requested).toHaveLength(times);
    }
    await pass(240);
    expect([state(), requested.length]).toEqual(['late', 13]);
    await pass(600);
    expect(requested).toHaveLength(13);
  });

  it('continues on request, and when the page becomes visible again', async () => {
    const requested = wait(awaited());
    await pass(300);
    fireEvent.click(screen.getByRole('button'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect([state(), requested.length]).toEqual(['waiting', 14]);
    await pass(300);
    expect(state()).toBe('late');
    const before = requested.length;
    fireEvent(document, new Event('visibilitychange'));
    await pass(1);
    expect([state(), requested.length > before]).toEqual(['waiting', true]);
  });

  it('requests nothing for a decided payment', async () => {
    const requested = wait(awaited({ state: 'paid' }));
    await pass(300);
    fireEvent(document, new Event('visibilitychange'));
    expect(requested).toEqual([]);
  });
});
