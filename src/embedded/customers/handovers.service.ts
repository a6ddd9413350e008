import { Inject, Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { customerOwner, guestOwner, Identity } from '../identity/identity.js';
import { guestTable, handoverTable, sessionIsOver, sessionTable } from '../identity/identity.tables.js';
import { hashOf, newToken } from '../ids.js';
import { allowAccess, placedIdsOf } from '../orders/order.store.js';
import { decrypt, encrypt } from '../value-encryption.js';
import { Sessions } from './sessions.js';

/** Lifetime of a code in seconds, enough for two redirects. */
const lifetimeSeconds = 60;
/** Hours for which the receiving guest may read placed orders of the guest merged into it: the lifetime of the cart cookie. */
const accessHours = 30 * 24;
const purpose = 'handover';

/** The visitor who moves to another host: a customer by session token, or a guest by cart token. */
type Visitor = { sessionToken: string } | { cartToken: string };

/**
 * Transfers a session or cart to another host of the shop. The code is valid once and only with the verifier, which the receiving
 * host stores in a cookie. So an attacker cannot plant an own session or cart in another person's browser (as PKCE, RFC 7636).
 */
@Injectable()
export class Handovers {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly sessions: Sessions,
  ) {}

  /** Creates a code. @throws Problem NOT_FOUND for a visitor without session and cart, UNAUTHORIZED when the session has ended */
  async create({ challenge }: InputValue<'createHandover'>, call: CallContext): Promise<OutputOf<'createHandover'>> {
    const visitor = await this.visitorOf(call);
    const code = newToken();
    const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000);
    await this.db.insert(handoverTable).values({ codeHash: hashOf(code), challenge, sealed: encrypt(visitor, code, purpose), expiresAt });
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** Uses a code, and merges the caller's cart into the cart of the transferred visitor. @throws Problem NOT_FOUND, GONE */
  async redeem({ code, verifier }: InputValue<'redeemHandover'>, call: CallContext): Promise<OutputOf<'redeemHandover'>> {
    // Outside the transaction, so that the first use invalidates the code even when it fails.
    const [spent] = await this.db
      .delete(handoverTable)
      .where(eq(handoverTable.codeHash, hashOf(code)))
      .returning();
    if (!spent) throw new Problem('NOT_FOUND');
    const isOfBrowser = createHash('sha256').update(verifier).digest('base64url') === spent.challenge;
    if (!isOfBrowser || spent.expiresAt.getTime() <= Date.now()) throw new Problem('GONE');
    const visitor = decrypt(spent.sealed, code, purpose) as Visitor;
    return this.db.transaction((tx) => ('sessionToken' in visitor ? this.asCustomer(tx, visitor.sessionToken, call) : this.asGuest(tx, visitor.cartToken, call)));
  }

  private async visitorOf(call: CallContext): Promise<Visitor> {
    if (call.sessionToken) {
      await this.identity.requireCustomer(call);
      return { sessionToken: call.sessionToken };
    }
    const cartToken = call.cartToken;
    const [guest] = cartToken
      ? await this.db
          .select({ one: sql`1` })
          .from(guestTable)
          .where(eq(guestTable.tokenHash, hashOf(cartToken)))
      : [];
    if (!guest) throw new Problem('NOT_FOUND');
    return { cartToken: cartToken! };
  }

  private async asCustomer(tx: Executor, token: string, call: CallContext): Promise<OutputOf<'redeemHandover'>> {
    const session = await activeSession(tx, token);
    if (!session) throw new Problem('GONE');
    if (call.sessionToken && call.sessionToken !== token) await this.sessions.close(tx, call.sessionToken);
    if (call.cartToken) await this.sessions.transferGuest(tx, guestOwner(call.cartToken), customerOwner(session.customerId), call);
    return { session: { token, expiresAt: session.expiresAt.toISOString() } };
  }

  /** Merges a guest's cart. A customer who is signed in on the receiving host stays signed in. */
  private async asGuest(tx: Executor, cartToken: string, call: CallContext): Promise<OutputOf<'redeemHandover'>> {
    const guest = guestOwner(cartToken);
    const signedIn = call.sessionToken ? await activeSession(tx, call.sessionToken) : undefined;
    const customer = signedIn && customerOwner(signedIn.customerId);
    if (customer) {
      await this.sessions.transferGuest(tx, guest, customer, call);
      return {};
    }
    if (call.cartToken && call.cartToken !== cartToken) {
      const other = guestOwner(call.cartToken);
      await this.sessions.transferGuest(tx, other, guest, call);
      await allowAccess(tx, await placedIdsOf(tx, other), guest, accessHours);
    }
    return { cartToken };
  }
}

const activeSession = async (tx: Executor, token: string): Promise<typeof sessionTable.$inferSelect | undefined> =>
  (
    await tx
      .select()
      .from(sessionTable)
      .where(and(eq(sessionTable.tokenHash, hashOf(token)), sql`not (${sql.raw(sessionIsOver)})`))
  )[0];
