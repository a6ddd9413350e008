/** Exit code of a program that a signal ended (128 + SIGINT). */
const interrupted = 130;

/** Runs `work`, then `close`, also after an error, SIGINT or SIGTERM, so that no database keeps running. */
export const withCleanup = async <Value>(close: () => Promise<void>, work: () => Promise<Value>): Promise<Value> => {
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= close().finally(() => process.exit(interrupted));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    return await work();
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    // After a signal `work` can fail because its database is closed. The program waits until everything is closed and exits with 130.
    await (ending ?? close());
  }
};
