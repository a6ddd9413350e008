import { Inject, Injectable } from '@nestjs/common';
import { and, asc, inArray, isNull, ne } from 'drizzle-orm';
import type { InputValue } from '../../common/operation.decorators.js';
import type { ReceivedEnquiry } from '../../contract/received-enquiry.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { isWanted, pageOfChanges, positionOf } from '../database/changes.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { enquiryOwner } from '../identity/identity.js';
import type { UploadRow } from '../uploads/uploads.service.js';
import { uploadTable } from '../uploads/uploads.tables.js';
import { enquiryTable } from './enquiries.tables.js';
import type { EnquiryRow } from './enquiry-fields.js';

const { id, changedAt } = enquiryTable;

const present = (row: EnquiryRow, files: readonly UploadRow[]): ReceivedEnquiry => {
  const { kind, locale, email, name, company, phone, message, room, jobOffer, orderNumber, goods, appointment, appointmentDay, appointmentTime } = row;
  const lines = [...(goods?.line ? [goods.line] : []), ...(goods?.cart?.lines ?? [])];
  return {
    id: row.id,
    kind,
    locale,
    email,
    name,
    company,
    phone,
    message,
    room,
    jobOffer,
    orderNumber,
    receivedAt: row.receivedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    goods: lines.map(({ sku, name: product, quantity, choices, total }) => ({ sku, name: product, quantity, choices, total })),
    appointment: appointment && { kind: appointment, day: appointmentDay!, time: appointmentTime! },
    files: files.map(({ name: file, type, size }) => ({ name: file, type, size })),
  };
};

/** Enquiries by their last change, for integrators. */
@Injectable()
export class EnquiryFeed {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** The earliest change first. Newsletter sign-ups are left out, because they are not confirmed. */
  async list(wanted: InputValue<'listEnquiries'>): Promise<OutputOf<'listEnquiries'>> {
    const found = await this.db
      .select({ id, at: positionOf(changedAt), row: enquiryTable })
      .from(enquiryTable)
      .where(and(isNull(enquiryTable.suspicion), ne(enquiryTable.kind, 'newsletter'), isWanted(wanted, changedAt, id)))
      .orderBy(asc(changedAt), asc(id))
      .limit(wanted.limit + 1);
    const { page, next, hasMore } = pageOfChanges(found, wanted);
    const owners = page.map((one) => enquiryOwner(one.id));
    const files = owners.length ? await this.db.select().from(uploadTable).where(inArray(uploadTable.owner, owners)).orderBy(asc(uploadTable.name), asc(uploadTable.id)) : [];
    return {
      items: page.map(({ row }) =>
        present(
          row,
          files.filter(({ owner }) => owner === enquiryOwner(row.id)),
        ),
      ),
      next,
      hasMore,
    };
  }
}
