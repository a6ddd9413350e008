import { type SQL, sql } from 'drizzle-orm';

/** SQL that packs the integers of many rows into one binary value. Parsing 100,000 separate rows would take a second. */
export const sendNumbers = (of: string, order = 'ordinal'): SQL => sql.raw(`string_agg(int4send(${of}), '' order by ${order === 'ordinal' ? order : `${order}, ordinal`})`);

/** Unpacks a value of `sendNumbers`; null (no rows) is an empty array. */
export const readNumbers = (sent: Buffer | null): Int32Array => {
  const numbers = new Int32Array((sent?.length ?? 0) / 4);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = sent!.readInt32BE(at * 4);
  return numbers;
};
