/** Number of parts of a wait. A process that stands still loses at most one. */
const parts = 20;

/**
 * Calls `then` after some milliseconds in which the process runs. Time in which it stands still (a busy machine, a long computation) does not
 * count, because data that arrive meanwhile are not read yet.
 * @returns a function that cancels the call
 */
export const afterRunning = (milliseconds: number, then: () => void): (() => void) => {
  let left = parts;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    then();
  }, milliseconds / parts).unref();
  return () => clearInterval(timer);
};
