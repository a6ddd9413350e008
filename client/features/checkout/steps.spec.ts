import type { Order } from '../../../src/contract/order.js';
import { renderHook } from '@testing-library/react';
import { askedStep, reachableStep, stepAt, stepNames, stepQuery, useSteps } from './steps.js';

const details = {} as Order['details'];
const shipping = {} as Order['shipping'];

describe('the steps of the checkout', () => {
  it.each([-1, stepNames.length, stepNames.length + 5, 0.5])('has no step %p', (index) => {
    expect(() => stepAt(index)).toThrow('Invalid step: the step index is below zero or beyond the total steps');
  });

  it('are known inside the checkout alone', () => {
    expect(() => renderHook(useSteps)).toThrow('NO_STEPS_CONTEXT_SET');
  });

  it('keeps the first step at the bare path', () => {
    expect(stepQuery(stepAt(0))).toEqual({ step: undefined });
    expect(stepQuery(stepAt(1))).toEqual({ step: 'delivery' });
  });

  it.each([
    ['', 'details'],
    ['step=payment', 'payment'],
    ['step=nonsense', 'details'],
  ] as const)('reads %p as %s', (search, step) => {
    expect(askedStep(new URLSearchParams(search))).toBe(step);
  });

  it.each([
    ['review', { details: null, shipping: null }, 'details'],
    ['payment', { details, shipping: null }, 'delivery'],
    ['review', { details, shipping }, 'review'],
    ['details', { details, shipping }, 'details'],
  ] as const)('shows for %s, with %o, %s', (asked, order, shown) => {
    expect(reachableStep(asked, order)).toBe(shown);
  });
});
