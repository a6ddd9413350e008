import { type SQL, sql } from 'drizzle-orm';

/** Whole numbers of many rows as one value: a hundred thousand rows of their own would take the process a second to read. */
export const sendNumbers = (of: string, order = 'ordinal'): SQL => sql.raw(`string_agg(int4send(${of}), '' order by ${order === 'ordinal' ? order : `${order}, ordinal`})`);

/** What `sendNumbers` sends; no rows are none. */
export const readNumbers = (sent: Buffer | null): Int32Array => {
  const numbers = new Int32Array((sent?.length ?? 0) / 4);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = sent!.readInt32BE(at * 4);
  return numbers;
};
