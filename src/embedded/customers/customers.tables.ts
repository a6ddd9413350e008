import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Customer } from '../../contract/customer.js';
import type { CustomerType } from '../../contract/order.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const customerTable = pgTable(
  'customer',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** argon2id, in its own encoded form. */
    passwordHash: text('password_hash').notNull(),
    customerType: text('customer_type').$type<CustomerType>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    company: text('company'),
    vatNumber: text('vat_number'),
    licenceCode: text('licence_code'),
    /** Minor units that ops allow the customer to owe on invoices; null: they decided nothing. */
    onAccountLimit: integer('on_account_limit'),
    /** Waits to be confirmed. */
    pendingEmail: text('pending_email'),
    addresses: jsonb('addresses').$type<Customer['addresses']>().notNull(),
    preferences: jsonb('preferences').$type<Customer['preferences']>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customer_by_email').on(sql`lower(${table.email})`)],
);

/** Secrets that came by mail and work once: registration, password reset, changed e-mail, newsletter, moment to meet. */
export const oneUseTokenTable = pgTable(
  'one_use_token',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Whose it is: a customer's id, or an address; a new token of the same kind replaces the unused old ones. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<unknown>(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_use_token_by_subject').on(table.kind, table.subject), index('one_use_token_by_expiry').on(table.expiresAt)],
);

/** Failed sign-ins of an address, known or not; it slows down and forgets after a day. */
export const signInFailureTable = pgTable('sign_in_failure', {
  /** SHA-256 of the address in lower case. */
  emailHash: text('email_hash').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: moment('blocked_until').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const customerId = () => text('customer_id').references(() => customerTable.id, { onDelete: 'cascade' });

/** Networks that customers signed in from. */
export const knownNetworkTable = pgTable(
  'known_network',
  {
    customerId: customerId().notNull(),
    /** SHA-256 of the customer's id and the network. */
    networkHash: text('network_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.networkHash] })],
);

/** The second step of customers who sign in with one, and of those who began to. */
export const secondFactorTable = pgTable('second_factor', {
  customerId: customerId().primaryKey(),
  /** Sealed with the shop's key: a stolen table makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  begunAt: moment('begun_at').notNull().defaultNow(),
  /** Since when it is asked for; null until a code of it has come back. */
  since: moment('since'),
  /** Step (RFC 6238: half minutes since 1970) of the last code that was taken: each counts once. */
  lastStep: integer('last_step').notNull().default(0),
});

/** What opens an account whose telephone is gone; each works once. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    customerId: customerId().notNull(),
    /** SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.codeHash] })],
);
