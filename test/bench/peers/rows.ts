import type { Unit } from '../goals.js';
import { printLine } from '../measure.js';
import { figure, printColumns } from '../table.js';
import type { Peer } from './install.js';

export type Figures = Partial<Record<Peer, number>> & { ours: number };
interface Row {
  name: string;
  unit: Unit;
  /** Peer that the ratio compares with: ours / peer. */
  beside: Peer;
  atMost?: number;
}
export const comparedPages = ['list', 'product'] as const;
export type ComparedPage = (typeof comparedPages)[number];
const each = (rowOf: (page: ComparedPage) => Row): Row[] => comparedPages.map(rowOf);

/** Rows of the comparison with the limits of the ratio, in the order of the table. */
const rows: readonly Row[] = [
  ...each((page) => ({ name: `${page}, uncached`, unit: 'µs', beside: 'TanStack', atMost: 1 })),
  ...each((page) => ({ name: `${page}, cached`, unit: 'µs', beside: 'Next', atMost: 1 })),
  ...each((page) => ({ name: `${page}, HTML`, unit: 'kB', beside: 'TanStack' })),
  ...each((page) => ({ name: `${page}, first-load JavaScript`, unit: 'kB', beside: 'TanStack' })),
  ...each((page) => ({ name: `${page}, TBT`, unit: 'ms', beside: 'TanStack', atMost: 1.5 })),
  ...['menu', 'filter', 'configure'].map((name): Row => ({ name: `INP, ${name}`, unit: 'ms', beside: 'bare', atMost: 2 })),
];

const heads = ['', 'ours', 'Next', 'TanStack', 'bare', 'ratio', 'wanted', ''];
const measured = new Map<string, Figures>();
const cellsOf = ({ name, unit, beside, atMost }: Row): string[] => {
  const { ours, ...others } = measured.get(name)!;
  const other = others[beside];
  const verdict = atMost === undefined || other === undefined ? '' : ours <= atMost * other ? 'met' : 'NOT met';
  const wanted = atMost === undefined ? `beside ${beside}` : `<= ${atMost} × ${beside}`;
  return [name, ...[ours, others.Next, others.TanStack, others.bare].map((value) => figure(value, unit)), other ? (ours / other).toFixed(2) : '', wanted, verdict];
};

/** Records a row, and prints it immediately. */
export const report = (name: string, figures: Figures): void => {
  measured.set(name, figures);
  printLine(
    `  ${cellsOf(rows.find((row) => row.name === name)!)
      .filter(Boolean)
      .join('   ')}`,
  );
};

export const printRows = (isMarkdown: boolean): void => printColumns(heads, rows.filter(({ name }) => measured.has(name)).map(cellsOf), isMarkdown);
