type Cell = string | number | boolean | Date | null | string[];
export type Row = Record<string, Cell>;

const textOf = (cell: Cell): string => {
  if (cell === null) return '-';
  if (Array.isArray(cell)) return cell.join(',');
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** Prints rows in columns for people, or as JSON for programs; nothing at all reads as such. */
export const printRows = (rows: readonly Row[], { json, nothing }: { json?: boolean; nothing: string }): void => {
  if (json) return void process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  if (rows.length === 0) return void process.stdout.write(`${nothing}\n`);
  const names = Object.keys(rows[0]!);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name]!)))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  process.stdout.write(
    lines
      .map(
        (line) =>
          `${line
            .map((cell, at) => cell.padEnd(widths[at]!))
            .join('  ')
            .trimEnd()}\n`,
      )
      .join(''),
  );
};

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
