import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { setCurrentCaller } from '../../common/logs/request-context.js';
import type { Registered, Session } from '../../contract/customer.js';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import type { Address } from '../../contract/address.js';
import { type Country, type Locale, localeTable } from '../../contract/locales.js';
import { plainVatNumber, vatStateOf } from '../../domain/vat-number.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { hashOf, newId, newToken } from '../ids.js';
import { ShortMails } from '../mail/short-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { EmailDomains } from '../validation/email-domains.js';
import { AuthService, findByEmail } from './auth.service.js';
import type { CustomerRow } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';
import { isLicenceCode } from './licence-code.js';
import { consumeToken, expireTokens, issueToken, readToken } from './one-time-tokens.js';
import { LeakedPasswords } from './leaked-passwords.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

type RegistrationRequest = InputValue<'register'>;
type Answer = z.infer<typeof Registered>;
/** Payload of a registration token: the form with the password hashed, and the hash of the key in the response. */
type Pending = Omit<RegistrationRequest, 'password'> & { passwordHash: string; keyHash?: string; locale: Locale };
type Proof = InputValue<'verifyRegistration'>;

/** The country to assume for a VAT number without a country prefix. */
const countryOfBuyer = (address: Address | undefined, locale: Locale): Country => address?.country ?? localeTable[locale].country;
const writtenVatNumber = ({ vatNumber, address }: RegistrationRequest, locale: Locale): Pick<RegistrationRequest, 'vatNumber'> =>
  vatNumber ? { vatNumber: plainVatNumber(vatNumber, countryOfBuyer(address, locale)) } : {};
const rule = (field: string, key: string): BrokenRule => ({ field, code: `yup.errors.${key}`, params: {} });

/** Registration with a mailed link. The account is created when the link is opened together with the key or the password; until then only a token exists. */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly auth: AuthService,
    private readonly passwords: Passwords,
    private readonly leaked: LeakedPasswords,
    private readonly sessions: Sessions,
    private readonly domains: EmailDomains,
    private readonly letters: ShortMails,
    private readonly outbox: OutboxService,
  ) {}

  /** Mails a registration link. For an address with an account the response and the work are the same, and its owner gets another mail. Earlier registrations stay valid. */
  async register(request: RegistrationRequest, call: CallContext): Promise<Answer | ReplayedResponse<Answer>> {
    await this.requireValid(request, call.locale);
    const { password, ...facts } = request;
    const key = newToken();
    const passwordHash = await this.passwords.hash(password);
    const pending: Pending = { ...facts, ...writtenVatNumber(request, call.locale), passwordHash, keyHash: hashOf(key), locale: call.locale };
    const answer = await runOnce(this.db, call, 'register', request, async (tx) => {
      const known = await findByEmail(tx, request.email);
      const kind = known ? 'registrationKnown' : 'registration';
      const letter = { to: known?.email ?? request.email, locale: call.locale, name: known?.firstName ?? request.firstName };
      await this.outbox.queueLimited(tx, { kind, to: letter.to }, call, async () => {
        // The token is created in both cases for equal timing. The mail to an existing account does not contain it.
        const token = await issueToken(tx, 'registration', request.email.toLowerCase(), known ? null : pending);
        const query: Record<string, string> = known ? { view: 'login' } : { view: 'verify', token };
        return this.letters.write(kind, { ...letter, link: { page: 'myAccount', query } });
      });
      return { email: request.email, key };
    });
    return answer;
  }

  /**
   * Creates the account of the registration that the link belongs to; other registrations of the address expire. A failed proof does not use up the link.
   * @throws Problem NOT_FOUND, GONE (also when the address has an account by now), PASSWORD_REQUIRED, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async verify(proof: Proof, call: CallContext): Promise<Session> {
    const { subject, payload } = await readToken(this.db, 'registration', proof.token);
    if (!payload) throw new Problem('GONE');
    const pending = payload as Pending;
    // Before the transaction, because hashing is slow and would hold a connection.
    await this.requireRegistrant(pending, proof, call);
    const session = await this.db.transaction(async (tx) => {
      // Without this lock, two concurrent confirmations of one address would deadlock.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${subject}`}, 0))`);
      await consumeToken(tx, 'registration', proof.token);
      const customer = await this.create(tx, pending);
      if (!customer) throw new Problem('GONE');
      await expireTokens(tx, 'registration', subject);
      setCurrentCaller({ account: customer.id });
      return this.sessions.open(tx, customer, call);
    });
    this.sessions.logSignIn(call);
    return session;
  }

  /**
   * Anybody can register any address, so the mailed link alone does not prove who chose the password. The key or the password proves
   * it. Wrong passwords are throttled for this link only.
   */
  private async requireRegistrant({ keyHash, passwordHash }: Pending, { token, key, password }: Proof, call: CallContext): Promise<void> {
    if (key !== undefined && hashOf(key) === keyHash) return;
    if (password === undefined) throw new Problem('PASSWORD_REQUIRED');
    await this.auth.requirePassword({ id: '', email: `registration ${hashOf(token)}`, passwordHash }, password, call);
  }

  private async create(tx: Executor, { address, newsletter, locale, keyHash: _, ...facts }: Pending): Promise<CustomerRow | undefined> {
    const addresses = address ? [{ id: newId(), kind: 'billing' as const, isDefault: true, recipient: null, address }] : [];
    const preferences = { locale, vatView: facts.customerType === 'Business' ? ('excl' as const) : ('incl' as const), newsletter };
    const [customer] = await tx
      .insert(customerTable)
      .values({ id: newId(), ...facts, addresses, preferences })
      .onConflictDoNothing()
      .returning();
    return customer;
  }

  private async requireValid({ email, password, vatNumber, licenceCode, address }: RegistrationRequest, locale: Locale): Promise<void> {
    const errors = [
      ...(await this.leaked.rulesBrokenBy(password)),
      vatNumber && !vatStateOf(vatNumber, countryOfBuyer(address, locale)) && rule('vatNumber', 'mixed.vatNumber'),
      licenceCode && !isLicenceCode(licenceCode) && rule('licenceCode', 'string.async.licenseCode'),
      !(await this.domains.takesMail(email.slice(email.lastIndexOf('@') + 1))) && rule('email', 'string.async.email.email_invalid_domain'),
    ].filter((broken) => typeof broken === 'object');
    if (errors.length) throw new Problem('VALIDATION', { errors });
  }
}
