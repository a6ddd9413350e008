import { Inject, Injectable } from '@nestjs/common';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { addressKinds, type Customer } from '../../contract/customer.js';
import { Problem } from '../../contract/errors.js';
import { type Country, type Locale, localeTable } from '../../contract/locales.js';
import { plainVatNumber, vatStateOf } from '../../domain/vat-number.js';
import { configurationTable } from '../configuration/configuration.tables.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { enquiryDraftTable } from '../enquiries/enquiries.tables.js';
import { forgetAddress } from '../enquiries/forget-address.js';
import { customerOwner, Identity } from '../identity/identity.js';
import { hashOf, newId } from '../ids.js';
import { Letters } from '../mail/letters.js';
import { OutboxService } from '../mail/outbox.service.js';
import { orderLineTable, orderTable } from '../orders/orders.tables.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { StorageService } from '../storage/storage.service.js';
import { AuthService, findByEmail } from './auth.service.js';
import { type CustomerRow, presentCustomer } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';
import { expireTokens, issueToken, readToken, spendToken } from './one-use-tokens.js';
import { Sessions } from './sessions.js';
import { signedIn } from './signed-in.js';

type Addresses = Given<'updateMe'>['addresses'];

/** Ids kept, a default of each kind: the marked one, else the first. */
const settleAddresses = (given: Addresses): Customer['addresses'] => {
  const defaults = new Set(addressKinds.map((kind) => given.find((one) => one.kind === kind && one.isDefault) ?? given.find((one) => one.kind === kind)));
  return given.map((one) => ({ ...one, id: one.id ?? newId(), recipient: one.recipient ?? null, isDefault: defaults.has(one) }));
};
const invalid = (field: string, key: string) => new Problem('VALIDATION', { errors: [{ field, code: `yup.errors.${key}`, params: {} }] });

/** The country of a VAT number without the letters of a state. */
const countryOf = ({ addresses }: CustomerRow, locale: Locale): Country => {
  const billing = addresses.filter(({ kind }) => kind === 'billing');
  return (billing.find(({ isDefault }) => isDefault) ?? billing[0])?.address.country ?? localeTable[locale].country;
};

/** Whether the address is another than the present one, and than the one that waits to be confirmed. */
const isNewWish = ({ email, pendingEmail }: CustomerRow, wished: string): boolean => ![email, pendingEmail].some((known) => known?.toLowerCase() === wished.toLowerCase());

/** The signed-in customer's own data. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly auth: AuthService,
    private readonly sessions: Sessions,
    private readonly storage: StorageService,
    private readonly uploads: UploadsService,
    private readonly letters: Letters,
    private readonly outbox: OutboxService,
  ) {}

  async get(call: CallContext): Promise<Customer> {
    return presentCustomer(await signedIn(this.db, this.identity, call));
  }

  async update({ addresses, ...facts }: Given<'updateMe'>, call: CallContext): Promise<Customer> {
    return this.db.transaction(async (tx) => {
      const { id, company } = await signedIn(tx, this.identity, call);
      if (facts.customerType === 'Business' && !company) throw invalid('company', 'mixed.required');
      return this.save(tx, id, { ...facts, addresses: settleAddresses(addresses) });
    });
  }

  /**
   * A changed e-mail address needs the password, and counts once it is confirmed; both addresses are told, once. The present one takes the wish back.
   * @throws Problem VALIDATION, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async updateDetails({ email, currentPassword, ...facts }: Given<'updateDetails'>, call: CallContext): Promise<Customer> {
    const known = await signedIn(this.db, this.identity, call);
    const country = countryOf(known, call.locale);
    if (facts.vatNumber && !vatStateOf(facts.vatNumber, country)) throw invalid('vatNumber', 'mixed.vatNumber');
    const isProven = currentPassword !== undefined && isNewWish(known, email);
    // Before the transaction, so that no connection waits for the hash.
    if (isProven) await this.auth.requirePassword(known, currentPassword, call);
    const saved = await this.db.transaction(async (tx) => {
      const customer = await signedIn(tx, this.identity, call);
      if (customer.customerType === 'Business' && !facts.company) throw invalid('company', 'mixed.required');
      const isChanged = email.toLowerCase() !== customer.email.toLowerCase();
      if (isNewWish(customer, email)) {
        if (!isProven) throw invalid('currentPassword', 'mixed.required');
        await this.mailChange(tx, customer, email, call);
      }
      const { phone = null, company = null, vatNumber, ...names } = facts;
      return this.save(tx, customer.id, { ...names, phone, company, vatNumber: vatNumber ? plainVatNumber(vatNumber, country) : null, pendingEmail: isChanged ? email : null });
    });
    return saved;
  }

  /**
   * Confirming needs the mail and the account, since anybody can wish for anybody's address. Links mailed to the former address
   * and all sessions end, except the session of the wish. Without a proof the link is not used.
   * @throws Problem NOT_FOUND, GONE, CONFLICT when somebody else has the address by now, PASSWORD_REQUIRED, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async verifyEmail({ token, password }: Given<'verifyEmail'>, call: CallContext): Promise<Customer> {
    const { customer } = await this.wishOf(this.db, await readToken(this.db, 'email', token));
    // Before the transaction, so that no connection waits for the hash.
    if ((await this.identity.findCustomer(call)) !== customer.id) {
      if (password === undefined) throw new Problem('PASSWORD_REQUIRED');
      await this.auth.requirePassword(customer, password, call);
    }
    return this.db.transaction(async (tx) => {
      const { email, session } = await this.wishOf(tx, await spendToken(tx, 'email', token));
      const holder = await findByEmail(tx, email);
      if (holder && holder.id !== customer.id) throw new Problem('CONFLICT');
      await this.sessions.closeOthers(tx, customer.id, session);
      await expireTokens(tx, 'reset', customer.id);
      return this.save(tx, customer.id, { email, pendingEmail: null });
    });
  }

  /** Erases the account and what is not ordered. Placed orders stay for the law's period, without an account. */
  async delete({ password }: Given<'deleteMe'>, call: CallContext): Promise<void> {
    const customer = await signedIn(this.db, this.identity, call);
    await this.auth.requirePassword(customer, password, call);
    const owner = customerOwner(customer.id);
    const uploads = await this.db.transaction(async (tx) => {
      await tx.delete(customerTable).where(eq(customerTable.id, customer.id));
      await this.sessions.closeAll(tx, customer.id);
      await tx.delete(orderTable).where(and(eq(orderTable.owner, owner), eq(orderTable.state, 'open')));
      const ordered = tx.select({ one: sql`1` }).from(orderLineTable).where(eq(orderLineTable.configurationId, configurationTable.id));
      await tx.delete(configurationTable).where(and(eq(configurationTable.owner, owner), notExists(ordered)));
      const erased = await this.storage.eraseOwner(tx, owner);
      const forgotten = await forgetAddress(tx, customer.email);
      await tx.delete(enquiryDraftTable).where(eq(enquiryDraftTable.owner, owner));
      await this.outbox.queue(tx, this.letters.write('accountDeleted', { to: customer.email, locale: call.locale, name: customer.firstName }));
      return [...erased, ...forgotten.uploads];
    });
    await this.uploads.removeFiles(uploads);
  }

  /** Who wished for which address, and in which session. @throws Problem GONE when the wish was taken back */
  private async wishOf(tx: Executor, { subject, payload }: { subject: string; payload: unknown }): Promise<{ customer: CustomerRow; email: string; session: string }> {
    const { email, session = '' } = payload as { email: string; session?: string };
    const [customer] = await tx.select().from(customerTable).where(eq(customerTable.id, subject));
    if (customer?.pendingEmail !== email) throw new Problem('GONE');
    return { customer, email, session };
  }

  private async mailChange(tx: Executor, customer: CustomerRow, email: string, call: CallContext): Promise<void> {
    const { locale } = call;
    const name = customer.firstName;
    const isMailed = await this.outbox.queueBounded(tx, { kind: 'emailChange', to: email }, { ...call, account: customer.id }, async () => {
      const token = await issueToken(tx, 'email', customer.id, { email, session: hashOf(call.sessionToken!) });
      return this.letters.write('emailChange', { to: email, locale, name, link: { page: 'myAccount', query: { view: 'verify-email', token } } });
    });
    if (!isMailed) return;
    const reset = { page: 'myAccount', query: { view: 'forgot' } } as const;
    await this.outbox.queue(tx, this.letters.write('emailChangeNotice', { to: customer.email, locale, name, link: reset }));
  }

  private async save(tx: Executor, id: string, changes: Partial<typeof customerTable.$inferInsert>): Promise<Customer> {
    const [saved] = await tx
      .update(customerTable)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(customerTable.id, id))
      .returning();
    if (!saved) throw new Problem('NOT_FOUND');
    return presentCustomer(saved);
  }
}
