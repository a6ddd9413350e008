import { Inject, Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../common/describe-error.js';
import { setCurrentCaller } from '../../common/logs/request-context.js';
import { and, eq } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { Session, ValidReset } from '../../contract/customer.js';
import type { Locale } from '../../contract/locales.js';
import { Problem } from '../../contract/errors.js';
import type { z } from 'zod';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { hasEmail } from '../database/has-email.js';
import { Identity } from '../identity/identity.js';
import { hashOf } from '../ids.js';
import { networkOf } from '../limits/network.js';
import { ShortMails } from '../mail/short-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { type CustomerRow, maskEmail } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';
import { KnownNetworks } from './known-networks.js';
import { LeakedPasswords } from './leaked-passwords.js';
import { consumeToken, issueToken, readToken } from './one-time-tokens.js';
import { Passwords } from './passwords.js';
import { SecondFactors } from './second-factors.js';
import { Sessions } from './sessions.js';
import { type AttemptCounter, attemptsByAll, attemptsByCaller, SignInThrottle } from './sign-in-throttle.js';

export const findByEmail = async (tx: Executor, email: string): Promise<CustomerRow | undefined> =>
  (await tx.select().from(customerTable).where(hasEmail(customerTable.email, email)))[0];

/** The account whose password is checked. The hash is undefined for an address without an account. Attempts are counted by `email`. */
export type Account = Pick<CustomerRow, 'id' | 'email'> & { passwordHash: string | undefined };

/** Sign-in and passwords. Responses and timing are the same for addresses with and without an account. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger('Accounts');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly passwords: Passwords,
    private readonly leaked: LeakedPasswords,
    private readonly secondFactors: SecondFactors,
    private readonly throttle: SignInThrottle,
    private readonly networks: KnownNetworks,
    private readonly sessions: Sessions,
    private readonly letters: ShortMails,
    private readonly outbox: OutboxService,
  ) {}

  /** @throws Problem INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS */
  async login({ email, password, code }: InputValue<'login'>, call: CallContext): Promise<Session> {
    const customer = await findByEmail(this.db, email);
    // The log has the id of the account for a failed sign-in too.
    if (customer) setCurrentCaller({ account: customer.id });
    const account = customer ?? { id: '', email, passwordHash: undefined };
    await this.verifyPassword(account, password, await this.attemptsAt(account, call), () => this.secondFactors.prove(customer!, code, call.locale));
    if (this.passwords.isOutdated(customer!.passwordHash)) await this.rehash(customer!, password);
    const session = await this.db.transaction((tx) => this.sessions.open(tx, customer!, call));
    this.sessions.logSignIn(call);
    return session;
  }

  /**
   * Checks the password of a caller who has a session or a mailed link. Failures of a signed-in customer are counted by session, so that
   * attempts elsewhere cannot lock that customer out. Other failures are counted as at a sign-in.
   * @param proveMore checks a second factor after a correct password; when it throws, the attempt counts as failed
   * @throws Problem INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async requirePassword(account: Account, password: string, call: CallContext, proveMore?: () => Promise<void>): Promise<void> {
    const isSignedIn = call.sessionToken !== undefined && (await this.identity.findCustomer(call)) === account.id;
    const tries = isSignedIn ? [attemptsByCaller(account.email, `session ${hashOf(call.sessionToken!)}`)] : await this.attemptsAt(account, call);
    await this.verifyPassword(account, password, tries, proveMore);
  }

  /** Counters of a sign-in: one for the caller's network, and from an unknown network a second one for all unknown networks together. */
  private async attemptsAt({ id, email }: Account, call: CallContext): Promise<AttemptCounter[]> {
    const own = attemptsByCaller(email, networkOf(call.clientAddress ?? ''));
    return (await this.networks.isKnown(id, call)) ? [own] : [own, attemptsByAll(email)];
  }

  private async verifyPassword(account: Account, password: string, tries: readonly AttemptCounter[], proveMore?: () => Promise<void>): Promise<void> {
    await this.throttle.countAttempts(...tries);
    if (!(await this.passwords.verify(password, account.passwordHash))) throw new Problem('INVALID_CREDENTIALS');
    await proveMore?.();
    await this.throttle.resetAttempts(...tries);
  }

  /** Replaces an outdated hash, which is possible only at a sign-in with the password. A password that was changed meanwhile stays. */
  private async rehash({ id, passwordHash: known }: CustomerRow, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.db
      .update(customerTable)
      .set({ passwordHash })
      .where(and(eq(customerTable.id, id), eq(customerTable.passwordHash, known)));
  }

  async logout(call: CallContext): Promise<void> {
    await this.sessions.close(this.db, call.sessionToken!);
  }

  /** Mails a reset link if the address has an account. It runs in the background, so that the response time does not depend on the account. */
  forgot(wish: InputValue<'forgotPassword'>, call: CallContext): void {
    void this.mailReset(wish, call).catch((error: unknown) => this.logger.error(`A password reset mail could not be queued: ${describeError(error)}`));
  }

  private async mailReset({ email, next }: InputValue<'forgotPassword'>, call: CallContext): Promise<void> {
    await this.db.transaction(async (tx) => {
      const customer = await findByEmail(tx, email);
      if (!customer) return;
      const isKnown = await this.networks.isKnown(customer.id, call);
      await this.outbox.queueLimited(tx, { kind: 'passwordReset', to: customer.email }, { ...call, isKnown }, async () => {
        const token = await issueToken(tx, 'reset', customer.id, { email: customer.email });
        const link = { page: 'myAccount', query: { view: 'reset', token, ...(next && { next }) } } as const;
        return this.letters.write('passwordReset', { to: customer.email, locale: call.locale, name: customer.firstName, link });
      });
    });
  }

  /** Mails the customer that the password was changed. */
  async notifyChange(tx: Executor, { email, firstName }: CustomerRow, locale: Locale): Promise<void> {
    const link = { page: 'myAccount', query: { view: 'forgot' } } as const;
    await this.outbox.queue(tx, this.letters.write('passwordChanged', { to: email, locale, name: firstName, link }));
  }

  async validateReset({ token }: InputValue<'validateReset'>): Promise<z.infer<typeof ValidReset>> {
    const { expiresAt, payload } = await readToken(this.db, 'reset', token);
    return { expiresAt: expiresAt.toISOString(), email: maskEmail((payload as { email: string }).email) };
  }

  /** Sets the password, ends all sessions, cancels a pending e-mail change and mails the customer. The token is used up in the same transaction. */
  async reset({ token, password }: InputValue<'resetPassword'>, { locale, clientAddress = '' }: CallContext): Promise<void> {
    await readToken(this.db, 'reset', token);
    await this.leaked.refuse(password);
    const passwordHash = await this.passwords.hash(password);
    await this.db.transaction(async (tx) => {
      const { subject, payload } = await consumeToken(tx, 'reset', token);
      const [customer] = await tx.update(customerTable).set({ passwordHash, pendingEmail: null, updatedAt: new Date() }).where(eq(customerTable.id, subject)).returning();
      await this.sessions.closeAll(tx, subject);
      await this.networks.remove(tx, subject);
      if (customer) await this.notifyChange(tx, customer, locale);
      const { email } = payload as { email: string };
      await this.throttle.resetAttempts(attemptsByAll(email), attemptsByCaller(email, networkOf(clientAddress)));
    });
  }
}
