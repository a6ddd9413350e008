import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListChanges } from '../../contract/page.js';

type Wanted = z.output<typeof ListChanges>;
/** A row with its position in the list. */
interface Placed {
  id: string;
  /** Time of its last change in microseconds since 1970, as text. */
  at: string;
}

/**
 * An item is listed once its last change is this old. A transaction commits later than the time that it writes, so a newer change could become
 * visible behind a cursor that has passed it. Longer than the statement timeout and the longest pause of a transaction together.
 */
const settling = sql`interval '30 seconds'`;

/** The cursor of a call: microseconds since 1970, a dot, and the id of the last item that was returned. */
const cursorOf = ({ after, since }: Wanted): string => after ?? `${since === undefined ? 0 : Math.max(0, Date.parse(since)) * 1000}.`;

/** SQL for `at` of a row. A JavaScript date has only milliseconds. */
export const positionOf = (changedAt: Column): SQL<string> => sql<string>`(extract(epoch from ${changedAt}) * 1000000)::bigint::text`;

/** Condition on the items that a call returns. */
export const isWanted = (wanted: Wanted, changedAt: Column, id: Column): SQL => {
  const [at = '', last = ''] = cursorOf(wanted).split('.');
  return and(sql`${changedAt} < now() - ${settling}`, sql`(${changedAt}, ${id}) > (to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${last})`)!;
};

/** Splits the found rows, of which there are at most one more than the limit, into the page and its cursor. */
export const pageOfChanges = <Row extends Placed>(found: readonly Row[], wanted: Wanted): { page: Row[]; next: string; hasMore: boolean } => {
  const page = found.slice(0, wanted.limit);
  const last = page.at(-1);
  return { page, next: last ? `${last.at}.${last.id}` : cursorOf(wanted), hasMore: found.length > wanted.limit };
};
