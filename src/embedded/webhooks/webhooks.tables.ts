import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '../../contract/webhook.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const webhookEndpointTable = pgTable('webhook_endpoint', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  /** `whsec_…`, sealed where the shop has a key: every message is signed with it. */
  secret: text('secret').notNull(),
  /** The secret before, with which messages are signed too until the change-over ends. */
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  description: text('description').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** One message to one endpoint, and how it went. */
export const webhookDeliveryTable = pgTable(
  'webhook_delivery',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpointTable.id, { onDelete: 'cascade' }),
    /** The same for every endpoint that hears of the event. */
    eventId: text('event_id').notNull(),
    type: text('type').$type<WebhookEvent>().notNull(),
    payload: jsonb('payload').$type<object>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('webhook_delivery_by_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_delivery_by_age').on(table.createdAt),
    index('webhook_delivery_waiting').on(table.createdAt).where(sql`status = 'waiting'`),
  ],
);
