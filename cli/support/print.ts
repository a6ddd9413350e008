import { Option } from 'commander';
import { type Colour, paint } from './paint.js';
import { columnWidths, cut } from './table.js';

/** Options of a command that can print JSON. */
export interface Printed {
  json?: boolean;
}
export const asJson = (): Option => new Option('--json', 'prints JSON');

type Cell = string | number | boolean | Date | null | string[];
export type Row = Record<string, Cell>;
interface Printing extends Printed {
  /** Line that is printed when there are no rows. */
  nothing: string;
  /** The colour of a cell, if it has one. */
  colour?: (row: number, name: string) => Colour | undefined;
}

const textOf = (cell: Cell): string => {
  if (cell === null) return '-';
  if (Array.isArray(cell)) return cell.join(',');
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

const gap = '  ';

/** Prints rows in columns that fit the terminal, or as JSON. */
export const printRows = (rows: readonly Row[], { json, nothing, colour }: Printing): void => {
  if (json) return printLine(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return printLine(nothing);
  const names = Object.keys(rows[0]!);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name]!)))];
  const widths = columnWidths(lines, gap.length, process.stdout.isTTY ? process.stdout.columns : undefined);
  for (const [number, line] of lines.entries()) {
    const cells = line.map((cell, at) => {
      // The last column is not padded.
      const text = cut(cell, widths[at]!);
      const padded = at === line.length - 1 ? text : text.padEnd(widths[at]!);
      const shade = number > 0 ? colour?.(number - 1, names[at]!) : undefined;
      return shade ? paint(shade, padded) : padded;
    });
    printLine(cells.join(gap));
  }
};

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the result of a command: the sentence, or with `json` the facts. */
export const printDone = (facts: Row, sentence: string, { json }: Printed): void => printLine(json ? JSON.stringify(facts, null, 2) : sentence);
