/** Receives how much of a task is done, and its whole size. */
export type OnProgress = (done: number, total: number) => void;

/** Output of the progress: a terminal, or a file that receives one line at the end. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const startOfLine = '\r\u001b[K';

const width = 24;
const bar = (share: number): string => '█'.repeat(Math.round(share * width)).padEnd(width, '░');

/** Shows the progress of a task: a bar on a terminal, elsewhere only the summary. */
export const progressLine = (label: string, output: Output = process.stdout) => ({
  report: (done: number, total: number): void => {
    if (output.isTTY) output.write(`${startOfLine}${label} ${bar(done / total)} ${Math.floor((100 * done) / total)} %`);
  },
  /** Replaces the bar by the summary; without one the bar disappears. */
  finish: (summary?: string): void => {
    output.write(`${output.isTTY ? startOfLine : ''}${summary ? `${summary}\n` : ''}`);
  },
});
