import { dayMs } from './calendar-days.js';

/** A price and its start. */
export interface PastPrice {
  /** Start: RFC 3339 date and time, or a calendar day. */
  since: string;
  /** Minor units, including VAT. */
  gross: number;
}

/** Period in days before a reduction whose lowest price is the former price (Directive 98/6/EC, article 6a). */
export const formerPriceDays = 30;

/** Lowest price that applied in that period before a moment; undefined if none is known. */
export const lowestBefore = (history: readonly PastPrice[], moment: string): number | undefined => {
  const end = Date.parse(moment);
  const begin = end - formerPriceDays * dayMs;
  const sorted = history.map(({ since, gross }) => ({ at: Date.parse(since), gross })).toSorted((one, other) => one.at - other.at);
  const requested = sorted.filter(({ at }, place) => at < end && (sorted[place + 1]?.at ?? Number.POSITIVE_INFINITY) > begin);
  return requested.length ? Math.min(...requested.map(({ gross }) => gross)) : undefined;
};

/**
 * Reduction of a price relative to the lowest price of the 30 days before. Percents are rounded down, so that the stated reduction is never exaggerated.
 * @returns null if the price is not lower, or no earlier price is known: it must then not be presented as reduced
 */
export const reductionOf = (gross: number, reducedSince: string | null, history: readonly PastPrice[]): { lowest: number; percent: number } | null => {
  const lowest = reducedSince === null ? undefined : lowestBefore(history, reducedSince);
  const percent = lowest === undefined ? 0 : Math.floor(((lowest - gross) / lowest) * 100);
  return lowest === undefined || percent < 1 ? null : { lowest, percent };
};
