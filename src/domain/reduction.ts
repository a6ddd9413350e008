/** What a piece cost since when. */
export interface PastPrice {
  /** Moment, RFC 3339 or a calendar day. */
  since: string;
  /** Minor units, VAT contained. */
  gross: number;
}

/** Days before a reduction in which its former price is looked for (Directive 98/6/EC, article 6a). */
export const formerPriceDays = 30;
const dayMilliseconds = 86_400_000;

/** The lowest of the prices that were asked in the days before a moment; undefined when none is known. */
export const lowestBefore = (history: readonly PastPrice[], moment: string): number | undefined => {
  const end = Date.parse(moment);
  const begin = end - formerPriceDays * dayMilliseconds;
  const sorted = history.map(({ since, gross }) => ({ at: Date.parse(since), gross })).toSorted((one, other) => one.at - other.at);
  const asked = sorted.filter(({ at }, place) => at < end && (sorted[place + 1]?.at ?? Number.POSITIVE_INFINITY) > begin);
  return asked.length ? Math.min(...asked.map(({ gross }) => gross)) : undefined;
};

/**
 * A price against the lowest of the 30 days before it was reduced. Percents are rounded down: nothing is promised that is not given.
 * @returns null when it is not lower, or nothing is known of before: then it must not be called reduced
 */
export const reductionOf = (gross: number, reducedSince: string | null, history: readonly PastPrice[]): { lowest: number; percent: number } | null => {
  const lowest = reducedSince === null ? undefined : lowestBefore(history, reducedSince);
  const percent = lowest === undefined ? 0 : Math.floor(((lowest - gross) / lowest) * 100);
  return lowest === undefined || percent < 1 ? null : { lowest, percent };
};
