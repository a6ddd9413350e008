import type { OrderState } from '../../../../src/contract/order.js';
import { courseOf } from './course.js';

const at = '2026-11-21T09:00:00.000Z';
const after = (...states: OrderState[]) => courseOf({ history: states.map((state) => ({ state, at })) });
const reached = (steps: ReturnType<typeof after>) => steps.filter((step) => step.at).map(({ state }) => state);
const ahead = (steps: ReturnType<typeof after>) => steps.filter((step) => !step.at).map(({ state }) => state);

describe('the course of an order', () => {
  it('shows what has happened, then what is to come', () => {
    const course = after('awaitingPayment', 'paid', 'inProduction');
    expect([reached(course), ahead(course)]).toEqual([
      ['awaitingPayment', 'paid', 'inProduction'],
      ['shipped', 'delivered'],
    ]);
  });

  it('leaves out what was passed by', () => {
    expect(ahead(after('awaitingPayment', 'paid', 'shipped'))).toEqual(['delivered']);
  });

  it('expects no payment before the goods of who pays by invoice', () => {
    expect(ahead(after('awaitingPayment', 'authorized'))).toEqual(['inProduction', 'shipped', 'delivered']);
  });

  it.each(['cancelled', 'withdrawn', 'refunded'] as const)('has an end when it is %s', (end) => {
    const course = after('awaitingPayment', 'paid', end);
    expect([reached(course).at(-1), ahead(course)]).toEqual([end, []]);
  });
});
