import { type Colour, paint } from './paint.js';

type Cell = string | number | boolean | Date | null | string[];
export type Row = Record<string, Cell>;
interface Printing {
  json?: boolean;
  /** What to say when there is no row. */
  nothing: string;
  /** The colour of a cell, if it has one. */
  colour?: (row: number, name: string) => Colour | undefined;
}

const textOf = (cell: Cell): string => {
  if (cell === null) return '-';
  if (Array.isArray(cell)) return cell.join(',');
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** Prints rows in columns for people, or as JSON for programs; nothing at all reads as such. */
export const printRows = (rows: readonly Row[], { json, nothing, colour }: Printing): void => {
  if (json) return printLine(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return printLine(nothing);
  const names = Object.keys(rows[0]!);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name]!)))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  for (const [number, line] of lines.entries()) {
    const cells = line.map((cell, at) => {
      // Spaces at the end of a line help nobody.
      const padded = at === line.length - 1 ? cell : cell.padEnd(widths[at]!);
      const shade = number > 0 ? colour?.(number - 1, names[at]!) : undefined;
      return shade ? paint(shade, padded) : padded;
    });
    printLine(cells.join('  '));
  }
};

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says what was done: a sentence for people, its facts for programs. */
export const printDone = (facts: Row, sentence: string, { json }: Pick<Printing, 'json'>): void => printLine(json ? JSON.stringify(facts, null, 2) : sentence);
