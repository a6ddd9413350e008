import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { I18nService } from 'nestjs-i18n';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import type { Locale } from '../../contract/locales.js';
import { href } from '../../contract/routes.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { issueToken, spendToken, subjectOfUsed } from '../customers/one-use-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { EnquiryMails } from '../mail/enquiry-mails.js';
import { Letters } from '../mail/letters.js';
import type { MailCause } from '../mail/mail-bounds.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { newsletterTable } from './enquiries.tables.js';
import { shortened } from './shortened-address.js';

/** What a sign-up's link stands for: the evidence of the first click. */
interface SignUp {
  email: string;
  locale: Locale;
  name: string | null;
  askedAt: string;
  askedFrom: string | null;
  consentText: string;
}
type Subscription = typeof newsletterTable.$inferSelect;
const isOf = (email: string) => eq(sql`lower(${newsletterTable.email})`, email.toLowerCase());

/** The newsletter: double opt-in, and a link out in every issue. */
@Injectable()
export class NewsletterService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly letters: Letters,
    private readonly mails: EnquiryMails,
    private readonly outbox: OutboxService,
    private readonly i18n: I18nService,
  ) {}

  /** Mails the link that confirms a sign-up; those mailed before stop working. @returns whether it was mailed */
  async askToConfirm(tx: Executor, { email, name, locale, receivedAt }: EnquiryRow, cause: MailCause): Promise<boolean> {
    const consentText = String(this.i18n.translate('form.consent.newsletter', { lang: locale }));
    const signUp: SignUp = { email, locale, name, askedAt: receivedAt.toISOString(), askedFrom: shortened(cause.clientAddress), consentText };
    return this.outbox.queueBounded(tx, { kind: 'newsletterConfirm', to: email }, cause, async () => {
      const token = await issueToken(tx, 'newsletter', email.toLowerCase(), signUp);
      const link = { page: 'newsletter', query: { token } } as const;
      return this.letters.write('newsletterConfirm', { to: email, locale, link, ...(name && { name }) });
    });
  }

  /** A second click on the same link is answered like the first. @throws Problem NOT_FOUND; GONE for a link that was not used in time, or whose subscription ended */
  confirm({ token }: Given<'confirmEnquiry'>, { clientAddress }: CallContext): Promise<OutputOf<'confirmEnquiry'>> {
    return this.db.transaction(async (tx) => {
      const spent = await spendToken(tx, 'newsletter', token).catch((error: unknown) => error);
      const subscription = spent instanceof Error ? await this.confirmedBefore(tx, token) : await this.subscribe(tx, (spent as { payload: SignUp }).payload, clientAddress);
      if (!subscription) throw spent;
      return { kind: 'newsletter', confirmedAt: subscription.confirmedAt.toISOString() };
    });
  }

  /** Forgets a subscription. One that is not there is answered alike: it ended already, or never was. */
  async unsubscribe({ token }: Given<'unsubscribe'>): Promise<OutputOf<'unsubscribe'>> {
    await this.db.delete(newsletterTable).where(eq(newsletterTable.unsubscribeKey, token));
    return { kind: 'newsletter' };
  }

  /** The two ways out that every issue has: a page for people, one click for mail programs (RFC 8058). */
  waysOut({ locale, unsubscribeKey }: Pick<Subscription, 'locale' | 'unsubscribeKey'>) {
    return {
      unsubscribePage: this.mails.addressOf(locale, href('newsletter', locale, undefined, { unsubscribe: unsubscribeKey })),
      oneClick: this.mails.addressOf(locale, `/forms/newsletter/unsubscribe?token=${unsubscribeKey}`),
    };
  }

  /** What a used link led to, as long as that is there. */
  private async confirmedBefore(tx: Executor, token: string): Promise<Subscription | undefined> {
    const subject = await subjectOfUsed(tx, 'newsletter', token);
    return subject === undefined ? undefined : this.find(tx, subject);
  }

  private async find(tx: Executor, email: string): Promise<Subscription | undefined> {
    return (await tx.select().from(newsletterTable).where(isOf(email)))[0];
  }

  /** Somebody who is on the list stays as they are. */
  private async subscribe(tx: Executor, { name, askedAt, ...signUp }: SignUp, clientAddress: string | undefined): Promise<Subscription | undefined> {
    const row = { id: newId(), ...signUp, askedAt: new Date(askedAt), confirmedAt: new Date(), confirmedFrom: shortened(clientAddress) };
    const [added] = await tx.insert(newsletterTable).values(row).onConflictDoNothing().returning();
    if (added) await this.welcome(tx, added, name);
    return added ?? this.find(tx, signUp.email);
  }

  private async welcome(tx: Executor, subscription: Subscription, name: string | null): Promise<void> {
    const { email, locale } = subscription;
    const { oneClick } = this.waysOut(subscription);
    const query = { unsubscribe: subscription.unsubscribeKey };
    const letter = this.letters.write('newsletterWelcome', { to: email, locale, link: { page: 'newsletter', query }, ...(name && { name }) });
    await this.outbox.queue(tx, { ...letter, headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } });
  }
}
