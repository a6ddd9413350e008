import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Customer } from '../../contract/customer.js';
import type { CustomerType } from '../../contract/order.js';
import { timestamptz } from '../database/timestamptz.js';

export const customerTable = pgTable(
  'customer',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** argon2id hash in PHC string format. */
    passwordHash: text('password_hash').notNull(),
    customerType: text('customer_type').$type<CustomerType>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    company: text('company'),
    vatNumber: text('vat_number'),
    licenceCode: text('licence_code'),
    /** Credit limit for orders on account in minor units, set by operators; null: not set. */
    onAccountLimit: integer('on_account_limit'),
    /** Requested e-mail address that is not confirmed yet. */
    pendingEmail: text('pending_email'),
    addresses: jsonb('addresses').$type<Customer['addresses']>().notNull(),
    preferences: jsonb('preferences').$type<Customer['preferences']>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customer_by_email').on(sql`lower(${table.email})`)],
);

/** Tokens of mailed links, valid once: registration, password reset, e-mail change, newsletter, withdrawal, appointment. */
export const oneTimeTokenTable = pgTable(
  'one_use_token',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Id of the customer, order or appointment, or an e-mail address. `issueToken` expires unused tokens of the same kind and subject. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<unknown>(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('one_use_token_by_subject').on(table.kind, table.subject), index('one_use_token_by_expiry').on(table.expiresAt)],
);

/** Counters of failed password attempts (`SignInThrottle`). A counter starts again after a day without failures. */
export const signInFailureTable = pgTable('sign_in_failure', {
  /** SHA-256 of the counter's name in lower case: an address, or an address with a network or session. */
  emailHash: text('email_hash').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: timestamptz('blocked_until').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

const customerId = () => text('customer_id').references(() => customerTable.id, { onDelete: 'cascade' });

/** Networks that customers signed in from. */
export const knownNetworkTable = pgTable(
  'known_network',
  {
    customerId: customerId().notNull(),
    /** SHA-256 of customer id and network. */
    networkHash: text('network_hash').notNull(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.networkHash] })],
);

/** Second factors of customers, in use or not confirmed yet. */
export const secondFactorTable = pgTable('second_factor', {
  customerId: customerId().primaryKey(),
  /** Secret of the authenticator app, encrypted with DATA_KEY, so that a stolen table is not enough to compute codes. */
  sealedSecret: text('sealed_secret').notNull(),
  begunAt: timestamptz('begun_at').notNull().defaultNow(),
  /** Time from which sign-ins require it; null until the customer confirms it with a code. */
  since: timestamptz('since'),
  /** Time step (RFC 6238: periods of 30 s since 1970) of the last accepted code. Each code is valid once. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes for customers without their authenticator app. Each is valid once. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    customerId: customerId().notNull(),
    /** SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.codeHash] })],
);
