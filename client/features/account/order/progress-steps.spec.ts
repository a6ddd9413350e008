import type { OrderState } from '../../../../src/contract/order.js';
import { progressStepsOf } from './progress-steps.js';

const at = '2026-11-21T09:00:00.000Z';
const after = (...states: OrderState[]) => progressStepsOf({ history: states.map((state) => ({ state, at })) });
const reached = (steps: ReturnType<typeof after>) => steps.filter((step) => step.at).map(({ state }) => state);
const ahead = (steps: ReturnType<typeof after>) => steps.filter((step) => !step.at).map(({ state }) => state);

describe('the steps of an order', () => {
  it('lists past steps, then expected steps', () => {
    const course = after('awaitingPayment', 'paid', 'inProduction');
    expect([reached(course), ahead(course)]).toEqual([
      ['awaitingPayment', 'paid', 'inProduction'],
      ['shipped', 'delivered'],
    ]);
  });

  it('leaves out steps that were skipped', () => {
    expect(ahead(after('awaitingPayment', 'paid', 'shipped'))).toEqual(['delivered']);
  });

  it('expects no payment step for an order that is paid by invoice', () => {
    expect(ahead(after('awaitingPayment', 'authorized'))).toEqual(['inProduction', 'shipped', 'delivered']);
  });

  it.each(['cancelled', 'withdrawn', 'refunded'] as const)('expects no further step when the order is %s', (end) => {
    const course = after('awaitingPayment', 'paid', end);
    expect([reached(course).at(-1), ahead(course)]).toEqual([end, []]);
  });
});
