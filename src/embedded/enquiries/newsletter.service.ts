import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { I18nService } from 'nestjs-i18n';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { Locale } from '../../contract/locales.js';
import { href } from '../../contract/routes.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { consumeToken, issueToken, subjectOfUsed } from '../customers/one-time-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { hasEmail } from '../database/has-email.js';
import { newId } from '../ids.js';
import { EnquiryMails } from '../mail/enquiry-mails.js';
import { ShortMails } from '../mail/short-mails.js';
import type { MailCause } from '../mail/mail-limits.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { newsletterTable } from './enquiries.tables.js';
import { truncatedAddress } from './truncated-address.js';

/** Payload of a confirmation token: the evidence of the first step of the opt-in. */
interface SignUp {
  email: string;
  locale: Locale;
  name: string | null;
  askedAt: string;
  askedFrom: string | null;
  consentText: string;
}
type Subscription = typeof newsletterTable.$inferSelect;
const isOf = (email: string) => hasEmail(newsletterTable.email, email);

/** The newsletter, with double opt-in and unsubscribe links. */
@Injectable()
export class NewsletterService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly letters: ShortMails,
    private readonly mails: EnquiryMails,
    private readonly outbox: OutboxService,
    private readonly i18n: I18nService,
  ) {}

  /** Mails the link that confirms a subscription. Earlier links expire. @returns whether a mail was queued */
  async requestConfirmation(tx: Executor, { email, name, locale, receivedAt }: EnquiryRow, cause: MailCause): Promise<boolean> {
    const consentText = String(this.i18n.translate('form.consent.newsletter', { lang: locale }));
    const signUp: SignUp = { email, locale, name, askedAt: receivedAt.toISOString(), askedFrom: truncatedAddress(cause.clientAddress), consentText };
    return this.outbox.queueLimited(tx, { kind: 'newsletterConfirm', to: email }, cause, async () => {
      const token = await issueToken(tx, 'newsletter', email.toLowerCase(), signUp);
      const link = { page: 'newsletter', query: { token } } as const;
      return this.letters.write('newsletterConfirm', { to: email, locale, link, ...(name && { name }) });
    });
  }

  /** Confirms a subscription. A repeated call with the same token returns the same result. @throws Problem NOT_FOUND; GONE when the link has expired or the subscription has ended */
  confirm({ token }: InputValue<'confirmEnquiry'>, { clientAddress }: CallContext): Promise<OutputOf<'confirmEnquiry'>> {
    return this.db.transaction(async (tx) => {
      const spent = await consumeToken(tx, 'newsletter', token).catch((error: unknown) => error);
      const subscription = spent instanceof Error ? await this.confirmedBefore(tx, token) : await this.subscribe(tx, (spent as { payload: SignUp }).payload, clientAddress);
      if (!subscription) throw spent;
      return { kind: 'newsletter', confirmedAt: subscription.confirmedAt.toISOString() };
    });
  }

  /** Deletes a subscription. The result is the same when it does not exist. */
  async unsubscribe({ token }: InputValue<'unsubscribe'>): Promise<OutputOf<'unsubscribe'>> {
    await this.db.delete(newsletterTable).where(eq(newsletterTable.unsubscribeKey, token));
    return { kind: 'newsletter' };
  }

  /** The two unsubscribe URLs of every issue: a page, and the one-click URL for mail programs (RFC 8058). */
  unsubscribeHeaders({ locale, unsubscribeKey }: Pick<Subscription, 'locale' | 'unsubscribeKey'>) {
    return {
      unsubscribePage: this.mails.addressOf(locale, href('newsletter', locale, undefined, { unsubscribe: unsubscribeKey })),
      oneClick: this.mails.addressOf(locale, `/forms/newsletter/unsubscribe?token=${unsubscribeKey}`),
    };
  }

  /** The subscription that a used link confirmed, if it still exists. */
  private async confirmedBefore(tx: Executor, token: string): Promise<Subscription | undefined> {
    const subject = await subjectOfUsed(tx, 'newsletter', token);
    return subject === undefined ? undefined : this.find(tx, subject);
  }

  private async find(tx: Executor, email: string): Promise<Subscription | undefined> {
    return (await tx.select().from(newsletterTable).where(isOf(email)))[0];
  }

  /** Adds a subscription. An existing one is returned unchanged. */
  private async subscribe(tx: Executor, { name, askedAt, ...signUp }: SignUp, clientAddress: string | undefined): Promise<Subscription | undefined> {
    const row = { id: newId(), ...signUp, askedAt: new Date(askedAt), confirmedAt: new Date(), confirmedFrom: truncatedAddress(clientAddress) };
    const [added] = await tx.insert(newsletterTable).values(row).onConflictDoNothing().returning();
    if (added) await this.welcome(tx, added, name);
    return added ?? this.find(tx, signUp.email);
  }

  private async welcome(tx: Executor, subscription: Subscription, name: string | null): Promise<void> {
    const { email, locale } = subscription;
    const { oneClick } = this.unsubscribeHeaders(subscription);
    const query = { unsubscribe: subscription.unsubscribeKey };
    const letter = this.letters.write('newsletterWelcome', { to: email, locale, link: { page: 'newsletter', query }, ...(name && { name }) });
    await this.outbox.queue(tx, { ...letter, headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } });
  }
}
