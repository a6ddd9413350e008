import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Country, Currency, Locale } from '../../contract/locales.js';
import type { DeliveryMethod, OrderDetails, OrderLine, OrderState, OrderTotals, Parcel } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';
import type { Room } from '../../contract/room.js';
import type { GrossPrices, GrossTier } from '../../domain/tier-price.js';
import type { Owner } from '../identity/identity.js';
import type { VatEvidence } from '../validation/vat-evidence.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Chosen delivery; the price is kept once the order is placed, until then it follows lines and country. */
export interface StoredShipping {
  method: DeliveryMethod;
  date: string;
  /** Absent: the day as a whole. */
  slot?: string | null;
  price?: Price;
  /** What the least expensive delivery would have cost: as much is paid back on withdrawal (Directive 2011/83/EU, article 13, 2). */
  leastPrice?: Price;
}
/** How a shopper last saw a line. */
export interface SeenLine {
  name: string;
  /** Gross minor units of one piece alone. */
  prices: GrossPrices;
  /** Absent in carts from before volume prices counted a family together: `prices` are those of the line's quantity. */
  tiers?: GrossTier[];
}
/** What a placed line keeps: it never follows the catalogue again. */
export type LineSnapshot = Omit<z.output<typeof OrderLine>, 'id' | 'quantity' | 'available'>;

/** A cart while `open`, an order afterwards. */
export const orderTable = pgTable(
  'order',
  {
    id: text('id').primaryKey(),
    number: text('number').unique(),
    owner: text('owner').$type<Owner>().notNull(),
    /** The guest who placed an order that an account has claimed since: their device goes on seeing it. */
    placedBy: text('placed_by').$type<Owner>(),
    /** Id of the customer whose address a guest ordered with, and who said that the order is not theirs. */
    dismissedBy: text('dismissed_by'),
    state: text('state').$type<OrderState>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    locale: text('locale').$type<Locale>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    country: text('country').$type<Country>().notNull(),
    details: jsonb('details').$type<OrderDetails>(),
    /** Of the VAT number in the details, written together with them. */
    vatCheck: jsonb('vat_check').$type<VatEvidence>(),
    shipping: jsonb('shipping').$type<StoredShipping>(),
    totals: jsonb('totals').$type<z.output<typeof OrderTotals>>(),
    parcel: jsonb('parcel').$type<Parcel>(),
    /** Hash of the network it was placed from, for as long as it waits to be paid. */
    unpaidNetwork: text('unpaid_network'),
    /** When its pieces go back to the stock unless it is paid; null: they do not. */
    heldUntil: moment('held_until'),
    /** Its pieces are not taken out of the stock: the hold ended, or there never was one. */
    lacksPieces: boolean('lacks_pieces').notNull().default(false),
    placedAt: moment('placed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
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
    /** Empty: the product as it is. */
    configurationId: text('configuration_id').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** The room the quantity was calculated for. */
    room: jsonb('room').$type<Room>(),
    /** Keeps the lines in the order they were added. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** Null: nothing was written down, and nothing counts as changed. */
    seen: jsonb('seen').$type<SeenLine>(),
    snapshot: jsonb('snapshot').$type<LineSnapshot>(),
  },
  (table) => [
    uniqueIndex('order_line_one_per_goods').on(table.orderId, table.productId, table.configurationId),
    index('order_line_by_configuration').on(table.configurationId).where(sql`configuration_id <> ''`),
  ],
);

/** Who else may see, pay and cancel an order for a while: the browser in which its mailed link was opened. */
export const orderAccessTable = pgTable(
  'order_access',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    owner: text('owner').$type<Owner>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.owner] }), index('order_access_by_expiry').on(table.expiresAt)],
);

/** Every change of an order's state and why, for ops and for disputes. */
export const orderEventTable = pgTable(
  'order_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    from: text('from').$type<OrderState>().notNull(),
    to: text('to').$type<OrderState>().notNull(),
    cause: text('cause').notNull(),
  },
  (table) => [index('order_event_by_order').on(table.orderId), index('order_event_by_time').on(table.at)],
);

export const orderNumberSequence = pgSequence('order_number');
