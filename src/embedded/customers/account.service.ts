import { Inject, Injectable } from '@nestjs/common';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { addressKinds, type Customer } from '../../contract/customer.js';
import { Problem } from '../../contract/errors.js';
import { type Country, type Locale, localeTable } from '../../contract/locales.js';
import { plainVatNumber, vatStateOf } from '../../domain/vat-number.js';
import { configurationTable } from '../configuration/configuration.tables.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { enquiryDraftTable } from '../enquiries/enquiries.tables.js';
import { eraseAddress } from '../enquiries/erase-address.js';
import { customerOwner, Identity } from '../identity/identity.js';
import { hashOf, newId } from '../ids.js';
import { ShortMails } from '../mail/short-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { orderLineTable, orderTable } from '../orders/orders.tables.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { StorageService } from '../storage/storage.service.js';
import { AuthService, findByEmail } from './auth.service.js';
import { type CustomerRow, presentCustomer } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';
import { consumeToken, expireTokens, issueToken, readToken } from './one-time-tokens.js';
import { Sessions } from './sessions.js';
import { signedIn } from './signed-in.js';

type Addresses = InputValue<'updateMe'>['addresses'];

/** Completes the addresses: existing ids stay, new addresses get one, and each kind has one default: the marked one, else the first. */
const settleAddresses = (given: Addresses): Customer['addresses'] => {
  const defaults = new Set(addressKinds.map((kind) => given.find((one) => one.kind === kind && one.isDefault) ?? given.find((one) => one.kind === kind)));
  return given.map((one) => ({ ...one, id: one.id ?? newId(), recipient: one.recipient ?? null, isDefault: defaults.has(one) }));
};
const invalid = (field: string, key: string) => new Problem('VALIDATION', { errors: [{ field, code: `yup.errors.${key}`, params: {} }] });

/** The country to assume for a VAT number without a country prefix: that of the billing address, else of the locale. */
const countryOf = ({ addresses }: CustomerRow, locale: Locale): Country => {
  const billing = addresses.filter(({ kind }) => kind === 'billing');
  return (billing.find(({ isDefault }) => isDefault) ?? billing[0])?.address.country ?? localeTable[locale].country;
};

/** Whether the e-mail address differs from the current and from the pending one. */
const isNewEmailRequest = ({ email, pendingEmail }: CustomerRow, requested: string): boolean =>
  ![email, pendingEmail].some((known) => known?.toLowerCase() === requested.toLowerCase());

/** Account data of the signed-in customer. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly auth: AuthService,
    private readonly sessions: Sessions,
    private readonly storage: StorageService,
    private readonly uploads: UploadsService,
    private readonly letters: ShortMails,
    private readonly outbox: OutboxService,
  ) {}

  async get(call: CallContext): Promise<Customer> {
    return presentCustomer(await signedIn(this.db, this.identity, call));
  }

  async update({ addresses, ...facts }: InputValue<'updateMe'>, call: CallContext): Promise<Customer> {
    return this.db.transaction(async (tx) => {
      const { id, company } = await signedIn(tx, this.identity, call);
      if (facts.customerType === 'Business' && !company) throw invalid('company', 'mixed.required');
      return this.save(tx, id, { ...facts, addresses: settleAddresses(addresses) });
    });
  }

  /**
   * Updates the details. A new e-mail address requires the password and becomes pending until it is confirmed; both addresses get a
   * mail. Entering the current address again cancels a pending change.
   * @throws Problem VALIDATION, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async updateDetails({ email, currentPassword, ...facts }: InputValue<'updateDetails'>, call: CallContext): Promise<Customer> {
    const known = await signedIn(this.db, this.identity, call);
    const country = countryOf(known, call.locale);
    if (facts.vatNumber && !vatStateOf(facts.vatNumber, country)) throw invalid('vatNumber', 'mixed.vatNumber');
    const isProven = currentPassword !== undefined && isNewEmailRequest(known, email);
    // Before the transaction, because hashing is slow and would hold a connection.
    if (isProven) await this.auth.requirePassword(known, currentPassword, call);
    const saved = await this.db.transaction(async (tx) => {
      const customer = await signedIn(tx, this.identity, call);
      if (customer.customerType === 'Business' && !facts.company) throw invalid('company', 'mixed.required');
      const isChanged = email.toLowerCase() !== customer.email.toLowerCase();
      if (isNewEmailRequest(customer, email)) {
        if (!isProven) throw invalid('currentPassword', 'mixed.required');
        await this.mailChange(tx, customer, email, call);
      }
      const { phone = null, company = null, vatNumber, ...names } = facts;
      return this.save(tx, customer.id, { ...names, phone, company, vatNumber: vatNumber ? plainVatNumber(vatNumber, country) : null, pendingEmail: isChanged ? email : null });
    });
    return saved;
  }

  /**
   * Confirms a new e-mail address. It requires the mailed link and a session or the password, because anybody can enter any address.
   * Password reset links and all sessions end, except the session that requested the change. A failed attempt does not use up the link.
   * @throws Problem NOT_FOUND, GONE, CONFLICT when another account has the address, PASSWORD_REQUIRED, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async verifyEmail({ token, password }: InputValue<'verifyEmail'>, call: CallContext): Promise<Customer> {
    const { customer } = await this.emailRequestOf(this.db, await readToken(this.db, 'email', token));
    // Before the transaction, because hashing is slow and would hold a connection.
    if ((await this.identity.findCustomer(call)) !== customer.id) {
      if (password === undefined) throw new Problem('PASSWORD_REQUIRED');
      await this.auth.requirePassword(customer, password, call);
    }
    return this.db.transaction(async (tx) => {
      const { email, session } = await this.emailRequestOf(tx, await consumeToken(tx, 'email', token));
      const holder = await findByEmail(tx, email);
      if (holder && holder.id !== customer.id) throw new Problem('CONFLICT');
      await this.sessions.closeOthers(tx, customer.id, session);
      await expireTokens(tx, 'reset', customer.id);
      return this.save(tx, customer.id, { email, pendingEmail: null });
    });
  }

  /** Deletes the account and its data that belong to no placed order. Placed orders remain for the legal retention period. */
  async delete({ password }: InputValue<'deleteMe'>, call: CallContext): Promise<void> {
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
      const forgotten = await eraseAddress(tx, customer.email);
      await tx.delete(enquiryDraftTable).where(eq(enquiryDraftTable.owner, owner));
      await this.outbox.queue(tx, this.letters.write('accountDeleted', { to: customer.email, locale: call.locale, name: customer.firstName }));
      return [...erased, ...forgotten.uploads];
    });
    await this.uploads.removeFiles(uploads);
  }

  /** The customer, address and session of a requested e-mail change. @throws Problem GONE when the change was cancelled */
  private async emailRequestOf(tx: Executor, { subject, payload }: { subject: string; payload: unknown }): Promise<{ customer: CustomerRow; email: string; session: string }> {
    const { email, session = '' } = payload as { email: string; session?: string };
    const [customer] = await tx.select().from(customerTable).where(eq(customerTable.id, subject));
    if (customer?.pendingEmail !== email) throw new Problem('GONE');
    return { customer, email, session };
  }

  private async mailChange(tx: Executor, customer: CustomerRow, email: string, call: CallContext): Promise<void> {
    const { locale } = call;
    const name = customer.firstName;
    const isMailed = await this.outbox.queueLimited(tx, { kind: 'emailChange', to: email }, { ...call, account: customer.id }, async () => {
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
