import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import type { Enquiry } from '../../contract/enquiry.js';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { issueToken, spendToken } from '../customers/one-use-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { formatMoment } from '../formats.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { newId } from '../ids.js';
import { Letters } from '../mail/letters.js';
import { OutboxService } from '../mail/outbox.service.js';
import { enquiryTable, newsletterTable } from './enquiries.tables.js';

type Wish = Given<'enquire'>;

/** In the mail's head, or the same in every mail. */
const saidElsewhere = new Set(['email', 'kind', 'consent']);

/** What visitors ask, and sign up for. The answer never tells whether an address is known. */
@Injectable()
export class EnquiriesService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly catalogue: CatalogueService,
    private readonly letters: Letters,
    private readonly outbox: OutboxService,
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** @throws Problem VALIDATION for a product that is not sold */
  enquire(wish: Wish, call: CallContext): Promise<Enquiry | Replayed<Enquiry>> {
    return once(this.db, call, 'enquire', wish, async (tx) => {
      const { productId, consent: _, ...facts } = wish;
      if (productId && !(await this.catalogue.findForLines([productId], call.locale, tx)).length) {
        throw new Problem('VALIDATION', { errors: [{ field: 'productId', code: 'yup.errors.mixed.oneOf', params: { values: '' } }] });
      }
      const receivedAt = new Date();
      const id = newId();
      await tx.insert(enquiryTable).values({ id, ...facts, productId: productId ?? null, locale: call.locale, receivedAt });
      const isNewsletter = wish.kind === 'newsletter';
      await (isNewsletter ? this.askToConfirm(tx, wish, call.locale) : this.tell(tx, id, wish, receivedAt, call.locale));
      return { id, kind: wish.kind, receivedAt: receivedAt.toISOString(), needsConfirmation: isNewsletter };
    });
  }

  /** @throws Problem NOT_FOUND, GONE */
  confirm({ token }: Given<'confirmEnquiry'>): Promise<OutputOf<'confirmEnquiry'>> {
    return this.db.transaction(async (tx) => {
      const { payload } = await spendToken(tx, 'newsletter', token);
      const { email, locale } = payload as { email: string; locale: Locale };
      const confirmedAt = new Date();
      await tx.insert(newsletterTable).values({ id: newId(), email, locale, confirmedAt }).onConflictDoNothing();
      return { kind: 'newsletter', confirmedAt: confirmedAt.toISOString() };
    });
  }

  private async askToConfirm(tx: Executor, { email, name }: Wish, locale: Locale): Promise<void> {
    const token = await issueToken(tx, 'newsletter', email.toLowerCase(), { email, locale });
    const link = { page: 'newsletter', query: { token } } as const;
    await this.outbox.queue(tx, this.letters.write('newsletterConfirm', { to: email, locale, link, ...(name && { name }) }));
  }

  /** One mail to the shop with all that was said, one to the sender; of a withdrawal with its content and its moment (Directive 2011/83/EU, article 11a). */
  private async tell(tx: Executor, id: string, wish: Wish, receivedAt: Date, locale: Locale): Promise<void> {
    const { email, kind, name } = wish;
    const label = this.i18n.translate(`components.enquiryKinds.${kind}`, { lang: locale });
    const facts = Object.entries(wish).flatMap(([field, value]) => (saidElsewhere.has(field) || value === undefined ? [] : [String(value)]));
    const acknowledged = kind === 'withdrawal' ? [`${label}, ${formatMoment(receivedAt, locale)}`, ...facts] : [];
    await this.outbox.queue(tx, this.letters.write('enquiryForwarded', { to: this.brand.email, locale, args: { kind: label, reference: id, sender: email }, facts }));
    await this.outbox.queue(tx, this.letters.write('enquiryReceived', { to: email, locale, args: { reference: id }, facts: acknowledged, ...(name && { name }) }));
  }
}
