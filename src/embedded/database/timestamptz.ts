import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** Column for a moment. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Column for the moment at which a row is written, for rows whose order matters. It is not `now()`, the start of the transaction: writers that
 * wait for one another under a lock would be in the order in which they began to wait.
 */
export const writtenAt = (name: string) => timestamptz(name).notNull().default(sql`clock_timestamp()`);
