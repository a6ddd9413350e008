import { progressLine } from '../../src/embedded/seed/progress-line.js';

type Report = (done: number, total: number) => void;

/** Shows a progress bar on a terminal while `work` runs, and removes it afterwards. Writes to standard error, so that standard output contains results only. */
export const withProgress = async <Value>(label: string, work: (report: Report) => Promise<Value>): Promise<Value> => {
  const progress = progressLine(label, process.stderr);
  try {
    return await work(progress.report);
  } finally {
    progress.finish();
  }
};
