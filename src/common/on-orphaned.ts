/** Milliseconds between checks of the parent process. */
const pollInterval = 250;

/**
 * Calls `stop` when the shell in which `npm run` started this program has ended. npm forwards SIGTERM to that shell, which ends
 * without forwarding it to its child.
 */
export const whenOrphaned = (stop: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, pollInterval);
  timer.unref();
};
