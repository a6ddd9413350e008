import { type FormEvent, useRef } from 'react';

/**
 * Sends a form once for one press: a second press comes before the button is seen to be disabled.
 * @param submit sends it; what it fails with is its own to tell
 */
export const useSubmitOnce = (submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>): ((event: FormEvent<HTMLFormElement>) => Promise<void>) => {
  const isRunning = useRef(false);
  return async (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
};
