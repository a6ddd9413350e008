/** Where progress is told: a terminal, or a file that wants one line in the end. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const startOfLine = '\r\u001b[K';

const width = 24;
const bar = (share: number): string => '█'.repeat(Math.round(share * width)).padEnd(width, '░');

/** Tells of a piece of work: on a terminal a bar that rewrites itself, else the summary alone. */
export const progressLine = (label: string, output: Output = process.stdout) => ({
  report: (done: number, total: number): void => {
    if (output.isTTY) output.write(`${startOfLine}${label} ${bar(done / total)} ${Math.floor((100 * done) / total)} %`);
  },
  /** Ends the line; without a summary it disappears. */
  finish: (summary?: string): void => {
    output.write(`${output.isTTY ? startOfLine : ''}${summary ? `${summary}\n` : ''}`);
  },
});
