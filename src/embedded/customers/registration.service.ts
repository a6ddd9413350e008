import { Inject, Injectable } from '@nestjs/common';
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
import { newId } from '../ids.js';
import { Letters } from '../mail/letters.js';
import { OutboxService } from '../mail/outbox.service.js';
import { EmailDomains } from '../validation/email-domains.js';
import { findByEmail } from './auth.service.js';
import type { CustomerRow } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';
import { isLicenceCode } from './licence-code.js';
import { issueToken, spendToken } from './one-use-tokens.js';
import { LeakedPasswords } from './leaked-passwords.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

type Wish = Given<'register'>;
type Answer = z.infer<typeof Registered>;
/** What a registration token keeps: the wish with the password hashed. */
type Pending = Omit<Wish, 'password'> & { passwordHash: string; locale: Locale };

/** The country of a VAT number without the letters of a state. */
const countryOfBuyer = (address: Address | undefined, locale: Locale): Country => address?.country ?? localeTable[locale].country;
const writtenVatNumber = ({ vatNumber, address }: Wish, locale: Locale): Pick<Wish, 'vatNumber'> =>
  vatNumber ? { vatNumber: plainVatNumber(vatNumber, countryOfBuyer(address, locale)) } : {};
const rule = (field: string, key: string): BrokenRule => ({ field, code: `yup.errors.${key}`, params: {} });

/** Accounts are made by whoever reads the mail; until then there is only a token. */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly leaked: LeakedPasswords,
    private readonly sessions: Sessions,
    private readonly domains: EmailDomains,
    private readonly letters: Letters,
    private readonly outbox: OutboxService,
  ) {}

  /** The same answer after the same work for a known address, whose owner is told instead. */
  async register(wish: Wish, call: CallContext): Promise<Answer | Replayed<Answer>> {
    await this.requireValid(wish, call.locale);
    const { password, ...facts } = wish;
    const pending: Pending = { ...facts, ...writtenVatNumber(wish, call.locale), passwordHash: await this.passwords.hash(password), locale: call.locale };
    const answer = await once(this.db, call, 'register', wish, async (tx) => {
      const known = await findByEmail(tx, wish.email);
      // A token is made either way: it costs the same, and of a known address nobody is told it.
      const token = await issueToken(tx, 'registration', wish.email.toLowerCase(), known ? null : pending);
      const letter = { to: known?.email ?? wish.email, locale: call.locale, name: known?.firstName ?? wish.firstName };
      const query: Record<string, string> = known ? { view: 'login' } : { view: 'verify', token };
      await this.outbox.queue(tx, this.letters.write(known ? 'registrationKnown' : 'registration', { ...letter, link: { page: 'myAccount', query } }));
      return { email: wish.email };
    });
    return answer;
  }

  /** @throws Problem NOT_FOUND, GONE (also when the address got an account meanwhile) */
  async verify({ token }: Given<'verifyRegistration'>, call: CallContext): Promise<Session> {
    const session = await this.db.transaction(async (tx) => {
      const { payload } = await spendToken(tx, 'registration', token);
      const customer = payload ? await this.create(tx, payload as Pending) : undefined;
      if (!customer) throw new Problem('GONE');
      noteCaller({ account: customer.id });
      return this.sessions.open(tx, customer, call);
    });
    this.sessions.tell(call);
    return session;
  }

  private async create(tx: Executor, { address, newsletter, locale, ...facts }: Pending): Promise<CustomerRow | undefined> {
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
