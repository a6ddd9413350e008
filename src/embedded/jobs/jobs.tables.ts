import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Workers of the job queue, and the time of their last heartbeat. */
export const jobWorkerTable = pgTable('job_worker', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
