import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';

/** Workers of the job queue, and the time of their last heartbeat. */
export const jobWorkerTable = pgTable('job_worker', {
  id: text('id').primaryKey(),
  seenAt: timestamptz('seen_at').notNull(),
});
