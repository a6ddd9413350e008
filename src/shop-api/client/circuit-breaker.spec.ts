import { jest } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const breakerOn = (answers: () => boolean) => {
  const changes: boolean[] = [];
  const breaker = new CircuitBreaker({ probe: () => Promise.resolve(answers()), onChange: (isOpen) => changes.push(isOpen) });
  return { breaker, changes, fail: (times: number) => Array.from({ length: times }, () => breaker.recordFailure()) };
};

describe('the breaker', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens after five failures in a row, and reports it once', () => {
    const { breaker, changes, fail } = breakerOn(() => false);
    fail(4);
    expect(breaker.isOpen).toBe(false);
    fail(3);
    expect(breaker.isOpen).toBe(true);
    expect(changes).toEqual([true]);
    breaker.stop();
  });

  it('stays closed while some calls succeed', () => {
    const { breaker, fail } = breakerOn(() => false);
    for (let round = 0; round < 10; round += 1) {
      fail(4);
      breaker.recordSuccess();
    }
    expect(breaker.isOpen).toBe(false);
  });

  it('closes within a second after a health check succeeds', async () => {
    let answers = false;
    const { breaker, changes, fail } = breakerOn(() => answers);
    fail(5);
    await jest.advanceTimersByTimeAsync(5000);
    expect(breaker.isOpen).toBe(true);
    answers = true;
    await jest.advanceTimersByTimeAsync(1000);
    expect(breaker.isOpen).toBe(false);
    expect(changes).toEqual([true, false]);
    fail(4);
    expect(breaker.isOpen).toBe(false);
  });
});
