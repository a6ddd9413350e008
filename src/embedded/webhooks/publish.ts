import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { WebhookEvent, webhookTable } from '../../contract/webhook.js';
import type { Executor } from '../database/database.module.js';
import { prepared } from '../database/prepared.js';
import { newId } from '../ids.js';
import { addJobs, type JobOptions } from '../jobs/add-jobs.js';
import { webhookDeliveryTable, webhookEndpointTable } from './webhooks.tables.js';

type DataOf<Type extends WebhookEvent> = z.input<(typeof webhookTable)[Type]['data']>;

/** What every integrator may read: never a token. */
const told = (data: object): object => Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'cartToken'));

const wants = and(eq(webhookEndpointTable.isActive, true), sql`${webhookEndpointTable.events} @> array[${sql.placeholder('type')}]::text[]`);
const selectWanting = prepared<{ type: WebhookEvent }, { id: string }[]>((tx) => tx.select({ id: webhookEndpointTable.id }).from(webhookEndpointTable).where(wants));

/** Tells integrators what happened, once the transaction in which it happened is committed: one delivery for each endpoint that wants to hear of it. */
export const publish = async <Type extends WebhookEvent>(tx: Executor, type: Type, happened: DataOf<Type>[]): Promise<void> => {
  if (type === 'product.changed' && happened.length > 0) await addJobs(tx, 'tell_storefront', [null]);
  const endpoints = await selectWanting(tx, { type });
  if (endpoints.length === 0 || happened.length === 0) return;
  const timestamp = new Date().toISOString();
  const rows = happened.flatMap((data) => {
    const message = { eventId: `evt_${newId()}`, type, payload: { type, timestamp, data: told(data) } };
    return endpoints.map((endpoint) => ({ id: newId(), endpointId: endpoint.id, ...message }));
  });
  await addDeliveries(tx, rows, { write: tx.insert(webhookDeliveryTable).values(rows) });
};

/** Plans the next try of deliveries. Its pauses are those of Standard Webhooks, so that the queue itself tries once. */
export const addDeliveries = (tx: Executor, deliveries: { id: string }[], options: Pick<JobOptions, 'runAt' | 'write'> = {}): Promise<void> =>
  addJobs(
    tx,
    'deliver_webhook',
    deliveries.map(({ id }) => ({ id })),
    { maxAttempts: 1, ...options },
  );
