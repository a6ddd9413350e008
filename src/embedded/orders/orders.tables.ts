import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Country, Currency, Locale } from '../../contract/locales.js';
import type { DeliveryMethod, OrderDetails, OrderState, OrderTotals, Parcel } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';
import type { Room } from '../../contract/room.js';
import type { GrossTier, PastPrices } from '../../domain/tier-price.js';
import { timestamptz } from '../database/timestamptz.js';
import type { Owner } from '../identity/identity.js';
import type { VatEvidence } from '../validation/vat-evidence.js';
import type { AnyStoredLine } from './stored-line.js';

/** Chosen delivery. The price is stored when the order is placed; until then it is calculated from lines and destination. */
export interface StoredShipping {
  method: DeliveryMethod;
  date: string;
  /** Absent: no time slot, the whole day. */
  slot?: string | null;
  price?: Price;
  /** Price of the least expensive delivery, which is refunded on withdrawal (Directive 2011/83/EU, article 13(2)). */
  leastPrice?: Price;
}
/** How an order was shipped. The address of the tracking page is not stored, because it follows from these and carriers change theirs. */
export type StoredParcel = Omit<Parcel, 'trackingUrl'>;
/** Name and prices of a line as the shopper last saw them. */
export interface SeenLine {
  name: string;
  /** Gross price of a single piece in minor units. */
  prices: PastPrices;
  /** Absent in carts from before volume prices counted a whole family: then `prices` are those for the quantity of the line. */
  tiers?: GrossTier<PastPrices>[];
}

/** Orders; a row with state `open` is a cart. */
export const orderTable = pgTable(
  'order',
  {
    id: text('id').primaryKey(),
    number: text('number').unique(),
    owner: text('owner').$type<Owner>().notNull(),
    /** The guest who placed an order that was later added to an account. The guest's browser keeps access to it. */
    placedBy: text('placed_by').$type<Owner>(),
    /** Id of a customer who declared that a guest's order with the customer's e-mail address is not theirs. */
    dismissedBy: text('dismissed_by'),
    state: text('state').$type<OrderState>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    locale: text('locale').$type<Locale>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    country: text('country').$type<Country>().notNull(),
    details: jsonb('details').$type<OrderDetails>(),
    /** Evidence of the VAT number in `details`; updated together with it. */
    vatCheck: jsonb('vat_check').$type<VatEvidence>(),
    shipping: jsonb('shipping').$type<StoredShipping>(),
    totals: jsonb('totals').$type<z.output<typeof OrderTotals>>(),
    parcel: jsonb('parcel').$type<StoredParcel>(),
    /** Hash of the network from which the order was placed, while it counts as unpaid. */
    unpaidNetwork: text('unpaid_network'),
    /** When its pieces return to the stock unless it is paid; null: never. */
    heldUntil: timestamptz('held_until'),
    /** Its pieces are not taken out of the stock, because the hold ended or never existed. */
    lacksPieces: boolean('lacks_pieces').notNull().default(false),
    placedAt: timestamptz('placed_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('order_one_open_per_owner').on(table.owner).where(sql`state = 'open'`),
    index('order_by_owner').on(table.owner, table.placedAt),
    index('order_unpaid_by_network').on(table.unpaidNetwork).where(sql`unpaid_network is not null`),
    index('order_held').on(table.heldUntil).where(sql`held_until is not null`),
    index('order_lacking_pieces').on(table.placedAt).where(sql`lacks_pieces`),
    index('order_by_vat_number').on(sql`(vat_check ->> 'number')`).where(sql`vat_check is not null and state <> 'open'`),
    index('order_vat_unproved').on(table.placedAt).where(sql`totals ->> 'vatReason' = 'unproved'`),
    index('order_open_since').on(table.updatedAt).where(sql`state = 'open'`),
    index('order_by_placing').on(table.placedAt, table.id).where(sql`state <> 'open'`),
    index('order_placed_by_change').on(table.updatedAt, table.id).where(sql`state <> 'open'`),
    index('order_of_guest_by_email').on(sql`lower(details -> 'contact' ->> 'email')`).where(sql`owner like 'guest:%' and state <> 'open'`),
  ],
);

export const orderLineTable = pgTable(
  'order_line',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    /** Empty: without configuration. */
    configurationId: text('configuration_id').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** The room for which the quantity was calculated. */
    room: jsonb('room').$type<Room>(),
    /** Order in which the lines were added. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** Null: prices were not recorded, so no change is reported. */
    seen: jsonb('seen').$type<SeenLine>(),
    snapshot: jsonb('snapshot').$type<AnyStoredLine>(),
  },
  (table) => [
    uniqueIndex('order_line_one_per_goods').on(table.orderId, table.productId, table.configurationId),
    index('order_line_by_configuration').on(table.configurationId).where(sql`configuration_id <> ''`),
  ],
);

/** Temporary access to an order (view, pay, cancel) for browsers in which its mailed link was opened. */
export const orderAccessTable = pgTable(
  'order_access',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    owner: text('owner').$type<Owner>().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.owner] }), index('order_access_by_expiry').on(table.expiresAt)],
);

/** Every state change of an order with its cause, for ops and disputes. */
export const orderEventTable = pgTable(
  'order_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull().defaultNow(),
    from: text('from').$type<OrderState>().notNull(),
    to: text('to').$type<OrderState>().notNull(),
    cause: text('cause').notNull(),
  },
  (table) => [index('order_event_by_order').on(table.orderId), index('order_event_by_time').on(table.at)],
);

export const orderNumberSequence = pgSequence('order_number');
