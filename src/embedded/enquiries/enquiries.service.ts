import { Inject, Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { Enquiry } from '../../contract/enquiry.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { kindOfToken } from '../customers/one-time-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { Identity } from '../identity/identity.js';
import { hashOf, newId } from '../ids.js';
import { networkOf } from '../limits/network.js';
import { RateLimits } from '../limits/rate-limits.js';
import { AppointmentHolds } from './appointment-holds.js';
import { type AppointmentRow, AppointmentsService, type RequestedSlot } from './appointments.service.js';
import { QuotationGoods } from './quotation-goods.js';
import { DraftsService } from './drafts.service.js';
import { enquiryTable } from './enquiries.tables.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { EnquiryFiles } from './enquiry-files.js';
import { EnquiryNotifications } from './enquiry-notifications.js';
import { NewsletterService } from './newsletter.service.js';
import type { MailCause } from '../mail/mail-limits.js';
import { roomIn } from './room-advice.js';
import { suspicionOf } from './suspicion.js';

type EnquiryInput = InputValue<'enquire'>;
/** Books or holds the slot of an enquiry; undefined for an enquiry without an appointment. */
type Booking = () => Promise<AppointmentRow | undefined>;

/** Limit of enquiries per hour with the same e-mail address from the same network. */
const limitPerSender = { max: 10, seconds: 3600 };

/** The requested slot; undefined unless kind, day and time are given. */
export const appointmentIn = ({
  appointment,
  appointmentDay,
  appointmentTime,
}: Partial<{ [Key in keyof RequestedSlot]: RequestedSlot[Key] | null | undefined }>): RequestedSlot | undefined =>
  appointment && appointmentDay && appointmentTime ? { appointment, appointmentDay, appointmentTime } : undefined;

/** Stores enquiries. The response does not reveal whether an address is known or whether the enquiry is held back as suspicious. */
@Injectable()
export class EnquiriesService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly goods: QuotationGoods,
    private readonly files: EnquiryFiles,
    private readonly appointments: AppointmentsService,
    private readonly holds: AppointmentHolds,
    private readonly drafts: DraftsService,
    private readonly newsletter: NewsletterService,
    private readonly letters: EnquiryNotifications,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @throws Problem NOT_FOUND for files and configurations of another owner; VALIDATION; CONFLICT when the slot is taken;
   *   TOO_MANY_REQUESTS
   */
  enquire(input: EnquiryInput, call: CallContext): Promise<Enquiry | ReplayedResponse<Enquiry>> {
    return runOnce(this.db, call, 'enquire', input, async (tx) => {
      const owner = await this.identity.ownerOf(call, tx);
      const files = await this.files.requireOwn(tx, input.kind, input.files ?? [], owner);
      const goods = await this.goods.of(tx, input, call);
      if (input.room !== undefined && !roomIn(input.room)) throw new Problem('VALIDATION', { errors: [{ field: 'room', code: 'yup.errors.string.matches', params: {} }] });
      const moment = appointmentIn(input);
      if (moment) await this.appointments.requireFree(tx, moment, call.locale);
      const isHeld = moment !== undefined && !(await this.holds.isConfirmed(tx, owner, input.email));
      if (input.kind !== 'withdrawal') await this.limits.take(hashOf(`enquiries ${input.email.toLowerCase()} ${networkOf(call.clientAddress ?? '')}`), limitPerSender);
      const { openedAt: _, website: _website, consent: _consent, withCart: _cart, files: _files, ...facts } = input;
      const receivedAt = new Date();
      const suspicion = suspicionOf(input, receivedAt) ?? null;
      const [row] = await tx
        .insert(enquiryTable)
        .values({ id: newId(), ...facts, goods, locale: call.locale, receivedAt, suspicion, isAcknowledged: !suspicion })
        .returning();
      await this.files.takeOver(tx, row!.id, files);
      if (owner) await this.drafts.remove(tx, owner, input.kind);
      const book = async () => moment && (isHeld ? this.holds.hold(tx, row!, moment, call) : this.appointments.book(tx, row!.id, moment));
      if (!suspicion) await this.take(tx, row!, book, call);
      return { id: row!.id, kind: input.kind, receivedAt: receivedAt.toISOString(), needsConfirmation: input.kind === 'newsletter' || isHeld };
    });
  }

  /** Confirms a newsletter subscription or an appointment by the token of a mailed link. @throws Problem NOT_FOUND, GONE */
  async confirm(link: InputValue<'confirmEnquiry'>, call: CallContext): Promise<OutputOf<'confirmEnquiry'>> {
    return (await kindOfToken(this.db, link.token)) === 'appointment' ? this.holds.confirm(link) : this.newsletter.confirm(link, call);
  }

  /**
   * Releases an enquiry that was held back: books its slot if it is still free, and sends the mails.
   * @returns whether a slot was booked; undefined when the enquiry was not held back
   */
  release(id: string): Promise<{ isBooked: boolean } | undefined> {
    return this.db.transaction(async (tx) => {
      const held = and(eq(enquiryTable.id, id), sql`${enquiryTable.suspicion} is not null`);
      const [row] = await tx.update(enquiryTable).set({ suspicion: null, isAcknowledged: true, changedAt: sql`clock_timestamp()` }).where(held).returning();
      if (!row) return undefined;
      const moment = await this.stillFree(tx, row);
      await this.take(tx, row, async () => moment && this.appointments.book(tx, row.id, moment), {});
      return { isBooked: moment !== undefined };
    });
  }

  private async stillFree(tx: Executor, row: EnquiryRow): Promise<RequestedSlot | undefined> {
    const moment = appointmentIn(row);
    const check = moment && this.appointments.requireFree(tx, moment, row.locale);
    return check?.then(
      () => moment,
      () => undefined,
    );
  }

  /** Processes an accepted enquiry: books its slot and queues the mails. The sender gets one only within the mail limit of the address. */
  private async take(tx: Executor, row: EnquiryRow, book: Booking, cause: MailCause): Promise<void> {
    const isAcknowledged = await this.mail(tx, row, book, cause);
    if (!isAcknowledged) await tx.update(enquiryTable).set({ isAcknowledged }).where(eq(enquiryTable.id, row.id));
  }

  private async mail(tx: Executor, row: EnquiryRow, book: Booking, cause: MailCause): Promise<boolean> {
    if (row.kind === 'newsletter') return this.newsletter.requestConfirmation(tx, row, cause);
    return this.letters.notify(tx, row, await this.files.of(tx, row.id), await book(), cause);
  }
}
