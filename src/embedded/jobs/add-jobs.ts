import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';

/** What a job is given: small, ids only; null for what the clock starts. */
export interface JobPayloads {
  /** Of the release before, which kept mails readable: it must not be given sealed ones. */
  send_mail: { id: string };
  send_sealed_mail: { id: string };
  /** Past the bound of its address. */
  send_held_mail: { id: string; orderId?: string | undefined };
  deliver_webhook: { id: string };
  tell_storefront: null;
  close_payment: { id: string };
  refund_payment: { id: string };
  ask_provider: null;
  end_stock_holds: null;
  cancel_unpaid_orders: null;
  check_vat_numbers: null;
  sweep: null;
  sweep_uploads: null;
  sweep_outbox: null;
}
export type JobName = keyof JobPayloads;
export interface JobOptions {
  runAt?: Date;
  /** Tries in all, with growing pauses. */
  maxAttempts?: number;
  /** What the jobs are about, written by the same statement. */
  write?: SQLWrapper;
}

/** Queues a job for each payload; they run once the transaction is committed, and never if it is not. */
export const addJobs = async <Name extends JobName>(
  tx: Executor,
  name: Name,
  payloads: JobPayloads[Name][],
  { runAt, maxAttempts = 25, write }: JobOptions = {},
): Promise<void> => {
  await tx.execute(
    sql`${write ? sql`with written as ${write} ` : sql``}select graphile_worker.add_job(${name}::text, payload := payload, run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := ${maxAttempts}::int)
      from json_array_elements(${JSON.stringify(payloads)}::json) payload`,
  );
};
