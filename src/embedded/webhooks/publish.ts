import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { WebhookEvent, webhookTable } from '../../contract/webhook.js';
import type { Executor } from '../database/database.module.js';
import { prepared } from '../database/prepared.js';
import { newId } from '../ids.js';
import { addJobs, type JobOptions } from '../jobs/add-jobs.js';
import { withDocuments } from '../order-feed/placed-orders.js';
import type { OrderView } from '../orders/order.presenter.js';
import { webhookDeliveryTable, webhookEndpointTable } from './webhooks.tables.js';

type DataOf<Type extends WebhookEvent> = Omit<z.input<(typeof webhookTable)[Type]['data']>, 'documents' | 'refunds' | 'notes'>;

/** Data of messages: orders with their documents, refunds and notes, and without the cart token, which integrators must not receive. */
const payloadsOf = async (tx: Executor, type: WebhookEvent, happened: readonly object[]): Promise<readonly object[]> => {
  if (type === 'product.changed') return happened;
  return (await withDocuments(tx, happened as OrderView[])).map(({ cartToken: _, ...order }) => order);
};

const wants = and(eq(webhookEndpointTable.isActive, true), sql`${webhookEndpointTable.events} @> array[${sql.placeholder('type')}]::text[]`);
const selectWanting = prepared<{ type: WebhookEvent }, { id: string }[]>((tx) => tx.select({ id: webhookEndpointTable.id }).from(webhookEndpointTable).where(wants));

/** Queues webhooks in the transaction that caused the events: one delivery for each event and subscribed endpoint, sent after the commit. `product.changed` also queues a message to the storefront. */
export const publish = async <Type extends WebhookEvent>(tx: Executor, type: Type, happened: DataOf<Type>[]): Promise<void> => {
  if (type === 'product.changed' && happened.length > 0) await addJobs(tx, 'tell_storefront', [null]);
  const endpoints = await selectWanting(tx, { type });
  if (endpoints.length === 0 || happened.length === 0) return;
  const timestamp = new Date().toISOString();
  const rows = (await payloadsOf(tx, type, happened)).flatMap((data) => {
    const message = { eventId: `evt_${newId()}`, type, payload: { type, timestamp, data } };
    return endpoints.map((endpoint) => ({ id: newId(), endpointId: endpoint.id, ...message }));
  });
  await addDeliveries(tx, rows, { write: tx.insert(webhookDeliveryTable).values(rows) });
};

/** Queues the next attempt of deliveries. The queue itself does not retry, because retries follow the schedule of Standard Webhooks. */
export const addDeliveries = (tx: Executor, deliveries: { id: string }[], options: Pick<JobOptions, 'runAt' | 'write'> = {}): Promise<void> =>
  addJobs(
    tx,
    'deliver_webhook',
    deliveries.map(({ id }) => ({ id })),
    { maxAttempts: 1, ...options },
  );
