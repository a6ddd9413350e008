import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { customerTable } from '../customers/customers.tables.js';
import { consumeToken, subjectOfUsed } from '../customers/one-time-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { customerOf, type Owner } from '../identity/identity.js';
import { hashOf } from '../ids.js';
import { publicNetworkOf } from '../limits/network.js';
import { type AppointmentRow, AppointmentsService, type RequestedSlot } from './appointments.service.js';
import { appointmentTable, enquiryTable } from './enquiries.tables.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { EnquiryFiles } from './enquiry-files.js';
import { EnquiryNotifications } from './enquiry-notifications.js';

/** Limit of unconfirmed appointments per e-mail address, and per network. */
const maxHeld = 3;

/** Appointments of senders with an unconfirmed e-mail address. The slot is held for some minutes, and booked when the mailed link is opened. */
@Injectable()
export class AppointmentHolds {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly appointments: AppointmentsService,
    private readonly files: EnquiryFiles,
    private readonly letters: EnquiryNotifications,
  ) {}

  /** Whether the e-mail address is the confirmed one of the calling customer. Such an appointment is booked without a hold. */
  async isConfirmed(tx: Executor, owner: Owner | undefined, email: string): Promise<boolean> {
    const id = owner && customerOf(owner);
    if (id === undefined) return false;
    const [customer] = await tx.select({ email: customerTable.email }).from(customerTable).where(eq(customerTable.id, id));
    return customer?.email.toLowerCase() === email.toLowerCase();
  }

  /** Holds a slot. @throws Problem CONFLICT when the slot is taken, TOO_MANY_REQUESTS when the address or network has too many unconfirmed appointments */
  async hold(tx: Executor, { id, email }: EnquiryRow, moment: RequestedSlot, { clientAddress }: Pick<CallContext, 'clientAddress'>): Promise<AppointmentRow> {
    const minutes = this.environment.APPOINTMENT_HOLD_MINUTES;
    const known = publicNetworkOf(clientAddress);
    const network = known === undefined ? null : hashOf(`appointments ${known}`);
    await this.requireCapacity(tx, email.toLowerCase(), network, minutes * 60);
    return this.appointments.book(tx, id, moment, { heldUntil: new Date(Date.now() + minutes * 60_000), network });
  }

  /**
   * Confirms an appointment by the mailed link. A repeated call returns the same result. An expired hold can still be confirmed while nobody else has booked the slot.
   * @throws Problem NOT_FOUND; GONE when the slot is taken, cancelled or in the past, or when the link has expired
   */
  confirm({ token }: InputValue<'confirmEnquiry'>): Promise<OutputOf<'confirmEnquiry'>> {
    return this.db.transaction(async (tx) => {
      const known = await subjectOfUsed(tx, 'appointment', token);
      if (known !== undefined) return this.confirmedBefore(tx, known);
      const { subject } = await consumeToken(tx, 'appointment', token);
      const waits = and(eq(appointmentTable.id, subject), isNull(appointmentTable.confirmedAt), isNull(appointmentTable.cancelledAt), sql`${appointmentTable.startsAt} > now()`);
      const [appointment] = await tx.update(appointmentTable).set({ confirmedAt: new Date(), network: null }).where(waits).returning();
      if (!appointment) throw new Problem('GONE');
      const [row] = await tx.select().from(enquiryTable).where(eq(enquiryTable.id, appointment.enquiryId));
      await this.letters.notify(tx, row!, await this.files.of(tx, row!.id), appointment, {});
      return { kind: row!.kind, confirmedAt: appointment.confirmedAt!.toISOString() };
    });
  }

  private async confirmedBefore(tx: Executor, id: string): Promise<OutputOf<'confirmEnquiry'>> {
    const [found] = await tx
      .select({ kind: enquiryTable.kind, confirmedAt: appointmentTable.confirmedAt })
      .from(appointmentTable)
      .innerJoin(enquiryTable, eq(enquiryTable.id, appointmentTable.enquiryId))
      .where(and(eq(appointmentTable.id, id), isNull(appointmentTable.cancelledAt)));
    if (!found?.confirmedAt) throw new Problem('GONE');
    return { kind: found.kind, confirmedAt: found.confirmedAt.toISOString() };
  }

  /** Checks the limits, serialised per network and address by advisory locks. @throws Problem TOO_MANY_REQUESTS */
  private async requireCapacity(tx: Executor, address: string, network: string | null, retryAfterSeconds: number): Promise<void> {
    for (const counted of [...(network ? [network] : []), address]) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments of ${counted}`}, 0))`);
    const { rows } = await tx.execute<{ is_full: boolean }>(sql`
      select (select count(*) from appointment a where a.network = ${network} and a.cancelled_at is null and a.held_until > now()) >= ${maxHeld}
        or (select count(*) from appointment a join enquiry e on e.id = a.enquiry_id
          where lower(e.email) = ${address} and a.confirmed_at is null and a.cancelled_at is null and a.held_until > now()) >= ${maxHeld} as is_full`);
    if (rows[0]!.is_full) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
}
