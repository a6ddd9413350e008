import type { SubmitEvent } from 'react';

/** Does here what the form would ask of the server. */
export const instead = (act: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  act();
};
