import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who works off the queue, and when they last said so. */
export const jobWorkerTable = pgTable('job_worker', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
