import { Inject, Injectable, Logger } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { noteCaller } from '../../common/logs/request-ids.js';
import { describeError } from '../../common/describe-error.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { hashOf, newToken } from '../ids.js';
import { guestTable, sessionIsOver, sessionTable } from './identity.tables.js';

/** Whose an order, a configuration or a saved file is; the column `owner` of their tables. What came with an enquiry is the enquiry's own. */
export type Owner = `guest:${string}` | `customer:${string}` | `enquiry:${string}`;

export const customerOwner = (customerId: string): Owner => `customer:${customerId}`;
/** The customer behind an owner; undefined for everybody else. */
export const customerOf = (owner: Owner): string | undefined => /^customer:(.+)$/.exec(owner)?.[1];
export const enquiryOwner = (enquiryId: string): Owner => `enquiry:${enquiryId}`;
export const guestOwner = (cartToken: string): Owner => `guest:${hashOf(cartToken)}`;

/** An owner to give something to, and the guest's key when it is new: told once, with the answer. */
export interface OpenedOwner {
  owner: Owner;
  newToken?: string;
}

const isSession = (token: string) => eq(sessionTable.tokenHash, hashOf(token));
const notedLongAgo = sql`${sessionTable.lastUsedAt} < now() - interval '1 hour'`;

/** Who calls: the signed-in customer, else the guest of the cart token. */
@Injectable()
export class Identity {
  private readonly logger = new Logger('Sessions');

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Owner of what this call may see; undefined for strangers (they own nothing, whatever they name).
   * @throws Problem UNAUTHORIZED for a session that has ended
   */
  async ownerOf(call: CallContext, tx: Executor = this.db): Promise<Owner | undefined> {
    if (call.sessionToken) return customerOwner(await this.requireCustomer(call, tx));
    return call.cartToken ? guestOwner(call.cartToken) : undefined;
  }

  /** @throws Problem NOT_FOUND for strangers: nothing belongs to them */
  async requireOwner(call: CallContext, tx: Executor = this.db): Promise<Owner> {
    const owner = await this.ownerOf(call, tx);
    if (!owner) throw new Problem('NOT_FOUND');
    return owner;
  }

  /** The owner for something new; a stranger, or a guest whose token we never gave, becomes a guest with a token of ours. */
  async openOwner(call: CallContext, tx: Executor): Promise<OpenedOwner> {
    if (call.sessionToken) return { owner: customerOwner(await this.requireCustomer(call, tx)) };
    if (call.cartToken && (await this.isKnownGuest(call.cartToken, tx))) return { owner: guestOwner(call.cartToken) };
    const token = newToken();
    await tx.insert(guestTable).values({ tokenHash: hashOf(token) });
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
    const alive = and(isSession(call.sessionToken ?? ''), sql`not (${sql.raw(sessionIsOver)})`);
    const facts = { customerId: sessionTable.customerId, isLongSinceNoted: sql<boolean>`${notedLongAgo}` };
    const [session] = call.sessionToken ? await tx.select(facts).from(sessionTable).where(alive) : [];
    if (!session) return undefined;
    noteCaller({ account: session.customerId });
    if (session.isLongSinceNoted) this.noteUse(call.sessionToken!);
    return session.customerId;
  }

  /** Nobody waits for it, least of all a transaction: what fails is noted at the next call. */
  private noteUse(token: string): void {
    const noted = this.db
      .update(sessionTable)
      .set({ lastUsedAt: sql`now()` })
      .where(and(isSession(token), notedLongAgo));
    noted.catch((error: unknown) => this.logger.warn(`The use of a session could not be noted: ${describeError(error)}`));
  }

  private async isKnownGuest(cartToken: string, tx: Executor): Promise<boolean> {
    const guests = await tx
      .select({ tokenHash: guestTable.tokenHash })
      .from(guestTable)
      .where(eq(guestTable.tokenHash, hashOf(cartToken)));
    return guests.length > 0;
  }
}
