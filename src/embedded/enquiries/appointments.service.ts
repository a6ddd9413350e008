import { Inject, Injectable } from '@nestjs/common';
import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import type { AppointmentKind, Appointments } from '../../contract/enquiry.js';
import { Problem } from '../../contract/errors.js';
import { type Country, type Locale, localeTable } from '../../contract/locales.js';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { appointmentTable, isTaken } from './enquiries.tables.js';
import { type Diary, freeSlots, spanOf } from './appointment-slots.js';

export type AppointmentRow = typeof appointmentTable.$inferSelect;
/** A slot as a form sends it. */
export interface RequestedSlot {
  appointment: AppointmentKind;
  appointmentDay: string;
  appointmentTime: string;
}

/** End of a hold, and the hash of the network it counts for. */
export type Hold = Pick<typeof appointmentTable.$inferInsert, 'heldUntil' | 'network'>;

const timeZoneOf = (where: Country): string => Object.values(localeTable).find(({ country }) => country === where)!.timeZone;

/** Slots for callbacks and showroom visits, in the time zone of the pickup place. */
@Injectable()
export class AppointmentsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly calendar: DeliveryCalendar,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  list({ kind }: InputValue<'listAppointments'>, { locale }: Pick<CallContext, 'locale'>): Promise<Appointments> {
    return this.free(this.db, kind, locale);
  }

  /** Time zone of the slots. */
  get timeZone(): string {
    return timeZoneOf(this.brand.pickup.address.country);
  }

  /**
   * @throws Problem VALIDATION when the slot is not offered, CONFLICT when it is taken
   */
  async requireFree(tx: Executor, { appointment, appointmentDay, appointmentTime }: RequestedSlot, locale: Locale): Promise<void> {
    const { days } = await this.free(tx, appointment, locale);
    if (days.some(({ day, times }) => day === appointmentDay && times.includes(appointmentTime))) return;
    const { days: all } = freeSlots(this.diary(appointment, locale, new Map()));
    const offered = all.find(({ day }) => day === appointmentDay);
    if (offered?.times.includes(appointmentTime)) throw taken();
    throw new Problem('VALIDATION', { errors: [{ field: offered ? 'appointmentTime' : 'appointmentDay', code: 'yup.errors.mixed.oneOf', params: { values: '' } }] });
  }

  /**
   * Books a slot, or holds it when `hold` is given. It tries the seats one by one: a concurrent request waits for the row of the seat and then tries the next seat.
   * @throws Problem CONFLICT when all seats are taken
   */
  async book(tx: Executor, enquiryId: string, { appointment, appointmentDay, appointmentTime }: RequestedSlot, hold?: Hold): Promise<AppointmentRow> {
    const { appointments } = this.brand;
    const span = spanOf({ kind: appointment, timeZone: this.timeZone, appointments }, appointmentDay, appointmentTime);
    const isOver = and(
      eq(appointmentTable.kind, appointment),
      eq(appointmentTable.startsAt, span.startsAt),
      isNull(appointmentTable.confirmedAt),
      sql`${appointmentTable.heldUntil} <= now()`,
    );
    await tx.delete(appointmentTable).where(isOver);
    for (let seat = 0; seat < appointments[appointment].atOnce; seat += 1) {
      const [booked] = await tx
        .insert(appointmentTable)
        .values({ id: newId(), enquiryId, kind: appointment, seat, ...span, ...(hold && { ...hold, confirmedAt: null }) })
        .onConflictDoNothing()
        .returning();
      if (booked) return booked;
    }
    throw taken();
  }

  private async free(tx: Executor, kind: AppointmentKind, locale: Locale): Promise<Appointments> {
    const { kind: kindColumn, startsAt } = appointmentTable;
    const rows = await tx
      .select({ startsAt, count: count() })
      .from(appointmentTable)
      .where(and(eq(kindColumn, kind), isTaken, gte(startsAt, new Date())))
      .groupBy(startsAt);
    return freeSlots(this.diary(kind, locale, new Map(rows.map((row) => [row.startsAt.toISOString(), row.count]))));
  }

  private diary(kind: AppointmentKind, locale: Locale, taken: Diary['taken']): Diary {
    const { pickup, openingHours, appointments } = this.brand;
    const { holidayOf } = this.calendar.workdays({ leadDays: 0, locale, country: pickup.address.country }).here;
    return { kind, at: new Date(), timeZone: this.timeZone, openingHours, appointments, holidayOf, taken };
  }
}

const taken = () => new Problem('CONFLICT', { errors: [{ field: 'appointmentTime', code: 'yup.errors.mixed.oneOf', params: { values: '' } }] });
