import { isBought, isPayable, outcomeOf, pollDelay } from './outcome.js';

describe('the outcome of an order', () => {
  it.each([
    ['paid', 'ideal', 'failed', 'paid'],
    ['awaitingPayment', 'ideal', 'pending', 'waiting'],
    ['awaitingPayment', 'ideal', 'paid', 'waiting'],
    ['awaitingPayment', 'klarna', 'authorized', 'waiting'],
    ['awaitingPayment', 'ideal', 'canceled', 'canceled'],
    ['awaitingPayment', 'banktransfer', 'open', 'transfer'],
    ['awaitingPayment', 'banktransfer', 'expired', 'expired'],
    ['authorized', 'invoice', 'authorized', 'invoice'],
    ['authorized', 'klarna', 'authorized', 'authorized'],
    ['cancelled', 'ideal', 'expired', 'cancelled'],
    ['inProduction', 'invoice', 'authorized', 'inProduction'],
    ['shipped', 'ideal', 'paid', 'shipped'],
    ['delivered', 'ideal', 'paid', 'delivered'],
    ['withdrawn', 'ideal', 'paid', 'withdrawn'],
    ['refunded', 'ideal', 'paid', 'refunded'],
  ] as const)('for order state %s, method %s and payment status %s is %s', (state, method, status, outcome) => {
    expect(outcomeOf({ state, payment: { id: 'p', method, status } })).toBe(outcome);
  });

  it('is unpaid when no payment was started', () => {
    expect(outcomeOf({ state: 'awaitingPayment', payment: null })).toBe('unpaid');
  });

  it('is payable after a failed or missing payment, and bought when the order is binding', () => {
    expect((['failed', 'unpaid', 'waiting', 'paid', 'cancelled'] as const).map(isPayable)).toEqual([true, true, false, false, false]);
    expect((['paid', 'invoice', 'shipped', 'waiting', 'transfer', 'refunded'] as const).map(isBought)).toEqual([true, true, true, false, false, false]);
  });
});

describe('the pauses between status requests', () => {
  it('become longer and end within four minutes', () => {
    const pauses: number[] = [];
    for (let pause = pollDelay(0); pause !== undefined; pause = pollDelay(pauses.length)) pauses.push(pause);
    expect(pauses).toEqual([1, 2, 3, 5, 8, 13, 21, 30, 30, 30, 30, 30, 30]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(240);
  });
});
