import { type SQL, sql } from 'drizzle-orm';

/** SQL for a document number: the prefix and a counter with at least six digits. */
export const documentNumber = (prefix: string, counter: SQL): SQL<string> => sql`${prefix}::text || to_char(${counter}, 'FM999999999000000')`;
