import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { executeDeferred } from '../database/prepared.js';

/** Payload of each job: small, ids only; null for jobs that the crontab starts. */
export interface JobPayloads {
  deliver_mail: { id: string };
  /** A mail that is delayed because the mail limit of its address was reached. */
  deliver_held_mail: { id: string; orderId?: string | undefined };
  /** Names of previous releases, which stored rendered mails, first unencrypted. Their workers cannot render mails, hence the names above. */
  send_mail: { id: string };
  send_sealed_mail: { id: string };
  send_held_mail: { id: string; orderId?: string | undefined };
  deliver_webhook: { id: string };
  tell_storefront: null;
  close_payment: { id: string };
  refund_payment: { id: string };
  ask_provider: null;
  apply_due_prices: null;
  end_stock_holds: null;
  cancel_unpaid_orders: null;
  check_vat_numbers: null;
  mail_report: null;
  sweep: null;
  sweep_uploads: null;
  sweep_outbox: null;
}
export type JobName = keyof JobPayloads;
export interface JobOptions {
  runAt?: Date;
  /** Maximum number of attempts; the pauses between them grow. */
  maxAttempts?: number;
  /** Insert of the rows that the jobs need, run in the same statement. */
  write?: SQLWrapper;
}

/** Queues a job for each payload. The jobs run after the transaction commits, and never after a rollback. */
export const addJobs = async <Name extends JobName>(
  tx: Executor,
  name: Name,
  payloads: JobPayloads[Name][],
  { runAt, maxAttempts = 25, write }: JobOptions = {},
): Promise<void> => {
  await executeDeferred(
    tx,
    sql`${write ? sql`with written as ${write} ` : sql``}select graphile_worker.add_job(${name}::text, payload := payload, run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := ${maxAttempts}::int)
      from json_array_elements(${JSON.stringify(payloads)}::json) payload`,
  );
};
