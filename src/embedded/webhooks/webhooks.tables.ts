import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '../../contract/webhook.js';
import { timestamptz } from '../database/timestamptz.js';

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const webhookEndpointTable = pgTable('webhook_endpoint', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  /** `whsec_…`, encrypted when DATA_KEY is set. Signs every message. */
  secret: text('secret').notNull(),
  /** Previous secret; messages are also signed with it until `formerUntil`. */
  formerSecret: text('former_secret'),
  formerUntil: timestamptz('former_until'),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  description: text('description').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** A message to one endpoint and the status of its delivery. */
export const webhookDeliveryTable = pgTable(
  'webhook_delivery',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpointTable.id, { onDelete: 'cascade' }),
    /** The same for every endpoint that receives the event. */
    eventId: text('event_id').notNull(),
    type: text('type').$type<WebhookEvent>().notNull(),
    payload: jsonb('payload').$type<object>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    nextAttemptAt: timestamptz('next_attempt_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [
    index('webhook_delivery_by_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_delivery_by_age').on(table.createdAt),
    index('webhook_delivery_waiting').on(table.createdAt).where(sql`status = 'waiting'`),
  ],
);
