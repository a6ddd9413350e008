import { spinner } from '@clack/prompts';

/** Shows a spinner on a terminal while `work` runs, and removes it afterwards. Writes to standard error, so that standard output contains results only. */
export const withSpinner = async <Value>(label: string, work: () => Promise<Value>): Promise<Value> => {
  if (!process.stderr.isTTY) return work();
  const turning = spinner({ output: process.stderr });
  turning.start(label);
  try {
    return await work();
  } finally {
    turning.clear();
  }
};
