/** What a signal ends a program with. */
const interrupted = 130;

/** Closes what was opened when the work is done, when it failed, and when somebody interrupts it: a database must not be left running. */
export const closingAfter = async <Value>(close: () => Promise<void>, work: () => Promise<Value>): Promise<Value> => {
  const end = () => void close().finally(() => process.exit(interrupted));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    return await work();
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    await close();
  }
};
