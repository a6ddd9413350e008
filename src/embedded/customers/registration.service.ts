import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { noteCaller } from '../../common/logs/request-ids.js';
import type { Registered, Session } from '../../contract/customer.js';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import type { Address } from '../../contract/address.js';
import { type Country, type Locale, localeTable } from '../../contract/locales.js';
import { plainVatNumber, vatStateOf } from '../../domain/vat-number.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { hashOf, newId, newToken } from '../ids.js';
import { Letters } from '../mail/letters.js';
import { OutboxService } from '../mail/outbox.service.js';
import { EmailDomains } from '../validation/email-domains.js';
import { AuthService, findByEmail } from './auth.service.js';
import type { CustomerRow } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';
import { isLicenceCode } from './licence-code.js';
import { expireTokens, issueToken, readToken, spendToken } from './one-use-tokens.js';
import { LeakedPasswords } from './leaked-passwords.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

type Wish = Given<'register'>;
type Answer = z.infer<typeof Registered>;
/** What a registration token keeps: the wish with the password hashed, and the hash of the key that its answer gave. */
type Pending = Omit<Wish, 'password'> & { passwordHash: string; keyHash?: string; locale: Locale };
type Proof = Given<'verifyRegistration'>;

/** The country of a VAT number without the letters of a state. */
const countryOfBuyer = (address: Address | undefined, locale: Locale): Country => address?.country ?? localeTable[locale].country;
const writtenVatNumber = ({ vatNumber, address }: Wish, locale: Locale): Pick<Wish, 'vatNumber'> =>
  vatNumber ? { vatNumber: plainVatNumber(vatNumber, countryOfBuyer(address, locale)) } : {};
const rule = (field: string, key: string): BrokenRule => ({ field, code: `yup.errors.${key}`, params: {} });

/** An account is opened by who reads the mail and has chosen the password; until then there is only a token. */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly auth: AuthService,
    private readonly passwords: Passwords,
    private readonly leaked: LeakedPasswords,
    private readonly sessions: Sessions,
    private readonly domains: EmailDomains,
    private readonly letters: Letters,
    private readonly outbox: OutboxService,
  ) {}

  /** The same answer after the same work for a known address, whose owner is told instead. An earlier registration stays as it is. */
  async register(wish: Wish, call: CallContext): Promise<Answer | Replayed<Answer>> {
    await this.requireValid(wish, call.locale);
    const { password, ...facts } = wish;
    const key = newToken();
    const passwordHash = await this.passwords.hash(password);
    const pending: Pending = { ...facts, ...writtenVatNumber(wish, call.locale), passwordHash, keyHash: hashOf(key), locale: call.locale };
    const answer = await once(this.db, call, 'register', wish, async (tx) => {
      const known = await findByEmail(tx, wish.email);
      const kind = known ? 'registrationKnown' : 'registration';
      const letter = { to: known?.email ?? wish.email, locale: call.locale, name: known?.firstName ?? wish.firstName };
      await this.outbox.queueBounded(tx, { kind, to: letter.to }, call, async () => {
        // A token is made either way: it costs the same, and of a known address nobody is told it.
        const token = await issueToken(tx, 'registration', wish.email.toLowerCase(), known ? null : pending);
        const query: Record<string, string> = known ? { view: 'login' } : { view: 'verify', token };
        return this.letters.write(kind, { ...letter, link: { page: 'myAccount', query } });
      });
      return { email: wish.email, key };
    });
    return answer;
  }

  /**
   * Opens the account of the link's own registration; other registrations of the address end. Without a proof the link is not used.
   * @throws Problem NOT_FOUND, GONE (also when the address got an account meanwhile), PASSWORD_REQUIRED, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async verify(proof: Proof, call: CallContext): Promise<Session> {
    const { subject, payload } = await readToken(this.db, 'registration', proof.token);
    if (!payload) throw new Problem('GONE');
    const pending = payload as Pending;
    // Before the transaction, so that no connection waits for the hash.
    await this.requireRegistrant(pending, proof, call);
    const session = await this.db.transaction(async (tx) => {
      // Two registrations of one address that are confirmed at once would each wait for the other's rows.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${subject}`}, 0))`);
      await spendToken(tx, 'registration', proof.token);
      const customer = await this.create(tx, pending);
      if (!customer) throw new Problem('GONE');
      await expireTokens(tx, 'registration', subject);
      noteCaller({ account: customer.id });
      return this.sessions.open(tx, customer, call);
    });
    this.sessions.tell(call);
    return session;
  }

  /**
   * The mail shows who reads the mailbox, not who registered: anybody can register any address. So the key or the password
   * shows that the account's password is the caller's own. Wrong passwords slow down for this link alone.
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

  private async requireValid({ email, password, vatNumber, licenceCode, address }: Wish, locale: Locale): Promise<void> {
    const errors = [
      ...(await this.leaked.rulesBrokenBy(password)),
      vatNumber && !vatStateOf(vatNumber, countryOfBuyer(address, locale)) && rule('vatNumber', 'mixed.vatNumber'),
      licenceCode && !isLicenceCode(licenceCode) && rule('licenceCode', 'string.async.licenseCode'),
      !(await this.domains.takesMail(email.slice(email.lastIndexOf('@') + 1))) && rule('email', 'string.async.email.email_invalid_domain'),
    ].filter((broken) => typeof broken === 'object');
    if (errors.length) throw new Problem('VALIDATION', { errors });
  }
}
