import { Inject, Injectable, Logger } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { setCurrentCaller } from '../../common/logs/request-context.js';
import { describeError } from '../../common/describe-error.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { prepared } from '../database/prepared.js';
import { hashOf, newToken } from '../ids.js';
import { guestTable, sessionIsOver, sessionTable } from './identity.tables.js';

/** Owner of an order, a configuration or a saved file (column `owner` of their tables). Files uploaded with an enquiry belong to the enquiry, photographs of products to the catalogue. */
export type Owner = `guest:${string}` | `customer:${string}` | `enquiry:${string}` | 'catalogue';

export const customerOwner = (customerId: string): Owner => `customer:${customerId}`;
/** Id of the customer if the owner is one, else undefined. */
export const customerOf = (owner: Owner): string | undefined => /^customer:(.+)$/.exec(owner)?.[1];
export const enquiryOwner = (enquiryId: string): Owner => `enquiry:${enquiryId}`;
export const guestOwner = (cartToken: string): Owner => `guest:${hashOf(cartToken)}`;

/** Owner for new data. `newToken` is the token of a guest who was just created; the response contains it once. */
export interface OpenedOwner {
  owner: Owner;
  newToken?: string;
}

const isSession = (token: string) => eq(sessionTable.tokenHash, hashOf(token));
const insertGuest = prepared<{ tokenHash: string }, unknown>((tx) => tx.insert(guestTable).values({ tokenHash: sql`${sql.placeholder('tokenHash')}` }));
const isUseRecordOld = sql`${sessionTable.lastUsedAt} < now() - interval '1 hour'`;
const isAlive = sql`not (${sql.raw(sessionIsOver)})`;

/** Identifies the caller: the signed-in customer, else the guest of the cart token. */
@Injectable()
export class Identity {
  private readonly logger = new Logger('Sessions');

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Returns the owner whose data this call may read; undefined for a caller without session and cart token.
   * @throws Problem UNAUTHORIZED for a session that has ended
   */
  async ownerOf(call: CallContext, tx: Executor = this.db): Promise<Owner | undefined> {
    if (call.sessionToken) return customerOwner(await this.requireCustomer(call, tx));
    return call.cartToken ? guestOwner(call.cartToken) : undefined;
  }

  /** @throws Problem NOT_FOUND for a caller without session and cart token */
  async requireOwner(call: CallContext, tx: Executor = this.db): Promise<Owner> {
    const owner = await this.ownerOf(call, tx);
    if (!owner) throw new Problem('NOT_FOUND');
    return owner;
  }

  /** Returns the owner for new data. A caller without token, or with a cart token that the shop did not issue, becomes a new guest. */
  async openOwner(call: CallContext, tx: Executor): Promise<OpenedOwner> {
    if (call.sessionToken) return { owner: customerOwner(await this.requireCustomer(call, tx)) };
    if (call.cartToken && (await this.isKnownGuest(call.cartToken, tx))) return { owner: guestOwner(call.cartToken) };
    const token = newToken();
    await insertGuest(tx, { tokenHash: hashOf(token) });
    return { owner: guestOwner(token), newToken: token };
  }

  /**
   * Id of the signed-in customer.
   * @throws Problem UNAUTHORIZED without a session, or with one that has ended
   */
  async requireCustomer(call: CallContext, tx: Executor = this.db): Promise<string> {
    const id = await this.findCustomer(call, tx);
    if (id === undefined) throw new Problem('UNAUTHORIZED');
    return id;
  }

  /** Id of the signed-in customer; undefined without a session, or with one that has ended. */
  async findCustomer(call: CallContext, tx: Executor = this.db): Promise<string | undefined> {
    const alive = and(isSession(call.sessionToken ?? ''), isAlive);
    const facts = { customerId: sessionTable.customerId, isLongSinceNoted: sql<boolean>`${isUseRecordOld}` };
    const [session] = call.sessionToken ? await tx.select(facts).from(sessionTable).where(alive) : [];
    if (!session) return undefined;
    setCurrentCaller({ account: session.customerId });
    if (session.isLongSinceNoted) this.recordUse(call.sessionToken!);
    return session.customerId;
  }

  /**
   * Not awaited, so that no request or transaction waits for the write. After a failure the next call writes it. A write that was
   * delayed, for example behind a lock, must not revive a session that is over by then.
   */
  private recordUse(token: string): void {
    const noted = this.db
      .update(sessionTable)
      .set({ lastUsedAt: sql`now()` })
      .where(and(isSession(token), isUseRecordOld, isAlive));
    noted.catch((error: unknown) => this.logger.warn(`The last use of a session could not be stored: ${describeError(error)}`));
  }

  private async isKnownGuest(cartToken: string, tx: Executor): Promise<boolean> {
    const guests = await tx
      .select({ tokenHash: guestTable.tokenHash })
      .from(guestTable)
      .where(eq(guestTable.tokenHash, hashOf(cartToken)));
    return guests.length > 0;
  }
}
