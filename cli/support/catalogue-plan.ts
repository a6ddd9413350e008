import { isDeepStrictEqual } from 'node:util';
import type { EntryOutcome, Plan, PlannedEntry, PriceMove } from '../../src/embedded/catalogue-changes/catalogue-changes.types.js';
import { formatAmount } from './amount.js';
import { paint } from './paint.js';

const most = 30;
const marks: Record<EntryOutcome, 'green' | 'yellow' | 'red'> = { new: 'green', changed: 'yellow', returned: 'green', ended: 'red', removed: 'red' };

/** Numbers of entries by outcome. */
export const outcomesOf = ({ entries }: Plan): Partial<Record<EntryOutcome, number>> => {
  const counts: Partial<Record<EntryOutcome, number>> = {};
  for (const { outcome } of entries) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

/** Fields that differ, such as `price, texts`. */
export const changedFields = ({ before, after }: PlannedEntry): string[] => {
  if (!before || !after) return [];
  const [from, to] = [before, after] as unknown as Record<string, unknown>[];
  return [...new Set([...Object.keys(from!), ...Object.keys(to!)])].filter((field) => !isDeepStrictEqual(from![field], to![field]));
};

export const isBeyond = ({ percent }: PriceMove, bound: number): boolean => Math.abs(percent) > bound;
const moveLine = ({ family, currency, from, to, percent }: PriceMove): string =>
  `${family}  ${currency} ${formatAmount(from)} -> ${formatAmount(to)} (${percent > 0 ? '+' : ''}${percent} %)`;

const moved = ({ length }: readonly PriceMove[]): string => (length === 1 ? '1 price moves' : `${length} prices move`);
const limited = (lines: readonly string[]): string[] => (lines.length > most ? [...lines.slice(0, most), `… and ${lines.length - most} more`] : [...lines]);

/** What a plan would change, as lines: entries, then price moves, first those beyond the bound. @param bound in percent */
export const planLines = (plan: Plan, bound: number, output: { isTTY?: boolean } = process.stdout): string[] => {
  const entries = plan.entries.map((entry) =>
    [paint(marks[entry.outcome], entry.outcome.padEnd(8), output), entry.kind, entry.key, changedFields(entry).join(', ')].join('  ').trimEnd(),
  );
  const [beyond, within] = [plan.priceMoves.filter((move) => isBeyond(move, bound)), plan.priceMoves.filter((move) => !isBeyond(move, bound))];
  return [
    ...limited(entries),
    ...(beyond.length ? [paint('red', `${moved(beyond)} by more than ${bound} %:`, output), ...limited(beyond.map((move) => paint('red', moveLine(move), output)))] : []),
    ...(within.length ? [`${moved(within)} by up to ${bound} %:`, ...limited(within.map(moveLine))] : []),
  ];
};
