/** What a signal ends a program with. */
const interrupted = 130;

/** Closes what was opened when the work is done, when it failed, and when somebody interrupts it: a database must not be left running. */
export const closingAfter = async <Value>(close: () => Promise<void>, work: () => Promise<Value>): Promise<Value> => {
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= close().finally(() => process.exit(interrupted));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    return await work();
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    // Work whose database is closed under it fails: the program still ends as interrupted, and only after it has closed everything.
    await (ending ?? close());
  }
};
