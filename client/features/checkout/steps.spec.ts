import type { Order } from '../../../src/contract/order.js';
import { onwardQuery, reachableStep, requestedStep, stepAt, stepNames, stepQuery } from './steps.js';

const details = {} as Order['details'];
const shipping = {} as Order['shipping'];

describe('the steps of the checkout', () => {
  it.each([-1, stepNames.length, stepNames.length + 5, 0.5])('have no step %p', (index) => {
    const invalid = 'Invalid step: the step index is below zero or beyond the total steps';
    expect(() => stepAt(index)).toThrow(invalid);
    for (const search of ['', 'back=review']) expect(() => onwardQuery(index, new URLSearchParams(search))).toThrow(invalid);
  });

  it('lead to the next step, or back to the review', () => {
    expect(onwardQuery(2, new URLSearchParams())).toEqual({ step: 'payment' });
    expect(onwardQuery(1, new URLSearchParams('back=review'))).toEqual({ step: 'review' });
  });

  it('have no query for the first step', () => {
    expect(stepQuery(stepAt(0))).toEqual({ step: undefined });
    expect(stepQuery(stepAt(1))).toEqual({ step: 'delivery' });
  });

  it.each([
    ['', 'details'],
    ['step=payment', 'payment'],
    ['step=nonsense', 'details'],
    ['step=-1', 'details'],
    ['step=9', 'details'],
  ] as const)('read the query %p as step %s', (search, step) => {
    expect(requestedStep(new URLSearchParams(search))).toBe(step);
  });

  it.each([
    ['review', { details: null, shipping: null }, 'details'],
    ['payment', { details, shipping: null }, 'delivery'],
    ['review', { details, shipping }, 'review'],
    ['details', { details, shipping }, 'details'],
    ['review', { details: { contact: {} }, shipping: { method: 'DeliverAndAssemble' } }, 'delivery'],
    ['review', { details: { contact: { phone: '0205550199' } }, shipping: { method: 'DeliverAndAssemble' } }, 'review'],
    ['review', { details: { contact: {} }, shipping: { method: 'Deliver' } }, 'review'],
  ] as const)('show, for requested step %s and order %o, the step %s', (requested, order, shown) => {
    expect(reachableStep(requested, order as Pick<Order, 'details' | 'shipping'>)).toBe(shown);
  });
});
