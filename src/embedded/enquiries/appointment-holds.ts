import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { customerTable } from '../customers/customers.tables.js';
import { spendToken, subjectOfUsed } from '../customers/one-use-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { customerOf, type Owner } from '../identity/identity.js';
import { hashOf } from '../ids.js';
import { publicNetworkOf } from '../limits/network.js';
import { type AppointmentRow, AppointmentsService, type Wished } from './appointments.service.js';
import { appointmentTable, enquiryTable } from './enquiries.tables.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { EnquiryFiles } from './enquiry-files.js';
import { EnquiryLetters } from './enquiry-letters.js';

/** Moments that wait to be confirmed at once: of one address, and of one network. */
const mostHeld = 3;

/** Moments of senders whose address nobody confirmed: held for minutes, and theirs once the link that was mailed to them is used. */
@Injectable()
export class AppointmentHolds {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly appointments: AppointmentsService,
    private readonly files: EnquiryFiles,
    private readonly letters: EnquiryLetters,
  ) {}

  /** Whether an address is the confirmed one of the customer who calls: then nothing is held, and the moment is booked. */
  async isConfirmed(tx: Executor, owner: Owner | undefined, email: string): Promise<boolean> {
    const id = owner && customerOf(owner);
    if (id === undefined) return false;
    const [customer] = await tx.select({ email: customerTable.email }).from(customerTable).where(eq(customerTable.id, id));
    return customer?.email.toLowerCase() === email.toLowerCase();
  }

  /** @throws Problem CONFLICT for a moment that is taken by now, TOO_MANY_REQUESTS while the address or the network has too many that wait */
  async hold(tx: Executor, { id, email }: EnquiryRow, moment: Wished, { clientAddress }: Pick<CallContext, 'clientAddress'>): Promise<AppointmentRow> {
    const minutes = this.environment.APPOINTMENT_HOLD_MINUTES;
    const known = publicNetworkOf(clientAddress);
    const network = known === undefined ? null : hashOf(`appointments ${known}`);
    await this.requireRoom(tx, email.toLowerCase(), network, minutes * 60);
    return this.appointments.book(tx, id, moment, { heldUntil: new Date(Date.now() + minutes * 60_000), network });
  }

  /**
   * Confirms a moment by the mailed link; a second click is answered like the first. A hold that is over counts as long as nobody else took the moment.
   * @throws Problem NOT_FOUND; GONE where somebody else has the moment by now, or it is past
   */
  confirm({ token }: Given<'confirmEnquiry'>): Promise<OutputOf<'confirmEnquiry'>> {
    return this.db.transaction(async (tx) => {
      const known = await subjectOfUsed(tx, 'appointment', token);
      if (known !== undefined) return this.confirmedBefore(tx, known);
      const { subject } = await spendToken(tx, 'appointment', token);
      const waits = and(eq(appointmentTable.id, subject), isNull(appointmentTable.confirmedAt), isNull(appointmentTable.cancelledAt), sql`${appointmentTable.startsAt} > now()`);
      const [appointment] = await tx.update(appointmentTable).set({ confirmedAt: new Date(), network: null }).where(waits).returning();
      if (!appointment) throw new Problem('GONE');
      const [row] = await tx.select().from(enquiryTable).where(eq(enquiryTable.id, appointment.enquiryId));
      await this.letters.tell(tx, row!, await this.files.of(tx, row!.id), appointment, {});
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

  /** Requests of one network or one address that come at once are counted one after the other. */
  private async requireRoom(tx: Executor, address: string, network: string | null, retryAfterSeconds: number): Promise<void> {
    for (const counted of [...(network ? [network] : []), address]) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments of ${counted}`}, 0))`);
    const { rows } = await tx.execute<{ is_full: boolean }>(sql`
      select (select count(*) from appointment a where a.network = ${network} and a.cancelled_at is null and a.held_until > now()) >= ${mostHeld}
        or (select count(*) from appointment a join enquiry e on e.id = a.enquiry_id
          where lower(e.email) = ${address} and a.confirmed_at is null and a.cancelled_at is null and a.held_until > now()) >= ${mostHeld} as is_full`);
    if (rows[0]!.is_full) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
}
