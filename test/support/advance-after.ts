import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Runs an action with fake timers and advances them, so that a pause after the action (a debounce, an animation) is over at once.
 * @param milliseconds time to advance by; more than the pause, so that answers to what follows it arrive too
 */
export const advanceAfter = async (milliseconds: number, action: () => unknown): Promise<void> => {
  jest.useFakeTimers();
  try {
    await action();
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  } finally {
    jest.useRealTimers();
  }
};
