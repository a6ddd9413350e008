import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A sign-in at the ERP that was started: its state comes back once. */
export const businessCentralStateTable = pgTable(
  'business_central_state',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    /** PKCE verifier, sealed with the state. */
    sealedVerifier: text('sealed_verifier').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('business_central_state_by_expiry').on(table.expiresAt)],
);

/** The one connection to the ERP, and those that nobody has confirmed. */
export const businessCentralTokenTable = pgTable('business_central_token', {
  /** `erp`; of one that waits for ops, SHA-256 of the code that confirms it. */
  id: text('id').primaryKey(),
  /** Access and refresh token, sealed with the client's secret. */
  sealed: text('sealed').notNull(),
  scope: text('scope').notNull(),
  connectedAt: moment('connected_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
