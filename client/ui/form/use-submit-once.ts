import { type FormEvent, useRef } from 'react';

/**
 * Prevents a second submission while one is running, because a second click can come before the button is disabled.
 * @param submit sends the form, and shows its own errors
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
