import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { EnquiryKind } from '../../contract/enquiry.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { UploadsService } from '../uploads/uploads.service.js';
import type { AppointmentRow } from './appointments.service.js';
import { appointmentTable, enquiryTable, isTaken, newsletterTable } from './enquiries.tables.js';
import { EnquiryFiles } from './enquiry-files.js';
import { EnquiryNotifications } from './enquiry-notifications.js';
import type { EnquiryRow } from './enquiry-fields.js';
import { type ErasedCounts, eraseAddress } from './erase-address.js';

/** Rows per query when all rows are read. */
const batch = 500;

export interface EnquiryFilter {
  kind?: EnquiryKind | undefined;
  since?: Date | undefined;
  /** True: only enquiries that are held back; false: only accepted ones; absent: both. */
  isHeld?: boolean | undefined;
}
export interface Slice {
  limit: number;
  page: number;
}

const wanted = ({ kind, since, isHeld }: EnquiryFilter) =>
  and(kind && eq(enquiryTable.kind, kind), since && gte(enquiryTable.receivedAt, since), isHeld === undefined ? undefined : (isHeld ? isNotNull : isNull)(enquiryTable.suspicion));
const offsetOf = ({ limit, page }: Slice): number => (page - 1) * limit;

/** Enquiries and appointments for the command line of operators. */
@Injectable()
export class EnquiryRegister {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly uploads: UploadsService,
    private readonly enquiryFiles: EnquiryFiles,
    private readonly letters: EnquiryNotifications,
  ) {}

  /** Newest first. */
  list(filter: EnquiryFilter, slice: Slice): Promise<EnquiryRow[]> {
    return this.db.select().from(enquiryTable).where(wanted(filter)).orderBy(desc(enquiryTable.receivedAt), asc(enquiryTable.id)).limit(slice.limit).offset(offsetOf(slice));
  }

  async find(id: string) {
    const [row] = await this.db.select().from(enquiryTable).where(eq(enquiryTable.id, id));
    if (!row) return undefined;
    const [appointment] = await this.db.select().from(appointmentTable).where(eq(appointmentTable.enquiryId, id));
    return { row, appointment, files: await this.enquiryFiles.of(this.db, id) };
  }

  /** Yields all enquiries in batches, by id. */
  async *all(filter: EnquiryFilter): AsyncGenerator<EnquiryRow[]> {
    for (let after = ''; ; ) {
      const rows = await this.db
        .select()
        .from(enquiryTable)
        .where(and(wanted(filter), gt(enquiryTable.id, after)))
        .orderBy(asc(enquiryTable.id))
        .limit(batch);
      if (rows.length) yield rows;
      if (rows.length < batch) return;
      after = rows.at(-1)!.id;
    }
  }

  /** The content of a file of an enquiry. */
  open(uploadId: string): Promise<Readable> {
    return this.uploads.open(uploadId);
  }

  /** Closes an enquiry. @returns whether it was open */
  async close(id: string): Promise<boolean> {
    const isOpen = and(eq(enquiryTable.id, id), isNull(enquiryTable.closedAt));
    return (await this.db.update(enquiryTable).set({ closedAt: new Date(), changedAt: sql`clock_timestamp()` }).where(isOpen).returning({ id: enquiryTable.id })).length > 0;
  }

  async erase(email: string): Promise<ErasedCounts> {
    const erased = await this.db.transaction((tx) => eraseAddress(tx, email));
    await this.uploads.removeFiles(erased.uploads);
    return erased;
  }

  /** Confirmed and held appointments that have not ended, the next one first. */
  appointments({ limit, page }: Slice) {
    return this.db
      .select({ appointment: appointmentTable, enquiry: enquiryTable })
      .from(appointmentTable)
      .innerJoin(enquiryTable, eq(enquiryTable.id, appointmentTable.enquiryId))
      .where(and(isTaken, gte(appointmentTable.endsAt, new Date())))
      .orderBy(asc(appointmentTable.startsAt), asc(appointmentTable.seat))
      .limit(limit)
      .offset(offsetOf({ limit, page }));
  }

  /** Cancels an appointment and mails the sender. @returns the appointment; undefined when it does not exist or was cancelled before */
  cancel(id: string): Promise<AppointmentRow | undefined> {
    return this.db.transaction(async (tx) => {
      const live = and(eq(appointmentTable.id, id), isNull(appointmentTable.cancelledAt));
      const [cancelled] = await tx.update(appointmentTable).set({ cancelledAt: new Date() }).where(live).returning();
      if (!cancelled) return undefined;
      const [row] = await tx.select().from(enquiryTable).where(eq(enquiryTable.id, cancelled.enquiryId));
      await this.letters.notifyCancelled(tx, row!, cancelled);
      return cancelled;
    });
  }

  /** Newsletter subscriptions, newest first. */
  subscriptions({ limit, page }: Slice) {
    return this.db.select().from(newsletterTable).orderBy(desc(newsletterTable.confirmedAt), asc(newsletterTable.id)).limit(limit).offset(offsetOf({ limit, page }));
  }

  /** Yields all subscriptions in batches, by id. */
  async *allSubscriptions(): AsyncGenerator<(typeof newsletterTable.$inferSelect)[]> {
    for (let after = ''; ; ) {
      const rows = await this.db.select().from(newsletterTable).where(gt(newsletterTable.id, after)).orderBy(asc(newsletterTable.id)).limit(batch);
      if (rows.length) yield rows;
      if (rows.length < batch) return;
      after = rows.at(-1)!.id;
    }
  }
}
