import { type SQL, sql } from 'drizzle-orm';

/** A document's number, put together by the statement that writes it: a counter after its prefix, with six digits or more. */
export const numbered = (prefix: string, counter: SQL): SQL<string> => sql`${prefix}::text || to_char(${counter}, 'FM999999999000000')`;
