import { outcomeOf, pauseBefore } from './outcome.js';

describe('the outcome of an order', () => {
  it.each([
    ['paid', 'failed', 'paid'],
    ['awaitingPayment', 'pending', 'waiting'],
    ['awaitingPayment', 'authorized', 'paid'],
    ['awaitingPayment', 'canceled', 'canceled'],
    ['cancelled', 'expired', 'cancelled'],
  ] as const)('of a %s order with a payment that is %s is: %s', (state, status, outcome) => {
    expect(outcomeOf({ state, payment: { id: 'p', method: 'ideal', status } })).toBe(outcome);
  });

  it('is unpaid when no payment was ever started', () => {
    expect(outcomeOf({ state: 'awaitingPayment', payment: null })).toBe('unpaid');
  });
});

describe('waiting for the bank', () => {
  it('asks ever more slowly and gives up before 30 seconds are over', () => {
    const pauses: number[] = [];
    for (let pause = pauseBefore(0); pause !== undefined; pause = pauseBefore(pauses.length)) pauses.push(pause);
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
