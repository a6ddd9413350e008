import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Runs an action with fake timers and advances them, so that a delay after the action (a debounce, an animation) ends immediately.
 * @param milliseconds time to advance by; longer than the delay, so that responses to requests after the delay arrive too
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
