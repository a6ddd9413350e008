import { timestamp } from 'drizzle-orm/pg-core';

/** Column for a moment. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
