import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import { issueToken } from '../customers/one-time-tokens.js';
import type { Executor } from '../database/database.module.js';
import { addressLines, formatDateTime } from '../formats.js';
import { EnquiryMails } from '../mail/enquiry-mails.js';
import { ShortMails } from '../mail/short-mails.js';
import type { MailCause } from '../mail/mail-limits.js';
import type { Attachment } from '../mail/mail.tables.js';
import { OutboxService } from '../mail/outbox.service.js';
import { withoutLinks } from '../mail/safe-text.js';
import type { UploadRow } from '../uploads/uploads.service.js';
import type { AppointmentRow } from './appointments.service.js';
import { calendarFile } from './calendar-file.js';
import { EnquiryFields, type EnquiryRow } from './enquiry-fields.js';

/** Limit of attached files in bytes. In base64 they have 13.7 MiB, and mail servers refuse from 20 or 25 MB on. Operators read the other files from the shop. */
const maxAttached = 10_485_760;

/** The files that fit into the limit together, chosen in order. */
const attachable = (files: readonly UploadRow[]): UploadRow[] => {
  let left = maxAttached;
  return files.filter(({ size }) => {
    const fits = size <= left;
    if (fits) left -= size;
    return fits;
  });
};

/** Mails about an enquiry: to the shop with its content, and to its sender. */
@Injectable()
export class EnquiryNotifications {
  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    private readonly fields: EnquiryFields,
    private readonly mails: EnquiryMails,
    private readonly letters: ShortMails,
    private readonly outbox: OutboxService,
  ) {}

  /** Queues the mails. The mail to the shop contains a note when the sender gets none. @returns whether the sender gets a mail */
  async notify(tx: Executor, row: EnquiryRow, files: readonly UploadRow[], booked: AppointmentRow | undefined, cause: MailCause): Promise<boolean> {
    const calendar = booked?.confirmedAt ? [this.calendar(row, booked)] : [];
    const isAcknowledged = await this.notifySender(tx, row, booked, calendar, cause);
    await this.notifyShop(tx, { ...row, isAcknowledged }, files, booked, calendar);
    return isAcknowledged;
  }

  /** Mails the sender that the appointment is cancelled, with a calendar file that removes it. */
  async notifyCancelled(tx: Executor, row: EnquiryRow, booked: AppointmentRow): Promise<void> {
    const { email, locale, name } = row;
    const args = { moment: this.appointmentOf(row, booked) };
    const letter = this.letters.write('appointmentCancelled', { to: email, locale, args, link: { page: 'contact', query: {} }, ...(name && { name }) });
    await this.outbox.queue(tx, { ...letter, attachments: [this.calendar(row, booked, true)] });
  }

  private async notifyShop(tx: Executor, row: EnquiryRow, files: readonly UploadRow[], booked: AppointmentRow | undefined, calendar: Attachment[]): Promise<void> {
    const { id, kind, locale, email, goods } = row;
    const attached = attachable(files);
    const left = new Set(files.filter((file) => !attached.includes(file)).map((file) => file.id));
    const mail = this.mails.forwarded({
      to: this.brand.email,
      locale,
      reference: id,
      kind: this.fields.translate(`enquiryKinds.${kind}`, locale),
      sender: email,
      fields: await this.fields.of(row, { files, left, booked }),
      goods: this.fields.goods([...(goods?.line ? [goods.line] : []), ...(goods?.cart?.lines ?? [])], locale),
      total: goods?.cart?.total ?? null,
    });
    const uploads = attached.map(({ id: uploadId, name, type }): Attachment => ({ uploadId, name, type }));
    await this.outbox.queue(tx, { ...mail, attachments: [...calendar, ...uploads] });
  }

  /**
   * Acknowledges the enquiry. For a withdrawal the mail repeats content and time (Directive 2011/83/EU, article 11a). Other mails contain
   * no text of the form, so that nobody can send own text to other people through the shop. @returns whether a mail was queued
   */
  private async notifySender(tx: Executor, row: EnquiryRow, booked: AppointmentRow | undefined, attachments: Attachment[], cause: MailCause): Promise<boolean> {
    const { id, kind, email, locale, name, receivedAt, orderNumber, message, company, phone } = row;
    const letter = { to: email, locale, ...(name && { name }) };
    if (booked && !booked.confirmedAt) return this.requestConfirmation(tx, row, booked, cause);
    if (booked) {
      const args = { reference: id, moment: this.appointmentOf(row, booked) };
      await this.outbox.queue(tx, { ...this.letters.write('appointmentConfirmed', { ...letter, args, facts: [this.place(row)] }), attachments });
      return true;
    }
    const args = { reference: id };
    if (kind !== 'withdrawal') return this.outbox.queueLimited(tx, { kind: 'enquiryReceived', to: email }, cause, () => this.letters.write('enquiryReceived', { ...letter, args }));
    const declared = [`${this.fields.translate(`enquiryKinds.${kind}`, locale)}, ${formatDateTime(receivedAt, locale)}`, name, company, phone, orderNumber, message];
    const facts = declared.flatMap((fact) => fact ?? []).map(withoutLinks);
    const write = () => ({ ...this.letters.write('enquiryReceived', { ...letter, args, facts }), kind: 'withdrawalDeclared' as const });
    return this.outbox.queueLimited(tx, { kind: 'withdrawalDeclared', to: email }, cause, write);
  }

  /** Mails the link that confirms a held appointment. */
  private requestConfirmation(tx: Executor, row: EnquiryRow, held: AppointmentRow, cause: MailCause): Promise<boolean> {
    const { email, locale, name } = row;
    return this.outbox.queueLimited(tx, { kind: 'appointmentHeld', to: email }, cause, async () => {
      const token = await issueToken(tx, 'appointment', held.id);
      const args = { moment: this.appointmentOf(row, held), until: formatDateTime(held.heldUntil!, locale) };
      const link = { page: 'contact', query: { token } } as const;
      return this.letters.write('appointmentHeld', { to: email, locale, args, link, facts: [this.place(row)], ...(name && { name }) });
    });
  }

  private appointmentOf(row: EnquiryRow, booked: AppointmentRow): string {
    return this.fields.when(row, booked, this.brand.pickup.address.city);
  }

  private place({ appointment, phone, locale }: EnquiryRow): string {
    return this.fields.translate(`mail.appointment.${appointment}Text`, locale, { phone, address: this.address(locale).join(', ') });
  }

  private address(locale: Locale): string[] {
    return [this.brand.seller.name, ...addressLines(this.brand.pickup.address, locale)];
  }

  private calendar(row: EnquiryRow, { id, startsAt, endsAt }: AppointmentRow, isCancelled = false): Attachment {
    const { locale, appointment, phone } = row;
    const { siteName, email } = this.brand;
    const content = calendarFile({
      id,
      host: this.mails.hostOf(locale),
      createdAt: new Date(),
      startsAt,
      endsAt,
      summary: this.fields.translate(`mail.appointment.${appointment}Summary`, locale, { shop: siteName }),
      description: this.fields.translate('mail.appointment.description', locale, { reference: row.id, email }),
      location: appointment === 'showroom' ? this.address(locale).join(', ') : (phone ?? ''),
      organizer: { name: siteName, email },
      isCancelled,
    });
    return { name: 'appointment.ics', type: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`, content };
  }
}
