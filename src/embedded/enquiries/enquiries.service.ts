import { Inject, Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import type { Enquiry } from '../../contract/enquiry.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { kindOfToken } from '../customers/one-use-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { Identity } from '../identity/identity.js';
import { hashOf, newId } from '../ids.js';
import { networkOf } from '../limits/network.js';
import { RateLimits } from '../limits/rate-limits.js';
import { AppointmentHolds } from './appointment-holds.js';
import { type AppointmentRow, AppointmentsService, type Wished } from './appointments.service.js';
import { GoodsAskedFor } from './asked-goods.js';
import { DraftsService } from './drafts.service.js';
import { enquiryTable } from './enquiries.tables.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { EnquiryFiles } from './enquiry-files.js';
import { EnquiryLetters } from './enquiry-letters.js';
import { NewsletterService } from './newsletter.service.js';
import type { MailCause } from '../mail/mail-bounds.js';
import { roomIn } from './room-advice.js';
import { suspicionOf } from './suspicion.js';

type Wish = Given<'enquire'>;
/** Books or holds the slot of an enquiry; undefined for an enquiry without an appointment. */
type Booking = () => Promise<AppointmentRow | undefined>;

/** Limit of enquiries per hour with the same e-mail address from the same network. */
const ofOneSender = { most: 10, seconds: 3600 };

/** The requested slot; undefined unless kind, day and time are given. */
export const momentIn = ({ appointment, appointmentDay, appointmentTime }: Partial<{ [Key in keyof Wished]: Wished[Key] | null | undefined }>): Wished | undefined =>
  appointment && appointmentDay && appointmentTime ? { appointment, appointmentDay, appointmentTime } : undefined;

/** Stores enquiries. The response does not reveal whether an address is known or whether the enquiry is held back as suspicious. */
@Injectable()
export class EnquiriesService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly goods: GoodsAskedFor,
    private readonly files: EnquiryFiles,
    private readonly appointments: AppointmentsService,
    private readonly holds: AppointmentHolds,
    private readonly drafts: DraftsService,
    private readonly newsletter: NewsletterService,
    private readonly letters: EnquiryLetters,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @throws Problem NOT_FOUND for files and configurations of another owner; VALIDATION; CONFLICT when the slot is taken;
   *   TOO_MANY_REQUESTS
   */
  enquire(wish: Wish, call: CallContext): Promise<Enquiry | Replayed<Enquiry>> {
    return once(this.db, call, 'enquire', wish, async (tx) => {
      const owner = await this.identity.ownerOf(call, tx);
      const files = await this.files.requireOwn(tx, wish.kind, wish.files ?? [], owner);
      const goods = await this.goods.of(tx, wish, call);
      if (wish.room !== undefined && !roomIn(wish.room)) throw new Problem('VALIDATION', { errors: [{ field: 'room', code: 'yup.errors.string.matches', params: {} }] });
      const moment = momentIn(wish);
      if (moment) await this.appointments.requireFree(tx, moment, call.locale);
      const isHeld = moment !== undefined && !(await this.holds.isConfirmed(tx, owner, wish.email));
      if (wish.kind !== 'withdrawal') await this.limits.take(hashOf(`enquiries ${wish.email.toLowerCase()} ${networkOf(call.clientAddress ?? '')}`), ofOneSender);
      const { openedAt: _, website: _website, consent: _consent, withCart: _cart, files: _files, ...facts } = wish;
      const receivedAt = new Date();
      const suspicion = suspicionOf(wish, receivedAt) ?? null;
      const [row] = await tx
        .insert(enquiryTable)
        .values({ id: newId(), ...facts, goods, locale: call.locale, receivedAt, suspicion, isAcknowledged: !suspicion })
        .returning();
      await this.files.takeOver(tx, row!.id, files);
      if (owner) await this.drafts.forget(tx, owner, wish.kind);
      const book = async () => moment && (isHeld ? this.holds.hold(tx, row!, moment, call) : this.appointments.book(tx, row!.id, moment));
      if (!suspicion) await this.take(tx, row!, book, call);
      return { id: row!.id, kind: wish.kind, receivedAt: receivedAt.toISOString(), needsConfirmation: wish.kind === 'newsletter' || isHeld };
    });
  }

  /** Confirms a newsletter subscription or an appointment by the token of a mailed link. @throws Problem NOT_FOUND, GONE */
  async confirm(link: Given<'confirmEnquiry'>, call: CallContext): Promise<OutputOf<'confirmEnquiry'>> {
    return (await kindOfToken(this.db, link.token)) === 'appointment' ? this.holds.confirm(link) : this.newsletter.confirm(link, call);
  }

  /**
   * Releases an enquiry that was held back: books its slot if it is still free, and sends the mails.
   * @returns whether a slot was booked; undefined when the enquiry was not held back
   */
  release(id: string): Promise<{ isBooked: boolean } | undefined> {
    return this.db.transaction(async (tx) => {
      const held = and(eq(enquiryTable.id, id), sql`${enquiryTable.suspicion} is not null`);
      const [row] = await tx.update(enquiryTable).set({ suspicion: null, isAcknowledged: true }).where(held).returning();
      if (!row) return undefined;
      const moment = await this.stillFree(tx, row);
      await this.take(tx, row, async () => moment && this.appointments.book(tx, row.id, moment), {});
      return { isBooked: moment !== undefined };
    });
  }

  private async stillFree(tx: Executor, row: EnquiryRow): Promise<Wished | undefined> {
    const moment = momentIn(row);
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
    if (row.kind === 'newsletter') return this.newsletter.askToConfirm(tx, row, cause);
    return this.letters.tell(tx, row, await this.files.of(tx, row.id), await book(), cause);
  }
}
