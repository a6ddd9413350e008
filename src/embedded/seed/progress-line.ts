/** Where progress is told: a terminal, or a file that wants one line in the end. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const startOfLine = '\r\u001b[K';

/** Tells of a piece of work: on a terminal one line that rewrites itself, else the summary alone. */
export const progressLine = (label: string, output: Output = process.stdout) => ({
  report: (done: number, total: number): void => {
    if (output.isTTY) output.write(`${startOfLine}${label} ${Math.floor((100 * done) / total)} %`);
  },
  /** Ends the line; without a summary it disappears. */
  finish: (summary?: string): void => {
    output.write(`${output.isTTY ? startOfLine : ''}${summary ? `${summary}\n` : ''}`);
  },
});
