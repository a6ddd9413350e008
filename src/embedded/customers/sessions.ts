import { Injectable } from '@nestjs/common';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext } from '../../common/call-context.js';
import { SecurityLog } from '../../common/logs/security-log.js';
import type { Session, SessionList } from '../../contract/customer.js';
import { dayMs } from '../../domain/calendar-days.js';
import type { Executor } from '../database/database.module.js';
import { customerOwner, guestOwner, type Owner } from '../identity/identity.js';
import { sessionIsOver, sessionTable } from '../identity/identity.tables.js';
import { hashOf, newId, newToken } from '../ids.js';
import { CartMerge } from '../orders/cart-merge.js';
import { StorageService } from '../storage/storage.service.js';
import { configurationTable } from '../configuration/configuration.tables.js';
import { type CustomerRow, presentCustomer } from './customer.presenter.js';
import { deviceOf } from './device.js';
import { KnownNetworks } from './known-networks.js';

const lifetimeDays = 30;
/** Limit of listed sessions. */
const maxListed = 50;

const oneOf = (customerId: string, id: string) => and(eq(sessionTable.customerId, customerId), eq(sessionTable.id, id));

/** Opens, lists and ends sessions, and moves a guest's data to the customer. */
@Injectable()
export class Sessions {
  constructor(
    private readonly carts: CartMerge,
    private readonly storage: StorageService,
    private readonly security: SecurityLog,
    private readonly networks: KnownNetworks,
  ) {}

  /** Opens a session and ends the caller's previous one. The caller's guest cart, designs and library become the customer's. */
  async open(tx: Executor, customer: CustomerRow, call: CallContext): Promise<Session> {
    if (call.sessionToken) await this.close(tx, call.sessionToken);
    const token = newToken();
    const expiresAt = new Date(Date.now() + lifetimeDays * dayMs);
    await tx.insert(sessionTable).values({ tokenHash: hashOf(token), id: newId(), customerId: customer.id, device: deviceOf(call.userAgent), expiresAt });
    await this.networks.remember(tx, customer.id, call);
    if (call.cartToken) await this.transferGuest(tx, guestOwner(call.cartToken), customerOwner(customer.id), call);
    return { token, expiresAt: expiresAt.toISOString(), customer: presentCustomer(customer) };
  }

  /** Logs the sign-in as a security event. Call it after the commit. */
  logSignIn({ requestId, clientAddress = '' }: CallContext): void {
    this.security.log('signedIn', { id: requestId, ip: clientAddress });
  }

  async close(tx: Executor, token: string): Promise<void> {
    await tx.delete(sessionTable).where(eq(sessionTable.tokenHash, hashOf(token)));
  }

  /** Active sessions of a customer, newest first. The caller's own session is always included, even beyond the limit. @param token of the caller's session */
  async list(tx: Executor, customerId: string, token: string): Promise<z.infer<typeof SessionList>> {
    const { customerId: owner, createdAt, tokenHash } = sessionTable;
    const alive = and(eq(owner, customerId), sql`not (${sql.raw(sessionIsOver)})`);
    const current = hashOf(token);
    const rows = await tx
      .select()
      .from(sessionTable)
      .where(alive)
      .orderBy(desc(eq(tokenHash, current)), desc(createdAt), tokenHash)
      .limit(maxListed);
    return {
      items: rows
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map(({ id, device, createdAt: startedAt, expiresAt, tokenHash: hash }) => ({
          id,
          device,
          startedAt: startedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          isCurrent: hash === current,
        })),
    };
  }

  /** Whether a customer has this session. */
  async has(tx: Executor, customerId: string, id: string): Promise<boolean> {
    return (await tx.select({ id: sessionTable.id }).from(sessionTable).where(oneOf(customerId, id))).length > 0;
  }

  async closeOne(tx: Executor, customerId: string, id: string): Promise<void> {
    await tx.delete(sessionTable).where(oneOf(customerId, id));
  }

  /** @param currentHash hash of the token of the session that stays */
  async closeOthers(tx: Executor, customerId: string, currentHash: string): Promise<void> {
    await tx.delete(sessionTable).where(and(eq(sessionTable.customerId, customerId), ne(sessionTable.tokenHash, currentHash)));
  }

  /** @returns number of ended sessions */
  async closeAll(tx: Executor, customerId: string): Promise<number> {
    const { rowCount } = await tx.delete(sessionTable).where(eq(sessionTable.customerId, customerId));
    return rowCount ?? 0;
  }

  /** Ends the sessions of all customers. @returns number of ended sessions */
  async closeOfAllCustomers(tx: Executor): Promise<number> {
    return (await tx.delete(sessionTable)).rowCount ?? 0;
  }

  /** Moves a guest's cart, designs and library to another owner: the customer who signed in, or another guest token of the same browser. */
  async transferGuest(tx: Executor, guest: Owner, to: Owner, call: CallContext): Promise<void> {
    // Serialises concurrent merges into the same owner.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${to}, 0))`);
    await this.carts.merge(tx, guest, to, call);
    await tx.update(configurationTable).set({ owner: to }).where(eq(configurationTable.owner, guest));
    await this.storage.transferAll(tx, guest, to);
  }
}
