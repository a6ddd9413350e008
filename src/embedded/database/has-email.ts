import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Condition: the column contains this e-mail address, in any case. The columns are indexed by their lower case. */
export const hasEmail = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());
