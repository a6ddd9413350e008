import { Inject, Injectable } from '@nestjs/common';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { Jobs } from '../jobs/jobs.js';
import { type WebhookEvent, webhookDeliveryTable, webhookEndpointTable } from './webhooks.tables.js';

/** Tries in all; see `pauseAfter`. */
export const maximumAttempts = 9;

/** Tells integrators what happened, once the transaction in which it happened is committed. */
@Injectable()
export class WebhooksService {
  constructor(@Inject(Jobs) private readonly jobs: Jobs) {}

  /** One delivery for each endpoint that wants to hear of it. @param data what is told; never a token */
  async publish(tx: Executor, type: WebhookEvent, data: object): Promise<void> {
    const wanted = and(eq(webhookEndpointTable.isActive, true), arrayContains(webhookEndpointTable.events, [type]));
    const endpoints = await tx.select({ id: webhookEndpointTable.id }).from(webhookEndpointTable).where(wanted);
    if (endpoints.length === 0) return;
    const { cartToken: _, ...told } = data as { cartToken?: string };
    const payload = { type, timestamp: new Date().toISOString(), data: told };
    const eventId = `evt_${newId()}`;
    const rows = endpoints.map(({ id }) => ({ id: newId(), endpointId: id, eventId, type, payload }));
    await tx.insert(webhookDeliveryTable).values(rows);
    for (const { id } of rows) await this.jobs.add(tx, 'deliver_webhook', { id }, { maxAttempts: 1 });
  }

  /** Tries a delivery anew, whatever became of it. @returns false when there is none */
  async retry(tx: Executor, id: string): Promise<boolean> {
    const [row] = await tx
      .update(webhookDeliveryTable)
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: sql`now()` })
      .where(eq(webhookDeliveryTable.id, id))
      .returning({ id: webhookDeliveryTable.id });
    if (row) await this.jobs.add(tx, 'deliver_webhook', { id }, { maxAttempts: 1 });
    return row !== undefined;
  }
}
