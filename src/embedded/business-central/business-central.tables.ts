import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';

/** Sign-ins to the ERP that were started. Each state is valid once. */
export const businessCentralStateTable = pgTable(
  'business_central_state',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    /** PKCE verifier, encrypted with a key that is derived from the state. */
    sealedVerifier: text('sealed_verifier').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('business_central_state_by_expiry').on(table.expiresAt)],
);

/** The active connection to the ERP, and unconfirmed ones. */
export const businessCentralTokenTable = pgTable('business_central_token', {
  /** `erp` for the active connection; SHA-256 of the confirmation code for an unconfirmed one. */
  id: text('id').primaryKey(),
  /** Access and refresh token, encrypted with the client secret. */
  sealed: text('sealed').notNull(),
  scope: text('scope').notNull(),
  connectedAt: timestamptz('connected_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
