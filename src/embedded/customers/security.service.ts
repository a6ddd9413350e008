import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { hashOf } from '../ids.js';
import { AuthService, findByEmail } from './auth.service.js';
import { customerTable } from './customers.tables.js';
import { LeakedPasswords } from './leaked-passwords.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';
import { signedIn } from './signed-in.js';

/** The customer's password and sessions. */
@Injectable()
export class SecurityService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly auth: AuthService,
    private readonly passwords: Passwords,
    private readonly leaked: LeakedPasswords,
    private readonly sessions: Sessions,
  ) {}

  /** Sets the password, ends all other sessions and mails the customer. @throws Problem INVALID_CREDENTIALS, TOO_MANY_REQUESTS, VALIDATION */
  async changePassword({ currentPassword, password }: InputValue<'changePassword'>, call: CallContext): Promise<void> {
    const customer = await signedIn(this.db, this.identity, call);
    const { id } = customer;
    await this.leaked.refuse(password);
    await this.auth.requirePassword(customer, currentPassword, call);
    const passwordHash = await this.passwords.hash(password);
    await this.db.transaction(async (tx) => {
      await tx.update(customerTable).set({ passwordHash, updatedAt: new Date() }).where(eq(customerTable.id, id));
      await this.sessions.closeOthers(tx, id, hashOf(call.sessionToken!));
      await this.auth.notifyChange(tx, customer, call.locale);
    });
  }

  async listSessions(call: CallContext): Promise<OutputOf<'listSessions'>> {
    return this.sessions.list(this.db, await this.identity.requireCustomer(call), call.sessionToken!);
  }

  /** @throws Problem NOT_FOUND, INVALID_CREDENTIALS, TOO_MANY_REQUESTS */
  async endSession({ id, password }: InputValue<'endSession'>, call: CallContext): Promise<void> {
    const customer = await signedIn(this.db, this.identity, call);
    if (!(await this.sessions.has(this.db, customer.id, id))) throw new Problem('NOT_FOUND');
    await this.auth.requirePassword(customer, password, call);
    await this.sessions.closeOne(this.db, customer.id, id);
  }

  async endSessions(call: CallContext): Promise<void> {
    await this.sessions.closeAll(this.db, await this.identity.requireCustomer(call));
  }

  /** Ends sessions, for operators. @param email of the customer; without it, the sessions of all customers end @returns number of ended sessions; undefined when no account has this address */
  async signOut(email?: string): Promise<number | undefined> {
    if (email === undefined) return this.sessions.closeOfAllCustomers(this.db);
    const customer = await findByEmail(this.db, email);
    return customer && this.sessions.closeAll(this.db, customer.id);
  }
}
