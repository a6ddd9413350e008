/** Milliseconds between two looks at the parent. */
const glance = 250;

/**
 * Calls `stop` when the shell that `npm run` started this program in has ended: npm passes a SIGTERM on to that shell,
 * which dies of it without telling its child.
 */
export const whenOrphaned = (stop: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, glance);
  timer.unref();
};
