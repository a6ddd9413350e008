import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import { generateRandomCodeVerifier } from 'oauth4webapi';
import type { InputValue } from '../../common/operation.decorators.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import { recoveryAlphabet } from '../../contract/customer.js';
import type { ErpConnection } from '../../contract/integration.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { hashOf, newToken } from '../ids.js';
import { decrypt, encrypt } from '../value-encryption.js';
import { businessCentralStateTable, businessCentralTokenTable } from './business-central.tables.js';
import { ErpClient, type ErpTokens } from './erp-client.js';

const id = 'erp';
const isConnection = eq(businessCentralTokenTable.id, id);
const stateLifetime = 600_000;
/** Milliseconds before its expiry from which on a token is renewed. */
const margin = 60_000;
const missing = (field: string): BrokenRule => ({ field, code: 'yup.errors.mixed.required', params: {} });
/** A code of 40 bits that can be read aloud. Only the command line accepts it, so it cannot be guessed over the network. */
const newCode = customAlphabet(recoveryAlphabet, 8);
const pendingIdOf = (code: string): string => hashOf(code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''));
const presentConnection = ({ connectedAt, expiresAt, scope }: typeof businessCentralTokenTable.$inferSelect): ErpConnection => ({
  connectedAt: connectedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  scope,
});
type StoredTokens = Pick<ErpTokens, 'accessToken' | 'refreshToken'>;

/** Signs in to the ERP by OAuth and stores its tokens. */
@Injectable()
export class BusinessCentralService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Starts a sign-in. @returns URL that an operator opens within ten minutes @throws Problem NOT_CONFIGURED */
  async connect(): Promise<string> {
    const erp = ErpClient.of(this.environment);
    const [state, verifier] = [newToken(), generateRandomCodeVerifier()];
    await this.db.insert(businessCentralStateTable).values({ stateHash: hashOf(state), sealedVerifier: encrypt(verifier, state), expiresAt: new Date(Date.now() + stateLifetime) });
    return erp.authorizationUrl(state, verifier);
  }

  /**
   * Handles the redirect from the ERP. The URL of the sign-in may have been opened by somebody else, so the tokens are used only
   * after an operator has entered the code that the browser shows (`confirm`).
   * @throws Problem NOT_CONFIGURED, NOT_FOUND, GONE, UPSTREAM_FAILED
   */
  async callback({ state, code, error, iss }: InputValue<'businessCentralCallback'>): Promise<ErpConnection> {
    const erp = ErpClient.of(this.environment);
    if (!state) throw new Problem('VALIDATION', { errors: [missing('state')] });
    const verifier = await this.spendState(state);
    if (iss) erp.assertIsOurs(iss);
    if (error) throw erp.refused(error);
    if (!code) throw new Problem('VALIDATION', { errors: [missing('code')] });
    const confirmationCode = newCode().replace(/(?<=^.{4})/, '-');
    const waiting = await this.storeTokens(this.db, erp, await erp.exchange(code, state, verifier), new Date(), pendingIdOf(confirmationCode));
    return { ...waiting, confirmationCode };
  }

  /** Activates the connection with this code within ten minutes of the sign-in. @param code as the browser showed it @returns undefined when no connection with this code waits */
  confirm(code: string): Promise<ErpConnection | undefined> {
    const isRecent = sql`${businessCentralTokenTable.connectedAt} > now() - ${stateLifetime} * interval '1 millisecond'`;
    return this.db.transaction(async (tx) => {
      const [waiting] = await tx
        .delete(businessCentralTokenTable)
        .where(and(eq(businessCentralTokenTable.id, pendingIdOf(code)), isRecent))
        .returning();
      if (!waiting) return undefined;
      await this.upsert(tx, { ...waiting, id });
      return presentConnection(waiting);
    });
  }

  /** The active connection, or undefined. */
  async status(): Promise<ErpConnection | undefined> {
    const [row] = await this.db.select().from(businessCentralTokenTable).where(isConnection);
    return row && presentConnection(row);
  }

  /** Deletes the connection and all unconfirmed ones. @returns whether there were any */
  async disconnect(): Promise<boolean> {
    return (await this.db.delete(businessCentralTokenTable).returning({ id: businessCentralTokenTable.id })).length > 0;
  }

  /** A valid access token. It is renewed under a row lock when it is about to expire. @throws Problem NOT_CONFIGURED, UPSTREAM_FAILED */
  async token(): Promise<string> {
    const erp = ErpClient.of(this.environment);
    return this.db.transaction(async (tx) => {
      const [row] = await tx.select().from(businessCentralTokenTable).where(isConnection).for('update');
      if (!row) throw new Problem('NOT_CONFIGURED');
      const stored = decrypt(row.sealed, erp.secret) as StoredTokens;
      if (row.expiresAt.getTime() - margin > Date.now()) return stored.accessToken;
      if (!stored.refreshToken) throw erp.refused('it issued no refresh token');
      const renewed = await erp.refresh(stored.refreshToken);
      await this.storeTokens(tx, erp, { ...renewed, refreshToken: renewed.refreshToken ?? stored.refreshToken }, row.connectedAt);
      return renewed.accessToken;
    });
  }

  /** Marks a state as used. Of several calls with the same state one succeeds. @returns the PKCE verifier @throws Problem NOT_FOUND, GONE */
  private async spendState(state: string): Promise<string> {
    const own = eq(businessCentralStateTable.stateHash, hashOf(state));
    const live = and(own, isNull(businessCentralStateTable.usedAt), sql`${businessCentralStateTable.expiresAt} > now()`);
    const [row] = await this.db.update(businessCentralStateTable).set({ usedAt: new Date() }).where(live).returning();
    if (row) return decrypt(row.sealedVerifier, state) as string;
    const known = await this.db.select({ at: businessCentralStateTable.expiresAt }).from(businessCentralStateTable).where(own);
    throw new Problem(known.length ? 'GONE' : 'NOT_FOUND');
  }

  private async storeTokens(tx: Executor, erp: ErpClient, { accessToken, refreshToken, expiresAt, scope }: ErpTokens, connectedAt: Date, as = id): Promise<ErpConnection> {
    const row = { id: as, sealed: encrypt({ accessToken, refreshToken }, erp.secret), scope, connectedAt, expiresAt };
    await this.upsert(tx, row);
    return presentConnection(row);
  }

  private async upsert(tx: Executor, row: typeof businessCentralTokenTable.$inferSelect): Promise<void> {
    await tx.insert(businessCentralTokenTable).values(row).onConflictDoUpdate({ target: businessCentralTokenTable.id, set: row });
  }
}
