import { type Goal, goals, type Unit } from './goals.js';
import { printLine } from './measure.js';

interface Figures {
  ours: number;
  floor?: number | undefined;
}

const digits = (value: number): string => (value === 0 ? '0' : value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB'));
export const figure = (value: number | undefined, unit: Unit): string => (value === undefined ? '' : `${digits(value)} ${unit}`.trim());
const ratioOf = ({ ours, floor }: Figures): number | undefined => (floor === undefined ? undefined : floor / ours);

const goalOf = ({ unit, ratioAtLeast, ratioAtMost, atMost, atLeast }: Goal): string => {
  const limits = [
    ratioAtLeast !== undefined && `ratio ${ratioAtMost === undefined ? `>= ${ratioAtLeast}` : `${ratioAtLeast} to ${ratioAtMost}`}`,
    atMost !== undefined && `<= ${atMost} ${unit}`.trim(),
    atLeast !== undefined && `>= ${atLeast} ${unit}`,
  ].filter((limit) => limit !== false);
  return limits.join(', ') || 'no goal';
};

const isMet = (goal: Goal, figures: Figures): boolean => {
  const ratio = ratioOf(figures) ?? 1;
  const { ratioAtLeast = 0, ratioAtMost = Number.POSITIVE_INFINITY, atMost = Number.POSITIVE_INFINITY, atLeast = 0 } = goal;
  return ratio >= ratioAtLeast && ratio <= ratioAtMost && figures.ours <= atMost && figures.ours >= atLeast;
};

const heads = ['', 'ours', 'floor', 'ratio', 'goal', ''];
const cellsOf = (goal: Goal, figures: Figures): string[] => {
  const text = goalOf(goal);
  const ratio = ratioOf(figures);
  const floor = figures.floor === undefined ? '' : `${figure(figures.floor, goal.unit)} (${goal.floor})`;
  const verdict = text === 'no goal' ? '' : isMet(goal, figures) ? 'met' : 'NOT met';
  return [goal.name, figure(figures.ours, goal.unit), floor, ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2), text, verdict];
};

/** Prints rows of cells; all columns but the first and the last two contain figures. */
export const printColumns = (names: readonly string[], rows: readonly string[][], isMarkdown: boolean): void => {
  const isFigure = (at: number) => at > 0 && at < names.length - 2;
  if (isMarkdown) {
    for (const row of [names, names.map((_, at) => (isFigure(at) ? '---:' : '---')), ...rows]) printLine(`| ${row.join(' | ')} |`);
    return;
  }
  const widths = names.map((_, at) => Math.max(...[names, ...rows].map((row) => row[at]!.length)));
  for (const row of [names, ...rows])
    printLine(
      row
        .map((cell, at) => (isFigure(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
        .join('  ')
        .trimEnd(),
    );
};

/** Table of the measurements so far. */
export class Table {
  private readonly figures = new Map<string, Figures>();

  /** Records a row, and prints it immediately. @param name of a row in `goals` */
  report(name: string, ours: number, floor?: number): void {
    const goal = goals.find((one) => one.name === name);
    if (!goal) throw new Error(`${name} is not in goals.ts`);
    this.figures.set(name, { ours, floor });
    printLine(`  ${cellsOf(goal, { ours, floor }).filter(Boolean).join('   ')}`);
  }

  /** Measured figure of a row. @throws Error when it was not measured in this run */
  ours(name: string): number {
    const known = this.figures.get(name);
    if (!known) throw new Error(`${name} was not measured`);
    return known.ours;
  }

  print(isMarkdown: boolean): void {
    const rows = goals.flatMap((goal) => (this.figures.has(goal.name) ? [cellsOf(goal, this.figures.get(goal.name)!)] : []));
    printColumns(heads, rows, isMarkdown);
  }
}
