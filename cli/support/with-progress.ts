import { progressLine } from '../../src/embedded/seed/progress-line.js';

type Report = (done: number, total: number) => void;

/** Draws a bar on a terminal while something is done; it is gone afterwards, also when that failed. What is printed for programs does not meet it. */
export const withProgress = async <Value>(label: string, work: (report: Report) => Promise<Value>): Promise<Value> => {
  const progress = progressLine(label, process.stderr);
  try {
    return await work(progress.report);
  } finally {
    progress.finish();
  }
};
