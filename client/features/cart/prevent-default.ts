import type { SubmitEvent } from 'react';

/** Returns a submit handler that runs `act` instead of sending the form. */
export const preventDefaultThen = (act: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  act();
};
